import { tidyLine } from '../text/lines.ts'
import { questionLabel } from '../questionnaires/default-questionnaire.ts'
import type { Answers, Question } from '../questionnaires/questionnaire.ts'
import type { ExtractedField } from './guest.ts'

/** What smart-extract reads: the guest's answers with their questions, and the biography. */
export interface ExtractionSource {
  responses: Answers
  asked: Pick<Question, 'id' | 'question'>[]
  bio: string | null
}

export type ExtractedFields = Partial<Record<ExtractedField, string>>

/** What was read as it fits into fields of one line; a biography keeps its paragraphs. */
export const tidyFields = ({ bio, ...lines }: ExtractedFields): ExtractedFields => ({
  ...Object.fromEntries(Object.entries(lines).map(([field, text]) => [field, tidyLine(text)])),
  ...(bio && { bio }),
})

export interface ExtractedGuest {
  fields: ExtractedFields
  /** How sure the reading is as a whole, 0 to 1: the mean over the fields that were found. */
  confidence: number
}

interface Finding {
  text: string
  confidence: number
}

const asText = (answer: Answers[string]) => (Array.isArray(answer) ? answer.join('\n') : answer).trim()

/** Reads a guest's fields by rules: a question that asks for the field is surest, a pattern in running text less. */
export function extractGuest(source: ExtractionSource): ExtractedGuest {
  const answers = Object.entries(source.responses).map(([id, answer], n) => ({
    label: questionLabel(id, n + 1, source.asked),
    id,
    text: asText(answer),
  }))
  const everything = [...answers.map(({ text }) => text), source.bio ?? ''].join('\n')
  const introduction =
    answers.find(({ id, label }) => id === 'bio' || asksFor.bio.test(label))?.text || source.bio || ''

  const found: Partial<Record<ExtractedField, Finding | undefined>> = {
    name: asked(answers, 'name', isName) ?? nameIn(introduction),
    title: asked(answers, 'title', isShort) ?? titleIn(introduction)?.title,
    company: asked(answers, 'company', isShort) ?? titleIn(introduction)?.company,
    email: first(everything, /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/, 0.95),
    linkedin: first(everything, /https?:\/\/(?:[\w-]+\.)?linkedin\.\w+\/[^\s)>\]"']+/i, 0.95),
    website: websiteIn(everything),
    bio:
      answers.some(({ id }) => id === 'bio') && introduction
        ? { text: introduction, confidence: 0.9 }
        : undefined,
  }
  const known = Object.entries(found).flatMap(([field, finding]) => (finding ? [{ field, ...finding }] : []))
  const mean = known.reduce((sum, { confidence }) => sum + confidence, 0) / (known.length || 1)
  return {
    fields: Object.fromEntries(known.map(({ field, text }) => [field, text])),
    confidence: Math.round(mean * 100) / 100,
  }
}

const asksFor = {
  name: /^(?!.*(pronounc|company|book|podcast)).*\b(your|full|first and last) name\b|^name$/i,
  title:
    /\b(job title|your (title|role|position)|current role|occupation|profession)\b|^(title|role|position)$/i,
  company: /\b(company|organi[sz]ation|employer|affiliation|where do you work)\b/i,
  bio: /\b(introduce yourself|short bio|biography|about yourself|^bio$)/i,
}

const isShort = (text: string) => text.length > 0 && text.length <= 200 && !text.includes('\n')
const isName = (text: string) => isShort(text) && /^\p{L}[\p{L}\p{M}'’.\- ]{1,80}$/u.test(text)

interface LabelledAnswer {
  id: string
  label: string
  text: string
}

function asked(
  answers: LabelledAnswer[],
  field: 'name' | 'title' | 'company',
  fits: (text: string) => boolean,
) {
  const answer = answers.find(
    ({ id, label, text }) => (id === field || asksFor[field].test(label)) && fits(text),
  )
  return answer && { text: answer.text, confidence: 0.95 }
}

function first(text: string, pattern: RegExp, confidence: number): Finding | undefined {
  const match = pattern.exec(text)?.[0].replace(/(?<![.,;:!?])[.,;:!?]+$/, '')
  return match ? { text: match, confidence } : undefined
}

function websiteIn(text: string): Finding | undefined {
  const addresses = text.match(/https?:\/\/[^\s)>\]"']+/gi) ?? []
  const site = addresses.find(
    (address) => !/linkedin\.|twitter\.|x\.com|instagram\.|facebook\.|tiktok\.|youtu/i.test(address),
  )
  return site ? { text: site.replace(/(?<![.,;:!?])[.,;:!?]+$/, ''), confidence: 0.8 } : undefined
}

/** "My name is …", or a biography that begins "Ada Lovelace is …". */
function nameIn(text: string): Finding | undefined {
  const said = saidName.exec(text)?.[1]
  if (said) return { text: said, confidence: 0.85 }
  const told = toldName.exec(text)?.[1]
  return told ? { text: told, confidence: 0.75 } : undefined
}

const saidName =
  /\bmy name is (\p{Lu}[\p{L}\p{M}'’-]+(?:\s+(?:(?:de|da|van|von|der|den|la|le|bin|al|del)\s+)*\p{Lu}[\p{L}\p{M}'’.-]*){1,3})/u
const toldName =
  /^(?:Dr\.?\s+|Prof\.?\s+)?(\p{Lu}[\p{L}\p{M}'’-]+(?:\s+(?:(?:de|da|van|von|der|den|la|le|bin|al|del)\s+)*\p{Lu}[\p{L}\p{M}'’.-]*){1,3}) (?:is|was|has|studies|leads|runs|writes|teaches|works)\b/u

const toBe = /\b(?:I am|I’m|I'm|is|am) (?:an?|the)?\s*/gu
/** Characters after "is a" that are read: a title and a company, each within its limit. */
const longestJob = 200
const job = /^(\p{L}[\p{L} ,&/-]{2,60}?) (?:at|of|for|with) (?:the )?(\p{Lu}.+)/su
const endOfCompany = /[.,;\n]|\s(?:and|where|who|in|since|which)\b/u
const company = /^\p{Lu}[\p{L}\p{N}&.’' -]{1,80}$/u

/** "… is a marine biologist at the Blue Shelf Institute", "I am head of research at Acme". */
function titleIn(text: string): { title?: Finding; company?: Finding } | undefined {
  for (const { 0: start, index } of text.matchAll(toBe)) {
    const begin = index + start.length
    const [, title, rest] = job.exec(text.slice(begin, begin + longestJob)) ?? []
    const [employer = ''] = rest?.split(endOfCompany) ?? []
    if (!title || !company.test(employer)) continue
    const role = title.trim()
    return {
      title: { text: role.charAt(0).toUpperCase() + role.slice(1), confidence: 0.6 },
      company: { text: employer.trim(), confidence: 0.6 },
    }
  }
  return undefined
}
