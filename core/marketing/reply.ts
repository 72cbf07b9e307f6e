import { offerOf } from '../sponsorship/offer.ts'
import type { OfferedPackage } from '../sponsorship/sponsorship-page.ts'
import type { OutreachBrief } from './briefs.ts'

/** A brief for the reply to an inquiry. */
export type ReplyBrief = OutreachBrief & { inquiry: NonNullable<OutreachBrief['inquiry']> }

export const isReply = (brief: OutreachBrief): brief is ReplyBrief => Boolean(brief.inquiry)

/** Always the same for an inquiry, so that mail programs keep all replies in one thread. */
export const replySubject = ({ show, inquiry }: ReplyBrief) =>
  `Re: Your inquiry about ${inquiry.packageName ?? 'sponsorship'} on ${show.podcastName}`

/** The package they asked about, as it is offered now; undefined if they named none, or it isn't offered any more. */
export function askedPackage({ show, inquiry }: ReplyBrief): OfferedPackage | undefined {
  const offered = offerOf(show.sponsorshipSettings).packages.filter(
    ({ name }) => name === inquiry.packageName,
  )
  // One package may be offered at several prices
  return offered.find(({ priceText }) => priceText === inquiry.packagePrice) ?? offered[0]
}

/** The day until which a package is fully booked; null if it is free on `today` (both YYYY-MM-DD). */
export const bookedAfter = ({ bookedUntil }: OfferedPackage, today: string) =>
  bookedUntil && bookedUntil >= today ? bookedUntil : null
