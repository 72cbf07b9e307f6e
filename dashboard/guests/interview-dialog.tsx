import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { clockIn, momentOf, usualInterviewTime } from '@cueroom/core/guests/interview-time.ts'
import { Button, Select, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useMemo, useState } from 'react'
import { useShowTimeZone } from '../app/settings.queries.ts'
import { IconCalendarDown } from '../icons/index.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormActions } from '../ui/dialog-actions.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { useSetInterviewDate } from './change-guests.queries.ts'
import { useGuestCalendar } from './guest-calendar.queries.ts'
import { shownDate } from '../ui/text.ts'
import { timeZoneOptions } from './time-zones.ts'

/** Dialog for the interview's date, time and time zone, with a calendar file. */
export function InterviewDialog({ guest, onClose }: { guest: GuestCard; onClose: () => void }) {
  const setting = useSetInterviewDate()
  const clock = useClock(guest)
  const save = (interviewDate: string | null) =>
    setting.mutate(
      { id: guest.id, version: guest.version, interviewDate, timeZone: interviewDate && clock.timeZone },
      { onSuccess: onClose },
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (clock.moment) save(clock.moment.toISOString())
  }
  return (
    <Dialog title={`Interview with ${guest.name}`} onClose={onClose}>
      <form onSubmit={submit}>
        <Stack>
          <ClockFields {...clock} />
          <Meaning moment={clock.moment} />
          <CalendarButton guest={guest} moment={clock.moment} />
          <FormActions
            submit="Set interview date"
            disabled={!clock.moment}
            saving={setting.isPending}
            onClose={onClose}
          >
            {guest.interviewDate && (
              <Button
                variant="subtle"
                color="red"
                data-aside
                disabled={setting.isPending}
                onClick={() => save(null)}
              >
                Clear the date
              </Button>
            )}
          </FormActions>
        </Stack>
      </form>
    </Dialog>
  )
}

function useClock({ interviewDate, interviewTimeZone }: GuestCard) {
  const showTimeZone = useShowTimeZone()
  const [timeZone, setTimeZone] = useState(interviewTimeZone ?? showTimeZone)
  const [clock, setClock] = useState(() =>
    interviewDate ? clockIn(interviewDate, timeZone) : { date: '', time: usualInterviewTime },
  )
  return {
    ...clock,
    timeZone,
    /** The chosen moment; undefined while incomplete. */
    moment: clock.date && clock.time ? momentOf(clock, timeZone) : undefined,
    onDate: (date: string) => setClock({ ...clock, date }),
    onTime: (time: string) => setClock({ ...clock, time }),
    onTimeZone: setTimeZone,
  }
}

type Clock = ReturnType<typeof useClock>

function ClockFields({ date, time, timeZone, moment, onDate, onTime, onTimeZone }: Clock) {
  const [today] = useState(() => new Date())
  const zones = useMemo(
    () => timeZoneOptions(timeZone, date ? new Date(`${date}T12:00:00Z`) : today),
    [timeZone, date, today],
  )
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label="Date"
          type="date"
          required
          withAsterisk={false}
          data-autofocus
          min="1970-01-01"
          max="2199-12-31"
          value={date}
          onChange={(event) => onDate(event.currentTarget.value)}
        />
        <TextInput
          label="Time"
          type="time"
          required
          withAsterisk={false}
          value={time}
          error={date && time && !moment ? "This date doesn't exist" : null}
          onChange={(event) => onTime(event.currentTarget.value)}
        />
      </SimpleGrid>
      <Select
        label="Time zone"
        description="Time zone of the date and time above"
        data={zones}
        value={timeZone}
        onChange={(zone) => zone && onTimeZone(zone)}
        searchable
        allowDeselect={false}
        maxDropdownHeight={260}
        limit={100}
        nothingFoundMessage="Unknown time zone"
      />
    </>
  )
}

/** Shows the time on the host's own clock and what happens to the guest's status. */
function Meaning({ moment }: { moment: Date | undefined }) {
  const [now] = useState(() => new Date())
  if (!moment) return null
  return (
    <Dimmed>
      {shownDate(moment, 'fullTime')} on your clock.{' '}
      {moment > now
        ? 'The guest becomes upcoming.'
        : "This date is in the past, so the guest's status doesn't change."}
    </Dimmed>
  )
}

/** Offers the calendar file of the date that is saved. */
function CalendarButton({ guest, moment }: { guest: GuestCard; moment: Date | undefined }) {
  const downloading = useGuestCalendar()
  const { interviewDate } = guest
  if (!interviewDate || moment?.getTime() !== Date.parse(interviewDate)) return null
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      ml={-8}
      style={{ alignSelf: 'flex-start' }}
      loading={downloading.isPending}
      leftSection={<IconCalendarDown size={17} />}
      onClick={() => downloading.mutate(guest.id)}
    >
      Download for your calendar (.ics)
    </Button>
  )
}
