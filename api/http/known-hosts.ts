import type { Request, Server } from '@hapi/hapi'
import ipaddr from 'ipaddr.js'
import type { Env } from '../config/env.ts'
import { invalid, problem } from '../problems/problems.ts'

const loopback = ['localhost', '127.0.0.1', '[::1]']
const everyAddress = ['0.0.0.0', '::']

/**
 * Refuses requests whose Host is not a host. Demo mode, whose passwords everyone knows, answers for its own names only:
 * otherwise any site could point a name of its own at this machine, and its scripts would be same-origin (DNS
 * rebinding).
 */
export function refuseUnknownHosts(server: Server, env: Env) {
  server.ext('onRequest', (request, h) => {
    // Node keeps the first of several, a proxy in front may keep the last
    if (hostHeaders(request.raw.req) > 1) throw invalid('The Host header must be sent once')
    for (const host of hostsOf(request, env)) {
      const name = hostName(host)
      if (name === undefined) throw invalid('The Host header is not a valid host')
      if (env.demo && !isKnown(name, env)) throw unknownHost(name)
    }
    return h.continue
  })
}

// Names and values take turns; a request that is injected has no lines
const hostHeaders = ({ rawHeaders }: { rawHeaders?: string[] }) =>
  rawHeaders?.filter((text, n) => n % 2 === 0 && text.toLowerCase() === 'host').length ?? 0

// HTTP/1.0 needs no Host
const hostsOf = ({ headers }: Request, { trustProxy }: Env) =>
  [headers['host'], ...(trustProxy ? [headers['x-forwarded-host']] : [])].flatMap((host) =>
    host !== undefined ? [String(host).split(',').at(-1)!.trim()] : [],
  )

/** The name or address in a Host header, in lower case; undefined if invalid. */
function hostName(host: string): string | undefined {
  const name = /^(\[[\da-f:.]+\]|[a-z\d._-]+)(?::\d{1,5})?$/.exec(host.toLowerCase())?.[1]
  const parsed = URL.parse(`http://${host}`)?.hostname
  return name === parsed ? name : undefined
}

function isKnown(name: string, { host, publicUrl }: Env): boolean {
  // DNS rebinding needs a name: an IP address in the Host header was typed by a person
  if (everyAddress.includes(host) && ipaddr.isValid(name.replace(/^\[|\]$/g, ''))) return true
  const own = host.includes(':') ? `[${host}]` : host.toLowerCase()
  return [...loopback, own, publicUrl && new URL(publicUrl).hostname].includes(name)
}

const unknownHost = (name: string) =>
  problem(
    403,
    'unknown_host',
    `In demo mode, this server doesn't respond to requests for ${name}. Open it as localhost, or set PUBLIC_URL to this address.`,
  )
