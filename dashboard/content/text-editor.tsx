import type { GeneratedContent } from '@cueroom/core/content/content.ts'
import { contentTypeLabels } from '@cueroom/core/content/content-labels.ts'
import { characterCount, wordCount } from '@cueroom/core/text/word-count.ts'
import { ApiError, NetworkError } from '@cueroom/core/contract/client.ts'
import { Alert, Button, Group, Text, Textarea, Title } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { serverMessage } from '../app/api.tsx'
import { IconCloudOff, IconInfoCircle } from '../icons/index.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { Counts } from './counts.tsx'
import classes from './generated-text.module.css'

/** Characters a text may have. */
const longestText = 100_000

interface Props {
  content: GeneratedContent
  guestName: string
  text: string
  /** Why the last save failed. */
  error: Error | null
  /** Compares the edit with the text that was saved since it began; absent if none was. */
  onCompare?: (() => void) | undefined
  onType: (text: string) => void
  onSave: () => void
  onCancel: () => void
}

/** The text editor. Every keystroke is kept in this browser until the edit is saved or cancelled. */
export function TextEditor({ content, guestName, text, error, onCompare, onType, onSave, onCancel }: Props) {
  const label = contentTypeLabels[content.contentType]
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const onKeyDown = (event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && (event.key === 's' || event.key === 'Enter')
    if (!isSave) return
    event.preventDefault()
    // Outside the editor, Ctrl+Enter generates
    event.stopPropagation()
    onSave()
  }
  return (
    <article aria-label={`Edit of the ${label} for ${guestName}`}>
      <header className={classes.head}>
        <div>
          <Title order={2} size="h4">
            {label}
          </Title>
          <Dimmed>for {guestName} · Your edit is kept in this browser</Dimmed>
        </div>
        <Group gap="xs">
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant="filled" onClick={onSave}>
            Save
          </Button>
        </Group>
      </header>
      {onCompare && (
        <Alert variant="light" color="yellow" icon={<IconInfoCircle />} mb="md" role="alert">
          The saved text has changed since you started editing.{' '}
          <Button size="compact-sm" onClick={onCompare}>
            Compare
          </Button>
        </Alert>
      )}
      {error && <NotSaved error={error} text={text} onRetry={onSave} />}
      <Textarea
        aria-label={`Text of the ${label}`}
        minRows={8}
        ref={field}
        maxLength={longestText}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        classNames={{ input: classes.editor }}
        data-type={content.contentType}
      />
      <footer className={classes.foot}>
        <Dimmed>Save with Ctrl+S</Dimmed>
        <Counts words={wordCount(text)} characters={characterCount(text)} />
      </footer>
    </article>
  )
}

const kept = 'Your edit is safe in this browser.'

function explain(error: Error): { title: string; text: string } {
  if (error instanceof NetworkError)
    return {
      title: "Not saved: couldn't reach Cueroom",
      text: `${kept} Try again when you're online.`,
    }
  const status = error instanceof ApiError ? error.status : 0
  if (status === 404)
    return {
      title: 'Not saved: this text was deleted',
      text: `${kept} Copy it, or restore the text in Recently deleted and save again.`,
    }
  if (status === 401)
    return { title: 'Not saved: your session ended', text: `${kept} Sign in, then save again.` }
  if (status === 409)
    return {
      title: 'Not saved: someone else changed this text',
      text: `${kept} Save again to choose a version.`,
    }
  return {
    title: 'Not saved',
    text: `${serverMessage(error) ?? 'The server returned an error.'} ${kept}`,
  }
}

function NotSaved({ error, text, onRetry }: { error: Error; text: string; onRetry: () => void }) {
  const { title, text: explanation } = explain(error)
  return (
    <Alert
      variant="default"
      classNames={{ root: classes.notSaved, icon: classes.notSavedIcon }}
      icon={<IconCloudOff />}
      title={title}
      mb="md"
      role="alert"
    >
      <Text size="sm" mb="sm">
        {explanation}
      </Text>
      <Group gap="xs">
        <Button variant="filled" size="xs" onClick={onRetry}>
          Try again
        </Button>
        <CopyButton text={text} />
      </Group>
    </Alert>
  )
}
