import { announcedTitle, leadingPhrase } from './subject-title.ts'
import { questionTitle } from './question-title.ts'
import { shortestChapter } from './check-chapters.ts'
import type { Chapter } from './recap.ts'
import { countSubjects, stemIn } from './talk-words.ts'
import type { ReadSentence, Talk } from './talk.ts'
import { countPhrases } from './topics.ts'

/** Sentences compared before and after a position. */
const windowSize = 14
/** Seconds between two chapters: a minute in a short talk, four in one of half an hour or more. */
const shortestApart = 60
const longestApart = 240
/** Typical length of a chapter, in seconds. */
const usualLength = 330
const maxChapters = 24
/** Maximum positions compared; for longer talks, only every second or third one. */
const maxPlaces = 4_000
/** Seconds after the start during which advertising counts as part of the introduction. */
const openingSeconds = 30
/** Seconds in which a break for advertising ends. */
const longestBreak = 180
/** Bonus for a title in the host's own words. */
const announcedBonus = 1
const questionBonus = 0.8

interface Place {
  place: number
  /** The host's words; null if the title must be derived from the chapter. */
  title: string | null
  depth: number
}

/** Similarity of two parts of a talk, 0 to 1. */
function likeness(one: Map<string, number>, other: Map<string, number>): number {
  const norm = (counts: Map<string, number>) => Math.hypot(...counts.values())
  const product = [...one].reduce((sum, [stem, count]) => sum + count * (other.get(stem) ?? 0), 0)
  return product === 0 ? 0 : product / (norm(one) * norm(other))
}

const nameWords = (speakers: readonly string[]) =>
  new Set(speakers.flatMap((speaker) => speaker.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter(Boolean))

/** The host's words in the turn that starts here. */
function ownWords(talk: Talk, place: number): readonly ReadSentence[] {
  const { turn } = talk.sentences[place]!
  const rest = talk.sentences.slice(place, place + 8)
  return rest.filter((sentence) => sentence.turn === turn)
}

/** Positions where the subject may change: the host starts to speak, or anyone if there are no speakers. */
function placesOf(talk: Talk): Place[] {
  const { sentences, speech, hosts, speakers } = talk
  const names = nameWords(speakers)
  const every = Math.ceil(sentences.length / maxPlaces)
  return sentences.flatMap((sentence, place) => {
    const last = sentences[place - 1]
    if (!last || place % every > 0 || sentence.start === null || sentence.turn === last.turn) return []
    if (hosts.size > 0 && !hosts.has(sentence.speaker ?? '')) return []
    const own = ownWords(talk, place)
    const announced = own.map((said) => announcedTitle(said, speech)).find((title) => title !== null)
    const asked = own.map((said) => questionTitle(said, speech, names)).find((title) => title !== null)
    const before = sentences.slice(Math.max(0, place - windowSize), place)
    const change =
      1 -
      likeness(
        countSubjects(before, speech),
        countSubjects(sentences.slice(place, place + windowSize), speech),
      )
    const bonus = announced ? announcedBonus : asked ? questionBonus : 0
    return [{ place, title: announced ?? asked ?? null, depth: change + bonus }]
  })
}

/** Start and end of a sponsor break. */
function breaksOf({ sentences, speech, hosts }: Talk): { begin: number; end: number | null }[] {
  const breaks: { begin: number; end: number | null }[] = []
  for (const [place, { isAdvertising, turn, start, at }] of sentences.entries()) {
    const last = breaks.at(-1)
    const isOver =
      !last || (sentences[last.begin]!.turn !== turn && at - sentences[last.begin]!.at > longestBreak)
    if (!isAdvertising || !isOver || start === null || start < openingSeconds) continue
    const begin = sentences.findIndex((sentence) => sentence.turn === turn)
    const after = sentences.flatMap((sentence, n) =>
      n > place && sentence.turn !== turn && sentence.at - at <= longestBreak ? [n] : [],
    )
    const isHost = (n: number) => hosts.size === 0 || hosts.has(sentences[n]!.speaker ?? '')
    const back = after.find((n) => isHost(n) && speech.resumes?.test(sentences[n]!.text))
    breaks.push({ begin, end: back ?? after.find(isHost) ?? null })
  }
  return breaks
}

/** The start positions of chapters, in order: the clearest ones that are far enough apart. */
function chosenPlaces(
  talk: Talk,
  seconds: number,
): { chosen: Place[]; sponsored: Set<number>; resumed: Set<number> } {
  const apart = Math.min(longestApart, Math.max(shortestApart, seconds / 8))
  const most = Math.min(
    maxChapters,
    Math.max(Math.min(5, Math.floor(seconds / 75)), Math.round(seconds / usualLength)),
  )
  const at = (place: number) => talk.sentences[place]!.start ?? 0
  const places = placesOf(talk)
  const breaks = breaksOf(talk)
  const sponsored = new Set(breaks.map(({ begin }) => begin))
  const resumed = new Set(breaks.flatMap(({ end }) => end ?? []))
  const chosen = [...sponsored, ...resumed].map(
    (place) => places.find((one) => one.place === place) ?? { place, title: null, depth: 0 },
  )
  const fixed = chosen.length
  for (const one of places.toSorted((a, b) => b.depth - a.depth)) {
    if (chosen.length - fixed >= most - 1) break
    const isApart = [...chosen, { place: 0 }].every(
      ({ place }) => Math.abs(at(one.place) - at(place)) >= apart,
    )
    if (isApart && seconds - at(one.place) >= apart / 2) chosen.push(one)
  }
  return { chosen: chosen.toSorted((a, b) => a.place - b.place), sponsored, resumed }
}

/** Chapters with times; none for a short talk or one without times. */
export function findChapters(talk: Talk): Chapter[] {
  const { sentences, speech, seconds, speakers } = talk
  if (seconds === null || seconds < 3 * shortestApart) return []
  const { chosen, sponsored, resumed } = chosenPlaces(talk, seconds)
  const all = countPhrases(sentences, speech)
  const taken = new Set<string>()
  const titles = new Set<string>()
  const titleOf = ({ place, title }: Place, part: readonly ReadSentence[]) => {
    if (sponsored.has(place)) return speech.frames?.sponsor ?? null
    const own = title !== null && !titles.has(title) ? title : null
    return (
      own ??
      leadingPhrase(part, { speech, all, taken, isNamed: speakers.length > 0 }) ??
      (resumed.has(place) ? (speech.frames?.afterSponsor ?? null) : null)
    )
  }
  const later = chosen.flatMap((one, n): Chapter[] => {
    const part = sentences.slice(one.place, chosen[n + 1]?.place)
    const title = titleOf(one, part)
    if (title === null) return []
    titles.add(title)
    for (const word of title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
      taken.add(stemIn(speech.code, word))
    return [{ start: Math.floor(part[0]!.start!), title }]
  })
  const opening = speech.frames?.introduction ?? openingQuestion(talk)
  if (later.length === 0 || opening === null) return []
  const chapters = [{ start: 0, title: opening }, ...later]
  return chapters.filter(({ start }, n) => n === 0 || start - chapters[n - 1]!.start >= shortestChapter)
}

/** In a language without a word for it, the first chapter is the first question. */
function openingQuestion({ sentences, speech, speakers, hosts }: Talk): string | null {
  const names = nameWords(speakers)
  const asked = sentences
    .slice(0, 40)
    .filter(({ speaker }) => hosts.size === 0 || hosts.has(speaker ?? ''))
    .map((sentence) => questionTitle(sentence, speech, names))
  return asked.find((title) => title !== null) ?? null
}
