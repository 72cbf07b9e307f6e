import { comingUp, stillNextFrom } from '../content/readiness.ts'
import type { GuestCard } from '../guests/guest.ts'
import type { Episode } from './episode.ts'

/** A guest, or an episode without one. */
export type Planned<G extends GuestCard> = { guest: G; episode?: never } | { episode: Episode; guest?: never }

/** Sorts after everything with a date. */
const undated = Number.MAX_SAFE_INTEGER

function dateOf({ guest, episode }: Planned<GuestCard>): number {
  const date = guest ? guest.interviewDate : episode.recordingDate
  return date === null ? undated : Date.parse(date)
}

/** The next recording and what follows: guests, and episodes without guests. */
export function agendaOf<G extends GuestCard>(
  guests: readonly G[],
  episodes: readonly Episode[],
  now: number,
): { next: Planned<G> | undefined; later: Planned<G>[] } {
  const { next, later } = comingUp(guests, now)
  const ahead = episodes.filter(({ recordingDate }) => Date.parse(recordingDate ?? '') > stillNextFrom(now))
  const all: Planned<G>[] = [
    ...[...(next ? [next] : []), ...later].map((guest) => ({ guest })),
    ...ahead.map((episode) => ({ episode })),
  ]
  all.sort((one, other) => dateOf(one) - dateOf(other))
  const [first, ...others] = all
  return first && dateOf(first) < undated ? { next: first, later: others } : { next: undefined, later: all }
}
