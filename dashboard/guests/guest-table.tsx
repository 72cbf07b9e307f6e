import { VisuallyHidden } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { isOver } from '@cueroom/core/guests/episode-status.ts'
import { barsHeight, type GuestListProps } from './guest-grid.tsx'
import { GuestRow, type TableRoom } from './guest-row.tsx'
import classes from './guest-table.module.css'
import { Tick } from './tick.tsx'
import { useListKeys } from './use-list-keys.ts'
import { usePlace } from './use-place.ts'

const rowHeight = 49
const headerHeight = 38
const roomIn = (width: number): TableRoom => (width < 820 ? 'little' : width < 1150 ? 'usual' : 'all')

/** A virtualized table of guests. */
export function GuestTable({ guests, act, mayChange, selection, now }: GuestListProps) {
  const { ref: measured, width, top: tableTop } = usePlace()
  const top = tableTop + headerHeight
  const room = roomIn(width)
  const rows = useWindowVirtualizer({
    count: guests.length,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollMargin: top,
    scrollPaddingStart: barsHeight.top,
    scrollPaddingEnd: barsHeight.bottom,
    getItemKey: (index) => guests[index]!.id,
  })
  const { list, reachable, ...keys } = useListKeys({
    guests,
    columns: 1,
    reveal: rows.scrollToIndex,
    act,
    mayChange,
  })

  const items = rows.getVirtualItems()
  const above = (items[0]?.start ?? top) - top
  const below = rows.getTotalSize() - ((items.at(-1)?.end ?? top) - top)
  return (
    <div ref={useMergedRef(list, measured)} {...keys}>
      <table
        className={`${classes.table} ${room === 'little' ? classes.narrow : ''}`}
        aria-label="Guests"
        aria-rowcount={guests.length + 1}
      >
        <Header room={room} selection={selection} count={guests.length} />
        <tbody>
          {above > 0 && <Gap height={above} />}
          {items.map(({ index, key }) => {
            const guest = guests[index]!
            return (
              <GuestRow
                key={key}
                guest={guest}
                act={act}
                mayChange={mayChange}
                selected={selection.has(guest.id)}
                reachable={guest.id === reachable}
                over={isOver(guest, now)}
                room={room}
                place={index + 2}
              />
            )
          })}
          {below > 0 && <Gap height={below} />}
        </tbody>
      </table>
    </div>
  )
}

const Gap = ({ height }: { height: number }) => <tr aria-hidden style={{ height }} />

type HeaderProps = Pick<GuestListProps, 'selection'> & { room: TableRoom; count: number }

function Header({ room, selection, count }: HeaderProps) {
  const narrow = room === 'little'
  const chosen = selection.guests.length
  return (
    <thead>
      <tr aria-rowindex={1}>
        <td>
          <Tick
            label="Select all guests shown"
            checked={chosen === count}
            mixed={chosen > 0 && chosen < count}
            onChange={(checked) => (checked ? selection.all() : selection.clear())}
          />
        </td>
        <th scope="col">Guest</th>
        {!narrow && <th scope="col">Title at company</th>}
        {room === 'all' && <th scope="col">Email</th>}
        <th scope="col" className={classes.status}>
          Status
        </th>
        {!narrow && (
          <th scope="col" className={classes.done}>
            Done
          </th>
        )}
        <th scope="col" className={classes.icons}>
          {narrow ? <VisuallyHidden>Actions</VisuallyHidden> : 'Actions'}
        </th>
      </tr>
    </thead>
  )
}
