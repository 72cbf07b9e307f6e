import { wordCount } from '../text/word-count.ts'
import type { Answer } from './answers.ts'
import type { Biography } from './biography.ts'
import type { Material } from './material.ts'
import { ownWords } from './own-words.ts'
import { saysWhatIs, stems } from './role-repeated.ts'
import { namesItsSubject } from './stands-alone.ts'

/** "I’m a teacher in Galway", "My name is Sam": what somebody is. */
const ofSelf =
  /^(?:(?:Hello|Hey|Hi),? )?(?:I[’']m|I am|My name[’']s|My name is|I(?:[’']ve| have) been|We[’']re|We are) /u
const ownName = /^(?:(?:Hello|Hey|Hi),? )?(?:I[’']m|I am|My name[’']s|My name is) (\p{Lu}\p{L}+)/u

/** "I’m Sam", of Samantha: the same name as far as it goes. */
const namesSelf = (sentence: string, name: string) => {
  const [, called = ''] = ownName.exec(sentence) ?? []
  return (
    called.length > 1 &&
    name
      .toLowerCase()
      .split(/[\s.]+/u)
      .some((part) => part.startsWith(called.toLowerCase().slice(0, 3)))
  )
}

const shared = (sentence: string, known: string) => {
  const heard = stems(known)
  const all = [...stems(sentence)]
  return { count: all.filter((stem) => heard.has(stem)).length, all: all.length }
}

/** Words in common with which a sentence says again what the guest is. */
const saidTwice = 2
const shortestRest = 8

/** What is left of the guest’s words when the host has said who they are: all of it, or from a sentence that says itself what it is about. */
function withoutSelf(said: string[], name: string, known: string): string[] {
  const isSaid = (sentence: string) => {
    const { count, all } = shared(sentence, known)
    return ofSelf.test(sentence) && (namesSelf(sentence, name) || count >= Math.min(saidTwice, all))
  }
  if (!isSaid(said[0]!)) return said
  const start = said.findIndex((sentence, at) => at > 0 && !isSaid(sentence) && namesItsSubject(sentence))
  const rest = start < 0 ? [] : said.slice(start)
  return wordCount(rest.join(' ')) < shortestRest ? [] : rest
}

/** Share of its words with which a sentence that isn’t the first says again what the host has said. */
const mostAgain = 0.25
/** Words of a sentence that can be announced alone. */
const shortestOwn = 10
/** "Before that I was in insurance." */
const opensBack = /^\p{L}+ (?:that|then|this)\b/u

/** A guest’s own words from the first sentence that says more than the host has said, and as far as one that doesn’t. */
function withoutTold(said: string[], known: string): string[] {
  const tells = (sentence: string) => shared(sentence, known).count >= saidTwice
  const start = tells(said[0] ?? '')
    ? said.findIndex((one) => !tells(one) && namesItsSubject(one) && !opensBack.test(one))
    : 0
  const end = said.findIndex((one, at) => {
    const { count, all } = shared(one, known)
    return at > start && count > saidTwice && count >= all * mostAgain
  })
  const rest = start < 0 ? [] : said.slice(start, end < 0 ? undefined : end)
  return start !== 0 && wordCount(rest.join(' ')) < shortestOwn ? [] : rest
}

/** "I am Ana, Annie.", "I am Ana, 66 years old." */
const longestName = 6
/** Without a sentence that says nothing but the name the host has just said. */
const withoutName = ([first = '', ...rest]: string[], name: string) =>
  rest.length > 0 && wordCount(first) <= longestName && namesSelf(first, name) && namesItsSubject(rest[0]!)
    ? rest
    : [first, ...rest]

/** Share of a sentence’s words that are heard again in a quotation. */
const mostShared = 0.5

const shortestLabel = 4
/** Words of a sentence about the guest that says less than the guest’s own words. */
const shortSentence = 8
/** Words of a sentence that nobody hears again, from which on it says something of its own. */
const fewestNew = 4
/** Without the last sentence about the guest, where the guest says the same at more length. */
function withoutLast(told: string[], quotations: string, name: string): string[] {
  const { count, all } = shared((told.at(-1) ?? '').replace(name, ''), quotations)
  // "Ana does timetables." next to what Ana does with them, or "Ana restores clocks." next to "I restore clocks that …"
  const isLabel =
    told.length === 1 &&
    count > 0 &&
    (wordCount(told[0]!) < shortestLabel ||
      (wordCount(told[0]!) <= shortSentence && count >= saidTwice) ||
      (all > 1 && count >= all * mostShared && all - count < fewestNew))
  if (isLabel) return []
  return told.length > 1 && all > 1 && count >= all * mostShared ? told.slice(0, -1) : told
}

/** "She teaches in Galway." */
const ofNow = /^\S+(?: (?:also|now|still))? (?!(?:has|is|was)\b)\p{Ll}{2,15}s\b/u

/**
 * The material with the guest introduced once: one biography, no "I’m a teacher" where the host has said so, and no fact of the biography
 * that the guest’s own words about themselves have as well.
 */
export function introducedOnce(material: Material): Material {
  const { name, role, biographies, answers } = material
  const [typed, answered] = biographies.filter(({ told }) => told.length > 0)
  // One sentence that the host noted gives way to a whole biography
  const isLonger = typed?.told.length === 1 && (answered?.told.length ?? 0) > 1
  // … and one that never says what the guest is, to one that does
  const saysWho = (one?: Biography) => one?.told.some(saysWhatIs) === true
  const isOfPast = typed?.told.every((one) => !ofNow.test(one) && !saysWhatIs(one)) === true
  const first = isLonger || (role === null && isOfPast && saysWho(answered)) ? answered : typed
  const told = withoutLast(
    first?.told ?? [],
    (ownWords(biographies)?.said ?? []).join(' '),
    material.whom.name,
  )
  const heard = [role?.text ?? '', ...told].join(' ')
  const once = biographies.flatMap((one): Biography[] => {
    if (one === first) return [one]
    if (one.left.length === 0) return []
    const said =
      told.length > 0
        ? withoutTold(withoutSelf(one.said, name.text, heard), heard)
        : withoutName(one.said, name.text)
    return said.length > 0 ? [{ ...one, said, left: said }] : []
  })
  const own = ownWords(once)?.said ?? []
  const known = told.length + own.length > 0 ? [heard, ...own].join(' ') : ''
  const left = [...answers.values()].flatMap((one): Answer[] => {
    const said = known === '' ? one.said : withoutSelf(one.said, name.text, known)
    return said.length > 0 ? [{ ...one, said }] : []
  })
  return {
    ...material,
    biographies: once.map((one) => (one === first ? { ...one, told } : one)),
    answers: new Map(left.map((one) => [one.id, one])),
  }
}
