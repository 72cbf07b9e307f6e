import type { App } from '../http/app.ts'
import { isSigned, signatureOf } from '../http/signature.ts'

type Secrets = App['secrets']

const signed = (link: string) => `guest page\0${link}`

/** Path of a guest's own page. */
export const guestPagePath = (link: string, [secret]: Secrets) =>
  `/g/${link}.${signatureOf(signed(link), secret)}`

/** The link of a token that we signed; undefined for any other. */
export function signedLink(token: string, secrets: Secrets): string | undefined {
  const [link = '', signature = ''] = token.split('.')
  return /^[\w-]{22}$/.test(link) && isSigned(signed(link), signature, secrets) ? link : undefined
}
