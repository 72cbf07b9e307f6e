import type { Guest, GuestCard } from '@cueroom/core/guests/guest.ts'
import { asCard } from '@cueroom/core/guests/guest-card.ts'
import { guestRecord, sampleGuests } from '@cueroom/core/testing/samples.ts'

/** The cast as whole guests. */
export const wholeGuests: Guest[] = sampleGuests.map((sample, index) => guestRecord(sample, index + 1))

/** The cast as cards show it. */
export const guestCards: GuestCard[] = wholeGuests.map(asCard)

/** A loading that does not end. */
export const never = () => new Promise<never>(() => {})
