import type { DraftedGuest } from '../../content/brief.ts'
import type { EmailDraft, OutreachBrief } from '../briefs.ts'
import { offerOf } from '../../sponsorship/offer.ts'
import { onRequest, type Price, priceText } from '../../sponsorship/price.ts'
import { companyKey } from '../../sponsors/company-key.ts'
import { isKindOfCompany } from '../../sponsors/company-kind.ts'
import { fieldInSentence } from './discovery.ts'
import { chosen, hostWords, oneLine } from '../../drafting/host-words.ts'
import { spokenName } from '../../drafting/names.ts'
import { materialOf } from '../../drafting/material.ts'
import { withPronoun } from '../../drafting/by-name.ts'
import { type Role, roleOf } from '../../drafting/role.ts'
import { changeGreeting, contactOf, greetingOf } from './contact.ts'
import { audienceFigures } from './audience-figures.ts'
import { replyInThread, shortReply } from './follow-up.ts'
import { isReply } from '../reply.ts'
import { isSignedByPerson } from '../signature.ts'
import { foreignBiography, isForeignBiography } from './foreign-biography.ts'
import { draftReply } from './reply.ts'
import { varied } from './varied.ts'
import { beginning, ended, isFirstPerson, quoted, sentences } from '../../text/sentences.ts'
import { aboutShow, audienceOf } from '../../drafting/show-phrases.ts'
import { presentVerbs } from '../../drafting/verbs.ts'
import { capitalized, listed } from '../../drafting/words.ts'
import { present } from '../../text/present.ts'
import { dayText } from '../../text/dates.ts'

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const roleText = (role: Role | null) => (role ? `, ${role.text},` : '')

/** A brief about a guest's episode. */
type EpisodeBrief = OutreachBrief & { guest: DraftedGuest }

const hasGuest = (brief: OutreachBrief): brief is EpisodeBrief => brief.guest !== null

function episode({ show, guest, request }: EpisodeBrief): string {
  const { podcastName } = show
  const who = `${spokenName(guest.name)}${roleText(roleOf(guest, [guest.bio].join('\n')))}`
  const plain = who.replace(/,$/u, '')
  if (request.episodeStatus === 'released')
    return ended(`We’ve released an episode of ${podcastName} with ${plain}`)
  return ended(
    request.releaseDate
      ? `On ${dayText(request.releaseDate, show)} we’re releasing an episode of ${podcastName} with ${plain}`
      : `We’re preparing an episode of ${podcastName} with ${plain}`,
  )
}

/** A sentence or two about the guest, from the biography the host keeps. */
function aboutGuest({ guest }: EpisodeBrief): string[] {
  if (isForeignBiography(guest.bio)) return []
  const { first } = beginning(sentences(guest.bio ?? '').slice(0, 2), 40)
  if (first.length === 0) return []
  const { whom, name } = materialOf(guest)
  return first.some(isFirstPerson)
    ? [`In our guest’s own words: ${quoted(first)}`]
    : withPronoun(first, { ...whom, name: name.text })
}

/** The episode with its guest; a biography that begins with the name again goes on with "who". */
function introduction(brief: EpisodeBrief): string {
  const news = episode(brief)
  const [first = '', ...rest] = aboutGuest(brief)
  const name = spokenName(brief.guest.name)
  const repeats = news.endsWith(`${name}.`) && first.startsWith(name)
  const told = repeats && /^ (?!(and|or|who|will|with)\b)(\p{Ll}.*)$/u.exec(first.slice(name.length))?.[2]
  return told
    ? [`${news.slice(0, -1)}, who ${told}`, ...rest].join(' ')
    : [news, first, ...rest].join(' ').trim()
}

const industryOf = ({ request, sponsor }: OutreachBrief) =>
  oneLine(request.industry ?? sponsor?.industry ?? '')

const isKind = (brief: OutreachBrief) => isKindOfCompany(brief.request.sponsorName, industryOf(brief))

/** Why this sponsor. Fields that the show prefers are named only to a company of one of them, or of none we know. */
function why(brief: OutreachBrief): string {
  const { show } = brief
  const types = (show.sponsorshipSettings?.preferredSponsorTypes ?? []).map((type) =>
    fieldInSentence(oneLine(type)),
  )
  const industry = industryOf(brief)
  const isNamed = industry !== '' && industry !== 'Not stated'
  const preferred = types.find((type) => companyKey(type) === companyKey(industry))
  const audience = audienceOf(show)
  return present([
    preferred && `We’re contacting you first because we’re looking for sponsors in ${preferred}.`,
    isNamed && !preferred && 'We think your customers and our listeners have a lot in common.',
    !isNamed && types.length > 0 && `We’re looking for sponsors in ${listed(types.slice(0, 6))}.`,
    audience && `Our listeners are ${audience.text}.`,
  ]).join(' ')
}

const bookings = {
  upcoming: [
    'Here’s what you can book in this episode or a later one:',
    'Sponsorships available in this episode and the ones that follow:',
  ],
  released: [
    'The episode shows what we do. In upcoming ones, you can book:',
    'You can sponsor upcoming episodes. Here’s what’s available:',
  ],
} as const

const priceInside = (price: Price) => (price.price === null ? lowered(onRequest) : priceText(price))

function packages({ show, request, take }: OutreachBrief): string {
  const offered = offerOf(show.sponsorshipSettings).packages
  if (offered.length === 0) return 'We’d be happy to work out a sponsorship that suits you.'
  return [
    chosen(bookings[request.episodeStatus], request.sponsorName, take),
    ...offered.map(
      ({ name, description, ...price }) => `- ${name}, ${priceInside(price)}: ${ended(description)}`,
    ),
  ].join('\n')
}

