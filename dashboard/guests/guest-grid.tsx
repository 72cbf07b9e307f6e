import type { GuestCard as Guest } from '@cueroom/core/guests/guest.ts'
import { Skeleton } from '@mantine/core'
import { useElementSize, useMergedRef } from '@mantine/hooks'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { GuestCard, type GuestActions } from './guest-card.tsx'
import classes from './guest-grid.module.css'

const gap = 16
const narrowestCard = 300
const usualHeight = 222

const columnsIn = (width: number) => Math.max(1, Math.floor((width + gap) / (narrowestCard + gap)))

/** Cards in rows of as many as fit. Only the rows near the window exist, so ten thousand guests scroll like ten. */
export function GuestGrid({ guests, ...actions }: { guests: readonly Guest[] } & GuestActions) {
  const list = useRef<HTMLDivElement>(null)
  const { ref: measured, width } = useElementSize()
  const [top, setTop] = useState(0)
  const columns = columnsIn(width)
  const rows = useWindowVirtualizer({
    count: Math.ceil(guests.length / columns),
    estimateSize: () => usualHeight,
    gap,
    overscan: 3,
    scrollMargin: top,
    getItemKey: (row) => `${columns}-${guests[row * columns]?.id}`,
  })
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), [width])

  return (
    <div ref={useMergedRef(list, measured)} role="list" aria-label="Guests">
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
                aria-setsize={guests.length}
                aria-posinset={index * columns + column + 1}
              >
                <GuestCard guest={guest} {...actions} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/** The grid before the guests are there. */
export function GuestGridSkeleton() {
  return (
    <div className={classes.skeleton} role="status" aria-label="Loading your guests">
      {Array.from({ length: 9 }, (_, index) => (
        <Skeleton key={index} h={usualHeight} radius={12} />
      ))}
    </div>
  )
}
