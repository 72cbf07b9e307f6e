import { acceptedCorrections, type Correction, correctionsNote } from '@cueroom/core/content/corrections.ts'
import type { Episode } from '@cueroom/core/episodes/episode.ts'
import type { FactCheck } from '@cueroom/core/guest-pages/guest-page.ts'
import type { Guest } from '@cueroom/core/guests/guest.ts'
import { idFor, requestsOf } from '@cueroom/core/questionnaires/known-answers.ts'
import { pronunciationOf } from '@cueroom/core/questionnaires/pronunciation.ts'
import { listed } from '@cueroom/core/text/format.ts'
import { personLine } from '@cueroom/core/guests/person-line.ts'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useShowTimeZone } from '../app/settings.queries.ts'
import { useEpisodesOf } from '../episodes/episodes.queries.ts'
import { useLatest } from '../content/content.queries.ts'
import { AnswerList, answersOf } from '../questionnaires/answer-list.tsx'
import { usePrinting } from '../ui/use-printing.ts'
import { useGuestLink } from './guest-link.queries.ts'
import type { GuestReadiness } from './use-readiness.ts'
import classes from './prep-sheet.module.css'
import { shownDate } from '../ui/text.ts'
import { useSearchParams } from '../routing/routing.tsx'

/** The answers a host needs while recording; the rest is in the texts. */
const glanced = ['topics', 'fun-fact', 'promote'] as const

/** One A4 page for the studio, in place of the screen when it is printed. */
export function PrepSheet({ guest, progress }: { guest: Guest; progress: GuestReadiness }) {
  const introduction = useLatest(guest.id, 'introduction')
  const questions = useLatest(guest.id, 'questions')
  const isCorrected = progress.texts.some(({ factCheck }) => factCheck === 'accepted')
  const page = useGuestLink(guest.id, isCorrected)
  const episodes = useEpisodesOf(guest.id)
  const areChecked = isCorrected ? page.isFetched : progress.readiness !== undefined || progress.failed
  useAddressedPrint(introduction.isFetched && questions.isFetched && episodes.isFetched && areChecked)
  if (!usePrinting()) return null
  return createPortal(
    <Sheet
      guest={guest}
      introduction={introduction.data?.[0]?.content}
      questions={questions.data?.[0]?.content}
      factCheck={page.data?.factCheck ?? null}
      together={guestsWith(guest, episodes.data)}
    />,
    document.body,
  )
}

/** Prints once if the URL asks for it, as soon as the sheet is ready. */
function useAddressedPrint(loaded: boolean) {
  const [params, setParams] = useSearchParams()
  const wanted = params.get('do') === 'print'
  const print = useEffectEvent(() => {
    setParams({}, { replace: true })
    window.print()
  })
  useEffect(() => {
    if (wanted && loaded) print()
  }, [wanted, loaded])
}

interface SheetProps {
  guest: Guest
  introduction: string | undefined
  questions: string | undefined
  factCheck: FactCheck | null
  /** Names of the other guests of the next episode. */
  together: string[]
}

/** Height of an A4 page within its margins, in CSS pixels: 297 mm less 2 × 12 mm. */
const pageHeight = (273 / 25.4) * 96
const smallest = 0.55

function Sheet({ guest, introduction, questions, factCheck, together }: SheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const timeZone = useShowTimeZone()
  // Long texts get smaller until they fit on the page
  useLayoutEffect(() => {
    const element = sheet.current
    if (!element) return
    for (let size = 1; size >= smallest; size -= 0.05) {
      element.style.setProperty('--size', String(size))
      if (element.scrollHeight <= pageHeight) return
    }
  }, [])
  const { questionnaire } = guest
  const said = pronunciationOf(guest)
  const shown = new Set(glanced.map((id) => idFor(id, questionnaire)))
  const facts = answersOf(questionnaire).filter(({ id }) => shown.has(id))
  const requests = requestsOf({ ...questionnaire, bio: guest.bio })
  const outdated = outdatedFacts(guest, facts, correctionsIn(introduction, factCheck))
  return (
    <div ref={sheet} className={classes.sheet} data-prep-sheet="">
      <header>
        <h1 dir="auto">{guest.name}</h1>
        <p dir="auto">{[personLine(guest), said && `say “${said}”`].filter(Boolean).join(' · ')}</p>
        {timesOf(guest, timeZone).map((time) => (
          <p key={time}>{time}</p>
        ))}
        {together.length > 0 && <p dir="auto">Together with {listed(together)}</p>}
        {requests.length > 0 && (
          <p dir="auto">
            <strong>Asks: {requests.join(' ')}</strong>
          </p>
        )}
      </header>
      <div className={classes.body}>
        <div>
          <h2>Introduction</h2>
          <Paragraphs text={introduction} none="Not written yet" serif />
          <h2>Questions</h2>
          <Paragraphs text={questions} none="Not written yet" />
        </div>
        <aside>
          <h2>Facts</h2>
          {outdated && (
            <p dir="auto">
              <strong>{outdated}</strong>
            </p>
          )}
          <Paragraphs text={guest.bio ?? undefined} none="No biography yet" />
          {guest.expertise.length > 0 && <p dir="auto">{guest.expertise.join(', ')}</p>}
          <AnswerList answers={facts} />
          {guest.notes && (
            <>
              <h2>Notes</h2>
              <Paragraphs text={guest.notes} none="" />
            </>
          )}
          <h2>Contact</h2>
          <p>{[guest.email, guest.phone].filter(Boolean).join(' · ') || 'Not known'}</p>
        </aside>
      </div>
    </div>
  )
}

/** The other guests of the episode that is recorded at the guest’s interview date, else of the one still to be recorded. */
function guestsWith({ id, interviewDate }: Guest, episodes: Episode[] = []): string[] {
  const shared =
    episodes.find(
      ({ recordingDate, stage }) =>
        stage !== 'cancelled' && recordingDate !== null && recordingDate === interviewDate,
    ) ?? episodes.find(({ stage }) => stage === 'planned' || stage === 'scheduled')
  return shared ? shared.guests.filter((other) => other.id !== id).map(({ name }) => name) : []
}

const correctionsIn = (introduction: string | undefined, check: FactCheck | null) =>
  introduction && check?.proposed ? acceptedCorrections(check.original, check.proposed, introduction) : []

/** A correction changes the introduction, not what it was written from. */
const outdatedFacts = (
  { bio, expertise }: Guest,
  facts: ReturnType<typeof answersOf>,
  corrections: readonly Correction[],
) => correctionsNote(corrections, [bio, ...expertise, ...facts.flatMap(({ answer }) => answer)].join('\n'))

const Paragraphs = ({
  text,
  none,
  serif = false,
}: {
  text: string | undefined
  none: string
  serif?: boolean
}) => (
  <div data-serif={serif || undefined} className={classes.text} dir="auto">
    {text ? text.split(/\n{2,}/).map((paragraph, index) => <p key={index}>{paragraph}</p>) : <p>{none}</p>}
  </div>
)

/** The interview by the clocks of the show, and in the time zone it was chosen in where that differs. */
function timesOf({ interviewDate, interviewTimeZone }: Guest, timeZone: string): string[] {
  if (!interviewDate) return ['No interview date yet']
  const here = shownDate(interviewDate, 'moment', timeZone)
  const there = interviewTimeZone ? shownDate(interviewDate, 'moment', interviewTimeZone) : here
  return there === here ? [here] : [`${here} for the show`, `${there} in ${interviewTimeZone}`]
}
