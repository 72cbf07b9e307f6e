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
        'Say what the show is, which episode it is about, why it fits this company, who listens, and what can be booked; end with a question that is easy to answer. 150 to 260 words.',
        isUpcoming
          ? 'The episode is upcoming: the sponsor can be part of it. Name its release date only where <request> does.'
          : 'The episode was released: it shows what an episode sounds like; the sponsor can be part of the coming ones.',
        'Quote packages, prices and audience figures exactly as <offer> has them, and no others. Offer no discount.',
        'After your last paragraph follows a signature: write neither closing words nor a name.',
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
