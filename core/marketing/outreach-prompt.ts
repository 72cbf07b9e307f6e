import { guestData } from '../content/content-prompt.ts'
import type { Prompt } from '../prompts/prompt.ts'
import { offerOf } from '../sponsorship/offer.ts'
import { dayText } from '../text/dates.ts'
import type { OutreachBrief } from './briefs.ts'
import { contextRule, emailInstruction } from './email-instruction.ts'
import { marketingPrompt, openShow } from './prompt.ts'
import { askedPackage, bookedAfter, isReply, type ReplyBrief } from './reply.ts'

const firstTask = (isUpcoming: boolean) => [
  'Write the email in which the show asks <sponsor> to sponsor an episode with <guest>, in the first person plural.',
  'Say what the show is, which episode this is about, why it fits this company, who listens, and what can be booked. End with a question that is easy to answer. 150 to 260 words.',
  isUpcoming
    ? 'The episode is upcoming, so the sponsor can be part of it. Name its release date only if <request> does.'
    : 'The episode was released. It shows what the show sounds like; the sponsor can be part of future episodes.',
]

const replyTask = ({ guest, inquiry }: ReplyBrief) => [
  'Write the reply to <sponsor>, who wrote to the show through its sponsorship page, in the first person plural. They know the show: don’t pitch it, and speak to them as “you”.',
  inquiry.packageName
    ? 'Thank them for the inquiry, then say what the package they asked about costs and until when it is booked, exactly as in <inquiry>. If <inquiry> has no terms, say that it isn’t offered any more and what is. End with a question about their dates. 60 to 160 words.'
    : 'Thank them for the inquiry, then say what can be booked. End with a question about what they have in mind. 60 to 160 words.',
  guest
    ? 'The host would like them in the episode with <guest>: say so in a sentence or two. Name its release date only if <request> does.'
    : 'Don’t name a guest or an episode.',
]

const offerRules = [
  "Quote packages, prices and audience figures exactly as they are in <offer>, and no others. Don't offer discounts.",
  "We add a signature after your last paragraph: don't write closing words or a name.",
]

/** What they asked about, with the terms as they are now; not their message. */
function inquiryData(brief: ReplyBrief) {
  const { packageName, packagePrice, today } = brief.inquiry
  const asked = askedPackage(brief)
  return {
    package: packageName,
    priceWhenAsked: packagePrice,
    terms: asked
      ? {
          price: asked.priceText,
          description: asked.description,
          bookedUntil: bookedAfter(asked, today),
        }
      : null,
  }
}

/** The prompt for an email to a sponsor. Prices and figures are those of the public page, and no others. */
export function outreachPrompt(brief: OutreachBrief, longest?: number): Prompt {
  const { show, guest, request, sponsor, previous } = brief
  const { packages, audience } = offerOf(show.sponsorshipSettings)
  const { episodeStatus, releaseDate } = request
  const isUpcoming = episodeStatus === 'upcoming'
  return marketingPrompt(
    {
      task: [
        ...(isReply(brief) ? replyTask(brief) : firstTask(isUpcoming)),
        ...offerRules,
        contextRule,
        `Write dates as in ${dayText('2026-11-22', show)}.`,
        ...emailInstruction,
      ],
      data: {
        show: openShow(show),
        ...(guest && { guest: guestData(guest) }),
        ...(isReply(brief) && { inquiry: inquiryData(brief) }),
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
