import { addDays } from '@cueroom/core/analytics/period.ts'
import type { Episode } from '@cueroom/core/episodes/episode.ts'
import { addMonths, dayOf, moveToDay, pageOf } from '@cueroom/core/episodes/month.ts'
import { momentOf } from '@cueroom/core/guests/interview-time.ts'
import { locale } from '@cueroom/core/text/format.ts'
import { Button, Group, Text, Title, VisuallyHidden } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useEntitlements } from '../app/session.queries.ts'
import { LoadFailure } from '../ui/states.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import classes from './episodes.module.css'
import { useEpisodesBetween, useMoveEpisode } from './episodes.queries.ts'

type DateName = 'recordingDate' | 'publicationDate'

interface Entry {
  episode: Episode
  date: DateName
}

interface Props {
  timeZone: string
  onOpen: (episode: Episode) => void
  onAdd: (day: string) => void
}

const dayText = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
const weekdays = pageOf('2026-06')
  .slice(0, 7)
  .map((day) => ({
    short: dayText(day, { weekday: 'short' }),
    long: dayText(day, { weekday: 'long' }),
  }))
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
const names: Record<DateName, string> = { recordingDate: 'Recording', publicationDate: 'Publication' }

/** What happens on each day, in the time zone of the show. */
function entriesByDay(episodes: readonly Episode[], timeZone: string): Map<string, Entry[]> {
  const entries = episodes.flatMap((episode) =>
    (['recordingDate', 'publicationDate'] as const).flatMap((date) => {
      const at = episode[date]
      return at ? [{ episode, date, at }] : []
    }),
  )
  return Map.groupBy(
    entries.toSorted((one, other) => one.at.localeCompare(other.at)),
    ({ at }) => dayOf(at, timeZone),
  )
}

/** The day that has the focus of the keyboard, which is also the one whose month is shown. */
function useFocusedDay(today: string) {
  const [day, setDay] = useState(today)
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

/** The moment at which a day of the show begins. */
const startOf = (day: string, timeZone: string) =>
  momentOf({ date: day, time: '00:00' }, timeZone)!.toISOString()

/** A month of episodes. Dates move by dragging, and with Alt and an arrow key. */
export function MonthCalendar({ timeZone, onOpen, onAdd }: Props) {
  const { active } = useEntitlements()
  const [today] = useState(() => dayOf(new Date().toISOString(), timeZone))
  const { day: focused, setDay, grid, showMonth, onKey } = useFocusedDay(today)
  const moving = useMoveEpisode()
  const month = focused.slice(0, 7)
  const days = pageOf(month)
  const list = useEpisodesBetween(startOf(days[0]!, timeZone), startOf(addDays(days[41]!, 1), timeZone))
  const episodes = list.data ?? []
  const entries = entriesByDay(episodes, timeZone)
  const move = ({ episode, date }: Entry, day: string) => {
    const at = episode[date]
    if (!active || !at || dayOf(at, timeZone) === day) return
    moving.mutate({ episode, dates: { [date]: moveToDay(at, day, timeZone) } })
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
      onMove={(entry, step) => move(entry, addDays(day, step))}
    />
  )
  return (
    <section aria-label="Calendar">
      <Header month={month} onMonth={showMonth} onToday={() => setDay(today)} />
      {list.isError && !list.data && <LoadFailure what="episodes" query={list} />}
      <table
        ref={grid}
        aria-busy={list.isPending}
        className={classes.month}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its days take the focus
        role="grid"
        aria-label={dayText(`${month}-01`, { month: 'long', year: 'numeric' })}
      >
        <Weekdays />
        <tbody>
          {[0, 7, 14, 21, 28, 35].map((start) => (
            <tr key={days[start]}>{days.slice(start, start + 7).map(cell)}</tr>
          ))}
        </tbody>
      </table>
      <Text size="sm" c="dimmed" mt="sm">
        Drag a date to another day, or focus it and press Alt with an arrow key. Press Enter on a day to add
        an episode. Days are in {timeZone.replaceAll('_', ' ')}.
      </Text>
    </section>
  )
}

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

interface DayProps {
  day: string
  entries: Entry[]
  look: { isOutside: boolean; isToday: boolean; isFocused: boolean }
  onKeyDown: (event: KeyboardEvent) => void
  onDrop: (event: DragEvent) => void
  onOpen: (episode: Episode) => void
  onMove: (entry: Entry, days: number) => void
}

const Day = ({ day, entries, look, onKeyDown, onDrop, onOpen, onMove }: DayProps) => (
  <td
    className={classes.day}
    data-day={day}
    data-outside={look.isOutside || undefined}
    data-today={look.isToday || undefined}
    tabIndex={look.isFocused ? 0 : -1}
    onKeyDown={onKeyDown}
    onDragOver={(event) => event.preventDefault()}
    onDrop={onDrop}
  >
    <VisuallyHidden>{dayText(day, { weekday: 'long', day: 'numeric', month: 'long' })}</VisuallyHidden>
    <span className={classes.number} aria-hidden>
      {Number(day.slice(8))}
    </span>
    {entries.map((entry) => (
      <EntryButton
        key={`${entry.episode.id} ${entry.date}`}
        entry={entry}
        onOpen={onOpen}
        onMove={(step) => onMove(entry, step)}
      />
    ))}
  </td>
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
      {dayText(`${month}-01`, { month: 'long', year: 'numeric' })}
    </Title>
    <IconButton label="Next month" icon={IconChevronRight} onClick={() => onMonth(1)} />
    <Button variant="default" size="xs" onClick={onToday}>
      Today
    </Button>
  </Group>
)

/** What is dragged: the episode's id and which of its dates. */
const dragType = 'application/x-cueroom-episode'

function drop(event: DragEvent, episodes: readonly Episode[], onDrop: (entry: Entry) => void) {
  event.preventDefault()
  const [id, date] = event.dataTransfer.getData(dragType).split(' ')
  const episode = episodes.find((each) => String(each.id) === id)
  if (episode && (date === 'recordingDate' || date === 'publicationDate')) onDrop({ episode, date })
}

interface EntryProps {
  entry: Entry
  onOpen: (episode: Episode) => void
  onMove: (days: number) => void
}

function EntryButton({ entry: { episode, date }, onOpen, onMove }: EntryProps) {
  return (
    <button
      type="button"
      className={classes.entry}
      data-date={date}
      draggable
      onDragStart={({ dataTransfer }) => dataTransfer.setData(dragType, `${episode.id} ${date}`)}
      onClick={() => onOpen(episode)}
      onKeyDown={(event) => {
        const step = steps[event.key]
        if (!event.altKey || step === undefined) return
        event.preventDefault()
        onMove(step)
      }}
    >
      <VisuallyHidden>{names[date]}: </VisuallyHidden>
      <span dir="auto">{episode.title}</span>
    </button>
  )
}
