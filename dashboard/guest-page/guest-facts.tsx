import { guestLinks } from '../guests/guest-links.ts'
import { Anchor, Button } from '@mantine/core'
import { hasConsent } from '@cueroom/core/questionnaires/has-consent.ts'
import type { Guest } from '@cueroom/core/guests/guest.ts'
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

function Contact({ guest, card, act, mayChange }: GuestPageProps) {
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
          {consentOf(guest)}
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

/** Whether the guest consented in the questionnaire, and when. */
function consentOf({ questionnaire: { responses, asked, submittedAt } }: Guest) {
  if (!hasConsent(responses, asked)) return 'Not given'
  return submittedAt ? `Given ${nearDay(submittedAt)}` : 'Given'
}
