import type { Quote } from './recap.ts'
import type { Talk } from './talk.ts'
import type { Topic } from './topics.ts'
import { present } from '../text/present.ts'

/** Maximum topics in a summary, and minimum for a list. */
const maxNamed = 4
const fewestNamed = 2
const maxPeople = 5
const shortestMinutes = 2

/** "Speaker 2" isn't a name. */
const isName = (speaker: string) =>
  /\p{L}{2}/u.test(speaker) &&
  !/^(?:speaker|sprecher|sprecherin|hablante|unknown|person|voice|host|guest)\s*\p{L}?\d*$/iu.test(speaker)

/** Two to four sentences: the speakers, the topics and the best quote, and no other claims. */
export function summarize(talk: Talk, topics: readonly Topic[], quotes: readonly Quote[]): string[] {
  const { speech, speakers, hosts, seconds } = talk
  const { frames } = speech
  if (frames === null) return []
  const isNamed = speakers.length > 0 && speakers.length <= maxPeople && speakers.every(isName)
  const minutes = seconds === null ? 0 : Math.round(seconds / 60)
  const others = speakers.filter((speaker) => !hosts.has(speaker))
  const [who, whom] = hosts.size > 0 && others.length > 0 ? [[...hosts], others] : [[...hosts, ...others], []]
  const length = minutes >= shortestMinutes ? minutes : null
  // By their order in the talk
  const named = topics.slice(0, maxNamed).toSorted((one, other) => one.first - other.first)
  const [best] = quotes
  const texts = named.map(({ text }) => text)
  return present([
    isNamed && frames.talks(who, whom, length),
    named.length >= fewestNamed && frames.about(texts, isNamed && speakers.length > 1),
    best?.speaker && isName(best.speaker) && frames.says(best.speaker, best.text),
  ])
}

/** Explains the missing parts of a rule-based recap; null if nothing is missing. */
export function missingNote(
  { speech, speakers, seconds }: Talk,
  { summary, quotes }: { summary: readonly string[]; quotes: readonly Quote[] },
): string | null {
  const notes = [
    speech.frames === null
      ? 'The template drafter can’t write a summary in the language of this transcript.'
      : summary.length === 0 && 'No topic comes up often enough, so there is no summary.',
    quotes.length === 0 &&
      (speakers.length === 0
        ? 'The transcript doesn’t say who speaks, so there are no quotes.'
        : 'No sentence works as a quote on its own, so there are no quotes.'),
    seconds === null && 'The transcript has no times, so there are no chapters.',
  ]
  return present(notes).join(' ') || null
}
