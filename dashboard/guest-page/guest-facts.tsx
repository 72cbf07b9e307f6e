import { guestLinks } from '../guests/guest-links.ts'
import { Anchor, Button, Skeleton } from '@mantine/core'
import { givenAt } from '@cueroom/core/questionnaires/change-answers.ts'
import {
  type ConsentAnswer,
  consentAnswer,
  consentQuestions,
} from '@cueroom/core/questionnaires/consent-answer.ts'
import type { QuestionnaireResponse } from '@cueroom/core/questionnaires/submission.ts'
import type { Guest } from '@cueroom/core/guests/guest.ts'
import { useAnswersOfGuest } from '../questionnaires/responses.queries.ts'
import { Fact, FactList } from '../ui/fact-list.tsx'
import { nearDay } from '../ui/text.ts'
import type { GuestPageProps } from './guest-header.tsx'
import { GuestEpisodes } from './guest-episodes.tsx'
import { GuestHistory } from './guest-history.tsx'
import { GuestNotes } from './guest-notes.tsx'
import classes from './guest-page.module.css'

/** Contact details, notes, episodes and history. */
export const GuestFacts = (page: GuestPageProps) => (
  <aside className={classes.facts} aria-label="Facts">
    <Contact {...page} />
    <GuestNotes guest={page.guest} mayChange={page.mayChange} />
    <GuestEpisodes guest={page.guest} />
    <GuestHistory guest={page.guest} />
  </aside>
)

function Contact({ guest, card, act, mayChange, readiness }: GuestPageProps) {
  const links = guestLinks(card)
  return (
    <section aria-label="Contact">
      <header className={classes.factsHead}>
        <h2>Contact</h2>
        <Button variant="subtle" size="compact-sm" disabled={!mayChange} onClick={() => act('edit', card)}>
          Edit
        </Button>
      </header>
      <FactList>
        <Fact name="Email" none="Not known">
          {guest.email && <Email email={guest.email} onCopy={() => act('copy-email', card)} />}
        </Fact>
        {readiness.wantsNoMails && (
          <Fact name="Emails" none="">
            Opted out
          </Fact>
        )}
        <Fact name="Phone" none="Not known">
          {guest.phone}
        </Fact>
        <Fact name="Links" none="Not known">
          {links.length > 0 &&
            links.map(({ label, href }, index) => (
              <span key={href}>
                {index > 0 && ' · '}
                <Anchor href={href} target="_blank" rel="noopener noreferrer" inherit data-touch="">
                  {label}
                </Anchor>
              </span>
            ))}
        </Fact>
        <Fact name="Consent in the answers" none="Not known">
          <ConsentFact guest={guest} />
        </Fact>
      </FactList>
    </section>
  )
}

function Email({ email, onCopy }: { email: string; onCopy: () => void }) {
  const [name, domain] = email.split('@')
  return (
    <>
      <Anchor href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} inherit data-touch="">
        {name}
        <wbr />@{domain}
      </Anchor>
      <Button variant="subtle" size="compact-xs" onClick={onCopy} aria-label="Copy the email address">
        Copy
      </Button>
    </>
  )
}

/** What the guest answered about consent, in the newest answers that ask for it. */
function ConsentFact({ guest }: { guest: Guest }) {
  const sets = useAnswersOfGuest(guest.id)
  if (sets.isPending) return <Skeleton h={16} w={120} />
  const { state, answer, at } = consentOf(guest, sets.data ?? [])
  const day = at ? ` ${nearDay(at)}` : ''
  if (state === 'unclear')
    return (
      <>
        See the answer: <q dir="auto">{answer}</q>
        {day}
      </>
    )
  return state === 'given' ? `Given${day}` : 'Not given'
}

function consentOf({ questionnaire }: Guest, sets: QuestionnaireResponse[]): ConsentAnswer {
  const asking = sets.find(({ questions, responses }) => consentQuestions(questions, responses).length > 0)
  if (asking) return consentAnswer(asking.responses, asking.questions, (id) => givenAt(asking, id))
  // Imported answers belong to no questionnaire
  const { responses, asked, submittedAt } = questionnaire
  return consentAnswer(responses, asked, () => submittedAt)
}
