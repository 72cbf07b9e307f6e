import { createHash, randomBytes } from 'node:crypto'
import { setupLinkDays } from '@cueroom/core/auth/setup-link.ts'
import { daysAfter } from '@cueroom/core/text/days.ts'

/** All that is stored of a setup token. */
export const hashSetupToken = (token: string) => createHash('sha256').update(token).digest()

/** A link with a new 256-bit token, and the columns that make it work. */
export function newSetupLink(origin: string, now: Date) {
  const token = randomBytes(32).toString('base64url')
  return {
    setupUrl: `${origin}/setup?token=${token}`,
    columns: {
      setupTokenHash: hashSetupToken(token),
      setupTokenExpiresAt: daysAfter(now, setupLinkDays),
    },
  }
}
