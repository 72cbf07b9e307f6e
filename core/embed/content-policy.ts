/** The resources that a widget needs, by the Content-Security-Policy directive that controls them. */
export const needs = ['script-src', 'connect-src', 'img-src'] as const
export type Need = (typeof needs)[number]

interface PolicyRequest {
  need: Need
  url: string
  /** Address of the page, for 'self'. */
  page: string
  /** Of the script element. */
  nonce?: string | undefined
  integrity?: string | undefined
}

/** A policy that blocks something, and the directive that would allow it. */
interface Block {
  /** The directive that decides, verbatim. */
  directive: string
  /** The same with the missing origin added. */
  instead: string
}

/** The directives that apply, in order of precedence. */
const deciding: Record<Need, string[]> = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
  'img-src': ['img-src', 'default-src'],
}

/**
 * The policy that blocks a load; undefined if all allow it. Each policy is the value of one header or meta
 * element; one value may contain several, separated by commas.
 * @see https://www.w3.org/TR/CSP3/
 */
export function blockOf(policies: string[], wanted: PolicyRequest): Block | undefined {
  for (const policy of policies.flatMap((value) => value.split(','))) {
    const directives = directivesOf(policy)
    const name = deciding[wanted.need].find((each) => directives.has(each))
    const sources = name === undefined ? undefined : directives.get(name)!
    if (!name || !sources || allows(sources, wanted)) continue
    const kept = sources.filter((source) => source.toLowerCase() !== "'none'")
    const from = name === 'default-src' ? wanted.need : name
    const added = [from, ...kept, new URL(wanted.url).origin].join(' ')
    return { directive: [name, ...sources].join(' '), instead: added }
  }
}

function directivesOf(policy: string): Map<string, string[]> {
  const directives = new Map<string, string[]>()
  for (const [name = '', ...sources] of policy.split(';').map((part) => part.trim().split(/\s+/))) {
    // If a directive is repeated, the first one counts
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources)
  }
  return directives
}

function allows(sources: string[], { need, url, page, nonce, integrity }: PolicyRequest): boolean {
  if (need === 'script-src') {
    if (nonce && sources.includes(`'nonce-${nonce}'`)) return true
    if (integrity && integrity.split(/\s+/).some((hash) => sources.includes(`'${hash}'`))) return true
    if (sources.some((source) => source.toLowerCase() === "'strict-dynamic'")) return false
  }
  return sources.some((source) => matches(source, new URL(url), new URL(page)))
}

function matches(source: string, url: URL, page: URL): boolean {
  if (source.toLowerCase() === "'self'") return sameOrigin(url, page)
  if (source === '*') return /^https?:$/.test(url.protocol) || url.protocol === page.protocol
  const scheme = /^([a-z][a-z\d+.-]*):$/i.exec(source)?.[1]
  if (scheme) return schemeFits(`${scheme.toLowerCase()}:`, url.protocol)
  return hostFits(source, url, page)
}

// Allowing http also allows https
const schemeFits = (allowed: string, actual: string) =>
  allowed === actual || (allowed === 'http:' && actual === 'https:')
const sameOrigin = (url: URL, page: URL) =>
  url.origin === page.origin || (url.host === page.host && schemeFits(page.protocol, url.protocol))

const hostSource = /^(?:([a-z][a-z\d+.-]*):\/\/)?(\*|(?:\*\.)?[\w.-]+|\[[\da-f:]+\])(?::(\d+|\*))?(\/.*)?$/i

function hostFits(source: string, url: URL, page: URL): boolean {
  const [, scheme, host = '', port, path] = hostSource.exec(source) ?? []
  if (!host || !schemeFits(`${(scheme ?? page.protocol.slice(0, -1)).toLowerCase()}:`, url.protocol))
    return false
  const wanted = host.toLowerCase()
  const hostname = url.hostname.toLowerCase()
  const named = wanted.startsWith('*') ? hostname.endsWith(wanted.slice(1)) : hostname === wanted
  return named && portFits(port, url) && pathFits(path, url.pathname)
}

const usual: Record<string, string> = { 'http:': '80', 'https:': '443' }
const portFits = (allowed: string | undefined, { port, protocol }: URL) =>
  allowed === '*' || (port || usual[protocol]) === (allowed ?? usual[protocol])

const pathFits = (allowed: string | undefined, path: string) =>
  !allowed || (allowed.endsWith('/') ? path.startsWith(allowed) : path === allowed)
