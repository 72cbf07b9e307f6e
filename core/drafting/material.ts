import { defaultQuestions, questionLabel } from '../questionnaires/default-questionnaire.ts'
import type { DraftedGuest } from './drafter.ts'
import { shortName, spokenName } from './names.ts'
import { isFirstPerson, lines, quoted, sentences } from './sentences.ts'
import { inSentence, titleInSentence, withArticle } from './words.ts'

/** An answer as it can be quoted. */
export interface Answer {
  id: string
  /** The question as it was asked. */
  label: string
  /** Whole sentences, at least one. */
  said: string[]
}

/** A stretch of biography: prose that speaks of the guest by name, or words to be quoted. */
export interface Biography {
  said: string[]
  voice: 'prose' | 'guest' | 'unknown'
}

/** What a draft can be made of: everything known about the guest, cleaned, nothing added. */
export interface Material {
  name: string
  /** What the host calls the guest. */
  short: string
  /** "a marine biologist at Blue Shelf Institute", "from Msika Pay", or null. */
  role: string | null
  /** At most 5 fields, as they stand inside a sentence. */
  expertise: string[]
  biographies: Biography[]
  answers: Map<string, Answer>
  pronunciation: string | null
  links: string[]
  /** What the guest or host has not filled in, in words for the host. */
  missing: string[]
}

/** Answers that are not quoted: they are used in their own way, or not read aloud. */
const notQuoted = new Set(['bio', 'expertise', 'pronunciation', 'links', 'photo', 'consent'])

const asText = (answer: string | string[] | undefined) =>
  Array.isArray(answer) ? answer.join('\n') : (answer ?? '')

const soleOffice =
  /\b(founder|owner|president|chief|chair\w*|head|director|dean|partner|professor|editor-in-chief|c[a-z]o)\b/i
const officeOf = /\b(founder|owner|president|director|chair\w*|partner|editor-in-chief|c[a-z]o)$/i
const noCompany = /^(self[- ]?employed|freelance\w*|independent|none|n\/?a|-+)$/i
const isSlogan = (title: string) => title.split(' ').length > 10 || /^(i|we|\p{L}+ing)\s.+\s/iu.test(title)

function roleOf(guest: DraftedGuest, written: string): string | null {
  const headlines = (lines(guest.title ?? '')[0] ?? '').replace(/\s*&\s*/gu, ' and ').split(/\s*[|•]\s*/u)
  const title = headlines.find((headline) => !isSlogan(headline)) ?? headlines[0] ?? ''
  const company = lines(guest.company ?? '')[0] ?? ''
  const names = company && !noCompany.test(company) && !title.toLowerCase().includes(company.toLowerCase())
  if (!title) return names ? `from ${withThe(company)}` : null
  if (isSlogan(title))
    return `whose own line is ${quoted([title])}${names ? ` and who works at ${withThe(company)}` : ''}`
  const phrase = titleInSentence(title, written)
  const named = soleOffice.test(title) || /^(the|an?)\s/i.test(title) ? phrase : withArticle(phrase)
  return names ? `${named} ${officeOf.test(title) ? 'of' : 'at'} ${withThe(company)}` : named
}

const withThe = (company: string) =>
  /^(University|Institute|Ministry|Department|Museum|College|Bank|School|Office|Centre|Center|Academy|Society) (of|for)\b/u.test(
    company,
  )
    ? `the ${company}`
    : company

/** "Maya Okafor is a marine biologist." says nothing after "Maya Okafor, a marine biologist at …". */
const repeatsRole = (sentence: string, name: string, role: string | null) => {
  if (!role) return false
  const known = new Set(`${name} ${role} is was the a an and works as in`.toLowerCase().split(/[^\p{L}]+/u))
  return sentence
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .every((word) => word === '' || known.has(word))
}

function biographiesOf(guest: DraftedGuest, name: string, role: string | null): Biography[] {
  const parts = name
    .toLowerCase()
    .split(/[\s.]+/u)
    .filter((part) => part.length > 2)
  const taken = new Set<string>()
  return [guest.bio ?? '', asText(guest.responses['bio'])].flatMap((text, index) => {
    const said = sentences(text).filter(
      (sentence) => !taken.has(sentence) && !repeatsRole(sentence, name, role),
    )
    said.forEach((sentence) => taken.add(sentence))
    if (said.length === 0) return []
    const named = parts.some((part) => said[0]!.toLowerCase().includes(part))
    if (named && !isFirstPerson(said.join(' '))) return { said, voice: 'prose' as const }
    return {
      said,
      voice: index === 1 || isFirstPerson(said.join(' ')) ? ('guest' as const) : ('unknown' as const),
    }
  })
}

function expertiseOf(guest: DraftedGuest, written: string): string[] {
  const typed = lines(asText(guest.responses['expertise'])).flatMap((line) => line.split(/\s*;\s*/u))
  const all = [...guest.expertise.flatMap(lines), ...typed]
    .map((field) => inSentence(field.replace(/[.,]+$/u, ''), written))
    .filter((field) => field && field.split(' ').length <= 8)
  return [...new Map(all.map((field) => [field.toLowerCase(), field])).values()].slice(0, 5)
}

function answersOf({ responses, asked }: DraftedGuest): Map<string, Answer> {
  const rank = (id: string) => defaultQuestions.findIndex((question) => question.id === id) + 1 || Infinity
  const ids = Object.keys(responses).toSorted((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0))
  const answers = ids.flatMap((id): Answer[] => {
    const said = notQuoted.has(id) ? [] : sentences(asText(responses[id]))
    return said.length > 0 ? [{ id, label: questionLabel(id, ids.indexOf(id) + 1, asked), said }] : []
  })
  return new Map(answers.map((answer) => [answer.id, answer]))
}

function missingFrom(
  guest: DraftedGuest,
  material: Pick<Material, 'answers' | 'biographies' | 'expertise'>,
): string[] {
  const isAnswered = ({ id }: { id: string }) =>
    id === 'bio'
      ? material.biographies.length > 0
      : id === 'expertise'
        ? material.expertise.length > 0
        : material.answers.has(id)
  const unanswered = defaultQuestions
    .filter(
      (question) =>
        !['pronunciation', 'links', 'promote', 'photo', 'consent'].includes(question.id) &&
        !isAnswered(question),
    )
    .map(({ question }) => `“${question.replace(/(\?).*$/su, '$1')}”`)
  return [...(guest.title ? [] : ['the title']), ...(guest.company ? [] : ['the company']), ...unanswered]
}

/** Reads what is known about the guest once, for every kind of draft. */
export function materialOf(guest: DraftedGuest): Material {
  const written = [guest.bio, ...Object.values(guest.responses).map(asText)].join('\n')
  const name = spokenName(guest.name)
  const role = roleOf(guest, written)
  const expertise = expertiseOf(guest, written)
  const biographies = biographiesOf(guest, name, role)
  const answers = answersOf(guest)
  const typedLinks = [
    guest.socialLinks.website,
    guest.socialLinks.linkedin,
    ...lines(asText(guest.responses['links'])),
  ]
  return {
    name,
    short: shortName(guest.name),
    role,
    expertise,
    biographies,
    answers,
    pronunciation: lines(asText(guest.responses['pronunciation']))[0] ?? null,
    links: [...new Set(typedLinks.flatMap((link) => lines(link ?? '')))],
    missing: missingFrom(guest, { answers, biographies, expertise }),
  }
}
