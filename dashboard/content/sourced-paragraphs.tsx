import type { GeneratedContent } from '@cueroom/core/content/content.ts'
import { isClaim } from '@cueroom/core/content/claims.ts'
import type { SentenceSource } from '@cueroom/core/content/sentence-source.ts'
import { Popover, Skeleton } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { lazyPart } from '../ui/lazy.tsx'
import { type LaidOut, laidOut } from './laid-out-pieces.ts'
import { LaidOutParagraph } from './laid-out-paragraph.tsx'
import classes from './sourced-paragraphs.module.css'
import { textPieces } from './text-pieces.ts'

// Lazy: it includes the name and description of every setting
const SentenceSources = lazyPart(
  'sources',
  async () => (await import('./sentence-sources.tsx')).SentenceSources,
  () => <Skeleton h={70} />,
)

/** The text with sentences that show their sources on click or Enter, and have the focus again on Escape. Arrow keys move between sentences. */
export function SourcedParagraphs({ content }: { content: GeneratedContent }) {
  const [opened, setOpened] = useState<number | null>(null)
  const paragraphs = textPieces(content.content, content.sources).map((pieces) =>
    laidOut(content.contentType, pieces),
  )
  const first = firstSentence(paragraphs)
  return paragraphs.map((parts, index) => (
    <LaidOutParagraph
      key={index}
      parts={parts}
      render={({ text, start, source }) =>
        source ? (
          <Sentence
            key={start}
            text={text}
            source={source}
            guestId={content.guestId}
            inTabOrder={start === (opened ?? first)}
            opened={start === opened}
            onToggle={(open) => setOpened(open ? start : null)}
          />
        ) : (
          <span key={start}>{text}</span>
        )
      }
    />
  ))
}

/** Start of the first sentence that can be opened; headings can't. */
const firstSentence = (paragraphs: readonly LaidOut[][]) =>
  paragraphs
    .flat()
    .flatMap((part) => (part.kind === 'heading' ? [] : 'items' in part ? part.items.flat() : part.pieces))
    .find(({ source }) => source)?.start

interface SentenceProps {
  text: string
  source: SentenceSource
  guestId: number
  inTabOrder: boolean
  opened: boolean
  onToggle: (open: boolean) => void
}

/** Moves the focus to the sentence before or after. */
function step(sentence: HTMLElement, by: 1 | -1) {
  const all = [...(sentence.closest('[data-type]')?.querySelectorAll<HTMLElement>('[data-sentence]') ?? [])]
  all[all.indexOf(sentence) + by]?.focus()
}

function Sentence({ text, source, guestId, inTabOrder, opened, onToggle }: SentenceProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event
    if (key === 'ArrowDown' || key === 'ArrowRight') step(currentTarget, 1)
    else if (key === 'ArrowUp' || key === 'ArrowLeft') step(currentTarget, -1)
    else if (key === 'Enter' || key === ' ') onToggle(!opened)
    else return
    event.preventDefault()
  }
  return (
    <Popover
      opened={opened}
      onChange={onToggle}
      width={360}
      position="bottom-start"
      shadow="md"
      withinPortal
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <span
          className={classes.sentence}
          data-sentence
          data-unsupported={(source.from.length === 0 && isClaim(text)) || undefined}
          role="button"
          tabIndex={inTabOrder ? 0 : -1}
          onClick={() => onToggle(!opened)}
          onKeyDown={onKeyDown}
        >
          {text}
        </span>
      </Popover.Target>
      <Popover.Dropdown tabIndex={-1} data-autofocus>
        {opened && <SentenceSources source={source} guestId={guestId} />}
      </Popover.Dropdown>
    </Popover>
  )
}
