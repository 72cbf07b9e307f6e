import '@fontsource-variable/source-serif-4/index.css'
import { comingUp, type Readiness, readinessOf } from '@cueroom/core/content/readiness.ts'
import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { counted, locale } from '@cueroom/core/text/format.ts'
import { Skeleton, Stack } from '@mantine/core'
import { lazy, Suspense, useMemo, useState } from 'react'
import { Screen } from '../app/screen.tsx'
import { useEntitlements } from '../app/session.queries.ts'
import { useGuests } from '../guests/guests.queries.ts'
import { useNewest } from '../inbox/inbox.queries.ts'
import { useSends } from '../sends/sends.queries.ts'
import { LoadFailure } from '../ui/states.tsx'
import { ComingUp } from './coming-up.tsx'
import { FirstSteps } from './first-steps.tsx'
import { NextRecording } from './next-recording.tsx'
import { withinAWeek } from './time-until.ts'
import classes from './today.module.css'
import { useTextStates } from '../content/content.queries.ts'
import { Waiting } from './waiting.tsx'

const InterviewDialog = lazy(async () => ({
  default: (await import('../guests/interview-dialog.tsx')).InterviewDialog,
}))

const SendDialog = lazy(async () => ({ default: (await import('../sends/send-dialog.tsx')).SendDialog }))

/** Guests shown below the next recording. */
const laterShown = 8
/** Unread items of the inbox. */
const newsShown = 4

/** Who is next, and what is missing. */
export function TodayScreen() {
  const list = useGuests()
  return (
    <Screen description={<Summary guests={list.guests} />}>
      {list.failed && <LoadFailure what="guests" query={list} />}
      {!list.loaded && !list.failed && <TodaySkeleton />}
      {list.loaded && list.guests.length === 0 && <FirstSteps />}
      {list.guests.length > 0 && <Overview guests={list.guests} />}
    </Screen>
  )
}

const today = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric' })

function Summary({ guests }: { guests: readonly GuestCard[] }) {
  const [now] = useState(() => new Date())
  const count = withinAWeek(
    guests.map(({ interviewDate }) => interviewDate),
    now.getTime(),
  )
  const recordings = count > 0 && `${counted(count, 'recording')} in the next 7 days`
  return [today.format(now), recordings].filter(Boolean).join(' · ')
}

export interface ReadyGuest {
  guest: GuestCard
  /** Undefined until the texts have loaded. */
  readiness: Readiness | undefined
}

function Overview({ guests }: { guests: readonly GuestCard[] }) {
  const [now] = useState(() => Date.now())
  const [dating, setDating] = useState<GuestCard | null>(null)
  const [asking, setAsking] = useState<GuestCard | null>(null)
  const { may } = useEntitlements()
  const { next, later } = useMemo(() => comingUp(guests, now), [guests, now])
  const shown = later.slice(0, laterShown)
  const ids = [...(next ? [next] : []), ...shown].map(({ id }) => id)
  const states = useTextStates(ids)
  const { data: news = [] } = useNewest(newsShown)
  const sends = useSends(ids, may('questionnaires'))
  const withReadiness = (guest: GuestCard): ReadyGuest => ({
    guest,
    readiness: states.data && readinessOf(guest, of(guest, states.data), of(guest, sends.data ?? []), now),
  })
  return (
    <>
      {states.isError && <LoadFailure what="texts" query={states} />}
      <NextRecording
        next={next && withReadiness(next)}
        now={now}
        corrected={!!next && of(next, states.data ?? []).some(({ factCheck }) => factCheck === 'proposed')}
        onSetDate={setDating}
        onSend={setAsking}
      />
      <div className={classes.columns}>
        <ComingUp
          guests={shown.map(withReadiness)}
          more={later.length - shown.length}
          onSetDate={setDating}
          onSend={setAsking}
        />
        <Waiting items={news} />
      </div>
      <Suspense>
        {dating && <InterviewDialog guest={dating} onClose={() => setDating(null)} />}
        {asking && <SendDialog guests={[asking]} onClose={() => setAsking(null)} />}
      </Suspense>
    </>
  )
}

const of = <Row extends { guestId: number }>({ id }: GuestCard, rows: readonly Row[]) =>
  rows.filter(({ guestId }) => guestId === id)

const TodaySkeleton = () => (
  <Stack role="status" aria-label="Loading your guests">
    <Skeleton h={150} radius={18} />
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} h={56} radius="md" />
    ))}
  </Stack>
)
