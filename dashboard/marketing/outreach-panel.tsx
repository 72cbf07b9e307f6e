import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import type { SavedSponsor } from '@cueroom/core/sponsors/saved-sponsor.ts'
import type { SponsorInquiry } from '@cueroom/core/sponsorship/inquiry.ts'
import { Alert, Button } from '@mantine/core'
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
import { ReplyResult } from './reply-result.tsx'
import { GuestField } from './shared-fields.tsx'

const noStatus = {
  title: 'Episode status required',
  message: 'Please select whether the episode has been previously released or is upcoming',
}

const noGuest = { title: 'Guest required', message: 'Please select a guest' }

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
  const own = inquiries.data?.filter(({ sponsorId }) => sponsorId === sponsor?.id)
  const inquiry =
    own?.find(({ id }) => String(id) === params.get('inquiry')) ??
    own?.find(({ state }) => state === 'new') ??
    own?.[0]
  const shared = { sponsors, given: sponsor, inquiry, texts }
  // A reply needs no guest
  if (inquiry) return <Outreach key={inquiry.id} first={undefined} {...shared} />
  return (
    <WithGuests feature="sponsorOutreach" what="Sponsor outreach is about an episode with a guest.">
      {(first) => <Outreach key={sponsor?.id} first={first} {...shared} />}
    </WithGuests>
  )
}

const ReplyNote = ({ inquiry: { companyName, packageName } }: { inquiry: SponsorInquiry }) => (
  <Alert variant="default" icon={<IconMail />} p="sm">
    This is a reply to {companyName}, who asked about {packageName ?? 'sponsoring your show'}. A guest is
    optional.
  </Alert>
)

interface Props {
  /** The show's first guest; undefined for a reply, and while there is none. */
  first: GuestCard | undefined
  sponsors: ReturnType<typeof useSponsors>
  given: SavedSponsor | undefined
  /** The inquiry to answer: the one in the URL, else the sponsor's latest, first of those without an answer. */
  inquiry: SponsorInquiry | undefined
  texts: OutreachTexts
}

function Outreach({ first, sponsors, given, inquiry, texts }: Props) {
  const form = useDraftForm('outreach', emptyOutreach, validateOutreach, (kept) => {
    if (!given) return { inquiryId: '' }
    const values = sponsorValues(given, inquiry)
    return kept.sponsorId === values.sponsorId && kept.inquiryId === values.inquiryId ? {} : values
  })
  const isReply = form.values.inquiryId !== ''
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
    else if (!guest && !isReply) toast.failure(noGuest)
    if (hasErrors || (!guest && !isReply)) return undefined
    const values = form.getValues()
    const saved = sponsors.data?.find(({ id }) => String(id) === values.sponsorId)
    return {
      ...outreachBody({ ...values, guestId: guest ? String(guest.id) : '' }),
      fromSponsorDiscovery: saved?.source === 'discovery',
    }
  }
  return (
    <Generator
      type="sponsor_outreach"
      feature="sponsorOutreach"
      making={making}
      action={isReply ? 'Generate reply' : 'Generate outreach'}
      request={request}
      fields={
        <>
          {isReply && inquiry && <ReplyNote inquiry={inquiry} />}
          <GuestField form={form} guest={guest} disabled={making.generating} />
          {isReply && guest && (
            <Button variant="subtle" size="compact-sm" onClick={() => form.setFieldValue('guestId', '')}>
              Leave the guest out
            </Button>
          )}
          <OutreachFields form={form} sponsors={sponsors} isAboutEpisode={!isReply || Boolean(guest)} />
        </>
      }
      refill={(entries) =>
        refilled(form, valuesOf(emptyOutreach, { ...entries, inquiryId: String(entries['inquiryId'] ?? '') }))
      }
      resultTab="Email"
      renderResult={(result, again) => {
        const { inquiryId, recipientEmail } = result.request
        const to = typeof recipientEmail === 'string' ? recipientEmail : undefined
        const shown = { result, to, onClear: making.clear, onAgain: again }
        return typeof inquiryId === 'number' ? (
          <ReplyResult inquiryId={inquiryId} {...shown} />
        ) : (
          <EmailResult title={`Outreach to ${result.label}`} {...shown} />
        )
      }}
      empty={{
        icon: IconMail,
        title: 'No email yet',
        description:
          'Choose a sponsor and an episode. The email quotes only the packages, prices and audience from your show settings.',
      }}
    />
  )
}
