import { normalize } from './normalize.ts'
import { matchQuestion } from './header-questions.ts'
import { aboutAFactPattern, counts, linkingWords, ofPeople, peopleWords, reachedBy } from './header-kinds.ts'
import { compact, fillerWords, forgetVotes, kindOfPhrase } from './header-vocabulary.ts'
import type { WordKind } from './header-words.ts'
import type { ImportField } from './import-column.ts'
import { isPronunciation } from './pronunciations.ts'
import { matchDamaged, matchRoughly } from './match-damaged.ts'

/** `also`: further fields that a header such as "Name / Title" or "Company, role" names. */
export interface HeaderMatch {
  field: ImportField | 'salutation' | 'ignore'
  score: number
  /** What the words are about: `other` people and other `thing`s have no field. */
  kind: WordKind
  also?: ImportField[]
}

const nameFields = new Set<string>(['name', 'firstName', 'lastName'])

/** "Name", "Vorname" and "Last name", whoever's. */
export const isOfNames = (header: string) => nameFields.has(matchHeader(header)?.field ?? '')

const list = (words: string) => words.split(',').map((word) => word.trim())

const ownerStarts = [...kindOfPhrase].flatMap(([phrase, kind]) =>
  kind === 'other' && /^\p{L}{6,}$/u.test(phrase) ? [phrase] : [],
)

/** Words for an episode or a talk, which compounds and cases only add to. */
const thingStarts = list(`
  episod, epizod, folgen, avsnitt, aflever, odcin, vortrag, sendung, puntat, jakso, bolum, выпуск, эпизод, випуск, епізод
`)

/** Scripts written without spaces between words, or with few. */
const unspacedPattern = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/
const unspacedSignsPattern = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+/g
const unspacedPhrases = [...kindOfPhrase.keys()].filter(
  (phrase) => unspacedPattern.test(phrase) && phrase.length > 1,
)
const maxLetters = 200

const known = new Map<string, HeaderMatch | null>()

/**
 * What a header's words say, from 0.5 (one word in a long question) to 1 (the very word). Null: nothing. `lenient`
 * also finds misspelt words and words inside compounds, which only a column's values can confirm.
 */
export function matchHeader(header: string, lenient = false): HeaderMatch | null {
  const key = `${lenient ? '~' : ''}${header}`
  const found = known.get(key)
  if (found !== undefined) return found
  if (known.size > 5_000) known.clear()
  const match = readHeaderText(header.slice(0, maxLetters), lenient)
  known.set(key, match)
  return match
}

/** Forgets these words, for measuring what a file loses that brings words of its own; returns what undoes it. */
export function forgetPhrases(headers: string[]): () => void {
  const phrases = headers.map((header) => compact(normalize(header)))
  const forgotten = phrases.flatMap((phrase) => {
    const kind = kindOfPhrase.get(phrase)
    return kind ? [[phrase, kind] as const] : []
  })
  const start = () => {
    known.clear()
    forgetVotes()
  }
  for (const [phrase] of forgotten) kindOfPhrase.delete(phrase)
  start()
  return () => {
    for (const [phrase, kind] of forgotten) kindOfPhrase.set(phrase, kind)
    start()
  }
}

function readHeaderText(header: string, lenient: boolean): HeaderMatch | null {
  if (header.includes('\ufffd')) {
    const kind = matchDamaged(header)
    return kind && toMatch(kind, 0.95)
  }
  if (assistantPattern.test(header) && /\p{Ll}/u.test(header)) return toMatch('other', 0.9)
  const plain = header
    .replace(/[([{（【「][^([{（【「)\]}）】」]*[)\]}）】」]/g, ' ')
    // What vCards say besides: "TEL;TYPE=CELL"
    .replace(/;\s*(?:type|pref|charset|encoding|label)=[^;]*/gi, ' ')
  if (isPronunciation(normalize(header)))
    return { field: 'pronunciation', score: 0.95, kind: 'pronunciation' }
  const asked = matchQuestion(normalize(plain))
  if (asked) return inBracket(header) ?? { field: asked, score: 0.9, kind: asked }
  const said =
    (plain === header ? null : matchBracket(header, plain)) ??
    matchWords(header) ??
    (plain === header ? null : matchWords(plain)) ??
    matchParts(plain) ??
    matchPhrases(normalize(plain)) ??
    matchPhrases(normalize(header))
  // "Comapny name" is no name.
  const vague = said === null || (said.field === 'name' && said.score < 0.75)
  const rough = lenient && vague ? matchRoughly(normalize(plain)) : null
  return rough ? toMatch(rough.kind, rough.score) : said
}

