import type { Segment } from '@cueroom/core/episodes/run-of-show.ts'
import { lengthText, offsetText, segmentLabels } from '@cueroom/core/episodes/segments.ts'
import { Anchor, Group } from '@mantine/core'
import { type HTMLAttributes, type KeyboardEvent, useState } from 'react'
import { guestPage } from '../app/paths.ts'
import { IconArrowDown, IconArrowUp, IconGripVertical, IconPencil, IconTrash } from '../icons/index.ts'
import { Link } from '../routing/routing.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { type RunEdit, titleOf, write } from './run-edits.ts'
import classes from './run-of-show.module.css'
import { SegmentChanged } from './segment-changed.tsx'
import { SegmentForm } from './segment-form.tsx'
import { SegmentOrigin } from './segment-origin.tsx'

interface Props {
  segment: Segment & { start: number }
  /** What the host noted about its guest; not read aloud. */
  note: string | undefined
  /** When it begins; null before the recording has a date. */
  clock: string | null
  mayChange: boolean
  edit: (change: RunEdit) => void
  grip: HTMLAttributes<HTMLElement>
  /** Its appearance while a segment is dragged. */
  mark: string | undefined
  isFirst: boolean
  isLast: boolean
  onMove: (step: number) => void
  onRemove: () => void
}

/** One segment: its start, length, text and source. */
export function SegmentCard(props: Props) {
  const { segment, note, clock, mayChange, edit, grip, mark, onMove } = props
  const { key, kind, title, text, seconds, start } = segment
  const [editing, setEditing] = useState(false)
  const name = titleOf(segment)
  const moveByKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || step === undefined || !mayChange) return
    event.preventDefault()
    onMove(step)
  }
  return (
    <li className={classes.segment} data-drag={mark} aria-label={name} data-kind={kind}>
      <div className={classes.when}>
        <b>{offsetText(start)}</b>
        <span>{lengthText(seconds)}</span>
        {clock && <span>{clock}</span>}
      </div>
      {/* By keyboard the buttons move it */}
      <span className={classes.grip} aria-hidden title="Drag to reorder" {...(mayChange && grip)}>
        {mayChange && <IconGripVertical size={18} stroke={1.6} />}
      </span>
      <div className={classes.said}>
        <span className={classes.tag} data-kind={kind}>
          {segmentLabels[kind]}
        </span>
        {editing ? (
          <SegmentForm
            segment={segment}
            onCancel={() => setEditing(false)}
            onSave={(values) => {
              setEditing(false)
              edit(write(key, values))
            }}
          />
        ) : (
          <>
            {title && title !== segmentLabels[kind] && <h2 dir="auto">{title}</h2>}
            {note && <p className={classes.none}>{note}</p>}
            {text ? <SegmentText text={text} /> : <NoText segment={segment} />}
          </>
        )}
        <SegmentChanged segment={segment} mayChange={mayChange} edit={edit} />
      </div>
      <div className={classes.side}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its buttons have the focus */}
        <div className={classes.tools} onKeyDown={moveByKey}>
          <Tools {...props} name={name} onEdit={() => setEditing(true)} />
        </div>
        <SegmentOrigin segment={segment} />
      </div>
    </li>
  )
}

interface ToolsProps extends Pick<Props, 'isFirst' | 'isLast' | 'mayChange' | 'onMove' | 'onRemove'> {
  name: string
  onEdit: () => void
}

const Tools = ({ name, isFirst, isLast, mayChange, onMove, onRemove, onEdit }: ToolsProps) => (
  <Group gap={0} wrap="nowrap" justify="flex-end">
    {/* Not disabled at the ends, so that the focus stays while it moves */}
    <IconButton
      label={`Move ${name} up`}
      icon={IconArrowUp}
      disabled={!mayChange}
      aria-disabled={isFirst}
      onClick={() => onMove(-1)}
    />
    <IconButton
      label={`Move ${name} down`}
      icon={IconArrowDown}
      disabled={!mayChange}
      aria-disabled={isLast}
      onClick={() => onMove(1)}
    />
    <IconButton label={`Edit ${name}`} icon={IconPencil} disabled={!mayChange} onClick={onEdit} />
    <IconButton label={`Remove ${name}`} icon={IconTrash} disabled={!mayChange} onClick={onRemove} />
  </Group>
)

const SegmentText = ({ text }: { text: string }) => (
  <div className={classes.text} dir="auto">
    {text.split(/\n{2,}/).map((paragraph, index) => (
      <p key={index}>{paragraph}</p>
    ))}
  </div>
)

/** The next step for an empty segment. */
function NoText({ segment: { kind, guestId } }: { segment: Segment }) {
  if (guestId === null)
    return kind === 'break' ? null : (
      <p className={classes.none}>Nothing written yet. Press Edit to write it.</p>
    )
  const tab = kind === 'introduction' ? 'introduction' : 'questions'
  return (
    <p className={classes.none}>
      Not generated yet.{' '}
      <Anchor component={Link} to={guestPage(guestId, tab)} inherit>
        {kind === 'introduction' ? 'Write the introduction' : 'Write the questions'}
      </Anchor>
    </p>
  )
}
