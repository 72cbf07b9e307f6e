import type { Request } from '@hapi/hapi'
import type { App } from '../http/app.ts'
import { isSigned, signatureOf } from '../http/signature.ts'

type Secrets = App['secrets']

const signed = (link: string) => `guest page\0${link}`

/** Path of a guest's own page. */
export const guestPagePath = (link: string, [secret]: Secrets) =>
  `/g/${link}.${signatureOf(signed(link), secret)}`

/** In an address that the guest's own page links to: the page it was opened from. The page's script takes it out again. */
const field = 'guestPage'

/** An address that names the guest's own page as the one it was opened from. */
export const withWayBack = (address: string, guestPage: string) =>
  `${address}${address.includes('?') ? '&' : '?'}${field}=${guestPage.replace('/g/', '')}`

/** The guest's own page that an address was opened from, if we signed its link. */
export function wayBack({ query }: Request, secrets: Secrets): string | undefined {
  const token = query[field]
  return typeof token === 'string' && signedLink(token, secrets) ? `/g/${token}` : undefined
}

/** The link of a token that we signed; undefined for any other. */
export function signedLink(token: string, secrets: Secrets): string | undefined {
  const [link = '', signature = ''] = token.split('.')
  return /^[\w-]{22}$/.test(link) && isSigned(signed(link), signature, secrets) ? link : undefined
}
