import { spokenName } from '../../drafting/names.ts'
import type { Brief, Draft } from '../../content/brief.ts'
import { withoutChatter } from '../../drafting/tidied.ts'
import * as answerAsks from '../../drafting/phrases/answer-asks.ts'
import * as answerLeads from '../../drafting/phrases/answer-leads.ts'
import * as detailAsks from '../../drafting/phrases/detail-asks.ts'
import * as generalAsks from '../../drafting/phrases/general-asks.ts'
import * as openingLines from '../../drafting/phrases/opening-lines.ts'
import * as questionLeads from '../../drafting/phrases/question-leads.ts'
import * as toneLines from '../../drafting/phrases/tone-lines.ts'
import { statedPronouns } from '../../drafting/titles-of-names.ts'
import { withArticle } from '../../drafting/words.ts'
import { textsOf } from './own-sentences.ts'
import { seamFaults } from './seams.ts'

const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
const plain = (text: string) =>
  text
    .replace(/["“”„‘’']/gu, "'")
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
const listMark = /(^|\n)\s*(?:[-*•–—·▪◦]|\d{1,2}[.)])\s+/gu

/** Capitalised words the templates bring along themselves, besides the first words of sentences. */
const ownNames = new Set([
  'Lieutenant',
  'Sergeant',
  'Councillor',
  'Right',
  'Father',
  'Reverend',
  'Colonel',
  'I',
  'Tuesday',
  'About',
  'He',
  'She',
  'They',
  'His',
  'Her',
  'Their',
])

/** Headings of show notes and what leads into their points. */
const ownHeadings =
  'About Almost Asked At From His Her Hers If Links My News On One Our Summary The Their To Topics What With You Your Yours Under'

/** Words of the templates: the lines, whatever they are kept in. */
const ownWords = new Set(
  [
    ownHeadings,
    ...textsOf([toneLines, openingLines, answerLeads, questionLeads, generalAsks, answerAsks, detailAsks]),
  ]
    .join(' ')
    .match(/[\p{L}\p{N}]+/gu),
)
const ownLower = new Set([...ownWords].map((word) => word.toLowerCase()))

interface Source {
  /** Everything that may be said: guest and show. */
  words: Set<string>
  text: string
  /** The same as it is quoted: small letters, nothing that is only typed. */
  spoken: string
  /** Its words alone: keywords are set apart by commas, whatever stood between them. */
  spokenWords: string
  longest: string
}

const sources = new WeakMap<object, Source>()

const asSpoken = (text: string) =>
  text
    .split(/(?<=[.!?\n])/u)
    .map(withoutChatter)
    .join('')

/** The words of guest and show, read once for each pair. */
function sourceOf({ guest, show }: Brief): Source {
  const known = sources.get(guest)
  if (known) return known
  const all = [...textsOf(guest), spokenName(guest.name), ...textsOf(show)]
  const joined = all.join('\n').replace(statedPronouns, '')
  const said = asSpoken(joined.replace(listMark, '$1'))
  const spoken = plain(said).toLowerCase()
  const source = {
    words: new Set([...wordsOf(joined), ...wordsOf(said)]),
    text: plain(joined.replace(listMark, '$1')),
    spoken,
    spokenWords: wordsOf(spoken).join(' '),
    longest: all.join(' '),
  }
  sources.set(guest, source)
  return source
}

const beginnings = (content: string) =>
  new Set([...content.matchAll(/(?:^|[.!?…:”“‘\n-]\s*|\d\.\s)([\p{L}]+)/gu)].map(([, word]) => word!))

/** Names and numbers that are neither in what is known nor among the templates' own words. */
function inventions(content: string, { words }: Source): string[] {
  const first = beginnings(content)
  return wordsOf(content.replace(/^\d{1,2}\. /gmu, '')).filter((word) => {
    if (!/^[\p{Lu}\p{N}]/u.test(word) || words.has(word) || ownNames.has(word)) return false
    const lower = word.charAt(0).toLowerCase() + word.slice(1)
    return !(first.has(word) && (words.has(lower) || ownLower.has(word.toLowerCase())))
  })
}

function wrongArticles(content: string, { text }: Source): string[] {
  return [...content.matchAll(/(?<![\p{L}\p{N}])(an?) ([\p{L}\p{N}][\p{L}\p{N}&.’'-]*)/gu)]
    .filter(([phrase, , word]) => !text.includes(plain(phrase)) && withArticle(word!) !== phrase)
    .map(([phrase]) => `article: ${phrase}`)
}

/** What the host asks in the template’s own words. */
const ofHost = /^What do (?:most )?people get wrong about what you do\?$/u

const misquoted = (content: string, { spoken: text, spokenWords: textWords }: Source) =>
  [...content.matchAll(/“([^”]+)”/gu)]
    .map(([, quotation]) => quotation!)
    .filter((quotation) => !ofHost.test(quotation))
    .filter((quotation) => {
      const said = plain(quotation.replace(/ ?…$/u, ''))
        .replace(/[.!?]$/u, '')
        .toLowerCase()
      return !text.includes(said) && !textWords.includes(wordsOf(said).join(' '))
    })
    .map((quotation) => `not the guest’s words: ${quotation}`)

/** Every character that is not white space belongs to one sentence, in order, and rests on things that exist. */
function wrongSources({ content, sources }: Draft, { guest, show }: Brief): string[] {
  let end = 0
  const gaps = [...sources, { start: content.length, end: content.length, from: [] }].filter((sentence) => {
    const between = content.slice(end, sentence.start)
    const isOverlap = sentence.start < end
    end = sentence.end
    return isOverlap || between.trim() !== ''
  })
  const exists = {
    answer: guest.responses,
    field: { ...guest, ...guest.socialLinks },
    setting: show,
    correction: {},
    transcript: {},
  }
  const unknown = sources
    .flatMap(({ from }) => from)
    .filter(({ kind, key }) => {
      const value = key
        .split('.')
        .reduce<unknown>((data, part) => (data as Record<string, unknown>)?.[part], exists[kind])
      return value === undefined || value === null || value === ''
    })
  return [
    ...gaps.map(({ start }) => `no sentence around ${start}`),
    ...unknown.map(({ kind, key }) => `rests on nothing: ${kind} ${key}`),
  ]
}

/** What is wrong with a draft, in words; empty when it can be read as it is. */
export function draftFaults(brief: Brief, draft: Draft): string[] {
  const { content } = draft
  const source = sourceOf(brief)
  const found = (label: string, pattern: RegExp) => {
    const hit = pattern.exec(content)?.[0]
    return hit === undefined || source.longest.includes(hit.trim()) ? [] : [`${label}: ${hit}`]
  }
  return [
    ...inventions(content, source).map((word) => `invented: ${word}`),
    ...wrongArticles(content, source),
    ...misquoted(content, source),
    ...wrongSources(draft, brief),
    ...seamFaults(content, brief),
    ...found('placeholder', /\[[^\]]*\]|\{|\}|<[^>]*>|\b(undefined|null|NaN|TODO|TBD|lorem)\b/iu),
    ...found('spacing', /[ \t]{2}|\n{3}|^\s|\s$|\s\n|[^\n…] [.,;:?!]/u),
    ...found(
      'punctuation',
      /[^.]\.\.(?!\.)|,[.,;:]|(?<!Co|Inc|Jr|Sr|\p{Lu})[.:;][,;:]|\?\.|!\.|…\.|“”|“ | ”/u,
    ),
    ...found(
      'stock phrase',
      /without further ado|needs no introduction|sit back|buckle up|dive (in|into|deep)|stay tuned|thrilled|excited to/iu,
    ),
    ...(content.split('“').length === content.split('”').length ? [] : ['an open quotation']),
  ]
}
