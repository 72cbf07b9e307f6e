import { secret } from '../contract/shapes.ts'

/** A code of an authenticator app, or a recovery code, as people type it. */
export const AuthenticationCode = secret(40, 'Enter a code')
