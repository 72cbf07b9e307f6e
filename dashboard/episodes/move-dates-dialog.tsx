import type { Episode } from '@cueroom/core/episodes/episode.ts'
import { type DateShift, shiftDate } from '@cueroom/core/episodes/month.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { Button, Checkbox, Group, NumberInput, SegmentedControl, Select, Stack, Table } from '@mantine/core'
import { useState } from 'react'
import { useShowTimeZone } from '../app/settings.queries.ts'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { ScrollTable } from '../ui/scroll-table.tsx'
import { recordingTime } from '../ui/text.ts'
import { dateLabels, type DateName, dateNames } from './date-names.ts'
import { useMoveEpisodes } from './episodes.queries.ts'

interface Props {
  episodes: Episode[]
  onMoved: () => void
  onClose: () => void
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
/** Days by which a date can move. */
const furthest = 3_650

type ShiftKind = 'days' | 'weekday'

const shiftKinds: { value: ShiftKind; label: string }[] = [
  { value: 'days', label: 'By a number of days' },
  { value: 'weekday', label: 'To a weekday' },
]

interface ShiftForm {
  kind: ShiftKind
  /** As typed, even while it isn't a number yet. */
  days: number | string
  weekday: string
}

const shiftOf = ({ kind, days, weekday }: ShiftForm): DateShift =>
  kind === 'days' ? { days: Number(days) || 0 } : { weekday: Number(weekday) }

interface Move {
  episode: Episode
  date: DateName
  from: string
  to: string
}

/** The dates that change. */
const movesOf = (episodes: Episode[], dates: DateName[], shift: DateShift, timeZone: string): Move[] =>
  episodes.flatMap((episode) =>
    dates.flatMap((date) => {
      const from = episode[date]
      const to = from && shiftDate(from, shift, timeZone)
      return from && to && to !== from ? [{ episode, date, from, to }] : []
    }),
  )

/** Moves the dates of several episodes, after a preview. */
export function MoveDatesDialog({ episodes, onMoved, onClose }: Props) {
  const timeZone = useShowTimeZone()
  const moving = useMoveEpisodes()
  const [form, setForm] = useState<ShiftForm>({ kind: 'days', days: 7, weekday: '0' })
  const [dates, setDates] = useState<DateName[]>(dateNames)
  const moves = movesOf(episodes, dates, shiftOf(form), timeZone)
  const byEpisode = Map.groupBy(moves, ({ episode }) => episode)
  const save = () =>
    moving.mutate(
      [...byEpisode].map(([episode, own]) => ({
        episode,
        changes: Object.fromEntries(own.map(({ date, to }) => [date, to])),
      })),
      { onSuccess: onMoved, onSettled: onClose },
    )
  return (
    <Dialog title={`Move the dates of ${counted(episodes.length, 'episode')}`} size="lg" onClose={onClose}>
      <Stack>
        <ShiftFields form={form} onChange={setForm} />
        <Checkbox.Group
          label="Dates to move"
          value={dates}
          onChange={(chosen) => setDates(dateNames.filter((name) => chosen.includes(name)))}
        >
          <Group gap="lg" mt={4}>
            {dateNames.map((name) => (
              <Checkbox key={name} value={name} label={dateLabels[name]} />
            ))}
          </Group>
        </Checkbox.Group>
        <Preview moves={moves} timeZone={timeZone} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="filled" disabled={moves.length === 0} loading={moving.isPending} onClick={save}>
            Move {counted(byEpisode.size, 'episode')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}

const ShiftFields = ({ form, onChange }: { form: ShiftForm; onChange: (form: ShiftForm) => void }) => (
  <Group align="flex-end">
    <SegmentedControl
      aria-label="How to move"
      data={shiftKinds}
      value={form.kind}
      onChange={(kind) => onChange({ ...form, kind })}
    />
    {form.kind === 'days' ? (
      <NumberInput
        label="Days"
        description="Negative numbers move dates earlier"
        min={-furthest}
        max={furthest}
        clampBehavior="strict"
        value={form.days}
        onChange={(days) => onChange({ ...form, days })}
        w={220}
      />
    ) : (
      <Select
        label="Weekday"
        description="Within its week, Monday to Sunday"
        data={weekdays.map((label, day) => ({ value: String(day), label }))}
        value={form.weekday}
        onChange={(weekday) => weekday && onChange({ ...form, weekday })}
        allowDeselect={false}
        w={260}
      />
    )}
  </Group>
)

function Preview({ moves, timeZone }: { moves: Move[]; timeZone: string }) {
  if (moves.length === 0) return <Dimmed>No dates change.</Dimmed>
  return (
    <ScrollTable label="Dates that change" minWidth={300}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Episode</Table.Th>
          <Table.Th>Current</Table.Th>
          <Table.Th>New</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {moves.map(({ episode, date, from, to }) => (
          <Table.Tr key={`${episode.id} ${date}`}>
            <Table.Td dir="auto">
              {episode.title}
              <Dimmed size="xs">{dateLabels[date]}</Dimmed>
            </Table.Td>
            <Table.Td>{recordingTime(from, timeZone)}</Table.Td>
            <Table.Td>{recordingTime(to, timeZone)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </ScrollTable>
  )
}
