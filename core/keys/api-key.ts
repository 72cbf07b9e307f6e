import * as z from 'zod'
import { currentPassword } from '../passwords/current-password.ts'
import { PublicId, requiredLine, Timestamp } from '../contract/shapes.ts'
import { keyDaysMax, keyDaysUsual, keyScopes } from './key-scopes.ts'

const Scope = z
  .enum(keyScopes)
  .describe("read: only calls that don't change anything; write: everything a key may do")

/** A key to make. */
export const NewApiKey = z
  .strictObject({
    name: requiredLine(100, 'Enter a name for the key'),
    scope: Scope.default('read'),
    days: z
      .int()
      .min(1, 'A key must work for at least 1 day')
      .max(keyDaysMax, `A key can work for at most ${keyDaysMax} days`)
      .default(keyDaysUsual)
      .describe('How long it is valid'),
    currentPassword,
  })
  .meta({ id: 'NewApiKey' })
export type NewApiKey = z.output<typeof NewApiKey>

/** A listed key, without the key itself, of which only a hash is stored. */
export const ApiKey = z
  .object({
    id: PublicId,
    name: z.string(),
    scope: Scope,
    hint: z.string().describe('The last four characters of the key'),
    createdAt: Timestamp,
    expiresAt: Timestamp,
    lastUsedAt: Timestamp.nullable().describe('Precise to the minute; null before its first call'),
  })
  .meta({ id: 'ApiKey' })
export type ApiKey = z.infer<typeof ApiKey>

/** A new key, shown once. */
export const IssuedApiKey = z
  .object({ apiKey: ApiKey, key: z.string().describe('Shown once: the server keeps only a hash of it') })
  .meta({ id: 'IssuedApiKey' })
export type IssuedApiKey = z.infer<typeof IssuedApiKey>
