import type { EmailDraft, InvitationBrief } from '../briefs.ts'
import type { Show } from '../../show/show-settings.ts'
import { hostWords, isPrivate, oneLine } from '../../drafting/host-words.ts'
import { invitationVoices } from './invitation-phrases.ts'
import { foreignBiography, isForeignBiography } from './foreign-biography.ts'
import { replyInThread, shortReply } from './follow-up.ts'
import { varied } from './varied.ts'
import { shortName } from '../../drafting/short-name.ts'
import { spokenName } from '../../drafting/names.ts'
import { beginning, isFirstPerson, quoted, sentences } from '../../text/sentences.ts'
import { aboutShow } from '../../drafting/show-phrases.ts'
import { topicPhrases } from '../../drafting/topic-phrases.ts'
import { inSentence, listed } from '../../drafting/words.ts'
import { present } from '../../text/present.ts'

const longestInside = 14

const isTitle = (topic: string) => {
  const [, ...rest] = topic.split(' ').filter((word) => word.length > 3)
  return rest.length > 0 && rest.every((word) => /^\p{Lu}\p{Ll}/u.test(word))
}

/**
 * The subject as it follows "about"; null when it is a sentence of its own, or several. A title, and a first word that
 * may be a name, get quotation marks: an invitation "about Bread as a business" reads like a slip.
 */
