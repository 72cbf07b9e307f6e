import type { SponsorSuggestion } from '@cueroom/core/marketing/results.ts'
import { Anchor, Tooltip } from '@mantine/core'
import { IconAlertTriangle } from '../icons/index.ts'
import classes from './sponsors.module.css'

type Facts = Omit<SponsorSuggestion, 'companyName' | 'kind' | 'isSaved' | 'verified'> & { verified: boolean }

/** Facts about a sponsor. Unverified addresses are labelled and not linked. */
export const SponsorFacts = ({ sponsor }: { sponsor: Facts }) => (
  <dl className={classes.facts}>
    <Fact name="Industry" text={sponsor.industry} />
    <Fact name="Budget" text={sponsor.estimatedBudgetRange} />
    <Fact name="Why they fit" text={sponsor.reasonForMatch} wide />
    <Fact name="How to reach them" text={sponsor.contactStrategy} wide />
    {sponsor.websiteUrl && (
      <div>
        <dt>Website</dt>
        <dd>
          <Website url={sponsor.websiteUrl} /> {!sponsor.verified && <Unverified />}
        </dd>
      </div>
    )}
    {sponsor.marketingContactEmail && (
      <div>
        <dt>Email</dt>
        <dd>
          {sponsor.marketingContactEmail} {!sponsor.verified && <Unverified />}
        </dd>
      </div>
    )}
  </dl>
)

const Fact = ({ name, text, wide }: { name: string; text: string; wide?: boolean }) => (
  <div data-wide={wide}>
    <dt>{name}</dt>
    <dd dir="auto">{text}</dd>
  </div>
)

/** Only http(s) becomes a link; a bare `acme.com` is treated as https. */
function Website({ url }: { url: string }) {
  const whole = /^[a-z][a-z\d+.-]*:/i.test(url) ? url : `https://${url}`
  if (!/^https?:/i.test(whole) || !URL.canParse(whole)) return url
  return (
    <Anchor href={whole} target="_blank" rel="noopener noreferrer" inherit>
      {url}
    </Anchor>
  )
}

const Unverified = () => (
  <Tooltip
    label="Suggested by a language model and not verified. Look it up before you use it."
    multiline
    maw={260}
  >
    <span className={classes.unverified} tabIndex={0} role="note">
      <IconAlertTriangle size={13} /> unverified
    </span>
  </Tooltip>
)
