import type { DraftedGuest } from '../content/brief.ts'
import type { Show } from '../show/show-settings.ts'
import { isForeign } from '../text/english-words.ts'
import { looksForeign, sentences } from '../text/sentences.ts'

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

/** "Dana has the booklet.", which Dana would read out: an answer as far as it doesn’t speak of the host. */
function withoutHost(text: string, { hosts }: Show): string {
  const names = hosts.flatMap(({ name }) => /^\p{Lu}\p{Ll}{2,}/u.exec(name ?? '')?.[0] ?? [])
  const all = names.length > 0 ? sentences(text) : []
  const at = all.findIndex((one) => one.split(/[^\p{L}]+/u).some((word) => names.includes(word)))
  return at < 0 ? text : all.slice(0, at).join(' ')
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
