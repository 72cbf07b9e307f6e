import { noteLines, shortNote } from '@cueroom/core/content/short-note.ts'
import { answersTab } from '@cueroom/core/content/wording-notes.ts'
import { Alert, Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { guestPage } from '../app/paths.ts'
import { IconInfoCircle } from '../icons/index.ts'
import { Link } from '../routing/routing.tsx'
import classes from './text-note.module.css'

interface Props {
  note: string
  /** Whose answers the note's link opens; without it there is no link. */
  guestId?: number
  /** A button that does what the note asks for. */
  action?: ReactNode
}

/** What the host should know about a text; the details of a long note open on demand. */
export function TextNote({ note, guestId, action }: Props) {
  const { first, rest } = shortNote(note)
  return (
    <Alert variant="default" icon={<IconInfoCircle />} p="sm" mb="md" classNames={{ message: classes.note }}>
      <Lines lines={noteLines(first)} guestId={guestId} />
      {rest.length > 0 && (
        <details className={classes.more}>
          <summary>What's missing</summary>
          <Lines lines={rest} guestId={guestId} />
        </details>
      )}
      {action && <div className={classes.action}>{action}</div>}
    </Alert>
  )
}

interface LinesProps {
  lines: readonly string[]
  guestId: number | undefined
}

const Lines = ({ lines, guestId }: LinesProps) =>
  lines.length === 1 ? (
    <p>
      <Line text={lines[0]!} guestId={guestId} />
    </p>
  ) : (
    <ul>
      {lines.map((line, place) => (
        <li key={place}>
          <Line text={line} guestId={guestId} />
        </li>
      ))}
    </ul>
  )

/** A line in which the tab with the guest's answers is a link. */
function Line({ text, guestId }: { text: string; guestId: number | undefined }) {
  const at = guestId === undefined ? -1 : text.indexOf(answersTab)
  if (guestId === undefined || at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <Anchor component={Link} to={guestPage(guestId, 'answers')} inherit underline="always">
        {answersTab}
      </Anchor>
      {text.slice(at + answersTab.length)}
    </>
  )
}
