import { codeWrong, normalizedCode } from '@cueroom/core/two-factor/two-factor.ts'
import type { TwoFactorState } from '@cueroom/core/two-factor/two-factor.contract.ts'
import { generateSecret, generateURI } from 'otplib'
import type { Db } from '../db/tenant.ts'
import type { App } from '../http/app.ts'
import { conflict, problem } from '../problems/problems.ts'
import { endOtherSessions } from '../auth/sessions.ts'
import type { AccountOwner } from '../secrets/uses.ts'
import { authenticatorOf, inOwner, sealSecret } from '../two-factor/authenticators.ts'
import { spendCode, stepOf } from '../two-factor/check-code.ts'
import { hashRecoveryCode, newRecoveryCodes } from '../two-factor/recovery-codes.ts'

const issuer = 'Cueroom'

export async function state(db: Db, owner: AccountOwner): Promise<TwoFactorState> {
  const row = await authenticatorOf(db, owner)
    .whereNotNull('enabledAt')
    .first('enabledAt', db.raw('cardinality(recovery_hashes) as "recoveryCodesLeft"'))
  return row ?? { enabledAt: null, recoveryCodesLeft: 0 }
}

const alreadyOn = () => conflict('Two-factor authentication is already on', 'already_enabled')

/** A new secret, which does nothing before it is enabled. @throws 409 already_enabled */
export async function start(app: App, owner: AccountOwner, email: string) {
  const secret = generateSecret()
  const sealed = sealSecret(app, owner, secret)
  await inOwner(app, owner, async (db) => {
    if ((await state(db, owner)).enabledAt) throw alreadyOn()
    await authenticatorOf(db, owner).delete()
    await db('authenticators').insert({ ...owner, secret: sealed })
  })
  return { secret, uri: generateURI({ issuer, label: email, secret }) }
}

interface FirstCode {
  owner: AccountOwner
  sessionId: string
  typed: string
}

/**
 * Turns it on with the app's first code, which also confirms the session. All others were opened without a code, perhaps by
 * whoever it is to keep out, and end.
 * @throws 400 code_wrong, 409
 */
export async function enable(app: App, db: Db, { owner, sessionId, typed }: FirstCode) {
  const found = await authenticatorOf(db, owner).forUpdate().first('secret', 'lastStep', 'enabledAt')
  if (found?.enabledAt) throw alreadyOn()
  const step = found && (await stepOf(app, owner, found, normalizedCode(typed)))
  if (step === undefined)
    throw problem(
      400,
      codeWrong,
      "This code doesn't match. Make sure your phone's clock is right, or scan the QR code again.",
      {
        details: [{ path: 'code', message: 'Wrong code' }],
      },
    )
  const recoveryCodes = newRecoveryCodes()
  await authenticatorOf(db, owner).update({
    enabledAt: db.fn.now(),
    lastStep: step,
    recoveryHashes: recoveryCodes.map(hashRecoveryCode),
  })
  await noteConfirmed(db, sessionId)
  await endOtherSessions(db, owner, sessionId)
  return { recoveryCodes }
}

/** Lets a session make sensitive changes for a while. @throws 400 code_wrong, 429 */
export async function confirm(
  app: App,
  owner: AccountOwner,
  { code, sessionId }: { code: string; sessionId: string },
) {
  await spendCode(app, owner, code, 400)
  await inOwner(app, owner, (db) => noteConfirmed(db, sessionId))
  return { done: true } as const
}

const noteConfirmed = (db: Db, id: string) =>
  db('sessions').where({ id }).update({ codeConfirmedAt: db.fn.now() })

export async function replaceRecoveryCodes(db: Db, owner: AccountOwner) {
  const recoveryCodes = newRecoveryCodes()
  const recoveryHashes = recoveryCodes.map(hashRecoveryCode)
  const replaced = await authenticatorOf(db, owner).whereNotNull('enabledAt').update({ recoveryHashes })
  if (replaced === 0) throw conflict('Two-factor authentication is off', 'not_enabled')
  return { recoveryCodes }
}

export async function disable(db: Db, owner: AccountOwner) {
  await authenticatorOf(db, owner).delete()
  return { done: true } as const
}
