import * as z from 'zod'
import { secret } from '../contract/shapes.ts'

/** Longest password that is hashed, in characters. */
export const passwordMax = 128

/** The caller's own password, which a sensitive change asks for even right after signing in. */
export const currentPassword = secret(passwordMax, 'Enter your password').describe(
  'Your password again, even right after signing in',
)

export const CurrentPassword = z.strictObject({ currentPassword }).meta({ id: 'CurrentPassword' })
