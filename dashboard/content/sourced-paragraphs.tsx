import type { GeneratedContent } from '@cueroom/core/content/content.ts'
import { isClaim } from '@cueroom/core/content/claims.ts'
import type { SentenceSource } from '@cueroom/core/content/sentence-source.ts'
import { Popover, Skeleton } from '@mantine/core'
import { type MouseEvent, useState } from 'react'
import { lazyPart } from '../ui/lazy.tsx'
import { laidOut } from './laid-out-pieces.ts'
import { LaidOutParagraph } from './laid-out-paragraph.tsx'
import classes from './sourced-paragraphs.module.css'
import { textPieces } from './text-pieces.ts'

// Lazy: it includes the name and description of every setting
const SentenceSources = lazyPart(
  'sources',
  async () => (await import('./sentence-sources.tsx')).SentenceSources,
  () => <Skeleton h={70} />,
)

/**
 * The text, with sentences that show their sources on a click. It is read as text: sentences are no controls, and people without a
 * mouse find all sources in a list (`sources-dialog.tsx`).
 */
export function SourcedParagraphs({ content }: { content: GeneratedContent }) {
  const [opened, setOpened] = useState<string>()
  // One listener for all: screen readers say "clickable" for each element that has its own
  const toggle = ({ target }: MouseEvent) => {
    const { sentence } = (target as HTMLElement).dataset
    if (sentence) setOpened(sentence === opened ? undefined : sentence)
  }
  return (
    <div role="presentation" onClick={toggle}>
      {textPieces(content.content, content.sources).map((pieces, index) => (
        <LaidOutParagraph
          key={index}
          parts={laidOut(content.contentType, pieces)}
          render={({ text, start, source }) =>
            source ? (
              <Sentence
                key={start}
                text={text}
                source={source}
                guestId={content.guestId}
                opened={opened === String(start)}
                onClose={() => setOpened(undefined)}
              />
            ) : (
              <span key={start}>{text}</span>
            )
          }
        />
      ))}
    </div>
  )
}

interface SentenceProps {
  text: string
  source: SentenceSource
  guestId: number
  opened: boolean
  onClose: () => void
}

function Sentence({ text, source, guestId, opened, onClose }: SentenceProps) {
  const sentence = (
    <span
      className={classes.sentence}
      data-sentence={source.start}
      data-opened={opened || undefined}
      data-unsupported={(source.from.length === 0 && isClaim(text)) || undefined}
    >
      {text}
    </span>
  )
  if (!opened) return sentence
  return (
    <Popover
      opened
      onChange={onClose}
      width={360}
      position="bottom-start"
      shadow="md"
      withinPortal
      withRoles={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>{sentence}</Popover.Target>
      <Popover.Dropdown role="dialog" aria-label="Sources of this sentence" tabIndex={-1} data-autofocus>
        <SentenceSources source={source} guestId={guestId} />
      </Popover.Dropdown>
    </Popover>
  )
}
