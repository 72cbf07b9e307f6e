import type { TextState } from '@cueroom/core/content/content.ts'
import { type Readiness, readinessOf } from '@cueroom/core/content/readiness.ts'
import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import type { Send } from '@cueroom/core/sends/send.ts'
import { useState } from 'react'
import { useEntitlements } from '../app/session.queries.ts'
import { furthest } from '../sends/send-words.ts'
import { useSends } from '../sends/sends.queries.ts'
import { useTextStates } from '../content/content.queries.ts'

export interface GuestReadiness {
  /** Undefined until the texts have loaded. */
  readiness: Readiness | undefined
  texts: readonly TextState[]
  /** The sent questionnaire with the most progress. */
  sent: Send | undefined
  /** The guest's address asked the show for no more mails. */
  wantsNoMails: boolean
  failed: boolean
}

const none: { sends: Send[]; stopped: number[] } = { sends: [], stopped: [] }

/** A guest's progress and the states of their texts. */
export function useReadiness(guest: GuestCard): GuestReadiness {
  const [now] = useState(() => Date.now())
  const { may } = useEntitlements()
  const states = useTextStates([guest.id])
  const { sends, stopped } = useSends([guest.id], may('questionnaires')).data ?? none
  return {
    readiness: states.data && readinessOf(guest, states.data, sends, now),
    texts: states.data ?? [],
    sent: furthest(sends),
    wantsNoMails: stopped.includes(guest.id),
    failed: states.isError,
  }
}
