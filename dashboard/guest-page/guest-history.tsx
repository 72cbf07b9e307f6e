import type { GeneratedContent } from '@cueroom/core/content/content.ts'
import type { Guest } from '@cueroom/core/guests/guest.ts'
import { Button, Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import { useList } from '../app/api.tsx'
import type { GuestPage } from '@cueroom/core/guest-pages/guest-page.ts'
import { useShowTimeZone } from '../app/settings.queries.ts'
import { recordingDay, recordingTime, showTime } from '../ui/text.ts'
import { useGuestLink } from './guest-link.queries.ts'
import classes from './guest-page.module.css'

interface Happening {
  what: string
  at: string
  isRecording?: true
}

/** The newest texts of a guest that the history shows. */
const textsRead = 50
const happeningsShown = 6

const written: Record<GeneratedContent['contentType'], string> = {
  introduction: 'Introduction written',
  questions: 'Questions written',
  show_notes: 'Show notes written',
}

type Check = GuestPage['factChecks'][number]

/** What the guest said about the introduction, and what the host did with it. */
function checked({ state, partial, createdAt, decidedAt }: Check): Happening[] {
  const sent = { what: 'Correction sent', at: createdAt }
  if (state === 'approved') {
    const approved = { what: 'Introduction approved', at: decidedAt ?? createdAt }
    return decidedAt ? [sent, approved] : [approved]
  }
  const accepted = partial ? 'Part of a correction accepted' : 'Correction accepted'
  const decided = state === 'accepted' ? accepted : 'Correction rejected'
  return [sent, ...(decidedAt ? [{ what: decided, at: decidedAt }] : [])]
}

interface Past {
  texts: readonly GeneratedContent[]
  checks: readonly Check[]
  now: number
}

/** A guest's history, newest first. */
function happeningsOf(guest: Guest, { texts, checks, now }: Past): Happening[] {
  const { questionnaire, interviewDate, importId, createdAt } = guest
  const over = interviewDate !== null && Date.parse(interviewDate) < now
  return [
    ...texts.map(({ contentType, createdAt: at }) => ({ what: written[contentType], at })),
    ...checks.flatMap(checked),
    ...(questionnaire.submittedAt ? [{ what: 'Answers received', at: questionnaire.submittedAt }] : []),
    ...(over ? [{ what: 'Interview date', at: interviewDate, isRecording: true as const }] : []),
    { what: importId ? 'Imported' : 'Added', at: createdAt },
  ].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
}

/** What happened with the guest so far. */
export function GuestHistory({ guest }: { guest: Guest }) {
  const [now] = useState(() => Date.now())
  const [all, setAll] = useState(false)
  const texts = useList(['texts', { of: guest.id }], ({ content }) => content.recent, {
    guestId: guest.id,
    limit: textsRead,
  })
  const page = useGuestLink(guest.id)
  const past = { texts: texts.data ?? [], checks: page.data?.factChecks ?? [], now }
  const happenings = happeningsOf(guest, past)
  return (
    <section aria-label="History">
      <header className={classes.factsHead}>
        <h2>History</h2>
      </header>
      {texts.isPending && <Skeleton h={60} />}
      {texts.isError && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          Couldn't load the texts. Reload the page to try again.
        </Text>
      )}
      {!texts.isPending && (
        <ul className={classes.history}>
          {happenings.slice(0, all ? undefined : happeningsShown).map((happening, index) => (
            <li key={index}>
              <b>{happening.what}</b> · <When {...happening} />
            </li>
          ))}
        </ul>
      )}
      {!all && happenings.length > happeningsShown && (
        <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
          Show all {happenings.length}
        </Button>
      )}
    </section>
  )
}

/** By the clocks of the show. */
function When({ at, isRecording }: Happening) {
  const timeZone = useShowTimeZone()
  return (
    <time dateTime={at} title={isRecording ? recordingTime(at, timeZone) : showTime(at, timeZone)}>
      {recordingDay(at, timeZone)}
    </time>
  )
}
