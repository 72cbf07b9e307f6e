import { guestData } from '../content/content-prompt.ts'
import type { Prompt } from '../prompts/prompt.ts'
import { offerOf } from '../sponsorship/offer.ts'
import type { OutreachBrief } from './briefs.ts'
import { emailInstruction } from './email-instruction.ts'
import { marketingPrompt, openShow } from './prompt.ts'

/** The prompt for an email to a sponsor. Prices and figures are those of the public page, and no others. */
export function outreachPrompt(
  { show, guest, request, sponsor, previous }: OutreachBrief,
  longest?: number,
): Prompt {
  const { packages, audience } = offerOf(show.sponsorshipSettings)
  const { episodeStatus, releaseDate } = request
  const isUpcoming = episodeStatus === 'upcoming'
  return marketingPrompt(
    {
      task: [
        'Write the email in which the show asks <sponsor> to sponsor an episode with <guest>, in the first person plural.',
        'Say what the show is, which episode this is about, why it fits this company, who listens, and what can be booked. End with a question that is easy to answer. 150 to 260 words.',
        isUpcoming
          ? 'The episode is upcoming, so the sponsor can be part of it. Name its release date only if <request> does.'
          : 'The episode was released. It shows what the show sounds like; the sponsor can be part of future episodes.',
        "Quote packages, prices and audience figures exactly as they are in <offer>, and no others. Don't offer discounts.",
        "We add a signature after your last paragraph: don't write closing words or a name.",
        ...emailInstruction,
      ],
      data: {
        show: openShow(show),
        guest: guestData(guest),
        sponsor: {
          name: request.sponsorName,
          website: request.websiteUrl ?? sponsor?.websiteUrl ?? null,
          industry: request.industry ?? sponsor?.industry ?? null,
          whyItFits: sponsor?.reasonForMatch ?? null,
          contactStrategy: sponsor?.contactStrategy ?? null,
          hostNotes: sponsor?.outreachNotes ?? null,
        },
        offer: {
          packages: packages.map(({ name, description, priceText }) => ({
            name,
            description,
            price: priceText,
          })),
          audience: audience.map(({ label, value }) => ({ label, value })),
          preferredSponsors: show.sponsorshipSettings?.preferredSponsorTypes ?? [],
          goal: show.sponsorshipSettings?.sponsorshipGoal ?? null,
          approach: show.sponsorshipSettings?.sponsorshipApproach ?? null,
        },
        request: {
          recipient: request.recipientEmail ?? null,
          releaseDate: isUpcoming ? releaseDate : null,
          context: request.additionalContext ?? null,
          suggestedByDiscovery: request.fromSponsorDiscovery ?? false,
        },
      },
      note: request.note,
      previous,
    },
    longest,
  )
}
