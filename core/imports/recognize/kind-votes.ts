import type { WordKind } from './header-words.ts'

/** For each kind of column, how much the words of a header speak for it: 0 to 1. */
export type KindVotes = Partial<Record<WordKind, number>>

interface KnownPhrase {
  kind: WordKind
  words: string[]
}

const leastLetters = 4
/** Signs of Chinese, Japanese and Korean, of which two make a word. */
const unspacedPattern = /^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+$/
const lettersOf = (word: string) => (unspacedPattern.test(word) ? 2 : leastLetters)
const leastShared = 0.66
const maxWords = 12
const maxKept = 2_000
/** What a word counts for that is only like a known one. */
const likeness = 0.85
/** Keeps a word that one phrase alone holds from being certain. */
const doubt = 0.2

/**
 * Learns from phrases what each of their words is mostly about. Words that are not among them are compared by how they
 * begin, since most languages add to the end, and by what they end with, as compounds do.
 */
export function makeKindVoter(phrases: KnownPhrase[], fillers: ReadonlySet<string>) {
  const weights = new Map<string, KindVotes>()
  for (const { kind, words } of phrases) {
    const own = words.filter((word) => !fillers.has(word) || words.length === 1)
    for (const word of own) {
      const votes = weights.get(word) ?? {}
      votes[kind] = (votes[kind] ?? 0) + 1 / own.length
      weights.set(word, votes)
    }
  }
  const byStart = new Map<string, string[]>()
  const byEnd = new Map<string, string[]>()
  for (const word of weights.keys()) {
    const least = lettersOf(word)
    if (word.length < least) continue
    addTo(byStart, word.slice(0, least), word)
    addTo(byEnd, word.slice(-least), word)
  }
  const kept = new Map<string, KindVotes>()
  const ofWord = (word: string): KindVotes => {
    const known = kept.get(word)
    if (known) return known
    const votes = weights.has(word) ? share(weights.get(word)!, 1) : likeWords(word)
    if (kept.size > maxKept) kept.clear()
    kept.set(word, votes)
    return votes
  }
  const likeWords = (word: string): KindVotes => {
    const most: KindVotes = {}
    const add = (near: string[], similar: (other: string) => number) => {
      for (const other of near) {
        const alike = similar(other)
        if (alike >= leastShared) atLeast(most, share(weights.get(other)!, alike * likeness))
      }
    }
    const least = lettersOf(word)
    add(byStart.get(word.slice(0, least)) ?? [], (other) => sharedStart(word, other))
    add(byEnd.get(word.slice(-least)) ?? [], (other) => (word.endsWith(other) ? 0.9 : 0))
    return most
  }
  return (folded: string): KindVotes => {
    const votes: KindVotes = {}
    for (const word of folded.split(' ').slice(0, maxWords))
      if (word && !fillers.has(word)) atLeast(votes, ofWord(word))
    return votes
  }
}

function addTo(index: Map<string, string[]>, key: string, word: string) {
  const words = index.get(key)
  if (words) words.push(word)
  else index.set(key, [word])
}

function share(votes: KindVotes, weight: number): KindVotes {
  const sum = Object.values(votes).reduce((all, one) => all + one, doubt)
  return Object.fromEntries(Object.entries(votes).map(([kind, one]) => [kind, (weight * one) / sum]))
}

function atLeast(most: KindVotes, votes: KindVotes) {
  for (const [kind, vote] of Object.entries(votes) as [WordKind, number][])
    most[kind] = Math.max(most[kind] ?? 0, vote)
}

/** The beginning that two words share, of the longer one; a word that only continues a long enough one counts whole. */
function sharedStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && length < other.length && one[length] === other[length]) length++
  if (length === other.length && length > leastLetters) return Math.max(length / one.length, 0.9)
  return length / Math.max(one.length, other.length)
}
