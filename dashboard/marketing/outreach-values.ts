import { outreachDefaults } from '@cueroom/core/marketing/outreach-choices.ts'
import type { OutreachRequest } from '@cueroom/core/marketing/requests.ts'
import type { SavedSponsor } from '@cueroom/core/sponsors/saved-sponsor.ts'
import type { SponsorInquiry } from '@cueroom/core/sponsorship/inquiry.ts'
import { notStated } from '@cueroom/core/sponsorship/inquiry-sponsor.ts'
import type * as z from 'zod'
import { checkBy } from './checked-request.ts'

export const emptyOutreach = {
  guestId: '',
  /** The chosen saved sponsor; its fields can be changed for this email. */
  sponsorId: '',
  /** The inquiry that the email replies to. */
  inquiryId: '',
  sponsorName: '',
  recipientEmail: '',
  industry: '',
  websiteUrl: '',
  episodeStatus: outreachDefaults.episodeStatus as string,
  releaseDate: '',
  additionalContext: '',
}
export type OutreachValues = typeof emptyOutreach
export type OutreachBody = z.input<typeof OutreachRequest>

export const outreachBody = ({ guestId, inquiryId, sponsorId: _, releaseDate, ...values }: OutreachValues) =>
  ({
    ...values,
    ...(inquiryId
      ? { inquiryId: Number(inquiryId), guestId: Number(guestId) || null }
      : { guestId: Number(guestId) || 1 }),
    ...(values.episodeStatus === 'upcoming' && { releaseDate }),
  }) as OutreachBody
export const validateOutreach = checkBy('OutreachRequest', outreachBody)

/** Form values taken from a saved sponsor; a reply to their inquiry names a guest only if the host chooses one. */
export const sponsorValues = (sponsor: SavedSponsor, inquiry?: SponsorInquiry) => ({
  sponsorId: String(sponsor.id),
  sponsorName: sponsor.companyName,
  recipientEmail: sponsor.marketingContactEmail ?? '',
  industry: sponsor.industry === notStated ? '' : sponsor.industry,
  websiteUrl: sponsor.websiteUrl ?? '',
  inquiryId: inquiry ? String(inquiry.id) : '',
  ...(inquiry && { recipientEmail: inquiry.email, guestId: '', additionalContext: '' }),
})
