import { noteLines, shortNote } from '@cueroom/core/content/short-note.ts'
import { Alert } from '@mantine/core'
import type { ReactNode } from 'react'
import { IconInfoCircle } from '../icons/index.ts'
import classes from './text-note.module.css'

interface Props {
  note: string
  /** A button that does what the note asks for. */
  action?: ReactNode
}

/** What the host should know about a text; the details of a long note open on demand. */
export function TextNote({ note, action }: Props) {
  const { first, rest } = shortNote(note)
  return (
    <Alert variant="default" icon={<IconInfoCircle />} p="sm" mb="md" classNames={{ message: classes.note }}>
      <Lines lines={noteLines(first)} />
      {rest.length > 0 && (
        <details className={classes.more}>
          <summary>What's missing</summary>
          <Lines lines={rest} />
        </details>
      )}
      {action && <div className={classes.action}>{action}</div>}
    </Alert>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.length === 1 ? (
    <p>{lines[0]}</p>
  ) : (
    <ul>
      {lines.map((line, place) => (
        <li key={place}>{line}</li>
      ))}
    </ul>
  )
