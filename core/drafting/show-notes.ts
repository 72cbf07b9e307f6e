import { callsToAction, isCallToAction } from './call-to-action.ts'
import type { Brief, Draft } from '../content/brief.ts'
import { fixedIds } from '../questionnaires/default-questionnaire.ts'
import { isAirworthy } from './airworthy.ts'
import { isReworded } from './answer-lines.ts'
import type { Answer } from './answers.ts'
import { askedAloud } from './asked-aloud.ts'
import { startHeard } from './certain-start.ts'
import { lacksVerb } from './fragments.ts'
import { materialOf, type Material } from './material.ts'
import { fieldOf, isSo } from './misconception.ts'
import { isOtherLanguage } from './other-language.ts'
import { inThirdPerson } from './retold.ts'
import { beginning, ended, excerpt, quoted, sentences } from '../text/sentences.ts'
import { saidIn } from './said.ts'
import { layouts, type Section, type Sections, within } from './show-notes-layouts.ts'
import { spelledFor } from './spelling.ts'
import { joined, page, reworded, say, setting, type Sourced } from './sourced.ts'
import { isTyped } from './typed.ts'
import { topicPhrases } from './topic-phrases.ts'
import { apartFrom } from './without-parts.ts'
import { capitalized, listed, possessive } from './words.ts'

/** Maximum words of a quotation, and of a biography. */
const longestQuotation = 80
const longestBiography = 200
/** Topics of the guest's own that are listed. */
const maxTopics = 6

const own = (text: string): Sourced => ({ text, from: [] })

/** The guest’s fields, without those that are in the phrases next to them; null if there are none. */
function fieldsOf({ expertise }: Material, most: number, phrases: string[]): Sourced | null {
  const fields = apartFrom(expertise, phrases.map(own)).slice(0, most)
  return fields.length > 0
    ? { text: listed(fields.map(({ text }) => text)), from: joined(fields).from }
    : null
}

const phrasesOf = ({ answers, whom }: Material) =>
  topicPhrases(answers.get('topics')?.said ?? [], (phrase) => inThirdPerson(phrase, whom, true)).slice(
    0,
    maxTopics,
  )

/** Was it asked in the host’s own words? Then it comes under those, and not under the fixed question’s. */
const isOwn = ({ id, label }: Answer) =>
  !fixedIds.has(id) || (id !== 'topics' && id !== 'promote' && isReworded(id, label))
const asFixed = (answer: Answer | undefined) => (answer && !isOwn(answer) ? answer : undefined)

/** What the episode will be about, in two or three sentences. Nothing is claimed of a recording. */
function outlook({ show }: Brief, material: Material): Sourced[] {
  const { answers, name, role, short } = material
  const hosts = show.hosts.flatMap(({ name: host }) => (host && host !== name.text ? [host] : []))
  const guest = role ? say`${name}, ${role},` : name
  const where = say`${hosts.length > 0 ? setting(listed(hosts), 'hosts') : 'us'} on ${setting(show.podcastName, 'podcastName')}`
  const topics = answers.get('topics')
  const [phrase] = phrasesOf(material)
  const fields = fieldsOf(material, 3, phrase ? [phrase] : [])
  const takeaway = asFixed(answers.get('audience-takeaway'))
  return [
    fields ? say`${guest} joins ${where} to talk about ${fields}.` : say`${guest} joins ${where}.`,
    ...(phrase
      ? [say`${short} would like to talk about ${{ text: ended(phrase), from: topics!.from }}`]
      : []),
    ...(takeaway
      ? [
          say`What ${short} would like you to take away: ${{ text: excerpt(takeaway.said, longestQuotation), from: takeaway.from }}`,
        ]
      : []),
  ]
}

/** "It’s not a jigsaw." is no mistake: it is what is so. */
function misconceptionLabel(guest: Sourced, said: string[], material: Material): Sourced {
  return isSo(said)
    ? say`What ${guest} would like more people to know:`
    : say`What people get wrong about ${reworded(guest, possessive)} ${fieldOf(material)}:`
}

const pointLabels: [id: string, label: typeof misconceptionLabel][] = [
  ['story', (guest) => say`A story from ${guest}:`],
  ['misconception', misconceptionLabel],
  ['advice', (guest) => say`The advice ${guest} gives most often:`],
  ['fun-fact', (guest) => say`Something people rarely know about ${guest}:`],
]

function topics(material: Material): Sourced[] {
  const { answers, short } = material
  const wanted = answers.get('topics')
  const phrases = phrasesOf(material)
  const fields = fieldsOf(material, 5, phrases)
  const points = pointLabels.flatMap(([id, label]) => {
    const answer = asFixed(answers.get(id))
    if (!answer) return []
    const text = excerpt(answer.said, longestQuotation)
    return [say`${label(short, answer.said, material)} ${{ text, from: answer.from }}`]
  })
  const rest =
    wanted && phrases.length === 0
      ? [say`${{ text: excerpt(wanted.said, longestQuotation), from: wanted.from }}`]
      : []
  return [
    ...(fields ? [reworded(fields, capitalized)] : []),
    ...phrases.map((text) => ({ text: capitalized(text.replace(/^also /u, '')), from: wanted!.from })),
    ...rest.map((quote) => say`On ${short}’s mind: ${quote}`),
    ...points,
    ...ownPoints(material),
  ]
}

/** Answers to the host’s own questions that are given whole. */
const maxOwn = 8

const isHeard = (said: string[]) => isAirworthy(said, true)

