import * as z from 'zod'
import { secret } from '../contract/shapes.ts'
import { passwordMax } from './credentials.ts'

/** The caller's own password, which a sensitive change asks for even right after signing in. */
export const currentPassword = secret(passwordMax, 'Enter your password').describe(
  'Your password again, even right after signing in',
)

export const CurrentPassword = z.strictObject({ currentPassword }).meta({ id: 'CurrentPassword' })
