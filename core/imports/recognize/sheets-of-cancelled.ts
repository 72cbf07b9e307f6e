import { peopleWords } from './header-kinds.ts'
import { normalizeWords } from './normalize.ts'
import { cancelledPhrases, statusIn } from './status-words.ts'
import { listOfWords } from './word-starts.ts'

/** What a list of cancellations is called in one word, where no status is. */
const nouns = listOfWords(`
  cancellation, no go, absage, stornierung, annulation, désistement, cancelación, anulación, cancelaciones, anulaciones, cancelamento, cancellazione, cancellazioni, disdetta, disdette,
  annulering, annuleringen, afzegging, afzeggingen, avbokning, avbokningar, avbestilling, aflysning, peruutus, peruutukset
`)

/** One word for one and for many, of a man and of a woman: "annulé", "annulées"; "cancelado", "cancelados". */
const stemOf = (words: string) => {
  const stem = words.replace(/n?s?$/, '').replace(/[aeiouyаеиоуыі]{1,2}$/, '')
  return stem.length >= shortestStem ? stem : words
}
const shortestStem = 4
const stems = new Set([...cancelledPhrases, ...nouns].map(stemOf))
const longestPhrase = 3
const mostWords = 4

/** Whether a sheet's name says that those in it aren't coming: "Annulés", "Cancelled 2026", "Gäste abgesagt". */
export function isCalledCancelled(name: string): boolean {
  const words = normalizeWords(name).split(' ').filter(Boolean)
  if (words.length > mostWords) return false
  const said = words.map((word) => statusIn(word))
  if (said.some((status) => status !== undefined && status !== 'cancelled')) return false
  return beginsCancelled(words) || endsCancelled(words)
}

const isCancelled = (words: string[]) => words.length > 0 && stems.has(stemOf(words.join(' ')))

/** What is booked and other words before "cancelled": "Event cancelled", "Ist storniert". */
const beforeCancelled = listOfWords(`
  is, was, event, booking, appointment, meeting, interview, ist, wurde, termin, buchung, est, rendez vous, réservation, es, fue, cita, reserva, evento, foi, è,
  appuntamento, prenotazione, afspraak, boeking, bokning, spotkanie, rezerwacja
`)
const cancelledStems = new Set([...cancelledPhrases].map(stemOf))

/** Whether a column's header asks if somebody has cancelled, so that a yes below it says so: "Canceled", "Annulé ?". */
export function asksCancelled(header: string): boolean {
  const text = normalizeWords(header)
  const before = beforeCancelled.find((word) => text.startsWith(`${word} `)) ?? ''
  return [text, text.slice(before.length).trim()].some((words) => cancelledStems.has(stemOf(words)))
}

const beginsCancelled = (words: string[]) =>
  words.some((_, at) => at < longestPhrase && isCancelled(words.slice(0, at + 1)))

/** "Not cancelled" is what it begins with, "Guests cancelled" and "S4 cancelled" what they end with. */
const endsCancelled = (words: string[]) =>
  words.some(
    (_, at) =>
      at > 0 &&
      isCancelled(words.slice(at)) &&
      words.slice(0, at).every((before) => peopleWords.has(before) || /\d/.test(before)),
  )
