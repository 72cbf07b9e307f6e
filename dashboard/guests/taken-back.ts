import type { GuestCard } from '@cueroom/core/guests/guest.ts'

/**
 * Rolls back the change from `before` to `after` on the current cards. Other changes since then are kept:
 * guests deleted elsewhere stay deleted, and other fields keep their values.
 */
export function takenBack(
  now: readonly GuestCard[],
  before: readonly GuestCard[],
  after: readonly GuestCard[],
): GuestCard[] {
  const changed = new Map(after.map((card) => [card.id, card]))
  const cards = [...now]
  for (const [place, old] of before.entries()) {
    const current = cards.findIndex(({ id }) => id === old.id)
    const mine = changed.get(old.id)
    if (mine && current >= 0) cards[current] = fieldsBack(cards[current]!, old, mine)
    if (!mine && current < 0) cards.splice(placeAfter(cards, before.slice(0, place)), 0, old)
  }
  return cards
}

/** After the last of these neighbours that still exists, else at the start. */
const placeAfter = (cards: readonly GuestCard[], neighbours: readonly GuestCard[]) => {
  const ids = new Set(neighbours.map(({ id }) => id))
  return cards.findLastIndex(({ id }) => ids.has(id)) + 1
}

/** Restores the fields that the change set and that haven't changed since. */
function fieldsBack(card: GuestCard, old: GuestCard, mine: GuestCard): GuestCard {
  const keys = Object.keys(old) as (keyof GuestCard)[]
  const untouched = keys.filter((key) => mine[key] !== old[key] && card[key] === mine[key])
  return { ...card, ...Object.fromEntries(untouched.map((key) => [key, old[key]])) }
}
