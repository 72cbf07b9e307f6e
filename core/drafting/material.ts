import type { TextSource } from '../content/sentence-source.ts'
import { defaultQuestions, questionText } from '../questionnaires/default-questionnaire.ts'
import { biographiesOf, type Biography } from './biography.ts'
import type { DraftedGuest } from '../content/brief.ts'
import { calledAs, isCouple, isGroup, shortName } from './short-name.ts'
import { nameInBiography } from './written-names.ts'
import { spokenName } from './names.ts'
import { pronounsOf } from './pronouns.ts'
import type { Whom } from './retold.ts'
import { saysRole } from './role-repeated.ts'
import { isPastState, lacksSubject } from './fragments.ts'
import { isPast } from './verbs.ts'
import { namesTwoCallings, roleOf, type Role } from './role.ts'
import { wordCount } from '../text/word-count.ts'
import { isFirstPerson, lines } from '../text/sentences.ts'
import { addressesIn, linksIn, listItems } from './list-items.ts'
import { answer, field, reworded, type Sourced } from './sourced.ts'
import { fullerRole, statedRole } from './stated-role.ts'
import { saidSentences } from './tidied.ts'
import { chooser, type Choose } from './variety.ts'
import { inSentence, withArticle } from './words.ts'

/** An answer as it can be quoted. */
export interface Answer {
  id: string
  from: TextSource[]
  /** The question as it was asked; null when nobody knows any more. */
  label: string | null
  /** Whole sentences, at least one. */
  said: string[]
  /** Typed as in a chat, at length and without capitals: its slips would be read aloud. */
  isHasty?: boolean
}

/** What a draft can be made of: everything known about the guest, cleaned, nothing added. */
export interface Material {
  name: Sourced
  /** What the host calls the guest. */
  short: Sourced
  /** Whom first-person sentences are retold of. */
  whom: Whom
  /** A band or a firm: nobody is greeted by its name. */
  isMany: boolean
  role: Role | null
  /** Has the title two callings, as of a runner and midwife? */
  isTwofold: boolean
  /** "a pharmacist", where nobody has said yet who; null if the title isn’t as plain. */
  calling: Sourced | null
  /** At most 5 fields, worded for the inside of a sentence. */
  expertise: Sourced[]
  biographies: Biography[]
  answers: Map<string, Answer>
  pronunciation: string | null
  links: Sourced[]
  /** What nobody has filled in, in words for the host: fields of the guest, and questions. */
  lacking: { details: string[]; answers: string[] }
  /** Wording that the show's recent texts used least. */
  choose: Choose
}

/** Answers that are not quoted: they are used in their own way, or not read aloud. */
const notQuoted = new Set(['bio', 'expertise', 'pronunciation', 'links', 'photo', 'consent'])
/** Questions whose answer a text can do without. */
const notMissed = new Set(['pronunciation', 'links', 'promote', 'photo', 'consent'])

/** Characters of it that a note repeats. */
const longestPronunciation = 120

const asText = (given: string | string[] | undefined) =>
  Array.isArray(given) ? given.join('\n') : (given ?? '')

const once = (all: Sourced[], same = (text: string) => text) => {
  const keys = all.map(({ text }) => same(text.toLowerCase()))
  return all.filter((_, index) => keys.indexOf(keys[index]!) === index)
}

/** Two spellings of an address lead to the same page, and a handle is the same with the name of its network. */
const page = (link: string) => link.replace(/^https?:\/\/(www\.)?|\/$|^\p{L}+:? (?=@)/gu, '')

function expertiseOf(guest: DraftedGuest, written: string): Sourced[] {
  const typed = guest.expertise
    .flatMap(lines)
    .flatMap(listItems)
    .map((text) => field(text, 'expertise'))
  const answered = lines(asText(guest.responses['expertise']))
    .flatMap(listItems)
    .map((text) => answer(text, 'expertise'))
  const all = [...typed, ...answered]
    .map((one) => ({
      ...one,
      text: inSentence(
        one.text.replace(/(?<![.,])[.,]+$/u, '').replace(/(?<!\s)\s+&\s+/gu, ' and '),
        written,
      ),
    }))
    .filter(({ text }) => text && text.split(' ').length <= 8)
  return once(all).slice(0, 5)
}

