import { VisuallyHidden } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import type { ReactNode } from 'react'
import type { GuestSortKey } from '@cueroom/core/guests/guest-sort.ts'
import { barsHeight, type GuestListProps, itemProps } from './guest-grid.tsx'
import { GuestRow, type TableRoom } from './guest-row.tsx'
import classes from './guest-table.module.css'
import { ListCheckbox } from '../ui/list-checkbox.tsx'
import { SortHead } from '../ui/sort-head.tsx'
import { startsDescending } from './sort-guests.ts'
import { useListKeys } from './use-list-keys.ts'
import { useMoreAtEnd } from './use-more-at-end.ts'
import { usePlace } from './use-place.ts'

const rowHeight = 49
const headerHeight = 38
const roomIn = (width: number): TableRoom => (width < 820 ? 'little' : width < 1220 ? 'usual' : 'all')

/** A virtualized table of guests. */
export function GuestTable(props: GuestListProps) {
  const { list, selection, sort, onSort, texts } = props
  const { guests, total } = list
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
  const { ref, reachable, ...keys } = useListKeys({
    ...props,
    guests,
    columns: 1,
    reveal: rows.scrollToIndex,
  })

  const items = rows.getVirtualItems()
  useMoreAtEnd(list, items.at(-1)?.index ?? 0)
  const above = (items[0]?.start ?? top) - top
  const below = rows.getTotalSize() - ((items.at(-1)?.end ?? top) - top)
  return (
    <div ref={useMergedRef(ref, measured)} {...keys}>
      <table
        className={`${classes.table} ${room === 'all' ? '' : classes[room === 'little' ? 'narrow' : 'usual']}`}
        aria-label="Guests"
        aria-rowcount={total === undefined ? -1 : total + 1}
      >
        <Header
          room={room}
          selection={selection}
          count={total ?? guests.length}
          sort={sort}
          onSort={onSort}
        />
        <tbody>
          {above > 0 && <Gap height={above} />}
          {items.map(({ index, key }) => {
            const guest = guests[index]!
            return (
              <GuestRow
                key={key}
                {...itemProps(props, guest, reachable)}
                room={room}
                place={index + 2}
                texts={texts && (texts.get(guest.id) ?? 0)}
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

type HeaderProps = Pick<GuestListProps, 'selection' | 'sort' | 'onSort'> & { room: TableRoom; count: number }

function Header({ room, selection, count, sort, onSort }: HeaderProps) {
  const narrow = room === 'little'
  const chosen = selection.count
  const sorting = { sort, onSort }
  return (
    <thead>
      <tr aria-rowindex={1}>
        <SortHeader by="name" {...sorting}>
          <ListCheckbox
            label="Select all guests shown"
            checked={chosen === count}
            mixed={chosen > 0 && chosen < count}
            onChange={(checked) => (checked ? selection.all() : selection.clear())}
          />
        </SortHeader>
        {!narrow && <SortHeader by="company" {...sorting} />}
        {room === 'all' && <th scope="col">Email</th>}
        <SortHeader by="date" {...sorting} className={classes.status} />
        {room === 'all' && <SortHeader by="added" {...sorting} className={classes.added} />}
        {!narrow && <SortHeader by="answered" {...sorting} className={classes.answered} />}
        {!narrow && <SortHeader by="texts" {...sorting} className={classes.texts} />}
        {!narrow && (
          <th scope="col" className={classes.done}>
            Completed
          </th>
        )}
        <th scope="col" className={classes.icons}>
          {narrow ? <VisuallyHidden>Actions</VisuallyHidden> : 'Actions'}
        </th>
      </tr>
    </thead>
  )
}

const columnTitles: Record<GuestSortKey, string> = {
  name: 'Guest',
  company: 'Title at company',
  date: 'Next date',
  answered: 'Answered',
  texts: 'Texts',
  added: 'Added',
}

interface SortHeaderProps extends Pick<GuestListProps, 'sort' | 'onSort'> {
  by: GuestSortKey
  className?: string | undefined
  children?: ReactNode
}

/** A column heading that sorts; pressed again, it turns the order around. */
function SortHeader({ by, sort, onSort, className, children }: SortHeaderProps) {
  const isSorted = sort.by === by
  return (
    <SortHead
      title={columnTitles[by]}
      direction={isSorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
      onSort={() => onSort({ by, descending: isSorted ? !sort.descending : startsDescending(by) })}
      className={className}
    >
      {children}
    </SortHead>
  )
}
