import '@fontsource-variable/source-serif-4/index.css'
import { type Readiness, readinessOf, stillNextFrom } from '@cueroom/core/content/readiness.ts'
import { agendaOf } from '@cueroom/core/episodes/agenda.ts'
import type { Episode } from '@cueroom/core/episodes/episode.ts'
import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { Skeleton } from '@mantine/core'
import { useMemo, useState } from 'react'
import { Screen } from '../app/screen.tsx'
import { useEntitlements } from '../app/session.queries.ts'
import { useEpisodesFrom } from '../episodes/episodes.queries.ts'
import { InterviewDialog, SendDialog } from '../guests/guest-dialogs.tsx'
import { useAgenda } from '../guests/guests.queries.ts'
import { useNewest } from '../inbox/inbox.queries.ts'
import { useSends } from '../sends/sends.queries.ts'
import { ListSkeleton } from '../ui/list-skeleton.tsx'
import { LoadFailure } from '../ui/states.tsx'
import { ComingUp } from './coming-up.tsx'
import { FirstSteps } from './first-steps.tsx'
import { NextEpisode } from './next-episode.tsx'
import { NextRecording } from './next-recording.tsx'
import { withinAWeek } from './time-until.ts'
import classes from './today.module.css'
import { useTextStates } from '../content/content.queries.ts'
import { shownDate } from '../ui/text.ts'
import { Waiting } from './waiting.tsx'

/** Guests and episodes shown below the next recording. */
const laterShown = 8
/** Of those, guests without a date: after an import there are many. */
const undatedShown = 3
/** Unread items of the inbox. */
const newsShown = 4

/** The next recording and what is still missing. */
export function TodayScreen() {
  const [now] = useState(() => Date.now())
  const agenda = useAgenda()
  const guests = agenda.data?.guests ?? []
  const ahead = useEpisodesFrom(new Date(stillNextFrom(now)).toISOString())
  const solo = useMemo(
    () => ahead.data?.filter(({ guests, stage }) => guests.length === 0 && stage !== 'cancelled') ?? [],
    [ahead.data],
  )
  const hasGuests = (agenda.data?.total ?? 0) > 0
  const isPlanned = hasGuests || solo.length > 0
  const isLoading = !agenda.isError && (agenda.isPending || (!isPlanned && ahead.isPending))
  const plans = { guests, episodes: solo, now }
  return (
    <Screen description={<Summary nextWeek={agenda.data?.nextWeek ?? 0} episodes={solo} now={now} />}>
      {agenda.isError && !agenda.data && <LoadFailure what="guests" query={agenda} />}
      {ahead.isError && <LoadFailure what="episodes" query={ahead} />}
      {isLoading && <TodaySkeleton />}
      {agenda.data && !isPlanned && !ahead.isPending && <FirstSteps />}
      {isPlanned && <Overview {...plans} planned={agenda.data?.planned ?? 0} />}
    </Screen>
  )
}

interface Plans {
  guests: readonly GuestCard[]
  /** Those without a guest. */
  episodes: readonly Episode[]
  now: number
}

function Summary({ nextWeek, episodes, now }: Omit<Plans, 'guests'> & { nextWeek: number }) {
  const dates = episodes.map(({ recordingDate }) => recordingDate)
  const count = nextWeek + withinAWeek(dates, now)
  const recordings = count > 0 && `${counted(count, 'recording')} in the next 7 days`
  return [shownDate(now, 'longWeekday'), recordings].filter(Boolean).join(' · ')
}

export interface ReadyGuest {
  guest: GuestCard
  /** Undefined until the texts have loaded. */
  readiness: Readiness | undefined
}

/** @param planned total number of guests, including those not loaded */
function Overview({ guests, episodes, now, planned }: Plans & { planned: number }) {
  const [dating, setDating] = useState<GuestCard | null>(null)
  const [asking, setAsking] = useState<GuestCard | null>(null)
  const { may } = useEntitlements()
  const { next, later } = useMemo(() => agendaOf(guests, episodes, now), [guests, episodes, now])
  const isUndated = ({ guest }: (typeof later)[number]) => guest !== undefined && guest.interviewDate === null
  const dated = later.filter((each) => !isUndated(each))
  const undated = later.filter(isUndated).slice(0, undatedShown)
  const shown = [...dated, ...undated].slice(0, laterShown)
  const guestIds = [next, ...shown].flatMap((each) => each?.guest?.id ?? [])
  const states = useTextStates(guestIds)
  const { data: news = [] } = useNewest(newsShown)
  const sends = useSends(guestIds, may('questionnaires'))
  const withReadiness = (guest: GuestCard): ReadyGuest => ({
    guest,
    readiness:
      states.data && readinessOf(guest, of(guest, states.data), of(guest, sends.data?.sends ?? []), now),
  })
  const isCorrected = (guest: GuestCard) =>
    of(guest, states.data ?? []).some(({ factCheck }) => factCheck === 'proposed')
  const actions = { onSetDate: setDating, onSend: setAsking }
  return (
    <>
      {states.isError && <LoadFailure what="texts" query={states} />}
      {next?.episode ? (
        <NextEpisode episode={next.episode} now={now} />
      ) : (
        <NextRecording
          next={next && withReadiness(next.guest)}
          others={later.flatMap(({ guest }) => (guest && isWith(guest, next?.guest) ? [guest] : []))}
          now={now}
          corrected={!!next && isCorrected(next.guest)}
          {...actions}
        />
      )}
      <div className={classes.columns}>
        <ComingUp
          planned={shown.map((each) => each.episode ?? withReadiness(each.guest))}
          more={planned - guestIds.length}
          {...actions}
        />
        <Waiting items={news} />
      </div>
      {dating && <InterviewDialog guest={dating} onClose={() => setDating(null)} />}
      {asking && <SendDialog guests={[asking]} onClose={() => setAsking(null)} />}
    </>
  )
}

/** Whether two guests are in the same recording. */
const isWith = ({ interviewDate }: GuestCard, next: GuestCard | undefined) =>
  interviewDate !== null && Date.parse(interviewDate) === Date.parse(next?.interviewDate ?? '')

const of = <Row extends { guestId: number }>({ id }: GuestCard, rows: readonly Row[]) =>
  rows.filter(({ guestId }) => guestId === id)

const TodaySkeleton = () => (
  <ListSkeleton label="Loading your guests" h={56}>
    <Skeleton h={150} radius={18} />
  </ListSkeleton>
)