function linksOf({ responses, social, socialLinks }: DraftedGuest): Sourced[] {
  const typed = [
    ...lines(socialLinks.website ?? '').map((link) => field(link, 'website')),
    ...lines(socialLinks.linkedin ?? '').map((link) => field(link, 'linkedin')),
    ...lines(asText(responses['links']))
      .flatMap(linksIn)
      .map((link) => answer(link, 'links')),
    ...addressesIn(asText(responses['promote'])).map((link) => answer(link, 'promote')),
    ...lines(social ?? '').map((link) => field(link, 'social')),
  ]
  return once(typed, page)
}

/** Subjects are often set apart by semicolons or slashes, on one line. */
const spacedOut = (id: string, text: string) =>
  id === 'topics'
    ? text
        .replace(/ ?; ?| \/ /gu, '\n')
        .replace(/\s\([^()]{1,200}\)/gu, '')
        .replace(/\bvs\b\.?/giu, 'versus')
    : text

const hastyWords = 15
const isHasty = (text: string) => /(?:^|\s)i\s/u.test(text) && wordCount(text) > hastyWords

/** "Found a thimble. I want to know whose it was.": what one did, with the "I" that is meant. */
function withSpeaker([first = '', ...rest]: string[]): string[] {
  const [verb = ''] = first.toLowerCase().split(' ')
  const isOwn = /\bI\b/u.test(rest.join(' ')) && lacksSubject(first) && isPast(verb) && !isPastState(first)
  return [isOwn ? `I ${first.charAt(0).toLowerCase()}${first.slice(1)}` : first, ...rest].filter(Boolean)
}

/** "Ruthie: Daniel misspelled her name.", of Daniel and Ruthie: who of the two writes; with two of them it is a dialogue. */
function withoutSpeaker(said: string[], short: string): string[] {
  const [name = '', rest] = (said[0] ?? '').split(/: (.*)/su)
  const isSpeaker = rest !== undefined && short.split(' and ').includes(name)
  return isSpeaker ? [rest, ...said.slice(1)] : said
}

function answersOf({ responses, asked }: DraftedGuest, short: string): Map<string, Answer> {
  const rank = (id: string) => defaultQuestions.findIndex((question) => question.id === id) + 1 || Infinity
  const ids = Object.keys(responses).toSorted((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0))
  const answers = ids.flatMap((id): Answer[] => {
    const typed = notQuoted.has(id)
      ? []
      : withoutSpeaker(saidSentences(spacedOut(id, asText(responses[id]))), short)
    const said = id === 'story' || id === 'fun-fact' ? withSpeaker(typed) : typed
    const label = questionText(id, asked)
    return said.length > 0
      ? [{ id, from: [{ kind: 'answer', key: id }], label, said, isHasty: isHasty(asText(responses[id])) }]
      : []
  })
  return new Map(answers.map((one) => [one.id, one]))
}

function lackingIn(
  guest: DraftedGuest,
  { answers, biographies, expertise }: Pick<Material, 'answers' | 'biographies' | 'expertise'>,
): Material['lacking'] {
  const isAnswered: Record<string, boolean> = {
    bio: biographies.length > 0,
    expertise: expertise.length > 0,
  }
  const unanswered = defaultQuestions
    .filter(({ id }) => !notMissed.has(id) && !(isAnswered[id] ?? answers.has(id)))
    .map(({ question }) => `“${question.replace(/(\?).*$/su, '$1')}”`)
  const typed = [...(guest.title ? [] : ['the title']), ...(guest.company ? [] : ['the company'])]
  // A biography says what the guest does
  return { details: biographies.length > 0 ? [] : typed, answers: unanswered }
}

