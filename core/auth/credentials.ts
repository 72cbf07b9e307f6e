import * as z from 'zod'
import { AuthenticationCode } from './authentication-code.ts'
import { emailAddress, requiredLine, secret, textKinds } from '../contract/shapes.ts'
import { passwordMax } from '../passwords/current-password.ts'

/** Shortest password a host may choose (specification 9). */
export const passwordMin = 8

export const Credentials = z
  .strictObject({
    email: emailAddress('Valid email is required'),
    password: secret(passwordMax, 'Please enter both email and password'),
    code: AuthenticationCode.nullish().describe(
      'With two-factor authentication: required after 401 code_required',
    ),
  })
  .meta({ id: 'Credentials' })
export type Credentials = z.input<typeof Credentials>

/**
 * A new password: 8 to 128 characters, no composition rules. The server also refuses passwords that are easy
 * to guess.
 */
export const NewPassword = z
  .string()
  .min(passwordMin, `Password must be at least ${passwordMin} characters long`)
  .max(passwordMax, `Password must be at most ${passwordMax} characters long`)
  .register(textKinds, { kind: 'secret' })

/** The token of a setup link. Any text is accepted here; the database decides whether it is valid. */
export const SetupToken = secret(200)

export const incompleteForm = 'Please fill in all fields'
export const SetupForm = z
  .strictObject({
    setupToken: SetupToken,
    name: requiredLine(200, incompleteForm),
    password: z
      .string({ error: incompleteForm })
      .min(1, incompleteForm)
      .register(textKinds, { kind: 'secret' })
      .pipe(NewPassword),
    code: AuthenticationCode.nullish().describe(
      'With two-factor authentication: required after 401 code_required',
    ),
  })
  .meta({ id: 'SetupForm' })
export type SetupForm = z.input<typeof SetupForm>
