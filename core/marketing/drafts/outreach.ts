import type { EmailDraft, OutreachBrief } from '../briefs.ts'
import { offerOf } from '../../sponsorship/offer.ts'
import { onRequest, type Price, priceText } from '../../sponsorship/price.ts'
import { companyKey } from '../../sponsors/company-key.ts'
import { fieldInSentence, isKindOfCompany } from './discovery.ts'
import { chosen, hostWords, oneLine } from '../../drafting/host-words.ts'
import { spokenName } from '../../drafting/names.ts'
import { materialOf } from '../../drafting/material.ts'
import { withPronoun } from '../../drafting/by-name.ts'
import { type Role, roleOf } from '../../drafting/role.ts'
import { varied } from './varied.ts'
import { beginning, ended, isFirstPerson, quoted, sentences } from '../../text/sentences.ts'
import { aboutShow, audienceOf } from '../../drafting/show-phrases.ts'
import { presentVerbs } from '../../drafting/verbs.ts'
import { capitalized, listed } from '../../drafting/words.ts'
import { present } from '../../text/present.ts'
import { dayText } from '../../text/moment-text.ts'

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const roleText = (role: Role | null) => (role ? `, ${role.text},` : '')

function episode({ show, guest, request }: OutreachBrief): string {
  const { podcastName } = show
  const who = `${spokenName(guest.name)}${roleText(roleOf(guest, [guest.bio].join('\n')))}`
  const plain = who.replace(/,$/u, '')
  if (request.episodeStatus === 'released')
    return ended(`We have released an episode of ${podcastName} with ${plain}`)
  return ended(
    request.releaseDate
      ? `On ${dayText(request.releaseDate, 'en-GB')} we release an episode of ${podcastName} with ${plain}`
      : `We are preparing an episode of ${podcastName} with ${plain}`,
  )
}

/** A sentence or two about the guest, from the biography the host keeps. */
function aboutGuest({ guest }: OutreachBrief): string[] {
  const { first } = beginning(sentences(guest.bio ?? '').slice(0, 2), 40)
  if (first.length === 0) return []
  const { whom, name } = materialOf(guest)
  return first.some(isFirstPerson)
    ? [`In our guest’s own words: ${quoted(first)}`]
    : withPronoun(first, { ...whom, name: name.text })
}

/** The episode with its guest; a biography that begins with the name again goes on with "who". */
function introduction(brief: OutreachBrief): string {
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
  // A kind of company is named by its field, which began in lower case
  const field = isKind(brief)
    ? industry.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
    : industry
  const isNamed = industry !== '' && industry !== 'Not stated'
  const preferred = types.find((type) => companyKey(type) === companyKey(industry))
  const inside = fieldInSentence(field, types.join(' '))
  const audience = audienceOf(show)
  return present([
    preferred && `We write to you first because we look for sponsors in ${preferred}.`,
    isNamed &&
      !preferred &&
      `You work in ${inside}, and we think that our audience is one you want to reach.`,
    !isNamed && types.length > 0 && `We look for sponsors in ${listed(types.slice(0, 6))}.`,
    audience && `Our listeners are ${audience.text}.`,
  ]).join(' ')
}

function figures({ show }: OutreachBrief): string {
  const { audience } = offerOf(show.sponsorshipSettings)
  if (audience.length === 0) return ''
  return [
    'Our audience in figures:',
    ...audience.map(({ label, value }) => `- ${label}: ${oneLine(value)}`),
  ].join('\n')
}

const bookings = {
  upcoming: [
    'This is what you can book in this episode and the ones after it:',
    'Open to sponsors, in this episode or a later one:',
  ],
  released: [
    'This episode shows what we make. For the coming ones you can book:',
    'The episode shows how we work. In the coming ones you can book:',
  ],
} as const

const priceInside = (price: Price) => (price.price === null ? lowered(onRequest) : priceText(price))

