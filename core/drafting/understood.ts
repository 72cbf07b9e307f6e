import type { DraftedGuest } from '../content/brief.ts'
import type { Show } from '../show/show-settings.ts'
import { isForeign } from '../text/english-words.ts'
import { looksForeign, sentences } from '../text/sentences.ts'
import { isTitleWord } from './titles-of-names.ts'

/** The guest as a host can introduce them, and whether answers were left out. */
interface Understood {
  guest: DraftedGuest
  isPartly: boolean
}

const textOf = (answer: string | string[] | undefined) =>
  Array.isArray(answer) ? answer.join('\n') : (answer ?? '')

/** "Dahlias, always dahlias", "11 acres": too short to say which language it is in. */
const isProse = (text: string) => text.split(/\s+/u).length >= fewestWords
const fewestWords = 8

const longestGreeting = 6
/** "Dana has the booklet.", which Dana would read out: an answer as far as it doesn’t speak of the host. */
function withoutHost(text: string, { hosts }: Show): string {
  const names = hosts
    .flatMap(({ name }) => name?.match(/\p{Lu}\p{Ll}{2,}/gu) ?? [])
    .filter((word) => !isTitleWord(word))
  const all = names.length > 0 ? sentences(text) : []
  const namesHost = (one: string) => one.split(/[^\p{L}]+/u).some((word) => names.includes(word))
  // "Good day, Doctor Reed."
  const isGreeted = all[0] !== undefined && namesHost(all[0]) && all[0].split(' ').length <= longestGreeting
  const said = isGreeted ? all.slice(1) : all
  const at = said.findIndex(namesHost)
  if (at >= 0) return said.slice(0, at).join(' ')
  return isGreeted ? said.join(' ') : text
}

/** Without what a host who speaks English to listeners can't read to them. A show in another language keeps everything. */
export function understoodBy(show: Show, guest: DraftedGuest): Understood {
  if (looksForeign(show.podcastDescription ?? '')) return { guest, isPartly: false }
  const all = Object.entries(guest.responses)
  const written = all.flatMap(([id, answer]) => (id === 'pronunciation' ? [] : textOf(answer)))
  const isAllForeign = isForeign([guest.bio ?? '', ...written].filter(isProse).join('\n'))
  const kept = all.filter(
    ([id, answer]) =>
      id === 'pronunciation' || !(isAllForeign || (isProse(textOf(answer)) && isForeign(textOf(answer)))),
  )
  const bio = guest.bio && (isAllForeign || (isProse(guest.bio) && isForeign(guest.bio))) ? null : guest.bio
  const isPartly = kept.length < all.length || bio !== guest.bio
  const expertise = isAllForeign ? [] : guest.expertise
  const responses = Object.fromEntries(
    kept.map(([id, answer]) => [id, typeof answer === 'string' ? withoutHost(answer, show) : answer]),
  )
  return { guest: { ...guest, bio, expertise, responses }, isPartly }
}
