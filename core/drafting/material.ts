import { answersOf, asText, type Answer } from './answers.ts'
import { deniesTitle } from './corrected.ts'
import { defaultQuestions, fixedIds } from '../questionnaires/default-questionnaire.ts'
import { purposesOf } from '../questionnaires/purpose.ts'
import { biographiesOf, type Biography } from './biography.ts'
import type { DraftedGuest } from '../content/brief.ts'
import { calledAs } from './called-as.ts'
import { calledInBiography, isCouple, isGroup, shortName } from './short-name.ts'
import { isOtherEnglish } from './other-english.ts'
import { nowAndBefore } from './owner-role.ts'
import { nameInBiography } from './written-names.ts'
import { spokenName, withSilk } from './names.ts'
import { pronounsOf } from './pronouns.ts'
import { inOrder } from './titles-of-names.ts'
import type { Whom } from './retold.ts'
import { saysRole } from './role-repeated.ts'
import { namesTwoCallings } from './office.ts'
import { roleOf, spokenRole, type Role } from './role.ts'
import { isSafeLink } from '../text/lines.ts'
import { isFirstPerson, lines, sentences } from '../text/sentences.ts'
import { addressesIn, linksIn, listItems } from './list-items.ts'
import { answer, field, reworded, type Sourced } from './sourced.ts'
import { slipsOfLearner } from './risk.ts'
import { isStageName } from './stage-name.ts'
import { ownWords } from './own-words.ts'
import { fullerRole, placeAlone, statedRole, withKind } from './stated-role.ts'
import { saidSentences } from './tidied.ts'
import { chooser, type Choose } from './variety.ts'
import { withoutParts } from './without-parts.ts'
import { inSentence, withArticle } from './words.ts'

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
  /** Sentences of what the guest wrote that have a learner’s slip: others have some that no rule knows. */
  slips: number
  /** At most 5 fields, worded for the inside of a sentence. */
  expertise: Sourced[]
  biographies: Biography[]
  answers: Map<string, Answer>
  links: Sourced[]
  /** What nobody has filled in, in words for the host: fields of the guest, and questions that the show asks. */
  lacking: { details: string[]; answers: string[] }
  /** What the guest or host gave in another language. */
  untranslated: { fields: string[]; answers: string[] }
  /** The ids of fixed questions whose answers lack what the host wants left out. */
  heldBack: ReadonlySet<string>
  /** The show’s question that asks what a fixed one does; null if none does. */
  questionFor: QuestionFor
  /** Wording that the show's recent texts used least. */
  choose: Choose
}

/** Questions whose answer a text can do without. */
const notMissed = new Set(['pronunciation', 'links', 'promote', 'photo', 'consent'])

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
  return withoutParts(once(all)).slice(0, 5)
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
  return once(
    typed.filter(({ text }) => isSafeLink(text)),
    page,
  )
}

type QuestionFor = (fixedId: string) => string | null

type OfQuestions = Pick<Material, 'heldBack' | 'questionFor'>

function questionsOf({ asked, askable = defaultQuestions, heldBack = [] }: DraftedGuest): OfQuestions {
  // Who has answered one questionnaire isn’t asked another
  const all = asked.length > 0 ? asked : askable
  const purposes = purposesOf(all, fixedIds)
  const fixed = (id: string) => purposes.get(id) ?? id
  return {
    questionFor: (fixedId) => all.find(({ id }) => fixed(id) === fixedId)?.question ?? null,
    heldBack: new Set(heldBack.map(fixed)),
  }
}

/** Questions a note names. */
const mostLacking = 3

const inQuotes = (question: string) => `“${question.replace(/(\?).*$/su, '$1')}”`

function lackingIn(
  guest: DraftedGuest,
  {
    answers,
    biographies,
    expertise,
    heldBack,
    questionFor,
  }: Pick<Material, 'answers' | 'biographies' | 'expertise' | 'heldBack' | 'questionFor'>,
): Material['lacking'] {
  const isAnswered: Record<string, boolean> = {
    bio: biographies.length > 0,
    expertise: expertise.length > 0,
  }
  // What is known in another language is only to be translated
  const { fields = [], answers: left = [] } = guest.untranslated ?? {}
  const isLeft = (id: string) => left.includes(id) || heldBack.has(id) || fields.some((key) => key === id)
  const unanswered = defaultQuestions
    .filter(({ id }) => !notMissed.has(id) && !isLeft(id) && !(isAnswered[id] ?? answers.has(id)))
    .flatMap(({ id }) => questionFor(id) ?? [])
  const typed = [
    ...(guest.title || isLeft('title') ? [] : ['the title']),
    ...(guest.company ? [] : ['the company']),
  ]
  // A biography says what the guest does
  return {
    details: biographies.length > 0 || isLeft('bio') ? [] : typed,
    answers: unanswered.slice(0, mostLacking).map(inQuotes),
  }
}

/** Lines in which one person does something; of two people other lines are said. */
const ofOne =
  /\b[Mm]y guest\b|\{(?:guest|they|name)\} (?:still |often )?(?:is|has|was|does|(?!this\b)\p{Ll}{2,15}s)\b|\b(?:is|has|was|does|says|hopes|puts|wants) \{(?:guest|they|name)\}/u