/** "Guest’s PA email": in small letters both are words of other languages. */
const assistantPattern = /(?<![\p{L}\p{N}])(?:PA|EA|PR)(?![\p{L}\p{N}])/u

const toMatch = (kind: WordKind, score: number): HeaderMatch =>
  kind === 'detail' || kind === 'thing' || kind === 'other' || kind === 'filler'
    ? { field: 'ignore', score, kind }
    : { field: kind, score, kind }

/** The header as a whole, without its number, or without words that change nothing. */
function matchWords(text: string): HeaderMatch | null {
  const folded = normalize(text)
  const whole = compact(folded)
  const exact =
    kindOfPhrase.get(whole) ??
    kindOfPhrase.get(whole.replace(/(?<!\d)\d+$/, '')) ??
    kindOfPhrase.get(whole.replace(politePattern, ''))
  if (exact) return toMatch(exact, 1)
  const one = /[a-z]{4}s$/.test(whole) ? kindOfPhrase.get(whole.slice(0, -1)) : undefined
  if (one) return toMatch(one, 0.95)
  const words = folded.split(' ')
  const kept = words.filter((word) => !fillerWords.has(word) && !/^\d+$/.test(word))
  if (kept.length === 0 || kept.length === words.length) return null
  const said = kindOfPhrase.get(kept.join(''))
  if ((said === 'thing' || said === 'detail') && isOfPeople(words)) return toMatch('name', 0.7)
  return said ? toMatch(said, 0.95) : null
}

/** "您的姓名", "ご所属": forms speak to whoever fills them in. */
const politePattern = /^(?:请(?:填写|输入))?(?:您|你|貴|ご|お|귀하)(?:的|의)?/

/** "Guest (company)", "Speaker (name, role)": a name, and behind it in each cell what the brackets say. */
function matchBracket(header: string, plain: string): HeaderMatch | null {
  const inside = /[([]([^()[\]]{2,40})[)\]]\s*$/.exec(header)?.[1]
  const about = inside ? (matchWords(inside) ?? matchParts(inside)) : null
  const also = about
    ? [about.field, ...(about.also ?? [])].filter((field) => field === 'company' || field === 'title')
    : []
  if (also.length === 0 || matchWords(plain)?.field !== 'name') return null
  return peopleWords.has(normalize(plain).split(' ').at(-1)!)
    ? { field: 'name', score: 0.9, kind: 'name', also }
    : null
}

/** "Who is it? (role, firm)", "Who is it? (short bio)": what the brackets say is what is asked for. */
function inBracket(header: string): HeaderMatch | null {
  const inside = /\(([^()]{2,40})\)\s*$/.exec(header)?.[1]
  const said = inside ? (matchWords(inside) ?? matchParts(inside) ?? matchPhrases(normalize(inside))) : null
  return said && said.field !== 'ignore' ? said : null
}

/** "Company / Organisation" is one thing twice, "Email / Phone" two things. */
function matchParts(text: string): HeaderMatch | null {
  const parts = text
    .replace(/[・／、或]|または|또는/g, '/')
    .split(/(?:(?<!\s)\s+)?[/,&|+;\n]\s*|(?<!\s)\s+(?:and|or|und|oder|et|ou|y|e|och|og|en|i|и)\s+/iu)
  if (parts.length < 2 || parts.length > 4) return null
  const matches = parts.map(matchWords)
  if (matches.some((match) => match === null) || matches.every((match) => match?.field === 'ignore'))
    return null
  const said = matches.map((match) => match!.field)
  // "Last name, first name" is the whole of it
  const isWhole = said.includes('firstName') && said.includes('lastName')
  const fields = [
    ...new Set(said.map((field) => (isWhole && nameFields.has(field) ? 'name' : field))),
  ].filter((field) => field !== 'ignore')
  const [field, ...also] = fields.sort((a, b) => Number(b === 'name') - Number(a === 'name'))
  const kind = isWhole ? 'name' : matches.find((match) => match!.field === field)!.kind
  if (also.length === 0) return { field: field!, score: 0.95, kind }
  return { field: field!, score: 0.9, kind, also: also.filter((other) => other !== 'salutation') }
}

interface Phrase {
  kind: WordKind
  length: number
  end: number
}

