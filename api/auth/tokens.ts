import { sessionHours } from '@cueroom/core/auth/session-hours.ts'
import Jwt from '@hapi/jwt'
import { isSafeId } from '../db/safe-id.ts'

export type Audience = 'tenant' | 'admin'

/** Who a token speaks for: `sub` is the show's or the administrator's id, `jti` the row in sessions. */
interface TokenPayload {
  sub: string
  jti: string
}

/** Signs a token that works until `expiresAt`, as long as its session row exists. */
export const signToken = (audience: Audience, { sub, jti }: TokenPayload, expiresAt: Date, secret: string) =>
  Jwt.token.generate(
    { aud: audience, iss: 'cueroom', sub, jti, exp: Math.floor(expiresAt.getTime() / 1000) },
    { key: secret, algorithm: 'HS256' },
  )

const hours = 3600

/** Options of a @hapi/jwt strategy that accepts only our own tokens for one audience. */
export const strategyOptions = (audience: Audience, secrets: string[]) => ({
  keys: secrets.map((key) => ({ key, algorithms: ['HS256'] })),
  verify: {
    aud: audience,
    iss: 'cueroom',
    sub: false,
    exp: true,
    nbf: true,
    // Without a longest age a token that leaves out its expiry would work for ever
    maxAgeSec: sessionHours[audience] * hours,
    timeSkewSec: 60,
  },
  httpAuthScheme: 'Bearer',
  validate: ({ decoded }: { decoded: { payload: Partial<TokenPayload> & { exp?: number } } }) => {
    const { sub, jti, exp } = decoded.payload
    const wellFormed = isSafeId(sub) && isSafeId(jti)
    return { isValid: wellFormed && typeof exp === 'number', credentials: { sub, jti, audience } }
  },
})
