import type { GuestCard as Guest } from '@cueroom/core/guests/guest.ts'
import type { GuestOrder } from '@cueroom/core/guests/guest-sort.ts'
import { Skeleton } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import type { Act } from './guest-actions.ts'
import { isOver } from '@cueroom/core/guests/episode-status.ts'
import { GuestCard } from './guest-card.tsx'
import classes from './guest-grid.module.css'
import { useListKeys } from './use-list-keys.ts'
import { useMoreAtEnd } from './use-more-at-end.ts'
import { usePlace } from './use-place.ts'
import type { GuestList } from './guests.queries.ts'
import type { Selection } from './use-selection.ts'

const gap = 16
const narrowestCard = 300
const usualHeight = 240
/** Pixels that sticky bars may cover at the top and bottom of the window. */
export const barsHeight = { top: 72, bottom: 88 }

const columnsIn = (width: number) => Math.max(1, Math.floor((width + gap) / (narrowestCard + gap)))

export interface GuestListProps {
  list: GuestList
  act: Act
  mayChange: boolean
  selection: Selection
  now: Date
  sort: GuestOrder
  onSort: (sort: GuestOrder) => void
  /** How many texts each guest has, once that is known. */
  texts: ReadonlyMap<number, number> | undefined
  /** Guests with a text to check because of the host's note; empty until that is known. */
  noteCheck: ReadonlySet<number>
}

/** Props that a card or row gets from its list. */
export const itemProps = (
  { act, mayChange, selection, now, noteCheck }: GuestListProps,
  guest: Guest,
  reachable: number | undefined,
) => ({
  guest,
  act,
  mayChange,
  selecting: selection.selecting,
  selected: selection.has(guest.id),
  reachable: guest.id === reachable,
  over: isOver(guest, now),
  noteCheck: noteCheck.has(guest.id),
})

/** A virtualized grid of cards, so that 10,000 guests scroll like ten. */
export function GuestGrid(props: GuestListProps) {
  const { guests, total = -1 } = props.list
  const { ref: measured, width, top } = usePlace()
  const columns = columnsIn(width)
  const rows = useWindowVirtualizer({
    count: Math.ceil(guests.length / columns),
    estimateSize: () => usualHeight,
    gap,
    overscan: 3,
    scrollMargin: top,
    scrollPaddingStart: barsHeight.top,
    scrollPaddingEnd: barsHeight.bottom,
    getItemKey: (row) => guests[row * columns]!.id,
  })
  const reveal = (index: number) => rows.scrollToIndex(Math.floor(index / columns))
  useMoreAtEnd(props.list, (rows.getVirtualItems().at(-1)?.index ?? 0) * columns)
  const { ref, reachable, ...keys } = useListKeys({ ...props, guests, columns, reveal })

  return (
    <div ref={useMergedRef(ref, measured)} role="list" aria-label="Guests" {...keys}>
      <div role="presentation" className={classes.rows} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start, key }) => (
          <div
            key={key}
            ref={rows.measureElement}
            data-index={index}
            role="presentation"
            className={classes.row}
            style={{
              transform: `translateY(${start - top}px)`,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            }}
          >
            {guests.slice(index * columns, (index + 1) * columns).map((guest, column) => (
              <div
                key={guest.id}
                role="listitem"
                aria-setsize={total}
                aria-posinset={index * columns + column + 1}
              >
                <GuestCard {...itemProps(props, guest, reachable)} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Loading state of the grid. */
export const GuestGridSkeleton = () => (
  <div className={classes.skeleton} role="status" aria-label="Loading your guests">
    {Array.from({ length: 9 }, (_, index) => (
      <Skeleton key={index} h={usualHeight} radius={12} />
    ))}
  </div>
)