function matchPhrases(folded: string): HeaderMatch | null {
  if (!folded) return null
  // "会社 Fax"
  const phrases = unspacedPattern.test(folded)
    ? [...phrasesUnspaced(folded), ...phrasesSpaced(folded.replace(unspacedSignsPattern, ' ').trim())]
    : phrasesSpaced(folded)
  const of = (kind: WordKind) => phrases.some((phrase) => phrase.kind === kind)
  const fields = phrases.filter(({ kind }) => kind !== 'detail' && kind !== 'thing' && kind !== 'other')
  const best = fields.find(({ kind, end }) => reachedBy.has(kind) && end === folded.length) ?? longest(fields)
  if (aboutAFactPattern.test(folded)) return toMatch('detail', 0.9)
  // "Instagram URL" is no site of somebody's own
  if (best?.kind === 'website' && of('social') && !of('other')) return toMatch('social', 0.7)
  if (of('other')) return toMatch('other', 0.9)
  const said = fields.some(({ kind }) => ofPeople.has(kind) && kind !== 'firstName' && kind !== 'lastName')
  if (aboutPattern.test(folded) && isOfPeople(folded.split(' '))) return toMatch('bio', 0.9)
  if (!said && isOfPeople(folded.split(' '))) return toMatch('name', of('detail') ? 0.6 : 0.75)
  const detail = longest(phrases.filter(({ kind }) => kind === 'detail'))
  if (detail && !(best && covers(best, detail))) return toMatch('detail', 0.9)
  const thing = longest(phrases.filter(({ kind }) => kind === 'thing'))
  if (thing && best && ofPeople.has(best.kind) && !isTitleOf(best.kind, folded))
    return toMatch(best.kind, 0.7)
  if (thing && /\b(?:full|speaker|guest|holder|presenter|attendee)\b/.test(folded) && best?.kind === 'name')
    return toMatch('name', 0.7)
  if (thing && !(best && covers(best, thing))) return toMatch('thing', 0.9)
  return best && toMatch(best.kind, 0.5 + 0.3 * Math.min(1, best.length / folded.length))
}

/** "About the guest" */
const aboutPattern = /^(?:about|uber|ueber|over|om|sobre|acerca de|a propos de|sull?|despre|o|про|об?) /

/** Words for people that a header such as "Episode guest" ends with, or "Invités du podcast" begins with. */
const isOfPeople = (words: string[]) =>
  words.length > 1 &&
  (peopleWords.has(words.at(-1)!) || (peopleWords.has(words[0]!) && linkingWords.has(words[1]!)))

/** "Talk title" is no job, "Ticket job title" is one. */
const isTitleOf = (kind: WordKind, folded: string) =>
  (kind === 'title' && !/\bjob|position|role\b/.test(folded)) || kind === 'bio' || kind === 'photo'

/** A longer phrase beats a word inside it: "email address" is not an address. */
const covers = (outer: Phrase, inner: Phrase) =>
  outer.length > inner.length &&
  outer.end >= inner.end &&
  outer.end - outer.length <= inner.end - inner.length

/** Of two equally long phrases the later counts, which in most headers is the noun. */
const longest = (phrases: Phrase[]) =>
  phrases.reduce<Phrase | null>(
    (best, phrase) => (!best || phrase.length >= best.length ? phrase : best),
    null,
  )

function phrasesSpaced(folded: string): Phrase[] {
  const words = folded.split(' ').slice(0, 30)
  const ends = words.map((_, index) => words.slice(0, index + 1).join(' ').length)
  const phrases: Phrase[] = []
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + 5); to++) {
      const text = words.slice(from, to).join(' ')
      const kind = kindOfPhrase.get(compact(text))
      const owner = kind ?? (isOwnerCompound(text) ? 'other' : isThingCompound(text) ? 'thing' : undefined)
      if (owner && counts(owner, text)) phrases.push({ kind: owner, length: text.length, end: ends[to - 1]! })
    }
  }
  return phrases
}

/** "Folgentitel" and "avsnittets" are about an episode. */
const isThingCompound = (text: string) =>
  !text.includes(' ') && text.length > 6 && thingStarts.some((start) => text.startsWith(start))

/** "Sponsorkontakt" and "Pressekontakt" belong to a sponsor and a publicist. */
const isOwnerCompound = (text: string) =>
  !text.includes(' ') &&
  ownerStarts.some(
    (start) => text.startsWith(start) && text.length > start.length + (start.length > 6 ? 0 : 2),
  )

function phrasesUnspaced(folded: string): Phrase[] {
  // "携帯電話の番号" is "携帯電話番号"
  const text = compact(folded).replaceAll(/[の的]/g, '')
  return unspacedPhrases
    .filter((phrase) => text.includes(phrase) && kindOfPhrase.has(phrase))
    .map((phrase) => ({
      kind: kindOfPhrase.get(phrase)!,
      length: phrase.length,
      end: text.lastIndexOf(phrase) + phrase.length,
    }))
    .sort((one, other) => one.end - other.end)
}
