import { codeWrong, normalizedCode } from '@cueroom/core/two-factor/two-factor.ts'
import { verify } from 'otplib'
import type { Db } from '../db/tenant.ts'
import type { App } from '../http/app.ts'
import { problem } from '../problems/problems.ts'
import { type AccountOwner, nameOf } from '../secrets/uses.ts'
import { authenticatorOf, inOwner, openSecret } from './authenticators.ts'
import { hashRecoveryCode } from './recovery-codes.ts'

/** Seconds by which the clock of a phone may be off. */
const epochTolerance = 30

/** What an account signed in or confirmed a change with. */
export type SpentCode = 'authenticator' | 'recovery'

interface Authenticator {
  secret: Buffer
  lastStep: number
}

/** Whether the account signs in with a code as well. */
export const hasTwoFactor = (app: App, owner: AccountOwner) =>
  inOwner(app, owner, async (db) => Boolean(await enabled(db, owner).first('id')))

const enabled = (db: Db, owner: AccountOwner) => authenticatorOf(db, owner).whereNotNull('enabledAt')

/**
 * Spends a code of the authenticator app, or a recovery code. Wrong codes are counted per account, wherever
 * they come from, because the sender already knows the password. @throws 429, and 401 or 400 code_wrong
 */
export async function spendCode(
  app: App,
  owner: AccountOwner,
  code: string,
  status: 401 | 400,
): Promise<SpentCode> {
  const key = nameOf(owner)
  await app.limits.take('code', key)
  const spent = await inOwner(app, owner, (db) => spend(app, db, owner, normalizedCode(code)))
  if (!spent)
    throw problem(status, codeWrong, 'This code is wrong or has already been used', {
      details: [{ path: 'code', message: 'Wrong code' }],
    })
  await app.limits.reset('code', key)
  return spent
}

async function spend(app: App, db: Db, owner: AccountOwner, code: string): Promise<SpentCode | undefined> {
  const found: Authenticator | undefined = await enabled(db, owner).first('secret', 'lastStep')
  if (!found) return undefined
  const step = await stepOf(app, owner, found, code)
  if (step === undefined) return (await spendRecoveryCode(db, owner, code)) ? 'recovery' : undefined
  // Of two that send the same code at the same time, one has used it
  const used = await enabled(db, owner).where('lastStep', '<', step).update({ lastStep: step })
  return used === 1 ? 'authenticator' : undefined
}

/** The time step of a valid code that is newer than the last one used. */
export async function stepOf(
  app: App,
  owner: AccountOwner,
  { secret, lastStep }: Authenticator,
  code: string,
) {
  const opened = /^\d{6}$/.test(code) ? openSecret(app, owner, secret) : undefined
  if (opened === undefined) return undefined
  const result = await verify({ secret: opened, token: code, epochTolerance, strategy: 'totp' })
  const step = result.valid && 'timeStep' in result ? result.timeStep : undefined
  return step !== undefined && step > lastStep ? step : undefined
}

async function spendRecoveryCode(db: Db, owner: AccountOwner, code: string): Promise<boolean> {
  const hash = hashRecoveryCode(code)
  const spent = await enabled(db, owner)
    .whereRaw('? = any(recovery_hashes)', [hash])
    .update({ recoveryHashes: db.raw('array_remove(recovery_hashes, ?)', [hash]) })
  return spent === 1
}
