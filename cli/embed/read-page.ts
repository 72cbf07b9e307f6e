import { Parser } from 'htmlparser2'
import { type Cli, CliError, exit } from '../app/cli.ts'
import { isLoader, type PageFacts, type Tag, widgetTags } from './page-facts.ts'

/** Maximum bytes read from a page. */
const largest = 5_000_000
/** Timeout of the page in seconds. */
export const timeoutSeconds = 30

/** Reads a page without running its scripts. @throws exit code 75 on timeouts, 5 when not found. */
export async function readPage({ environment, flags }: Cli, url: string): Promise<PageFacts> {
  const deadline = AbortSignal.timeout((flags.timeout ?? timeoutSeconds) * 1_000)
  const signal = AbortSignal.any([environment.signal, deadline])
  const response = await fetch(url, { headers: { accept: 'text/html' }, signal }).catch((error: unknown) => {
    environment.signal.throwIfAborted()
    throw notThere(url, deadline.aborted ? "it didn't respond in time" : reasonOf(error))
  })
  if (!response.ok) throw refused(url, response.status)
  const html = await textOf(response).catch((error: unknown) => {
    environment.signal.throwIfAborted()
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

/** The start tags of a page. Those in comments, and in the text of scripts, styles and templates, don't count. */
export function readTags(html: string): Tag[] {
  const tags: Tag[] = []
  let templates = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      if (templates === 0) tags.push({ name, attributes })
      if (name === 'template') templates += 1
    },
    onclosetag(name) {
      if (name === 'template') templates -= 1
    },
  })
  parser.end(html)
  return tags
}