/** Lines in which one person does something; of two people other lines are said. */
const ofOne =
  /\b[Mm]y guest\b|\{(?:guest|they|name)\} (?:still |often )?(?:is|has|was|does|(?!this\b)\p{Ll}{2,15}s)\b|\b(?:is|has|was|does|says|hopes|puts|wants) \{(?:guest|they|name)\}/u

const bothOf =
  (isAllowed: (line: string) => boolean = () => true) =>
  (line: string) =>
    isAllowed(line) && !ofOne.test(line)

const plainCalling = /^an? \p{Ll}[\p{Ll} ’-]{2,40}$/u
const ofSeveral = /\b(?:and|at|by|for|former|from|in|of|or|retired|to|with)\b/u

/** What the guest is called without being named. */
function callingOf(guest: DraftedGuest, written: string): Sourced | null {
  const title = roleOf({ ...guest, company: null, bio: null }, written)
  if (!title?.isNoun) return null
  if (/^professor of \p{Ll}[\p{Ll} -]{2,40}$/u.test(title.text) && !/ (?:and|at) /u.test(title.text))
    return reworded(title, withArticle)
  return plainCalling.test(title.text) && !ofSeveral.test(title.text) ? title : null
}

/** Reads what is known about the guest once, for every kind of draft. */
export function materialOf(
  guest: DraftedGuest,
  recent?: string[],
  isAllowed?: (line: string) => boolean,
  spelled?: (line: string) => string,
): Material {
  const { pronunciation, ...others } = guest.responses
  const written = [guest.bio, ...Object.values(others).map(asText)].join('\n')
  const called = nameInBiography(guest.bio ?? '', guest.name)
  const typed = spokenName(guest.name)
  // "Magdalena Kruczek" who is Magda everywhere else; a longer name is said once
  const name = called && typed.split(' ').length === called.split(' ').length ? called : typed
  const short = calledAs(guest.name, written) ?? shortName(called ?? guest.name)
  const stated = [guest.name, guest.title, guest.social, asText(pronunciation)]
  // A guest who writes "my son … he" has a biography that says who "she" is
  const typedBy = isFirstPerson(guest.bio ?? '') || !guest.bio ? asText(guest.responses['bio']) : ''
  const biography = saidSentences([guest.bio, typedBy].join('\n'))
  const isMany = isGroup(guest.name, guest.title)
  const isSeveral = isMany || isCouple(name)
  const whom = {
    name: short,
    isCouple: isSeveral,
    pronouns: isSeveral
      ? pronounsOf(['they/them'], [], short)
      : pronounsOf(
          stated.map((text) => text ?? ''),
          biography,
          short,
        ),
  }
  const expertise = expertiseOf(guest, written)
  const title = fullerRole(roleOf(guest, written), guest)
  const biographies = biographiesOf(guest, name, title?.text ?? null, whom)
  const told = biographies.flatMap((one) => one.told).join(' ')
  // The sentence that says who the guest is may be one that the host can't say
  const unsaid = title === null ? roleOf({ ...guest, bio: null }, written) : null
  const possible = title ?? unsaid ?? statedRole(guest)
  const role = title ?? (saysRole(told, possible) ? null : possible)
  const answers = answersOf(guest, short)
  return {
    name: field(name, 'name'),
    short: field(short, 'name'),
    whom,
    isMany,
    role,
    isTwofold: namesTwoCallings(guest.title ?? ''),
    calling: callingOf(guest, written),
    expertise,
    biographies,
    answers,
    pronunciation: lines(asText(pronunciation))[0]?.slice(0, longestPronunciation) ?? null,
    links: linksOf(guest),
    lacking: lackingIn(guest, { answers, biographies, expertise }),
    choose: chooser(recent, isSeveral ? bothOf(isAllowed) : isAllowed, spelled),
  }
}
