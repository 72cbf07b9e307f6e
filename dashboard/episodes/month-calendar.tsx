import { addDays } from '@cueroom/core/analytics/period.ts'
import type { Episode } from '@cueroom/core/episodes/episode.ts'
import { addMonths, dayOf, moveToDay, pageOf } from '@cueroom/core/episodes/month.ts'
import type { Interview } from '@cueroom/core/guests/guests.contract.ts'
import { momentOf } from '@cueroom/core/guests/interview-time.ts'
import { Button, Group, Title } from '@mantine/core'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useEntitlements } from '../app/session.queries.ts'
import { useInterviews } from '../guests/guests.queries.ts'
import { IconChevronLeft, IconChevronRight } from '../icons/index.ts'
import { Dimmed } from '../ui/dimmed.ts'
import { LoadFailure } from '../ui/states.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { DateIcon, Day, type DayEntry, drop, type Entry, keyOf, steps } from './calendar-day.tsx'
import { dateLabels, dateNames } from './date-names.ts'
import classes from './episodes.module.css'
import { useEpisodesBetween } from './episodes.queries.ts'
import { shownDate } from '../ui/text.ts'
import { useMoveDate } from './use-move-date.ts'

interface Props {
  timeZone: string
  /** The day that is shown first, YYYY-MM-DD; today without one. */
  day: string | undefined
  onDay: (day: string) => void
  onOpen: (episode: Episode) => void
  onAdd: (day: string) => void
}

const monthText = (month: string) => shownDate(`${month}-01`, 'month', 'UTC')

const weekdays = pageOf('2026-06')
  .slice(0, 7)
  .map((day) => ({
    short: shownDate(day, 'shortWeekdayName', 'UTC'),
    long: shownDate(day, 'weekdayName', 'UTC'),
  }))

/** What happens on each day, in the time zone of the show. */
function entriesByDay(
  episodes: readonly Episode[],
  interviews: readonly Interview[],
  timeZone: string,
): Map<string, DayEntry[]> {
  const dates = episodes.flatMap((episode) => dateNames.map((date) => ({ episode, date })))
  const entries = [...dates, ...withoutEpisode(interviews, episodes, timeZone)]
  return Map.groupBy(
    entries
      .filter(momentOfEntry)
      .toSorted((one, other) => momentOfEntry(one).localeCompare(momentOfEntry(other))),
    (entry) => dayOf(momentOfEntry(entry), timeZone),
  )
}

const momentOfEntry = (entry: DayEntry) =>
  ('episode' in entry ? entry.episode[entry.date] : entry.interviewDate) ?? ''

/** The recording of a guest's episode on that day is the interview itself. */
function withoutEpisode(interviews: readonly Interview[], episodes: readonly Episode[], timeZone: string) {
  const dayWith = (guest: number, at: string) => `${guest} ${dayOf(at, timeZone)}`
  const recorded = new Set(
    episodes.flatMap(({ guests, recordingDate, stage }) =>
      recordingDate && stage !== 'cancelled' ? guests.map(({ id }) => dayWith(id, recordingDate)) : [],
    ),
  )
  return interviews.filter(({ id, interviewDate }) => !recorded.has(dayWith(id, interviewDate)))
}

/** The day with keyboard focus, which also determines the month shown. */
function useFocusedDay(first: string, onDay: (day: string) => void) {
  const [day, show] = useState(first)
  const setDay = (next: string) => {
    show(next)
    onDay(next)
  }
  const grid = useRef<HTMLTableElement>(null)
  const isByKey = useRef(false)
  useEffect(() => {
    if (isByKey.current) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
    isByKey.current = false
  }, [day])
  const showMonth = (months: number) => setDay(`${addMonths(day.slice(0, 7), months)}-01`)
  /** Whether the key moves the focus. */
  const onKey = (key: string): boolean => {
    const step = steps[key]
    const months = { PageUp: -1, PageDown: 1 }[key]
    if (step === undefined && months === undefined) return false
    isByKey.current = true
    if (step === undefined) showMonth(months!)
    else setDay(addDays(day, step))
    return true
  }
  return { day, setDay, grid, showMonth, onKey }
}

/** Keeps focus on a date moved by keyboard, because it is a different element on the other day. */
function useMovedFocus(grid: RefObject<HTMLTableElement | null>) {
  const moved = useRef('')
  useEffect(() => {
    if (!moved.current || document.activeElement !== document.body) return
    grid.current?.querySelector<HTMLElement>(`[data-entry="${moved.current}"]`)?.focus()
  })
  return (entry: Entry) => (moved.current = keyOf(entry))
}

