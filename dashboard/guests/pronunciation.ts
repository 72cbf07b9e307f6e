import type { Guest } from '@cueroom/core/guests/guest.ts'

/** How the guest says the name is pronounced; null where nobody said. */
export function pronunciationOf(guest: Pick<Guest, 'questionnaire'> | undefined): string | null {
  const answer = guest?.questionnaire.responses['pronunciation']
  return [answer ?? []].flat().join(' ').trim() || null
}
