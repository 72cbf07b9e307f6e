import { offeredTimesMax } from '@cueroom/core/guest-pages/guest-page-limits.ts'
import type { GuestPage } from '@cueroom/core/guest-pages/guest-page.ts'
import type { Guest } from '@cueroom/core/guests/guest.ts'
import { clockIn, momentOf } from '@cueroom/core/guests/interview-time.ts'
import { Badge, Button, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useShowTimeZone } from '../app/settings.queries.ts'
import { timeZoneOptions } from '../guests/time-zones.ts'
import { IconPlus, IconX } from '../icons/index.ts'
import { InlineActions } from '../ui/dialog-actions.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { timeWithZone } from '../ui/text.ts'
import { useOfferTimes } from './guest-link.queries.ts'

interface Props {
  guest: Guest
  page: GuestPage
  mayChange: boolean
}

/** Times that the guest can choose from, and a form to change them. */
export function OfferTimes({ guest, page, mayChange }: Props) {
  const [editing, setEditing] = useState(false)
  const showTimeZone = useShowTimeZone()
  const timeZone = page.timeZone ?? showTimeZone
  const date = guest.interviewDate
  if (editing && !date) return <TimesForm guestId={guest.id} page={page} onClose={() => setEditing(false)} />
  return (
    <Stack gap="sm" align="flex-start">
      {date && (
        <Text c="dimmed">
          {guest.name} already has a date: {timeWithZone(date, showTimeZone)}. Their page shows it instead of
          times to choose from. To offer other times, remove the date first.
        </Text>
      )}
      {!date && page.times.length === 0 && (
        <Text c="dimmed">Offer up to ten times. The one the guest chooses becomes the interview date.</Text>
      )}
      {page.times.length > 0 && (
        <Text c="dimmed">Times are in the time zone {timeZone.replaceAll('_', ' ')}.</Text>
      )}
      {page.times.map(({ startsAt, chosen, taken }) => (
        <Group key={startsAt} gap="xs">
          <Text component="time" dateTime={startsAt}>
            {timeWithZone(startsAt, timeZone)}
          </Text>
          {chosen && <Badge color="teal">Interview date</Badge>}
          {taken && <Badge color="gray">Taken by another guest</Badge>}
        </Group>
      ))}
      <Button disabled={!mayChange || date !== null} onClick={() => setEditing(true)}>
        {page.times.length > 0 ? 'Change the times' : 'Offer times'}
      </Button>
    </Stack>
  )
}

const usualTime = '10:00'
const emptyRow = { date: '', time: usualTime }

interface FormProps {
  guestId: number
  page: GuestPage
  onClose: () => void
}

function TimesForm({ guestId, page, onClose }: FormProps) {
  const offering = useOfferTimes(guestId)
  const showTimeZone = useShowTimeZone()
  const [timeZone, setTimeZone] = useState(page.timeZone ?? showTimeZone)
  const [rows, setRows] = useState(() => [
    ...page.times.map(({ startsAt }) => clockIn(startsAt, timeZone)),
    ...(page.times.length < offeredTimesMax ? [emptyRow] : []),
  ])
  const [now] = useState(() => new Date())
  const moments = rows.flatMap((row) => (row.date && row.time ? [momentOf(row, timeZone)] : []))
  const over = moments.some((moment) => moment && moment <= now)
  const isEmpty = moments.length === 0
  const change = (place: number, changes: Partial<typeof emptyRow>) =>
    setRows(rows.map((row, n) => (n === place ? { ...row, ...changes } : row)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const times = moments.flatMap((moment) => moment?.toISOString() ?? [])
    offering.mutate({ times, timeZone }, { onSuccess: onClose })
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <Select
          label="Time zone"
          data={timeZoneOptions(timeZone, now)}
          value={timeZone}
          onChange={(zone) => zone && setTimeZone(zone)}
          searchable
          allowDeselect={false}
          limit={100}
          nothingFoundMessage="Unknown time zone"
        />
        {rows.map((row, place) => (
          <TimeRow
            key={place}
            place={place}
            row={row}
            required={place === 0 && isEmpty && page.times.length === 0}
            onChange={(changes) => change(place, changes)}
            onRemove={() => setRows(rows.filter((_, n) => n !== place))}
          />
        ))}
        {rows.length < offeredTimesMax && (
          <Button
            variant="subtle"
            leftSection={<IconPlus size={16} />}
            style={{ alignSelf: 'flex-start' }}
            onClick={() => setRows([...rows, { ...emptyRow, time: rows.at(-1)?.time ?? usualTime }])}
          >
            Add a time
          </Button>
        )}
        {over && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            One of the times has passed. Offer only future times.
          </Text>
        )}
        <InlineActions
          submit={isEmpty && page.times.length > 0 ? 'Withdraw the times' : 'Offer these times'}
          saving={offering.isPending}
          disabled={over || (rows.length === 0 && page.times.length === 0)}
          onCancel={onClose}
        />
      </Stack>
    </form>
  )
}

interface TimeRowProps {
  place: number
  row: { date: string; time: string }
  /** Whether there is nothing to offer without it. */
  required: boolean
  onChange: (changes: { date?: string; time?: string }) => void
  onRemove: () => void
}

const TimeRow = ({ place, row, required, onChange, onRemove }: TimeRowProps) => (
  <Group gap="xs" align="flex-end" wrap="nowrap">
    <TextInput
      style={{ flex: 1 }}
      label={`Date ${place + 1}`}
      type="date"
      required={required}
      withAsterisk={false}
      max="2199-12-31"
      value={row.date}
      onChange={(event) => onChange({ date: event.currentTarget.value })}
    />
    <TextInput
      style={{ flex: 1 }}
      label={`Time ${place + 1}`}
      type="time"
      required={row.date !== ''}
      withAsterisk={false}
      value={row.time}
      onChange={(event) => onChange({ time: event.currentTarget.value })}
    />
    <IconButton label={`Remove time ${place + 1}`} icon={IconX} onClick={onRemove} />
  </Group>
)
