import { type Cli, CliError, exit } from '../app/cli.ts'
import { isLoader, type PageFacts, type Tag, widgetTags } from './page-facts.ts'

/** Maximum bytes read from a page. */
const largest = 5_000_000
/** Timeout of the page in seconds. */
export const patience = 30

/** Reads a page without running its scripts. @throws exit code 75 on timeouts, 5 when not found. */
export async function readPage({ world, flags }: Cli, url: string): Promise<PageFacts> {
  const deadline = AbortSignal.timeout((flags.timeout ?? patience) * 1_000)
  const signal = AbortSignal.any([world.signal, deadline])
  const response = await fetch(url, { headers: { accept: 'text/html' }, signal }).catch((error: unknown) => {
    world.signal.throwIfAborted()
    throw notThere(url, deadline.aborted ? "it didn't respond in time" : reasonOf(error))
  })
  if (!response.ok) throw refused(url, response.status)
  const html = await textOf(response).catch((error: unknown) => {
    world.signal.throwIfAborted()
    throw notThere(url, reasonOf(error))
  })
  const tags = readTags(html)
  // Browsers ignore a policy in the body
  const body = tags.findIndex(({ name }) => name === 'body')
  const head = body < 0 ? tags : tags.slice(0, body)
  const policy = response.headers.get('content-security-policy')
  return {
    url: response.url || url,
    policies: [
      ...(policy ? [policy] : []),
      ...head.filter(isPolicy).map(({ attributes }) => attributes['content']!),
    ],
    scripts: tags.filter(isLoader),
    elements: tags.filter(({ name }) => widgetTags.includes(name)),
    asText: widgetTags.some((tag) => html.includes(`&lt;${tag}`)),
  }
}

const reasonOf = (error: unknown) => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}

export const notThere = (url: string, why: string) =>
  new CliError(`Couldn't open ${url}: ${why}.`, { exit: exit.temporary, code: 'no_page' })

export const refused = (url: string, status: number) =>
  new CliError(`${url} responded with ${status}.`, {
    exit: status === 404 || status === 410 ? exit.notFound : status >= 500 ? exit.temporary : exit.failure,
    code: 'no_page',
  })

async function textOf(response: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.length
    if (size > largest) break
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

const isPolicy = ({ name, attributes }: Tag) =>
  name === 'meta' &&
  attributes['http-equiv']?.toLowerCase() === 'content-security-policy' &&
  attributes['content'] !== undefined

// Comments and the text of these elements contain no elements
const passed = /<!--[\s\S]*?(?:-->|$)|(<(script|style|textarea|title|template)\b[^>]*>)[\s\S]*?<\/\2\s*>/gi
const tag = /<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>`]+))?|\s*\/)*)\s*>/gi
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>`]+)))?/g

/** All start tags of a page. */
export const readTags = (html: string): Tag[] =>
  [...html.replace(passed, '$1').matchAll(tag)].map(([, name = '', attributes = '']) => ({
    name: name.toLowerCase(),
    attributes: Object.fromEntries(
      [...attributes.matchAll(attribute)].map(([, key = '', ...values]) => [
        key.toLowerCase(),
        unescaped(values.find((value) => value !== undefined) ?? ''),
      ]),
    ),
  }))

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const unescaped = (text: string) =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : parseInt(hex ?? '', 16)
    if (name) return entities[String(name).toLowerCase()]!
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