export function topicInside(showTopic: string): string | null {
  if (showTopic.trim().endsWith('?')) return null
  const topic = oneLine(showTopic).replace(/(?<![.!?…:;,\s])[.!?…:;,\s]+$/u, '')
  if (isTitle(topic) && !/["“”]/u.test(topic)) return `“${topic}”`
  const [phrase] = topicPhrases([`${topic}.`], () => null)
  if (phrase && !/^\p{Lu}\p{Ll}/u.test(phrase)) return phrase
  const isPhrase = !/[.!?…:;"“”]|\b(I|we|you|my|our|your|let['’]s)\b/iu.test(topic)
  if (!isPhrase || topic.split(' ').length > longestInside) return null
  const inside = inSentence(topic.replace(/^(The|An?)(?= )/u, (article) => article.toLowerCase()))
  return /^\p{Lu}\p{Ll}/u.test(inside) ? `“${topic}”` : inside
}

const namesOf = ({ hosts }: Show) => hosts.flatMap(({ name }) => name ?? []).map(spokenName)

/** What keeps two invitations of a show apart. */
const memoryOf = ({ request, take, recent = [] }: InvitationBrief) => ({
  key: request.guestName,
  take,
  recent,
})

function opening(brief: InvitationBrief): string {
  const { show, request } = brief
  const voice = invitationVoices[request.invitationStyle]
  const [host, ...others] = namesOf(show)
  const who = host
    ? `${voice.iHost(host, show.podcastName)}${others.length > 0 ? ` together with ${listed(others)}` : ''}.`
    : `I’m writing on behalf of ${show.podcastName}.`
  const topic = topicInside(request.showTopic)
  const invites = topic
    ? varied(voice.invites, [topic], memoryOf(brief))
    : `${voice.invitesPlain} Here is the topic I have in mind: ${quoted([oneLine(request.showTopic)])}`
  return `${who} ${invites}`
}

type Request = Pick<InvitationBrief['request'], 'biography' | 'guestName'>

/** The beginning of a biography, and what of it isn't for the guest: what others say or think, and money. */
function beginningOf({ biography, guestName }: Request) {
  const all = isForeignBiography(biography) ? [] : sentences(biography ?? '').slice(0, 3)
  const at = all.findIndex((sentence) => isPrivate(sentence, guestName))
  return { open: at === -1 ? all : all.slice(0, at), kept: all.slice(at === -1 ? all.length : at) }
}

/** The sentences of a biography that the email quotes. */
const quotedOf = (request: Request) => beginning(beginningOf(request).open, 45).first

/** For the host, what of the biography the guest reads. */
export function printedBiography(request: Request): string | null {
  const [printed, { kept }] = [quotedOf(request), beginningOf(request)]
  const notes = present([
    printed.length > 0 && `Printed from the biography, for the guest to read: ${quoted(printed)}`,
    kept.length > 0 &&
      `Not printed from the biography, because it, or what comes before it, reports what somebody else says or thinks, or speaks of money: ${quoted(kept)}`,
  ])
  return notes.join(' ') || null
}

/** What the host knows about the guest, quoted as it was written. */
function known({ request }: InvitationBrief): string[] {
  const first = quotedOf(request)
  const { ownWords, introduces } = invitationVoices[request.invitationStyle]
  return first.length > 0 ? [`${first.every(isFirstPerson) ? ownWords : introduces} ${quoted(first)}`] : []
}

function links({ request: { websiteUrl, linkedinUrl } }: InvitationBrief): string[] {
  const named = present([
    websiteUrl && `your website (${oneLine(websiteUrl)})`,
    linkedinUrl && `your LinkedIn profile (${oneLine(linkedinUrl)})`,
  ])
  return named.length > 0 ? [`We’d link to ${listed(named)} in the show notes.`] : []
}

function howItGoes({ showMethodology }: Show): string[] {
  const { first } = beginning(sentences(showMethodology.methodologyDescription ?? '').slice(0, 2), 50)
  return first.length > 0 ? [`A quick word on how we work. ${first.join(' ')}`] : []
}

function suggestionsFor({ show, request }: InvitationBrief): string[] {
  return present([
    isForeignBiography(request.biography) && foreignBiography,
    !request.biography && 'Add a biography so the invitation can say something about the guest.',
    namesOf(show).length === 0 && 'Add a host in Show Settings so the invitation is signed by a person.',
    !show.podcastDescription &&
      'Describe your podcast in Show Settings so the invitation can say what it’s about.',
    request.emailEnding === 'questionnaire'
      ? 'Open the questionnaire link once before you send it.'
      : 'Once the guest agrees, send a questionnaire: the answers help you prepare the episode.',
    'Add a sentence of your own about something the guest made, wrote or said.',
  ])
}

const otherSubjects = ({ show, request }: InvitationBrief, used: string) => {
  const all = invitationVoices[request.invitationStyle].subjects.map((line) => line(show.podcastName))
  const others = all.filter((line) => line !== used).slice(0, 3)
  return `Other subject lines: ${others.map((line) => quoted([line])).join(', ')}.`
}

/** How somebody is greeted; a band loses its article. */
const namesFor = (guestName: string) => {
  const greeted = (name: string) => name.replace(/^The (?=\p{L})/u, '')
  return { whole: greeted(spokenName(guestName)), short: greeted(shortName(guestName)) }
}

/** What to send when nobody answers: a reply to the first email, so that it is in the same thread. */
function followUp({ show, request }: InvitationBrief, subject: string): string {
  const topic = topicInside(request.showTopic)
  const text = [
    invitationVoices[request.invitationStyle].greeting(namesFor(request.guestName)),
    `I wanted to make sure that my invitation to ${show.podcastName} reached you.`,
    topic ? `I’d still like to talk with you about ${topic}.` : 'I’d still like to have you as a guest.',
    shortReply,
  ]
  return replyInThread(subject, text)
}

/** An invitation by templates, without its ending: the show's settings and what the host typed, and nothing else. */
export function draftInvitation(brief: InvitationBrief): EmailDraft {
  const { show, request } = brief
  const voice = invitationVoices[request.invitationStyle]
  const names = namesFor(request.guestName)
  const subject = varied(voice.subjects, [show.podcastName], memoryOf(brief))
  const about = aboutShow(show)
    .slice(0, 3)
    .map(({ text }) => text)
    .join(' ')
  const context = hostWords(request.additionalContext).said.join(' ')
  return {
    subject,
    paragraphs: [
      voice.greeting(names),
      opening(brief),
      ...known(brief),
      about,
      context,
      [...howItGoes(show), ...links(brief)].join(' '),
      varied(voice.asks, [], memoryOf(brief)),
    ].filter(Boolean),
    suggestions: [...suggestionsFor(brief), otherSubjects(brief, subject), followUp(brief, subject)],
  }
}