// Besides the verbs that are no nouns: what sponsors are asked to do
const helpsTo = /^(cover|finance|fund|hire|increase|move|reduce|replace|set|travel|upgrade)$/iu
/** "Cover studio time" is something a sponsor helps to do; anything else stays as it was written. */
function goalOf(goal: string): string {
  const [first = ''] = goal.split(' ')
  return presentVerbs.has(first.toLowerCase()) || helpsTo.test(first)
    ? `A sponsor helps us ${lowered(goal)}`
    : `What a sponsor makes possible: ${goal}`
}

/** Goal and way of working as the host wrote them; a word or two, as the choices offer, say too little for a mail. */
function terms({ show }: OutreachBrief): string {
  const { sponsorshipGoal, sponsorshipApproach } = show.sponsorshipSettings ?? {}
  const own = (text: string | null | undefined) => {
    const said = sentences(text ?? '').join(' ')
    return said.split(' ').length > 3 ? said : null
  }
  const goal = own(sponsorshipGoal)
  const approach = own(sponsorshipApproach)
  return present([goal && goalOf(goal), approach && `How we work with sponsors: ${approach}`]).join(' ')
}

const asks = [
  () => 'Would you like to hear more? Reply to this email, and we’ll find a time to talk.',
  () => 'Is this of interest? A short reply is enough, and we’ll send you what you need.',
  () => 'Who handles sponsorships on your side? A name is all we need.',
  () => 'Shall we send you an episode to listen to? Just say yes.',
  () => 'Could we talk for fifteen minutes? Suggest a day, and we’ll call.',
  () => 'What would you like to know first? We’re happy to answer.',
]

const subjects = {
  upcoming: [
    (show: string, guest: string) => `Sponsorship on ${show}: our episode with ${guest}`,
    (show: string, guest: string) => `${guest} on ${show}: would you like to sponsor it?`,
    (show: string, guest: string) => `Would you sponsor our episode of ${show} with ${guest}?`,
    (show: string, guest: string) => `Partnering with ${show} on our episode with ${guest}`,
  ],
  released: [
    (show: string, guest: string) => `Sponsorship on ${show}: listen to our episode with ${guest}`,
    (show: string, guest: string) => `${show} is looking for a sponsor: hear our episode with ${guest}`,
    (show: string, guest: string) => `Our episode with ${guest} is out: a sponsorship question from ${show}`,
    (show: string, guest: string) => `Sponsor the next episode of ${show}? Here’s the one with ${guest}`,
  ],
}

function suggestionsFor(brief: OutreachBrief): string[] {
  const { show, request, sponsor } = brief
  const { packages, audience } = offerOf(show.sponsorshipSettings)
  const contact = isKind(brief) ? null : contactOf(brief)
  // "You sponsored our spring season.": whoever adds something about the reader knows whether they’ve met
  const isKnown = oneLine(request.additionalContext ?? '') !== ''
  return present([
    contact && changeGreeting(contact),
    isForeignBiography(brief.guest?.bio) && foreignBiography,
    isKind(brief) && 'This is a kind of company. Pick one that you know or can check, and greet it by name.',
    packages.length === 0 && 'Add packages in Show Settings so the email can say what you offer.',
    audience.length === 0 && 'Add audience figures in Show Settings: sponsors ask for them first.',
    !isSignedByPerson(show) && 'Add a marketing contact in Show Settings so the email is signed by a person.',
    request.recipientEmail
      ? `Send it to ${request.recipientEmail}.${isKnown ? '' : ' If you’ve never met, say who you are in the first line.'}`
      : !contact && 'Find a person to write to: an email to a named person is more likely to be answered.',
    request.fromSponsorDiscovery &&
      'This sponsor was suggested. Check its website and address before you write.',
    sponsor && `Your notes on how to start: ${sponsor.contactStrategy}`,
    'Attach or link an episode with a sponsor message, so they can hear what one sounds like.',
  ])
}

/** Other subject lines, and what to send when nobody answers. */
function emailHelp({ show, guest, request }: EpisodeBrief, used: string): string[] {
  const name = spokenName(guest.name)
  const others = subjects[request.episodeStatus]
    .map((line) => line(show.podcastName, name))
    .filter((line) => line !== used)
  const text = [
    'Hello again,',
    `we wrote to you about sponsoring ${show.podcastName} around our episode with ${name}.`,
    `Is this of interest? ${shortReply}`,
  ]
  return [
    `Other subject lines: ${others.map((line) => quoted([line])).join(', ')}.`,
    replyInThread(used, text),
  ]
}

/** An email to a sponsor by templates, without its signature. Prices and figures are those of the public page. */
export function draftOutreach(brief: OutreachBrief): EmailDraft {
  if (isReply(brief)) return draftReply(brief, hasGuest(brief) ? introduction(brief) : '')
  if (!hasGuest(brief)) throw new Error('An email that is no reply is about a guest')
  const { show, guest, request, take, recent = [] } = brief
  const memory = { key: request.sponsorName, take, recent }
  const names = [show.podcastName, spokenName(guest.name)]
  const subject = varied(subjects[request.episodeStatus], names, memory)
  const [description] = aboutShow(show)
  const { said } = hostWords(request.additionalContext)
  return {
    subject,
    paragraphs: [
      isKind(brief) ? 'Hello,' : greetingOf(brief),
      introduction(brief),
      description ? capitalized(description.text) : '',
      why(brief),
      said.join(' '),
      audienceFigures(brief),
      packages(brief),
      terms(brief),
      varied(asks, [], memory),
    ].filter(Boolean),
    suggestions: [...suggestionsFor(brief), ...emailHelp(brief, subject)],
  }
}
