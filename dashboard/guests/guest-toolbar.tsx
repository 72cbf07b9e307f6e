import { Button, Group, Text } from '@mantine/core'
import { IconLayoutGrid, IconList, IconSquareCheck, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { readStored, writeStored } from '../ui/storage.ts'
import { counted } from '@cueroom/core/text/counted.ts'
import classes from './guest-toolbar.module.css'
import type { useGuests } from './guests.queries.ts'

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
  selecting: boolean
  onSelect: () => void
  onDeleteAll: () => void
}

/** The toolbar above the list: count, view and bulk actions. */
export function GuestToolbar({ shown, list, view, onView, selecting, onSelect, onDeleteAll }: Props) {
  return (
    <div className={classes.bar}>
      <Count shown={shown} list={list} />
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
      <Button
        variant="subtle"
        color="red"
        c="var(--mantine-color-error)"
        size="compact-sm"
        leftSection={<IconTrash size={15} aria-hidden />}
        onClick={onDeleteAll}
      >
        Delete All
      </Button>
      <div className={classes.views} role="group" aria-label="Show as">
        {views.map(({ value, label, icon: Symbol }) => (
          <button
            key={value}
            type="button"
            className={classes.view}
            aria-label={label}
            aria-pressed={value === view}
            data-tip=""
            onClick={() => onView(value)}
          >
            <Symbol size={17} stroke={1.7} aria-hidden />
          </button>
        ))}
      </div>
    </div>
  )
}

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
      : `, ${(list.total - list.guests.length).toLocaleString('en-US')} more are loading`
  return (
    <Group gap="xs" className={classes.count ?? ''}>
      <Text role="status" size="sm" c="dimmed">
        {shown === list.guests.length ? all : `${shown.toLocaleString('en-US')} of ${all}`}
        {so}
      </Text>
      {list.stalled && (
        <Button variant="default" size="compact-sm" onClick={list.retry}>
          Try again
        </Button>
      )}
    </Group>
  )
}
