import { counted, numberText } from '@cueroom/core/text/format.ts'
import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import { IconLayoutGrid, IconList, IconSquareCheck, IconTrash } from '../icons/index.ts'
import { readStored, writeStored } from '../ui/storage.ts'
import classes from './guest-toolbar.module.css'
import type { useGuests } from './guests.queries.ts'
import { type GuestSort, type SortKey, sortKeys, sortLabels, startsDescending } from './sort-guests.ts'

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
  shown: number
  list: ReturnType<typeof useGuests>
  view: GuestView
  onView: (view: GuestView) => void
  sort: GuestSort
  onSort: (sort: GuestSort) => void
  selecting: boolean
  onSelect: () => void
  onDeleteAll: () => void
}

/** The toolbar above the list: count, view and bulk actions. */
export function GuestToolbar(props: Props) {
  const { shown, list, view, onView, sort, onSort, selecting, onSelect, onDeleteAll } = props
  return (
    <div className={classes.bar}>
      <Count shown={shown} list={list} />
      <NativeSelect
        aria-label="Sort guests"
        size="xs"
        variant="unstyled"
        className={classes.sort}
        data={sortOptions}
        value={sort.by}
        onChange={({ currentTarget: { value } }) => {
          const by = value as SortKey
          onSort({ by, descending: startsDescending(by) })
        }}
      />
      {!selecting && (
        <Button
          variant="subtle"
          color="gray"
          c="dimmed"
          size="compact-sm"
          leftSection={<IconSquareCheck size={16} aria-hidden />}
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
            <Glyph size={17} stroke={1.7} aria-hidden />
          </button>
        ))}
      </div>
      <Button
        variant="subtle"
        color="gray"
        c="dimmed"
        size="compact-sm"
        className={classes.apart}
        leftSection={<IconTrash size={15} aria-hidden />}
        onClick={onDeleteAll}
      >
        Delete All
      </Button>
    </div>
  )
}

const sortOptions = sortKeys.map((value) => ({ value, label: `Sort by ${sortLabels[value].toLowerCase()}` }))

const views = [
  { value: 'cards', label: 'Cards', icon: IconLayoutGrid },
  { value: 'table', label: 'Table', icon: IconList },
] as const

function Count({ shown, list }: Pick<Props, 'shown' | 'list'>) {
  const all = counted(list.guests.length, 'guest')
  const so = list.complete
    ? ''
    : list.stalled
      ? ", couldn't load the rest"
      : `, ${numberText(list.total - list.guests.length)} more are loading`
  return (
    <Group gap="xs" className={classes.count ?? ''}>
      <Text role="status" size="sm" c="dimmed">
        {shown === list.guests.length ? all : `${numberText(shown)} of ${all}`}
        {so}
      </Text>
      {list.stalled && (
        <Button variant="default" size="compact-sm" onClick={list.refetch}>
          Try again
        </Button>
      )}
    </Group>
  )
}
