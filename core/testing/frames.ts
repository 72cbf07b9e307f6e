import type { Brief, Draft } from '../content/brief.ts'
import type { TextSource } from '../content/sentence-source.ts'
import { shortName } from '../drafting/short-name.ts'
import { spokenName } from '../drafting/names.ts'

const gap = '…'
const functionWords = new Set(
  (
    'a about after all also an and any are as at be been before but by can could did do does for from get got had has have how if in ' +
    'into is it just like me more most my no not now of on one or our out people P Q see so some something tell than that the their ' +
    'them then there they this time to today up us want was we were what when where which who why will with would you your work today ' +
    'anything back know say says said take think way ask asked here thing things done make'
  ).split(' '),
)

/** Words that change when a guest's sentence is retold. */
const person = /^(i|me|you|he|she|him|her|they|them|we|us|name)$/u
const owner = /^(my|your|his|her|their|our|mine|yours)$/u
const being = /^(am|is|are|was|were)$/u

const plain = (word: string) => {
  const lower = word.toLowerCase().replace(/[’']/gu, "'")
  if (person.test(lower)) return 'P'
  if (owner.test(lower)) return 'Q'
  if (being.test(lower)) return 'B'
  return lower.replace(/(?<=\p{L}{3})s$/u, '')
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}…][\p{L}\p{N}’'-]*/gu) ?? []
const pairsOf = (words: string[]) => words.slice(1).map((word, index) => `${words[index]!} ${word}`)

const textsIn = (data: unknown): string[] =>
  typeof data === 'string'
    ? [data]
    : data && typeof data === 'object'
      ? Object.values(data).flatMap(textsIn)
      : []

/** The sentence with a gap wherever the text is in it, in whatever case. */
function withoutText(sentence: string, text: string): string {
  const at = sentence.toLowerCase().indexOf(text.toLowerCase())
  return at < 0 || text === ''
    ? sentence
    : sentence.slice(0, at) + gap + withoutText(sentence.slice(at + text.length), text)
}

const isHosts = ({ kind, key }: TextSource) =>
  kind === 'setting' && (key.includes('signatureStatement') || key === 'podcastDescription')

/**
 * The sentences of a draft as frames: names, quotations and everything that is the guest's or the show's own taken out. What
 * listeners hear again with the next guest is what is left; sentences of which hardly a word is left are the guest's.
 */
export function framesOf({ guest, show }: Brief, { content, sources }: Draft): string[] {
  const names = [
    spokenName(guest.name),
    shortName(guest.name),
    show.podcastName ?? '',
    ...show.hosts.flatMap(({ name }) => name ?? []),
  ]
  const given = [
    guest.title ?? '',
    guest.company ?? '',
    ...guest.expertise,
    ...(show.showMethodology.coreExplorationAreas ?? []),
    ...(show.showMethodology.topicFocusAreas ?? []),
  ].filter((text) => text !== '')
  const texts = [
    ...textsIn(guest.responses),
    guest.bio ?? '',
    ...textsIn(show.contentStyles),
    show.podcastDescription ?? '',
  ]
  const known = new Set(texts.flatMap((text) => pairsOf(wordsOf(text).map(plain))))
  return sources.flatMap(({ start, end, from }) => {
    if (from.some(isHosts)) return []
    let sentence = content.slice(start, end).replace(/“[^”]*(”|$)/gu, gap)
    if (/^[^“]*”$/u.test(sentence)) return []
    for (const text of [...names, ...given]) sentence = withoutText(sentence, text)
    sentence = sentence.replace(/\b(she|he|her|him|his)\b/giu, gap)
    const words = wordsOf(sentence)
    const plainWords = words.map(plain)
    const isGiven = words.map((_, at) =>
      [at - 1, at].some((from) => {
        const [first, second] = [plainWords[from], plainWords[from + 1]]
        return (
          first !== undefined &&
          second !== undefined &&
          known.has(`${first} ${second}`) &&
          !(functionWords.has(first) && functionWords.has(second))
        )
      }),
    )
    const left = words.filter((word, at) => word !== gap && !isGiven[at])
    if (left.length < 2) return []
    return [
      words
        .map((word, at) => (isGiven[at] ? gap : word))
        .join(' ')
        .replace(/…( …)+/gu, gap),
    ]
  })
}
