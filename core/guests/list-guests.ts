import type { ClientOf } from '../contract/client.ts'
import type { GuestCard } from './guest.ts'
import type { guests } from './guests.contract.ts'

interface CardQuery {
  search?: string
  status?: GuestCard['episodeStatus']
  limit?: number
  after?: number
}

/** The guests as cards show them. One call answers either whole guests or cards: here it is said which. */
export const listGuestCards = (api: ClientOf<{ guests: typeof guests }>, query: CardQuery = {}) =>
  api.guests.list({ query: { ...query, view: 'card' } }) as Promise<GuestCard[]>
