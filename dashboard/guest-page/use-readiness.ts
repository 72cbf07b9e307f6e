import type { TextState } from '@cueroom/core/content/content.ts'
import { type Readiness, readinessOf } from '@cueroom/core/content/readiness.ts'
import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { useTextStates } from '../today/today.queries.ts'

export interface GuestReadiness {
  /** Undefined until the texts have loaded. */
  readiness: Readiness | undefined
  texts: readonly TextState[]
  failed: boolean
}

/** How far a guest is, and the states of their texts. */
export function useReadiness(guest: GuestCard): GuestReadiness {
  const states = useTextStates([guest.id])
  return {
    readiness: states.data && readinessOf(guest, states.data),
    texts: states.data ?? [],
    failed: states.isError,
  }
}
