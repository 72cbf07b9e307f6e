import '@fontsource-variable/source-serif-4/index.css'
import type { ContentType, GeneratedContent } from '@cueroom/core/content/content.ts'
import { contentTypeLabels } from '@cueroom/core/content/content-labels.ts'
import { characterCount, wordCount } from '@cueroom/core/content/word-count.ts'
import { Alert, Button, Group, Text, Title } from '@mantine/core'
import { IconCheck, IconCopy, IconFileTypeDocx, IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { toast } from '../app/toasts.tsx'
import { copyText } from '../ui/copy.ts'
import { ProviderBadge } from '../ui/provider-badge.tsx'
import { dayAndTime } from '../ui/text.ts'
import classes from './generated-text.module.css'

/** How long a copy button says that it copied, in milliseconds (specification 9). */
const copiedShown = 2_000

/** The text itself: an introduction in a serif, at a size for reading on air. */
export function TextBody({
  type,
  text,
  writing = false,
}: {
  type: ContentType
  text: string
  writing?: boolean
}) {
  return (
    <div className={classes.text} data-type={type} data-writing={writing || undefined}>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  )
}

interface Props {
  content: GeneratedContent
  guestName: string
  onExport: () => void
  exporting: boolean
}

/** A generated text with what the host should know about it and what can be done with it. */
export function GeneratedText({ content, guestName, onExport, exporting }: Props) {
  const {
    contentType,
    content: text,
    provider,
    model,
    note,
    createdAt,
    wordCount: words,
    characterCount: characters,
  } = content
  return (
    <article aria-label={`${contentTypeLabels[contentType]} for ${guestName}`}>
      <header className={classes.head}>
        <div>
          <Title order={2} size="h4">
            {contentTypeLabels[contentType]}
          </Title>
          <Text size="sm" c="dimmed">
            for {guestName} · {dayAndTime(createdAt)}
          </Text>
        </div>
        <Group gap="xs">
          <CopyButton text={text} />
          <Button
            variant="default"
            leftSection={<IconFileTypeDocx size={17} aria-hidden />}
            onClick={onExport}
            loading={exporting}
          >
            Export to Word
          </Button>
        </Group>
      </header>
      {note && (
        <Alert variant="default" icon={<IconInfoCircle aria-hidden />} p="sm" mb="md">
          {note}
        </Alert>
      )}
      <TextBody type={contentType} text={text} />
      <footer className={classes.foot}>
        <ProviderBadge provider={provider} model={model} />
        <Counts words={words} characters={characters} />
      </footer>
    </article>
  )
}

/** The text while it is being written. */
export function TextInProgress({ type, text }: { type: ContentType; text: string }) {
  return (
    <article aria-label="Being written" aria-busy>
      <TextBody type={type} text={text} writing />
      <footer className={classes.foot}>
        <Counts words={wordCount(text)} characters={characterCount(text)} />
      </footer>
    </article>
  )
}

const Counts = ({ words, characters }: { words: number; characters: number }) => (
  <Text size="sm" c="dimmed" className={classes.counts}>
    {words.toLocaleString('en-US')} words · {characters.toLocaleString('en-US')} characters
  </Text>
)

export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), copiedShown)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    const done = await copyText(text)
    setCopied(done)
    if (done) toast.success({ title: 'Copied!' })
    else toast.failure({ title: 'Failed to copy', message: 'Select the text and copy it by hand.' })
  }
  const Symbol = copied ? IconCheck : IconCopy
  return (
    <Button variant="default" leftSection={<Symbol size={17} aria-hidden />} onClick={copy}>
      Copy
    </Button>
  )
}