/** The start of a day in the show's time zone. */
const startOf = (day: string, timeZone: string) =>
  momentOf({ date: day, time: '00:00' }, timeZone)!.toISOString()

/** A month of episodes and interviews. Dates of episodes move by dragging, and with Alt and an arrow key. */
export function MonthCalendar({ timeZone, day: first, onDay, onOpen, onAdd }: Props) {
  const { active } = useEntitlements()
  const [today] = useState(() => dayOf(new Date().toISOString(), timeZone))
  const { day: focused, setDay, grid, showMonth, onKey } = useFocusedDay(first ?? today, onDay)
  const moveDate = useMoveDate(timeZone)
  const keepFocus = useMovedFocus(grid)
  const month = focused.slice(0, 7)
  const days = pageOf(month)
  const [from, to] = [startOf(days[0]!, timeZone), startOf(addDays(days[41]!, 1), timeZone)]
  const list = useEpisodesBetween(from, to)
  const interviews = useInterviews(from, to)
  const episodes = list.data ?? []
  // Which interviews have an episode is known once the episodes are there
  const entries = entriesByDay(episodes, (list.data && interviews.data) ?? [], timeZone)
  const move = ({ episode, date }: Entry, day: string) => {
    const at = episode[date]
    if (!active || !at || dayOf(at, timeZone) === day) return
    moveDate({ episode, date, to: moveToDay(at, day, timeZone) })
  }
  const moveByKey = (entry: Entry, day: string) => {
    if (!active) return
    keepFocus(entry)
    if (!days.includes(day)) setDay(day)
    move(entry, day)
  }
  const onDayKey = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return
    if (event.key === 'Enter' && active) onAdd(focused)
    else if (!onKey(event.key)) return
    event.preventDefault()
  }
  const cell = (day: string) => (
    <Day
      key={day}
      day={day}
      entries={entries.get(day) ?? []}
      look={{ isOutside: !day.startsWith(month), isToday: day === today, isFocused: day === focused }}
      onKeyDown={onDayKey}
      onDrop={(event) => drop(event, episodes, (entry) => move(entry, day))}
      onOpen={onOpen}
      onMove={(entry, step) => moveByKey(entry, addDays(day, step))}
      timeZone={timeZone}
    />
  )
  return (
    <section aria-label="Calendar">
      <Header month={month} onMonth={showMonth} onToday={() => setDay(today)} />
      {list.isError && !list.data && <LoadFailure what="episodes" query={list} />}
      {interviews.isError && !interviews.data && <LoadFailure what="interviews" query={interviews} />}
      <table
        ref={grid}
        aria-busy={list.isPending || interviews.isPending}
        className={classes.month}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its days take the focus
        role="grid"
        aria-label={monthText(month)}
      >
        <Weekdays />
        <tbody>
          {[0, 7, 14, 21, 28, 35].map((start) => (
            <tr key={days[start]}>{days.slice(start, start + 7).map(cell)}</tr>
          ))}
        </tbody>
      </table>
      <Dimmed className={classes.empty}>Nothing in {monthText(month)}.</Dimmed>
      <Legend timeZone={timeZone} />
    </section>
  )
}

const Legend = ({ timeZone }: { timeZone: string }) => (
  <Dimmed mt="sm" className={classes.legend}>
    {dateNames.map((date) => (
      <span key={date}>
        <DateIcon date={date} /> {dateLabels[date]}
      </span>
    ))}
    <span>
      <DateIcon date="interview" /> Interview without an episode
    </span>
    <span>Days and times are in {timeZone.replaceAll('_', ' ')}.</span>
    <span className={classes.byHand}>
      Drag a date to another day, or focus it and press Alt with an arrow key. Press Enter on a day to add an
      episode.
    </span>
  </Dimmed>
)

const Weekdays = () => (
  <thead>
    <tr>
      {weekdays.map(({ short, long }) => (
        <th key={long} scope="col" abbr={long}>
          {short}
        </th>
      ))}
    </tr>
  </thead>
)

interface HeaderProps {
  month: string
  onMonth: (months: number) => void
  onToday: () => void
}

const Header = ({ month, onMonth, onToday }: HeaderProps) => (
  <Group gap="xs" mb="sm">
    <IconButton label="Previous month" icon={IconChevronLeft} onClick={() => onMonth(-1)} />
    <Title order={2} size="h4" miw={170} ta="center" aria-live="polite">
      {monthText(month)}
    </Title>
    <IconButton label="Next month" icon={IconChevronRight} onClick={() => onMonth(1)} />
    <Button size="xs" onClick={onToday}>
      Today
    </Button>
  </Group>
)
