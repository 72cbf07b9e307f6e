import type { Episode } from '@cueroom/core/episodes/episode.ts'
import type { RunOfShow } from '@cueroom/core/episodes/run-of-show.ts'
import { clockAfter } from '@cueroom/core/episodes/run-text.ts'
import { addedKinds, maxSegments, segmentLabels, withStarts } from '@cueroom/core/episodes/segments.ts'
import { Button, Menu, VisuallyHidden } from '@mantine/core'
import { useCallback, useState } from 'react'
import { useShowTimeZone } from '../app/settings.queries.ts'
import { IconPlus } from '../icons/index.ts'
import { Tips } from '../ui/tips.tsx'
import { toast } from '../ui/toasts.tsx'
import { useDragOrder } from '../ui/use-drag-order.ts'
import { shownDateFormat } from '../ui/date-format.ts'
import { add, noteFor, putBack, remove, reorder, type RunEdit, titleOf } from './run-edits.ts'
import classes from './run-of-show.module.css'
import { SegmentCard } from './segment-card.tsx'

interface Props {
  run: RunOfShow
  episode: Episode
  mayChange: boolean
  edit: (change: RunEdit) => void
}

/** The segments in their order. They move by dragging, by their buttons, and with Alt and an arrow key. */
export function SegmentList({ run, episode, mayChange, edit }: Props) {
  const timeZone = useShowTimeZone()
  const { segments } = run
  const { recordingDate } = episode
  const [said, setSaid] = useState('')
  const move = useCallback(
    (from: number, to: number) => {
      edit(reorder(from, to))
      setSaid(`Moved to position ${to + 1}`)
    },
    [edit],
  )
  const order = useDragOrder(move)
  const drop = (place: number) => {
    const segment = segments[place]!
    edit(remove(segment.key))
    toast.success({
      title: 'Segment removed',
      message: titleOf(segment),
      action: { label: 'Undo', run: () => edit(putBack(segment.key, place)) },
    })
  }
  return (
    <section aria-label="Segments">
      <Tips>
        <ol className={classes.segments}>
          {withStarts(segments).map((segment, place) => (
            <SegmentCard
              key={segment.key}
              segment={segment}
              note={noteFor(run, segment)}
              clock={
                recordingDate &&
                clockAfter(recordingDate, segment.start, { timeZone, dateFormat: shownDateFormat() })
              }
              mayChange={mayChange}
              edit={edit}
              grip={order.gripAt(place)}
              mark={order.markAt(place)}
              onMove={(step) => {
                const to = place + step
                if (to >= 0 && to < segments.length) move(place, to)
              }}
              isFirst={place === 0}
              isLast={place === segments.length - 1}
              onRemove={() => drop(place)}
            />
          ))}
        </ol>
      </Tips>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
      <AddSegment disabled={!mayChange || segments.length >= maxSegments} edit={edit} />
    </section>
  )
}

const AddSegment = ({ disabled, edit }: { disabled: boolean; edit: Props['edit'] }) => (
  <Menu position="bottom-start" shadow="md">
    <Menu.Target>
      <Button mt="md" leftSection={<IconPlus size={16} />} disabled={disabled}>
        Add segment
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      {addedKinds.map((kind) => (
        <Menu.Item key={kind} onClick={() => edit(add(kind))}>
          {segmentLabels[kind]}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
)
