import * as z from 'zod'
import { AuthenticationCode } from '../auth/authentication-code.ts'
import { CurrentPassword } from '../passwords/current-password.ts'
import { withSchemas } from '../contract/endpoint.ts'
import { Done, Timestamp } from '../contract/shapes.ts'
import { recoveryCodeCount } from './two-factor.ts'
import { twoFactor as calls } from './two-factor.calls.ts'

/** Whether an account signs in with a code as well as its password. */
export const TwoFactorState = z
  .object({
    enabledAt: Timestamp.nullable().describe('Null if two-factor authentication is off'),
    recoveryCodesLeft: z.int(),
  })
  .meta({ id: 'TwoFactorState' })
export type TwoFactorState = z.infer<typeof TwoFactorState>

const NewAuthenticator = z
  .object({
    secret: z.string().describe('In base32, to type into an app that cannot scan'),
    uri: z.string().describe('otpauth:// address, to show as a QR code'),
  })
  .meta({ id: 'NewAuthenticator' })

const RecoveryCodes = z
  .object({
    recoveryCodes: z
      .array(z.string())
      .length(recoveryCodeCount)
      .describe('Shown once; each can replace a code once'),
  })
  .meta({ id: 'RecoveryCodes' })

const Code = z.strictObject({ code: AuthenticationCode }).meta({ id: 'Code' })

const replies = {
  get: { reply: TwoFactorState },
  start: { body: CurrentPassword, reply: NewAuthenticator },
  enable: { body: Code, reply: RecoveryCodes },
  confirm: { body: Code, reply: Done },
  replaceRecoveryCodes: { body: CurrentPassword, reply: RecoveryCodes },
  disable: { body: CurrentPassword, reply: Done },
}

export const twoFactor = withSchemas(calls, {
  ...replies,
  adminGet: replies.get,
  adminStart: replies.start,
  adminEnable: replies.enable,
  adminConfirm: replies.confirm,
  adminReplaceRecoveryCodes: replies.replaceRecoveryCodes,
  adminDisable: replies.disable,
})