/** What was answered to the host’s own questions, under the question, as far as it can be said. */
const ownPoints = ({ answers, short }: Material): Sourced[] =>
  [...answers.values()]
    .filter((answer) => isOwn(answer) && !answer.isLearners)
    .flatMap(({ label, said, from }) => {
      const asked = askedAloud(label ?? '')
      const start = startHeard(said, longestQuotation, isHeard)
      if (asked === null || !isHeard(start)) return []
      const text = quoted(beginning(start, longestQuotation).first)
      return [say`Asked ${quoted([asked.replace(/[.!]$/u, '')])}, ${short} wrote: ${{ text, from }}`]
    })
    .slice(0, maxOwn)

/** The same for running text: a short paragraph each. */
const narrated = (material: Material): Sourced[][] => [
  ...pointLabels.flatMap(([id, label]) => {
    const answer = asFixed(material.answers.get(id))
    if (!answer) return []
    const said = { text: quoted(beginning(answer.said, longestQuotation).first), from: answer.from }
    return [[say`${label(material.short, answer.said, material)} ${said}`]]
  }),
  ...ownPoints(material).map((point) => [point]),
]

/** "Repair day sat 12 dec", a note, is no sentence, and has no full stop. */
const asNoted = (said: string[]) => {
  const text = excerpt(said, longestQuotation)
  return said.length === 1 && (lacksVerb(said[0]!) || isTyped(said[0]!)) ? text.replace(/\.”$/u, '”') : text
}

function aboutGuest({ answers, biographies, short }: Material): Sourced[][] {
  const told = biographies.map(({ from, told, left, voice }): Sourced[] => [
    ...within(
      told.map((text) => ({ text, from })),
      longestBiography,
    ),
    ...(left.length > 0
      ? [
          say`${voice === 'guest' ? say`In ${short}’s own words:` : own('From the biography:')} ${{ text: excerpt(left, longestQuotation), from }}`,
        ]
      : []),
  ])
  const news = answers.get('promote')
  return [
    ...told,
    ...(news ? [[say`News from ${short}: ${{ text: asNoted(news.said), from: news.from }}`]] : []),
  ]
}

/** What the show says of itself and asks of its listeners, and where sponsors write to; all of it from the settings. */
function aboutShow({ show }: Brief): Pick<Section, 'paragraphs' | 'points'> {
  const description = sentences(show.podcastDescription ?? '').filter((sentence) => !isCallToAction(sentence))
  const contact = show.sponsorshipSettings?.marketingContact
  const packages = show.sponsorshipSettings?.sponsorshipPackages.length ?? 0
  const email = contact?.email && setting(contact.email, 'sponsorshipSettings.marketingContact')
  const name = contact?.name && setting(contact.name, 'sponsorshipSettings.marketingContact')
  return {
    paragraphs: [
      ...(description.length > 0
        ? [description.slice(0, 2).map((text) => setting(text, 'podcastDescription'))]
        : []),
      ...(email && packages > 0
        ? [
            [
              name
                ? say`To sponsor the show, write to ${name}: ${email}`
                : say`To sponsor the show, write to ${email}`,
            ],
          ]
        : []),
    ],
    points: [],
  }
}

const unrepeated = (points: Sourced[]) => [
  ...new Map(points.map((point) => [point.text.replace(/\/$/, '').toLowerCase(), point])).values(),
]

/** Notes for the episode's page: what it is about, topics, links, the guest, the show and what it asks of listeners. */
export function draftShowNotes(brief: Brief): Draft {
  const { show } = brief
  const material = materialOf(brief.guest, brief.recent, undefined, spelledFor(brief.show))
  const actions = callsToAction(show)
  const said = brief.recap ? saidIn(brief.recap) : null
  const links = unrepeated([...material.links, ...(said?.links ?? [])])
  const summary = said && said.summary.length > 0 ? said.summary : outlook(brief, material)
  const sections: Sections = {
    summary: { heading: own('Summary'), paragraphs: [summary], points: [] },
    chapters: { heading: own('Chapters'), paragraphs: [], points: said?.chapters ?? [] },
    quotes: { heading: own('Quotes'), paragraphs: [], points: said?.quotes ?? [] },
    // What was planned is of no use once it is known what was said
    topics: { heading: own('Topics'), paragraphs: [], points: said ? [] : topics(material) },
    links: { heading: own('Links'), paragraphs: [], points: links },
    guest: { heading: say`About ${material.name}`, paragraphs: aboutGuest(material), points: [] },
    show: { heading: say`About ${setting(show.podcastName, 'podcastName')}`, ...aboutShow(brief) },
  }
  // What there is in another language is to be translated
  const { fields, answers } = material.untranslated
  const isLeft = fields.length > 0 || answers.length > 0
  const gaps = [
    ...(links.length === 0 ? ['links'] : []),
    ...(material.biographies.length === 0 && !isLeft ? ['a biography'] : []),
    ...(material.answers.size === 0 && !isLeft ? ['answers to the questionnaire'] : []),
  ]
  const note = [
    ...(gaps.length > 0 ? [`These notes would gain from ${listed(gaps)}.`] : []),
    ...(actions.length === 0
      ? [
          isOtherLanguage(show.podcastDescription ?? '')
            ? 'The template recognizes a call to action only in English, so these notes have none.'
            : 'The show’s description asks nothing of listeners, so there is no call to action.',
        ]
      : []),
  ]
  return {
    ...page(layouts[show.contentStyles.showNotesStyle](sections, actions, said ? [] : narrated(material))),
    note: note.join(' ') || null,
  }
}
