import { type GuestOrder, type GuestSortKey, guestSortKeys } from '@cueroom/core/guests/guest-sort.ts'
import { counted, numberText } from '@cueroom/core/text/format.ts'
import { Button, Group, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { IconLayoutGrid, IconList, IconSquareCheck, IconTrash } from '../icons/index.ts'
import { Dimmed } from '../ui/dimmed.ts'
import { readStored, writeStored } from '../ui/storage.ts'
import classes from './guest-toolbar.module.css'
import type { GuestList } from './guests.queries.ts'
import { sortLabels, startsDescending } from './sort-guests.ts'

export type GuestView = 'cards' | 'table'

const viewKey = 'cueroom.guests-view'

/** Cards or table; remembered in this browser. */
export function useGuestView() {
  const [view, setView] = useState<GuestView>(readStored(viewKey) === 'table' ? 'table' : 'cards')
  const choose = (chosen: GuestView) => {
    writeStored(viewKey, chosen === 'table' ? chosen : null)
    setView(chosen)
  }
  return [view, choose] as const
}

interface Props {
  list: GuestList
  /** Guests of the show, once they are counted. */
  everyone: number | undefined
  view: GuestView
  onView: (view: GuestView) => void
  sort: GuestOrder
  onSort: (sort: GuestOrder) => void
  selecting: boolean
  onSelect: () => void
  onDeleteAll: () => void
}

/** The toolbar above the list: count, view and bulk actions. */
export function GuestToolbar(props: Props) {
  const { list, everyone, view, onView, sort, onSort, selecting, onSelect, onDeleteAll } = props
  return (
    <div className={classes.bar}>
      <Count list={list} everyone={everyone} />
      <NativeSelect
        aria-label="Sort guests"
        size="xs"
        variant="unstyled"
        className={classes.sort}
        data={sortOptions}
        value={sort.by}
        onChange={({ currentTarget: { value } }) => {
          const by = value as GuestSortKey
          onSort({ by, descending: startsDescending(by) })
        }}
      />
      {!selecting && (
        <Button
          variant="subtle"
          color="gray"
          c="dimmed"
          size="compact-sm"
          leftSection={<IconSquareCheck size={16} />}
          onClick={onSelect}
        >
          Select
        </Button>
      )}
      <div className={classes.views} role="group" aria-label="Show as">
        {views.map(({ value, label, icon: Glyph }) => (
          <button
            key={value}
            type="button"
            className={classes.view}
            aria-label={label}
            aria-pressed={value === view}
            data-tip=""
            onClick={() => onView(value)}
          >
            <Glyph size={17} stroke={1.7} />
          </button>
        ))}
      </div>
      <Button
        variant="subtle"
        color="gray"
        c="dimmed"
        size="compact-sm"
        className={classes.apart}
        leftSection={<IconTrash size={15} />}
        onClick={onDeleteAll}
      >
        Delete All
      </Button>
    </div>
  )
}

const sortOptions = guestSortKeys.map((value) => ({
  value,
  label: `Sort by ${sortLabels[value].toLowerCase()}`,
}))

const views = [
  { value: 'cards', label: 'Cards', icon: IconLayoutGrid },
  { value: 'table', label: 'Table', icon: IconList },
] as const

function Count({ list, everyone }: Pick<Props, 'list' | 'everyone'>) {
  const { total, guests, isPrevious, stalled, isLoadingMore } = list
  const shown = total ?? guests.length
  const all = Math.max(everyone ?? shown, shown)
  const found = total === undefined ? `More than ${numberText(shown)}` : numberText(shown)
  return (
    <Group gap="xs" className={classes.count ?? ''}>
      <Dimmed role="status" data-old={isPrevious || undefined}>
        {shown === all ? counted(all, 'guest') : `${found} of ${counted(all, 'guest')}`}
        {stalled && ", couldn't load the rest"}
        {isLoadingMore && ', loading more'}
      </Dimmed>
      {stalled && (
        <Button size="compact-sm" onClick={list.refetch}>
          Try again
        </Button>
      )}
    </Group>
  )
}
