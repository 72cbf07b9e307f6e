import type { Brief } from './brief.ts'
import { sentencesOf, wordsOf } from './placed-sentences.ts'
import type { SentenceSource, TextSource } from './sentence-source.ts'
import { numberedSources } from './model-sources.ts'
import type { TextOrigin } from './text-version.ts'
import { textsIn, type UnsupportedClaim, unsupportedClaims } from './unsupported-claims.ts'

/** A version of a text with the sources of its sentences. */
export interface SourcedText {
  content: string
  sources: SentenceSource[]
}

type Known = Pick<Brief, 'guest' | 'show' | 'instructions' | 'recap'>

/** Minimum length of the words a source must share: shorter ones are in every sentence. */
const shortestWord = 4
/** Share of a sentence's words that its sources must contain together; a single word proves nothing. */
const enough = 0.6
const fewestShared = 2
const maxSources = 3

const tellingWords = (text: string) =>
  wordsOf(text)
    .split(' ')
    .filter((word) => word.length >= shortestWord || /\d/u.test(word))
    // Singular and plural count as one word
    .map((word) => word.replace(/s$/u, ''))

function valueOf({ kind, key }: TextSource, { guest, show, recap }: Known): unknown {
  if (kind === 'transcript') return recap
  if (kind === 'answer') return guest.responses[key]
  const root: unknown = kind === 'field' ? { ...guest, ...guest.socialLinks } : show
  return key.split('.').reduce<unknown>((tree, step) => (tree as Record<string, unknown>)?.[step], root)
}

/** Finds the sources of a typed sentence by its words; none if nobody provided its content. */
function sourceFinder(brief: Known, claims: readonly UnsupportedClaim[]) {
  const all = numberedSources(brief).map((source) => ({
    source,
    words: new Set(textsIn(valueOf(source, brief)).flatMap(tellingWords)),
  }))
  const unsupported = new Set(claims.map(({ sentence }) => wordsOf(sentence)))
  return (sentence: string): TextSource[] => {
    const words = [...new Set(tellingWords(sentence))]
    if (words.length === 0 || unsupported.has(wordsOf(sentence))) return []
    const found = all
      .map(({ source, words: known }) => ({ source, shared: words.filter((word) => known.has(word)) }))
      .filter(({ shared }) => shared.length > 0)
      .toSorted((a, b) => b.shared.length - a.shared.length)
      .slice(0, maxSources)
    const covered = new Set(found.flatMap(({ shared }) => shared)).size
    return covered >= Math.max(fewestShared, enough * words.length) ? found.map(({ source }) => source) : []
  }
}

/**
 * The sources of an edited text. A sentence from an earlier version keeps its sources, the source of a
 * corrected one is the correction, and others get the sources that contain their words. Empty if no version
 * has sources.
 * @param earlier versions of the text, the newest first
 */
export function editedSources(
  content: string,
  { earlier, origin, brief }: { earlier: readonly SourcedText[]; origin: TextOrigin; brief: Known },
): SentenceSource[] {
  if (earlier.every(({ sources }) => sources.length === 0)) return []
  const known = new Map(
    earlier
      .toReversed()
      .flatMap((version) =>
        version.sources.map(
          ({ start, end, from }) => [wordsOf(version.content.slice(start, end)), from] as const,
        ),
      ),
  )
  const sentences = sentencesOf(content)
  const typed = sentences.filter(({ words }) => !known.has(words))
  const text = typed.map(({ start, end }) => content.slice(start, end)).join('\n')
  const find =
    origin === 'host' && typed.length > 0 ? sourceFinder(brief, unsupportedClaims(text, brief)) : undefined
  return sentences.map(({ start, end, words }) => ({
    ...{ start, end },
    from: known.get(words) ??
      find?.(content.slice(start, end)) ?? [{ kind: 'correction', key: 'introduction' }],
  }))
}
