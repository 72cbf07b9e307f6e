import { createHmac, timingSafeEqual } from 'node:crypto'
import type { App } from '../http/app.ts'

type Secrets = App['secrets']

const signature = (link: string, secret: string) =>
  createHmac('sha256', secret).update(`guest page\0${link}`).digest('base64url').slice(0, 22)

/** Path of a guest's own page. */
export const guestPagePath = (link: string, [secret]: Secrets) => `/g/${link}.${signature(link, secret)}`

/** The link of a token that we signed; undefined for any other. */
export function signedLink(token: string, secrets: Secrets): string | undefined {
  const [link = '', signed = ''] = token.split('.')
  if (!/^[\w-]{22}$/.test(link)) return undefined
  const given = Buffer.from(signed)
  const genuine = secrets.some((secret) => {
    const expected = Buffer.from(signature(link, secret))
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
  return genuine ? link : undefined
}
