import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'

/** Finds every address of a host. */
type Resolve = (host: string) => Promise<LookupAddress[]>

/** Where a request may go. */
export interface OutboundRules {
  /** Also addresses of private networks and this computer, unencrypted http, and any port. */
  allowPrivate: boolean
  resolve?: Resolve
}

/** An address that the server does not call. The message is for people. */
export class RefusedAddressError extends Error {
  override name = 'RefusedAddressError'
  /** For callers that have their own words. */
  readonly reason: RefusalReason

  constructor(message: string, reason: RefusalReason = 'not-public') {
    super(message)
    this.reason = reason
  }
}

type RefusalReason = 'not-public' | 'not-https' | 'credentials' | 'fragment' | 'port'

/** Global unicast; outside it are loopback, mapped, NAT64, unique local, link-local and multicast addresses. */
const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an address is one of the public internet. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || (address as ipaddr.IPv6).match(globalIpv6)
}

const publicPorts = ['', '443', '8443']

/** Names that no public name server answers: RFC 6761, 6762, 7686, 8375 and 9476, ICANN's .internal, and what routers use. */
const localDomains =
  /(^|\.)(localhost|local|localdomain|internal|intranet|private|lan|home|corp|home\.arpa|test|invalid|onion|alt)$/

/** Reads an address that a server is to call, without resolving it. @throws RefusedAddressError */
export function readTarget(address: string, { allowPrivate }: Pick<OutboundRules, 'allowPrivate'>): URL {
  const refuse = (why: string, reason?: RefusalReason) => new RefusedAddressError(why, reason)
  if (!URL.canParse(address)) throw refuse('Enter a web address, such as https://example.com/webhook')
  const url = new URL(address)
  const isHttps = url.protocol === 'https:'
  if (!isHttps && !(allowPrivate && url.protocol === 'http:'))
    throw refuse('The address must start with https://', 'not-https')
  if (url.username || url.password)
    throw refuse("The address can't contain a user name or password", 'credentials')
  if (url.hash) throw refuse("The address can't contain a #", 'fragment')
  if (allowPrivate) return url
  const literal = literalOf(url)
  if (literal ? !isPublicAddress(literal) : !isPublicName(url.hostname)) throw refuse(notPublic)
  if (!publicPorts.includes(url.port)) throw refuse('The port must be 443 or 8443', 'port')
  return url
}

const notPublic = "The address isn't on the public internet"

/** The host, if it is an IP address. */
function literalOf({ hostname }: URL): string | undefined {
  const host = hostname.replace(/^\[|\]$/g, '')
  return ipaddr.isValid(host) ? host : undefined
}

/** Whether a name can be one of the public internet: it has a dot in it, and its end isn't set aside for local networks. */
function isPublicName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '')
  return name.includes('.') && !localDomains.test(name)
}

const resolveBySystem: Resolve = (host) => lookup(host, { all: true, order: 'ipv4first' })

/**
 * The address to connect to for this URL. It is resolved only here and must be used for the connection, so
 * the name can't point elsewhere between the check and the connection.
 * @throws RefusedAddressError, or what the resolver throws
 */
export async function resolveTarget(
  url: URL,
  { allowPrivate, resolve = resolveBySystem }: OutboundRules,
): Promise<LookupAddress> {
  const literal = literalOf(url)
  const found = literal
    ? [{ address: literal, family: literal.includes(':') ? 6 : 4 }]
    : await resolve(url.hostname)
  const [first] = found
  if (!first) throw new RefusedAddressError('The host name has no address')
  if (!allowPrivate && !found.every(({ address }) => isPublicAddress(address)))
    throw new RefusedAddressError(notPublic)
  return first
}
