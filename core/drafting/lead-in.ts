import { fewestEchoes } from './echoes.ts'
import { filled } from './lines.ts'
import type { Material } from './material.ts'
import { endsWithAnother, namesAnother } from './pronouns.ts'
import { reworded, type Sourced } from './sourced.ts'
import { capitalized, possessive } from './words.ts'

/** Whom a text is about, and how its wording is chosen. */
export type Whose = Pick<Material, 'short' | 'whom' | 'choose'>

/** What was said before, so that no two paragraphs begin alike and no line is said twice. */
export interface Before {
  /** The paragraph before, empty at the start. */
  text: string
  /** Was the guest named before, and nobody else since? */
  isNamed: boolean
  /** Everything said so far. */
  whole: string
  /** Was it a quotation brought in by the guest’s name, as there is no pronoun? Then the next one needn’t be. */
  isOwned: boolean
  /** Did its last sentence? Then a pronoun can begin the next. */
  endsNamed: boolean
  /** Lines said so far. */
  said: Set<string>
}

export const nothingBefore = (): Before => ({
  text: '',
  isNamed: false,
  whole: '',
  isOwned: false,
  endsNamed: false,
  said: new Set(),
})

const firstWord = (text: string) => /\p{L}+/u.exec(text)?.[0].toLowerCase() ?? ''

/** Lines are written for one person: "she says". */
const singular = ({ pronouns, isSeveral }: Whose['whom']) =>
  pronouns?.isPlural && !isSeveral ? null : pronouns

/** Is the guest spoken of as “she”, “he” or, as several are, “they”? */
export const hasPronoun = ({ whom }: Whose) => singular(whom) !== null

/** What `{guest}`, `{they}`, `{them}` and `{their}` are in a line: the pronoun where it is known, else the name. */
function calledIn({ short, whom }: Whose): Record<string, Sourced> {
  const pronouns = singular(whom)
  const said = (pronoun: 'subject' | 'object' | 'possessive', name = short): Sourced =>
    pronouns ? { text: pronouns[pronoun], from: short.from } : name
  const owned = reworded(short, possessive)
  return {
    guest: short,
    owned,
    they: said('subject'),
    them: said('object'),
    their: said('possessive', owned),
  }
}

const place = /\{(guest|they|them|their)\}/u
/** The line with the name in it, before pronouns can follow. */
const namedFirst = (line: string) =>
  line.replace(place, (_, called: string) => (called === 'their' ? '{owned}' : '{guest}'))

/** "… about the job. her answer:" */
const capitalizedAll = (line: string) =>
  capitalized(line).replace(/(?<=\p{L}{2}[.?]”? )\p{Ll}/gu, (letter) => letter.toUpperCase())

/** The same line with another question in it is heard again. */
const withoutQuestion = (line: string) => line.replace(/“[^“”]*”/gu, '“”')

const placesOf = (line: string) => line.match(/\{(?:guest|speaker|they|them|their)\}/gu)?.length ?? 0
/** “And then there’s this story:” */
const isNameless = (line: string) => line.endsWith(':') && placesOf(line) === 0

/** Ways of saying how the words came to the host: each once in a text, and what was asked twice. */
const shapes: readonly (readonly [RegExp, number])[] = [
  [/\btold me\b/u, 1],
  [/\bwrote\b/u, 1],
  [/\bwords:/u, 1],
  [/\bthis:/u, 1],
  [/\banswer\b/u, 1],
  [/\bI asked\b/u, 2],
]
/** Is it shaped as others were that the host has said? */
const isWorn = (line: string, { whole }: Before) => {
  const own = whole.replace(/“[^“”]*”/gu, '')
  return shapes.some(([shape, most]) => shape.test(line) && own.split(shape).length > most)
}

