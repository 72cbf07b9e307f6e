import { createHash } from 'node:crypto'
import { loaderPath } from '@cueroom/core/embed/embed-code.ts'
import { bad, type Finding } from '@cueroom/core/embed/finding.ts'
import { checkVersion } from '@cueroom/core/embed/version-check.ts'
import type { Cli } from '../app/cli.ts'
import type { PageFacts, Tag } from './page-facts.ts'

const check = 'Script'
/** Timeout of the script in milliseconds. */
const timeout = 15_000

/** Loads the script as a page would: reachable, allowed, intact and up to date? */
export async function checkLoader(
  { environment }: Cli,
  { url }: PageFacts,
  { attributes }: Tag,
  src: URL,
): Promise<Finding[]> {
  const { origin } = new URL(url)
  const get = (address: string | URL) =>
    fetch(address, {
      headers: { origin },
      signal: AbortSignal.any([environment.signal, AbortSignal.timeout(timeout)]),
    })
  const response = await get(src).catch(() => undefined)
  environment.signal.throwIfAborted()
  if (!response)
    return [
      bad(
        'loader_unreachable',
        check,
        `${src.href} doesn't respond.`,
        'Start the server, or correct the address.',
      ),
    ]
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || !/javascript/.test(type)) {
    const answer = response.ok ? `is not a script (${type || 'no type'})` : `answered ${response.status}`
    return [bad('loader_refused', check, `${src.href} ${answer}.`, `src="${src.origin}${loaderPath}"`)]
  }
  const bytes = Buffer.from(await response.arrayBuffer())
  return [
    ...crossOrigin(response, attributes, src, origin),
    ...whole(bytes, attributes),
    await checkVersion(get, src),
  ]
}

function crossOrigin(
  { headers }: Response,
  attributes: Tag['attributes'],
  src: URL,
  from: string,
): Finding[] {
  const asked = attributes['type'] === 'module' || 'crossorigin' in attributes
  const allowed = headers.get('access-control-allow-origin')
  if (!asked || src.origin === from || allowed === '*' || allowed === from) return []
  return [
    bad(
      'loader_cors',
      check,
      `${src.origin} doesn't allow other sites to load its scripts.`,
      'Configure its proxy to pass on Access-Control-Allow-Origin: *',
    ),
  ]
}

function whole(bytes: Buffer, { integrity }: Tag['attributes']): Finding[] {
  const hashes = [...(integrity ?? '').matchAll(/\b(sha256|sha384|sha512)-([\w+/]+=*)/g)]
  const fits = hashes.some(
    ([, algorithm = '', hash]) => createHash(algorithm).update(bytes).digest('base64') === hash,
  )
  if (hashes.length === 0 || fits) return []
  const actual = createHash('sha384').update(bytes).digest('base64')
  return [
    bad(
      'integrity',
      check,
      "The script's hash doesn't match the element's integrity attribute.",
      `integrity="sha384-${actual}"`,
    ),
  ]
}
