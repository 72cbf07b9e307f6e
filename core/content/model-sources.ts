import { draftedFields, fieldText } from '../guests/guest-fields.ts'
import type { Brief } from './brief.ts'
import type { SentenceSource, TextSource } from './sentence-source.ts'
import { type PlacedSentence, sentencesOf, wordsOf } from './placed-sentences.ts'

const marker = '=== SOURCES ==='

/** The possible sources of a text, numbered from 1: filled-in fields, answers, settings. */
export function numberedSources({
  guest,
  show,
  recap,
}: Pick<Brief, 'guest' | 'show' | 'recap'>): TextSource[] {
  const { atStart, atEndOfIntro } = show.contentStyles.signatureStatement
  const fields = draftedFields.map((field): [string, unknown] => [field, fieldText(guest, field)])
  const settings: [string, unknown][] = [
    ['podcastName', show.podcastName],
    ['podcastDescription', show.podcastDescription],
    ['hosts', show.hosts.length],
    ['showMethodology', show.showMethodology],
    ['contentStyles.signatureStatement.atStart', atStart.enabled && atStart.text],
    ['contentStyles.signatureStatement.atEndOfIntro', atEndOfIntro.enabled && atEndOfIntro.text],
    ['sponsorshipSettings', show.sponsorshipSettings],
  ]
  const filled = (kind: TextSource['kind'], entries: [string, unknown][]) =>
    entries.flatMap(([key, value]) => (value ? [{ kind, key }] : []))
  return [
    ...filled('field', fields),
    ...filled(
      'answer',
      Object.keys(guest.responses).map((id) => [id, true]),
    ),
    ...filled('setting', settings),
    ...filled('transcript', [['recap', recap]]),
  ]
}

/** Asks the model for the sources of each sentence, in the format that `readSources` parses. */
export const sourcesTask = [
  `After the complete text, write a line that contains only “${marker}”. Then write one line for each sentence of the text, in order: its first four words, “ => ”, and the numbers of the <sources> that support it, separated by commas. Leave nothing after “=>” for a sentence that is only a transition. Write nothing after these lines.`,
]

const atLineOfEquals = /(^|\n)[ \t]*={3}[^\n]*/u

/** Splits off the trailer; null if the model wrote none. */
export function splitTrailer(written: string): { content: string; trailer: string | null } {
  const found = atLineOfEquals.exec(written)
  if (!found) return { content: written.trim(), trailer: null }
  return {
    content: written.slice(0, found.index).trim(),
    trailer: written.slice(found.index + found[0].length).trim(),
  }
}

/** Hides the trailer of a streamed text. Its only state is the text it holds back. */
interface TrailerFilter {
  /** The new part of the text that can be shown. */
  push(piece: string): string
  /** The rest, when the text ends. */
  end(): string
}

/**
 * A filter for one stream: passes text through up to the line that opens the trailer. Reads each character
 * once, however small the chunks are.
 */
export function hideTrailer(): TrailerFilter {
  // White space, followed by equals signs that may open the trailer
  let space = ''
  let equals = 0
  let isLineStart = true
  let isOver = false
  const release = () => {
    const held = space + '='.repeat(equals)
    space = ''
    equals = 0
    return held
  }
  const pass = (character: string) => {
    if (character === '=' && isLineStart) {
      equals += 1
      isOver = equals === 3
      return ''
    }
    const shown = equals > 0 || character.trim() !== '' ? release() : ''
    isLineStart = character === '\n' || (isLineStart && shown === '' && ' \t'.includes(character))
    if (character.trim() !== '') return shown + character
    space += character
    return shown
  }
  return {
    push(piece) {
      let shown = ''
      for (const character of piece) {
        if (isOver) break
        shown += pass(character)
      }
      return shown
    },
    end() {
      const rest = isOver ? '' : release().trimEnd()
      isOver = true
      return rest
    },
  }
}

const trailerLine = /^(.{1,200}?)(?:=>|→)([\d,;\s[\]-]*)$/u
/** Share of sentences that must be found again before the trailer is trusted. */
const enough = 0.8

/**
 * The sources of each sentence, as listed in the model's trailer. Drops unknown source numbers. Empty if the
 * trailer is missing, malformed, or about another text.
 */
export function readSources(
  content: string,
  trailer: string | null,
  sources: TextSource[],
): SentenceSource[] {
  const lines = (trailer ?? '').split('\n').filter((line) => line.trim() !== '')
  const said = lines.flatMap((line) => {
    const [, start, numbers] = trailerLine.exec(line.trim()) ?? []
    return start === undefined
      ? []
      : [{ start: wordsOf(start.replace(/…|\.{3}/gu, '')), numbers: numbers ?? '' }]
  })
  const sentences = sentencesOf(content)
  const from = new Map<PlacedSentence, TextSource[]>()
  let cursor = 0
  for (const { start, numbers } of said) {
    const at = sentences.findIndex(
      (sentence, index) => index >= cursor && start !== '' && sentence.words.startsWith(start),
    )
    if (at < 0) continue
    cursor = at + 1
    const known = (numbers.match(/\d+/gu) ?? []).flatMap((number) => sources[Number(number) - 1] ?? [])
    from.set(sentences[at]!, [...new Set(known)])
  }
  if (from.size === 0 || from.size < sentences.length * enough || from.size < lines.length * enough) return []
  return sentences.map((sentence) => ({
    start: sentence.start,
    end: sentence.end,
    from: from.get(sentence) ?? [],
  }))
}

/**
 * The sources of a rewritten text: sentences in both versions keep theirs. Empty if too few sentences stayed
 * the same.
 */
export function carriedSources(
  before: { content: string; sources: SentenceSource[] },
  content: string,
): SentenceSource[] {
  const known = new Map(
    before.sources.map(({ start, end, from }) => [wordsOf(before.content.slice(start, end)), from]),
  )
  const sentences = sentencesOf(content)
  const kept = sentences.filter(({ words }) => known.has(words))
  if (kept.length === 0 || kept.length < sentences.length * enough) return []
  return sentences.map(({ start, end, words }) => ({ start, end, from: known.get(words) ?? [] }))
}