/** "When I asked what people get wrong about Ana’s work, she said": as if somebody else had been asked. */
const isOfOther = (line: string) => /^[^{}]*\{their\}.*\{/u.test(line)

/** Does the line say whose words follow, and name them well: "When I asked Huw about Huw, Huw said" doesn't. */
const isPlain = (line: string, isKnown: boolean, isSpokenOf: boolean) =>
  isKnown || (isSpokenOf ? !isOfOther(line) : placesOf(line) < 2)

/** One of the lines, filled in: one that few texts used, that goes on from what was said and begins unlike it. */
export function leadIn(
  all: readonly string[],
  whose: Whose,
  before: Before,
  values: Record<string, Sourced> = {},
): Sourced {
  const { short, choose } = whose
  const lines = all.filter((line) => !isNameless(line))
  const isSpokenOf = hasPronoun(whose)
  const isKnown = isSpokenOf && before.isNamed
  const places = { ...calledIn(whose), ...values }
  const asSaid = (line: string) => reworded(filled(isKnown ? line : namedFirst(line), places), capitalizedAll)
  const unlike = lines.filter((line) => firstWord(asSaid(line).text) !== firstWord(before.text))
  const unsaid = (unlike.length > 0 ? unlike : lines).filter(
    (line) => !before.said.has(withoutQuestion(line)),
  )
  const isFit = (line: string) => isPlain(line, isKnown, isSpokenOf)
  const fitting = unsaid.filter((line) => isFit(line) && !(isKnown && line.includes('{guest}')))
  const unworn = fitting.filter((line) => !isWorn(line, before))
  const best = unworn.length > 0 ? unworn : fitting
  const spare = [unsaid, lines].map((some) => some.filter(isFit)).find((some) => some.length > 0) ?? lines
  const key = short.text + all[0]!
  const goingOn = before.isOwned ? all.filter((line) => isNameless(line) && !before.said.has(line)) : []
  const line =
    choose.fresh(fewestEchoes(goingOn, before.whole), key) ??
    choose.fresh(fewestEchoes(best, before.whole), key) ??
    choose.fresh(best, key) ??
    choose.fresh(spare, key) ??
    choose.line([spare], key)
  before.said.add(withoutQuestion(line))
  return asSaid(asksAgain.test(before.text) ? line.replace(/^I asked/u, 'I also asked') : line)
}

/** “You hope”, where a line has “Ana hopes” */
const plurals: Readonly<Record<string, string>> = { gives: 'give', has: 'have', hopes: 'hope' }
const you = { they: 'you', them: 'you', their: 'your' } as const
/** A host’s own lines, to listeners */
const toListeners = /\{guest\}|^(?:Let me|I’d like|I said|I asked:|I asked for|My question was:) /u

/** One of the lines as it is said to the guest: “The advice you give most often is this:”; null if recent texts had all of them. */
export function leadToGuest(
  lines: readonly string[],
  { short, choose }: Whose,
  values: Record<string, Sourced> = {},
): Sourced | null {
  const said = lines
    .filter((line) => placesOf(line) > 0 && !toListeners.test(line))
    .map((line) =>
      line
        .replace('you’ll', 'people will')
        .replace('The answer:', 'Your answer:')
        .replace(/\{(they|them|their)\}/gu, (_, called: keyof typeof you) => you[called])
        .replace(/(?<=\byou (?:often )?)(?:gives|has|hopes)\b/gu, (verb) => plurals[verb]!),
    )
  const line = choose.fresh(said, short.text)
  return line === null ? null : reworded(filled(line, values), capitalizedAll)
}

const asksAgain = /^(?:I (?:also )?|When I )asked\b/u

/** What was said once this paragraph is said as well. */
export function after(before: Before, paragraph: Sourced[], { short, whom }: Whose): Before {
  const text = paragraph.map((sentence) => sentence.text).join(' ')
  const isNamedHere = text.replace(/“[^“”]*”/gu, '').includes(short.text)
  const last = paragraph.at(-1)!.text
  const endsNamed = last.includes(short.text)
  const isSpokenOf = before.isNamed && singular(whom) !== null
  const isOther = text.includes('“') ? namesAnother(text, short.text) : endsWithAnother(last, short.text)
  const isNamed = (isNamedHere || isSpokenOf) && !isOther
  const isOwned = isNamedHere && singular(whom) === null && text.includes('“')
  return { ...before, text, whole: `${before.whole} ${text}`, isOwned, endsNamed, isNamed }
}
