import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import type { SavedSponsor } from '@cueroom/core/sponsors/saved-sponsor.ts'
import type { SponsorInquiry } from '@cueroom/core/sponsorship/inquiry.ts'
import { useEntitlements } from '../app/session.queries.ts'
import { IconMail } from '../icons/index.ts'
import { useSearchParams } from '../routing/routing.tsx'
import { toast } from '../ui/toasts.tsx'
import { useSponsors } from '../sponsors/sponsors.queries.ts'
import { useInquiries } from '../sponsorship/inquiries.queries.ts'
import { EmailResult } from './email-result.tsx'
import { FormSkeleton } from '../ui/form-skeleton.tsx'
import { Generator } from './generator.tsx'
import { OutreachFields } from './outreach-fields.tsx'
import type { OutreachTexts } from './outreach-texts.ts'
import {
  emptyOutreach,
  type OutreachBody,
  outreachBody,
  sponsorValues,
  validateOutreach,
} from './outreach-values.ts'
import { useGuestChoice, WithGuests } from './show-guests.tsx'
import { refilled, useDraftForm, valuesOf } from './use-draft-form.ts'
import { useMarketing } from './use-marketing.ts'
import { GuestField } from './shared-fields.tsx'

const noStatus = {
  title: 'Episode status required',
  message: 'Please select whether the episode has been previously released or is upcoming',
}

/** Generates an email to a sponsor about one guest and episode. */
export function OutreachPanel({ texts }: { texts: OutreachTexts }) {
  const { may } = useEntitlements()
  const sponsors = useSponsors(may('sponsorOutreach'))
  const [params] = useSearchParams()
  const wanted = params.get('sponsor')
  // Waits for the sponsors, because a link can preselect one
  const inquiries = useInquiries(Boolean(wanted) && may('sponsorOutreach'))
  if (wanted && may('sponsorOutreach') && (sponsors.isPending || inquiries.isPending)) return <FormSkeleton />
  const sponsor = sponsors.data?.find(({ id }) => String(id) === wanted)
  const inquiry = inquiries.data?.find(({ sponsorId }) => sponsorId === sponsor?.id)
  return (
    <WithGuests feature="sponsorOutreach" what="Sponsor outreach is about an episode with a guest.">
      {(first) => (
        <Outreach
          key={sponsor?.id}
          first={first}
          sponsors={sponsors}
          given={sponsor}
          inquiry={inquiry}
          texts={texts}
        />
      )}
    </WithGuests>
  )
}

interface Props {
  first: GuestCard
  sponsors: ReturnType<typeof useSponsors>
  given: SavedSponsor | undefined
  /** The sponsor's latest email. */
  inquiry: SponsorInquiry | undefined
  texts: OutreachTexts
}

function Outreach({ first, sponsors, given, inquiry, texts }: Props) {
  const form = useDraftForm('outreach', emptyOutreach, validateOutreach, (kept) =>
    given && kept.sponsorId !== String(given.id) ? sponsorValues(given, inquiry) : {},
  )
  const guest = useGuestChoice(first, form.values.guestId)
  const making = useMarketing({
    type: 'sponsor_outreach',
    call: (api, body: OutreachBody, signal) => api.marketing.sponsorOutreach({ body, signal }),
    success: { title: 'Success!', message: 'Sponsor outreach email generated' },
    failure: texts.failure,
  })
  const request = async (): Promise<OutreachBody | undefined> => {
    const { errors, hasErrors } = await form.validate()
    if (errors['sponsorName']) toast.failure(texts.noSponsor)
    else if (errors['episodeStatus']) toast.failure(noStatus)
    if (!guest || hasErrors) return undefined
    const values = form.getValues()
    const saved = sponsors.data?.find(({ id }) => String(id) === values.sponsorId)
    return {
      ...outreachBody({ ...values, guestId: String(guest.id) }),
      fromSponsorDiscovery: saved?.source === 'discovery',
    }
  }
  return (
    <Generator
      type="sponsor_outreach"
      feature="sponsorOutreach"
      making={making}
      action="Generate Outreach"
      request={request}
      fields={
        <>
          <GuestField form={form} guest={guest} disabled={making.generating} />
          <OutreachFields form={form} sponsors={sponsors} />
        </>
      }
      refill={(entries) => refilled(form, valuesOf(emptyOutreach, entries))}
      resultTab="Email"
      renderResult={(result, again) => (
        <EmailResult
          result={result}
          title={`Outreach to ${result.label}`}
          onClear={making.clear}
          onAgain={again}
        />
      )}
      empty={{
        icon: IconMail,
        title: 'No email yet',
        description:
          'Choose a sponsor and an episode. The email quotes only the packages, prices and audience from your show settings.',
      }}
    />
  )
}