function packages({ show, request, take }: OutreachBrief): string {
  const offered = offerOf(show.sponsorshipSettings).packages
  if (offered.length === 0) return 'We would like to work out with you what a sponsorship could look like.'
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
  () => 'Would you like to hear more? Reply to this email, and we will find a time to talk.',
  () => 'Is this of interest to you? A short answer is enough, and we will send what you need.',
  () => 'Who looks after sponsorship at your company? A name is all we need.',
  () => 'Shall we send you an episode to listen to? Just say yes.',
  () => 'Could we talk for fifteen minutes? Suggest a day, and we will call.',
  () => 'What would you want to know first? We are glad to answer.',
]

const subjects = {
  upcoming: [
    (show: string, guest: string) => `Sponsoring ${show}: an episode with ${guest}`,
    (show: string, guest: string) => `${guest} on ${show}: would you like to be part of it?`,
    (show: string, guest: string) => `Sponsor our episode with ${guest}? A question from ${show}`,
    (show: string, guest: string) => `${show} and your company: an episode with ${guest}`,
  ],
  released: [
    (show: string, guest: string) => `Sponsoring ${show}: after our episode with ${guest}`,
    (show: string, guest: string) => `${show} is looking for a sponsor: hear our episode with ${guest}`,
    (show: string, guest: string) => `Our episode with ${guest} is out: a question from ${show}`,
    (show: string, guest: string) => `Sponsor the next episode of ${show}? Here is the one with ${guest}`,
  ],
}

function suggestionsFor(brief: OutreachBrief): string[] {
  const { show, request, sponsor } = brief
  const { packages, audience } = offerOf(show.sponsorshipSettings)
  const contact = show.sponsorshipSettings?.marketingContact.name
  return present([
    isKind(brief) &&
      'This is a kind of company: choose one of it that you know or can check, and greet it by its name.',
    packages.length === 0 && 'Add packages in the show settings, so that the email can say what you offer.',
    audience.length === 0 && 'Add audience figures in the show settings: sponsors ask for them first.',
    !contact && 'Name a marketing contact in the show settings, so that a person signs.',
    request.recipientEmail
      ? `Send it to ${request.recipientEmail}, and write who you are in the first line if you have never met.`
      : 'Find a person to write to: an email to a name is answered more often than one to a company.',
    request.fromSponsorDiscovery && 'This sponsor was suggested: check website and address before you write.',
    sponsor && `Your notes say how to begin: ${sponsor.contactStrategy}`,
    'Attach or link one episode that shows how a message from a sponsor sounds.',
  ])
}

/** Other subject lines, and what to send when nobody answers. */
function emailHelp({ show, guest, request }: OutreachBrief, used: string): string[] {
  const name = spokenName(guest.name)
  const others = subjects[request.episodeStatus]
    .map((line) => line(show.podcastName, name))
    .filter((line) => line !== used)
  const text = [
    'Hello again,',
    `we wrote to you about sponsoring ${show.podcastName}, around our episode with ${name}.`,
    'Is it something for you? A short answer is enough, and no is an answer, too.',
  ]
  return [
    `Other subject lines: ${others.map((line) => quoted([line])).join(', ')}.`,
    `No answer after a week? Reply to your own email, so that it stays in the thread “Re: ${used}”: ${quoted(text)}`,
  ]
}

/** An email to a sponsor by templates, without its signature. Prices and figures are those of the public page. */
export function draftOutreach(brief: OutreachBrief): EmailDraft {
  const { show, guest, request, take, recent = [] } = brief
  const memory = { key: request.sponsorName, take, recent }
  const names = [show.podcastName, spokenName(guest.name)]
  const subject = varied(subjects[request.episodeStatus], names, memory)
  const [description] = aboutShow(show)
  const { said } = hostWords(request.additionalContext)
  return {
    subject,
    paragraphs: [
      isKind(brief) ? 'Hello,' : `Hello ${oneLine(request.sponsorName)} team,`,
      introduction(brief),
      description ? capitalized(description.text) : '',
      why(brief),
      said.join(' '),
      figures(brief),
      packages(brief),
      terms(brief),
      varied(asks, [], memory),
    ].filter(Boolean),
    suggestions: [...suggestionsFor(brief), ...emailHelp(brief, subject)],
  }
}
