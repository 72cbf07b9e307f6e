import type { Episode } from '@cueroom/core/episodes/episode.ts'
import type { Interview } from '@cueroom/core/guests/guests.contract.ts'
import { VisuallyHidden } from '@mantine/core'
import type { DragEvent, KeyboardEvent } from 'react'
import { Link } from '../routing/routing.tsx'
import { guestPage } from '../app/paths.ts'
import { IconMicrophone, IconRss, IconUser } from '../icons/index.ts'
import { recordingClock, recordingTime, shownDate } from '../ui/text.ts'
import { dateLabels, type DateName } from './date-names.ts'
import classes from './episodes.module.css'

/** One date of an episode. */
export interface Entry {
  episode: Episode
  date: DateName
}

/** What a day holds: a date of an episode, or the interview of a guest who has no episode then. */
export type DayEntry = Entry | Interview

export const keyOf = ({ episode, date }: Entry) => `${episode.id} ${date}`

/** Days by which an arrow key moves. */
export const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

const icons = { recordingDate: IconMicrophone, publicationDate: IconRss, interview: IconUser }

/** Distinguishes recordings, publications and interviews. */
export function DateIcon({ date }: { date: keyof typeof icons }) {
  const Icon = icons[date]
  return <Icon size={13} stroke={1.8} />
}

interface DayProps {
  day: string
  entries: DayEntry[]
  timeZone: string
  look: { isOutside: boolean; isToday: boolean; isFocused: boolean }
  onKeyDown: (event: KeyboardEvent) => void
  onDrop: (event: DragEvent) => void
  onOpen: (episode: Episode) => void
  onMove: (entry: Entry, days: number) => void
}

/** A day of the calendar with its dates. */
export const Day = ({ day, entries, timeZone, look, onKeyDown, onDrop, onOpen, onMove }: DayProps) => (
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
    <span className={classes.date}>{shownDate(day, 'longWeekday', 'UTC')}</span>
    <span className={classes.number} aria-hidden>
      {Number(day.slice(8))}
    </span>
    {entries.map((entry) =>
      'episode' in entry ? (
        <EntryButton
          key={keyOf(entry)}
          entry={entry}
          timeZone={timeZone}
          onOpen={onOpen}
          onMove={(step) => onMove(entry, step)}
        />
      ) : (
        <InterviewLink key={`interview ${entry.id}`} interview={entry} timeZone={timeZone} />
      ),
    )}
  </td>
)

/** What is dragged: the episode's id and which of its dates. */
const dragType = 'application/x-cueroom-episode'

export function drop(event: DragEvent, episodes: readonly Episode[], onDrop: (entry: Entry) => void) {
  event.preventDefault()
  const [id, date] = event.dataTransfer.getData(dragType).split(' ')
  const episode = episodes.find((each) => String(each.id) === id)
  if (episode && (date === 'recordingDate' || date === 'publicationDate')) onDrop({ episode, date })
}

interface EntryProps {
  entry: Entry
  timeZone: string
  onOpen: (episode: Episode) => void
  onMove: (days: number) => void
}

function EntryButton({ entry, timeZone, onOpen, onMove }: EntryProps) {
  const { episode, date } = entry
  const title = episode.number === null ? episode.title : `${episode.number}. ${episode.title}`
  const at = episode[date] ?? ''
  const isCancelled = episode.stage === 'cancelled'
  const label = isCancelled ? `Cancelled ${dateLabels[date].toLowerCase()}` : dateLabels[date]
  return (
    <button
      type="button"
      className={classes.entry}
      data-date={date}
      data-entry={keyOf(entry)}
      data-cancelled={isCancelled || undefined}
      title={`${label}, ${recordingTime(at, timeZone)}: ${title}`}
      draggable
      onDragStart={({ dataTransfer }) => dataTransfer.setData(dragType, keyOf(entry))}
      onClick={() => onOpen(episode)}
      onKeyDown={(event) => {
        const step = steps[event.key]
        if (!event.altKey || step === undefined) return
        event.preventDefault()
        onMove(step)
      }}
    >
      <VisuallyHidden>{label}: </VisuallyHidden>
      <span className={classes.clock}>
        <DateIcon date={date} /> {recordingClock(at, timeZone)}
      </span>
      <span className={classes.title} dir="auto">
        {title}
      </span>
    </button>
  )
}

/** Leads to the guest, where the date can be changed. */
const InterviewLink = ({
  interview: { id, name, interviewDate },
  timeZone,
}: {
  interview: Interview
  timeZone: string
}) => (
  <Link
    to={guestPage(id)}
    className={classes.entry}
    data-date="interview"
    title={`Interview, ${recordingTime(interviewDate, timeZone)}: ${name}`}
  >
    <VisuallyHidden>Interview: </VisuallyHidden>
    <span className={classes.clock}>
      <DateIcon date="interview" /> {recordingClock(interviewDate, timeZone)}
    </span>
    <span className={classes.title} dir="auto">
      {name}
    </span>
  </Link>
)
