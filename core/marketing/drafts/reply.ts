import { hostWords, oneLine } from '../../drafting/host-words.ts'
import { onRequest } from '../../sponsorship/price.ts'
import { offerOf } from '../../sponsorship/offer.ts'
import type { OfferedPackage } from '../../sponsorship/sponsorship-page.ts'
import { dayText } from '../../text/dates.ts'
import { present } from '../../text/present.ts'
import { ended } from '../../text/sentences.ts'
import type { EmailDraft } from '../briefs.ts'
import { isSignedByPerson } from '../signature.ts'
import { askedPackage, bookedAfter, type ReplyBrief, replySubject } from '../reply.ts'
import { changeGreeting, contactOf, greetingOf } from './contact.ts'
import { audienceFigures } from './audience-figures.ts'
import { replyInThread, shortReply } from './follow-up.ts'
import { varied } from './varied.ts'

const bookedDay = (offered: OfferedPackage, { inquiry, show }: ReplyBrief) => {
  const day = bookedAfter(offered, inquiry.today)
  return day && dayText(day, show)
}

const thanks = ({ show, inquiry }: ReplyBrief) =>
  inquiry.packageName
    ? `Thank you for your inquiry about ${inquiry.packageName} on ${oneLine(show.podcastName)}.`
    : ended(`Thank you for your inquiry about sponsoring ${oneLine(show.podcastName)}`)

/** The package they asked about, with what it costs and when it is free. */
function terms(asked: OfferedPackage, brief: ReplyBrief): string {
  const { name, description, price, priceText } = asked
  const booked = bookedDay(asked, brief)
  return present([
    price === null ? `We agree on the price of ${name} with each sponsor.` : `${name} is ${priceText}.`,
    ended(`What you get: ${description}`),
    booked && `It’s fully booked until ${booked}, so you could start after that.`,
  ]).join(' ')
}

function packageLine(offered: OfferedPackage, brief: ReplyBrief): string {
  const { name, description, price, priceText } = offered
  const booked = bookedDay(offered, brief)
  const cost = price === null ? onRequest.toLowerCase() : priceText
  return `- ${name}, ${cost}${booked ? `, booked until ${booked}` : ''}: ${ended(description)}`
}

function offer(brief: ReplyBrief): string {
  const asked = askedPackage(brief)
  if (asked) return terms(asked, brief)
  const { packages } = offerOf(brief.show.sponsorshipSettings)
  const { packageName } = brief.inquiry
  const gone = packageName && `We no longer offer ${packageName}.`
  if (packages.length === 0)
    return present([gone, 'We’d be happy to work out a sponsorship that suits you.']).join(' ')
  return [
    present([gone, 'Here’s what you can book:']).join(' '),
    ...packages.map((each) => packageLine(each, brief)),
  ].join('\n')
}

const asks = [
  () => 'Does that suit you? Tell us which episodes or dates you have in mind, and we’ll set it up.',
  () => 'When would you like to start? Name a date, and we’ll check it for you.',
  () => 'Shall we book it? Reply with the dates you want, or ask us anything you’d like to know.',
]

function suggestionsFor(brief: ReplyBrief): string[] {
  const { show, request, inquiry } = brief
  const asked = askedPackage(brief)
  const isOtherPrice = asked && asked.priceText !== inquiry.packagePrice
  const followUp = [
    'Hello again,',
    `you asked us about ${inquiry.packageName ?? 'a sponsorship'}, and we answered last week.`,
    `Is it still of interest? ${shortReply}`,
  ]
  const contact = contactOf(brief)
  return present([
    contact && changeGreeting(contact),
    request.recipientEmail && `Send it to ${request.recipientEmail}.`,
    inquiry.hasMessage && 'They wrote a message too. Answer what it asks before you send this.',
    isOtherPrice &&
      `The page showed them “${inquiry.packagePrice}”; now it’s “${asked.priceText}”. Decide which price applies to them.`,
    !isSignedByPerson(show) && 'Add a marketing contact in Show Settings so the email is signed by a person.',
    replyInThread(replySubject(brief).replace(/^Re: /u, ''), followUp),
  ])
}

/**
 * The reply to an inquiry by templates, without its signature: thanks, the terms of what they asked about, and
 * a question. `episode` is what it says about the episode and guest that the host chose, if any.
 */
export function draftReply(brief: ReplyBrief, episode: string): EmailDraft {
  const { request, take, recent = [] } = brief
  const { said } = hostWords(request.additionalContext)
  return {
    subject: replySubject(brief),
    paragraphs: [
      greetingOf(brief),
      thanks(brief),
      offer(brief),
      episode,
      said.join(' '),
      audienceFigures(brief),
      varied(asks, [], { key: request.sponsorName, take, recent }),
    ].filter(Boolean),
    suggestions: suggestionsFor(brief),
  }
}
