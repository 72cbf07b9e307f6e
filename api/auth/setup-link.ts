import { createHash, randomBytes } from 'node:crypto'
import { invitationDays, resetHours } from '@cueroom/core/auth/setup-link.ts'
import { daysAfter, hoursAfter } from '@cueroom/core/text/days.ts'

/** All that is stored of a setup token. */
export const hashSetupToken = (token: string) => createHash('sha256').update(token).digest()

/**
 * A link with a new 256-bit token, and the columns that make it work. The token is in the fragment, which browsers
 * don't send, so it is in no log of a proxy.
 */
export function newSetupLink(origin: string, now: Date, { isSetupComplete }: { isSetupComplete: boolean }) {
  const token = randomBytes(32).toString('base64url')
  return {
    setupUrl: `${origin}/setup#token=${token}`,
    columns: {
      setupTokenHash: hashSetupToken(token),
      setupTokenExpiresAt: isSetupComplete ? hoursAfter(now, resetHours) : daysAfter(now, invitationDays),
    },
  }
}