const bothOf =
  (isAllowed: (line: string) => boolean = () => true) =>
  (line: string) =>
    isAllowed(line) && !ofOne.test(line)

/** "How should we name you on air?": "First name only". */
const asksForFirstName = ({ responses }: DraftedGuest) =>
  Object.values(responses).some((given) => /^\s*(?:just my )?first name(?: only)?\b/iu.test(asText(given)))

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

/** "chief customer officer", whose company is in a sentence of the biography that isn’t said. */
function placed(role: Role | null, guest: DraftedGuest, told: string): Role | null {
  const whole = role && roleOf({ ...guest, bio: null }, told)
  const bare = (one: Role | null) => one?.text.replace(/^(?:an?|the) /u, '') ?? ''
  const [place = ''] = guest.company?.split(/[ ,]/u) ?? []
  const isMore = bare(whole).startsWith(`${bare(role)} `) && place !== '' && !told.includes(place)
  return isMore && spokenRole([whole]) ? whole : role
}

const untold = (one: Biography): Biography => ({ ...one, told: [] })

/** Reads what is known about the guest once, for every kind of draft. */
export function materialOf(
  given: DraftedGuest,
  recent?: string[],
  isAllowed?: (line: string) => boolean,
  spelled?: (line: string) => string,
): Material {
  const guest = deniesTitle(given) ? { ...given, title: null } : given
  const { pronunciation, ...others } = guest.responses
  const written = [guest.bio, ...Object.values(others).map(asText)].join('\n')
  const isMany = isGroup(guest) && !isCouple(spokenName(guest.name))
  const called = nameInBiography(guest.bio ?? '', guest.name)
  const typed = spokenName(guest.name)
  // "Magdalena Kruczek" who is Magda everywhere else; a longer name is said once
  const whole = called && typed.split(' ').length === called.split(' ').length ? called : typed
  // No first name is part of what a group is called, nor of “Ghost Lobster”
  const short =
    guest.called ??
    (isMany || isStageName(typed, guest)
      ? typed
      : (calledAs(guest.name, written) ??
        (called ? calledInBiography(guest.name, called) : shortName(guest.name))))
  const name = asksForFirstName(guest) ? short : whole
  const stated = [
    inOrder(guest.name),
    guest.name,
    guest.title,
    guest.social,
    guest.notes,
    guest.pronunciation,
    asText(pronunciation),
  ]
  // A guest who writes "my son … he" has a biography that says who "she" is
  const typedBy = isFirstPerson(guest.bio ?? '') || !guest.bio ? asText(guest.responses['bio']) : ''
  const biography = saidSentences([guest.bio, typedBy].join('\n'))
  // "Retired CPA, runs the café", and what the guest wrote in the third person
  const own = asText(guest.responses['bio'])
  const ofOwn = typedBy === '' && !isFirstPerson(own) ? saidSentences(own) : []
  const isSeveral = isMany || isCouple(name)
  const whom = {
    name: short,
    isSeveral,
    pronouns: isSeveral
      ? pronounsOf(['they/them'], [], short)
      : (pronounsOf(
          stated.map((text) => text ?? ''),
          biography,
          short,
        ) ?? pronounsOf([], ofOwn, short)),
  }
  const expertise = expertiseOf(guest, written)
  const title = spokenRole(
    isSeveral
      ? [roleOf(guest, written)]
      : [fullerRole(roleOf(guest, written), guest), roleOf(guest, written)],
  )
  const biographies = biographiesOf(guest, name, title?.text ?? null, whom)
  const told = biographies.flatMap((one) => one.told).join(' ')
  // The sentence that says who the guest is may be one that the host can't say
  const unsaid = title === null ? roleOf({ ...guest, bio: null }, written) : null
  const possible = title ?? spokenRole([unsaid, isSeveral ? null : statedRole(guest), placeAlone(guest)])
  const withPlace = placed(title, guest, told)
  const heard = [told, ...(ownWords(biographies)?.said ?? [])].join(' ')
  const role = withKind(withPlace ?? (saysRole(told, possible) ? null : possible), guest, heard)
  const slips = sentences(written).filter(isOtherEnglish).length
  // Where others have slips, the sentences of a biography have some that no rule knows
  const sayable = slips >= slipsOfLearner && role !== null ? biographies.map(untold) : biographies
  const answers = answersOf(guest, short)
  const { questionFor, heldBack } = questionsOf(guest)
  return {
    name: field(withSilk(name, guest.name), 'name'),
    short: field(short, 'name'),
    whom,
    isMany,
    role,
    isTwofold: namesTwoCallings(nowAndBefore(guest.title ?? '')?.now ?? guest.title ?? ''),
    calling: callingOf(guest, written),
    expertise,
    biographies: sayable,
    answers,
    slips,
    links: linksOf(guest),
    untranslated: guest.untranslated ?? { fields: [], answers: [] },
    lacking: lackingIn(guest, { answers, biographies, expertise, heldBack, questionFor }),
    heldBack,
    questionFor,
    choose: chooser(recent, isSeveral ? bothOf(isAllowed) : isAllowed, spelled),
  }
}
