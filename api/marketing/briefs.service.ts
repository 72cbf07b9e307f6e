import { announcedStatus } from '@cueroom/core/guests/episode-status.ts'
import type { DiscoveryBrief, InvitationBrief, OutreachBrief } from '@cueroom/core/marketing/briefs.ts'
import type {
  DiscoveryRequest,
  InvitationRequest,
  OutreachRequest,
  SocialRequest,
} from '@cueroom/core/marketing/requests.ts'
import type { Show } from '@cueroom/core/show/show-settings.ts'
import { companyKey } from '@cueroom/core/sponsors/company-key.ts'
import { newestFirst } from '../db/pages.ts'
import type { Db } from '../db/tenant.ts'
import { inHostsWording } from '../guests/guest.model.ts'
import { find as findGuest } from '../guests/guests.service.ts'
import { problem } from '../problems/problems.ts'
import { Questionnaire } from '../questionnaires/questionnaire.model.ts'
import { recapsOfGuests } from '../recaps/recaps.service.ts'
import { showToday } from '../show/show-day.ts'
import { showForDrafting } from '../show/show.service.ts'
import { Sponsor } from '../sponsors/sponsor.model.ts'
import { get as findInquiry } from '../sponsorship/inquiries.service.ts'
import { again } from './results.service.ts'

/**
 * The questionnaire an invitation links to: the one named, else the newest that guests can fill in. @throws
 * 404, 400
 */
async function linkedQuestionnaire(
  db: Db,
  { emailEnding, questionnaireId }: InvitationRequest,
  origin: string,
) {
  if (emailEnding !== 'questionnaire') return null
  const active = Questionnaire.live(db).where({ isActive: true })
  const { id, title } = questionnaireId
    ? await active.findById(questionnaireId).throwIfNotFound()
    : ((await active.orderBy(newestFirst()).first()) ?? noQuestionnaire())
  return { title, url: `${origin}/q/${id}` }
}

function noQuestionnaire(): never {
  throw problem(400, 'no_questionnaire', 'You have no active questionnaire to link to')
}

export const invitationBrief = async (
  db: Db,
  request: InvitationRequest,
  origin: string,
): Promise<InvitationBrief> => ({
  show: await showForDrafting(db),
  request,
  questionnaire: await linkedQuestionnaire(db, request, origin),
  ...(await again(db, 'guest_invitation', request.previousId)),
})

async function draftedGuest(db: Db, guestId: number) {
  const guest = inHostsWording(await findGuest(db, guestId))
  return { ...guest, socialLinks: { linkedin: guest.linkedin, website: guest.website } }
}

/** The inquiry that an email answers. @throws 404 */
async function answeredInquiry(db: Db, id: number) {
  const { packageName, packagePrice, message } = await findInquiry(db, id)
  return { packageName, packagePrice, hasMessage: message !== null, today: await showToday(db) }
}

export const outreachBrief = async (db: Db, request: OutreachRequest): Promise<OutreachBrief> => ({
  show: await showForDrafting(db),
  guest: request.guestId ? await draftedGuest(db, request.guestId) : null,
  request,
  sponsor: (await Sponsor.live(db).findOne({ companyKey: companyKey(request.sponsorName) })) ?? null,
  inquiry: request.inquiryId ? await answeredInquiry(db, request.inquiryId) : null,
  ...(await again(db, 'sponsor_outreach', request.previousId)),
})

/** What the posts of every platform are written from. */
export async function socialBrief(db: Db, request: SocialRequest) {
  const guest = await draftedGuest(db, request.guestId)
  return {
    show: await showForDrafting(db),
    guest: { ...guest, episodeStatus: announcedStatus(guest) },
    recap: (await recapsOfGuests(db, [request.guestId])).get(request.guestId) ?? null,
    request,
    ...(await again(db, 'social_media', request.previousId)),
  }
}

/** Settings that were sent replace the saved ones. */
function withSent(show: Show, { showSettings }: DiscoveryRequest): Show {
  const { podcastName, podcastDescription, showMethodology, sponsorshipSettings } = showSettings ?? {}
  return {
    ...show,
    ...(podcastName && { podcastName }),
    ...(podcastDescription !== undefined && { podcastDescription }),
    ...(showMethodology && { showMethodology }),
    ...(sponsorshipSettings && { sponsorshipSettings }),
  }
}

export async function discoveryBrief(db: Db, request: DiscoveryRequest): Promise<DiscoveryBrief> {
  const saved = await Sponsor.live(db).orderBy('id', 'desc').limit(200).select('companyName')
  return {
    show: withSent(await showForDrafting(db), request),
    request,
    saved: saved.map(({ companyName }) => companyName),
    ...(await again(db, 'sponsor_discovery', request.previousId)),
  }
}
