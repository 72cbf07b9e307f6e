import { createHmac, timingSafeEqual } from 'node:crypto'
import type { App } from './app.ts'

/** What only this server can write next to a text that it gives out, in 132 bits. */
export const signatureOf = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22)

/** Whether we signed the text: the first secret signs, all verify. */
export function isSigned(text: string, signature: string, secrets: App['secrets']): boolean {
  const given = Buffer.from(signature)
  return secrets.some((secret) => {
    const expected = Buffer.from(signatureOf(text, secret))
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
}
