import { PassThrough } from 'node:stream'
import type { Endpoint } from '@cueroom/core/contract/endpoint.ts'
import { formatEvent } from '@cueroom/core/contract/event-stream.ts'
import type { ExportedFile, StreamedFile } from '@cueroom/core/contract/file.ts'
import { pageRows, replyBytes } from '@cueroom/core/contract/body-limits.ts'
import type { Request, ResponseToolkit } from '@hapi/hapi'
import * as z from 'zod'
import type { Page, PageQuery } from '../db/pages.ts'
import { WrittenPage } from '../db/written-pages.ts'
import type { StoredReply } from './idempotency.ts'
import { problem, problemBody } from '../problems/problems.ts'
import { failureOf, logFailure } from './answer-problems.ts'
import { requestId } from './request-id.ts'
import { turn } from './turn.ts'

/** A reply ready to send: only what the contract lists, with its status. */
export interface SerializedReply extends StoredReply {
  file?: ExportedFile | StreamedFile
  /** The reply, already written. */
  json?: string
  /** Query of the next page. */
  next?: PageQuery
}

/** Shapes a handler's result by the contract, so unlisted columns are never sent. */
export function serializeReply(endpoint: Endpoint, made: unknown, visitor = false): SerializedReply {
  const status = endpoint.status ?? 200
  if (endpoint.file) {
    const file = made as ExportedFile | StreamedFile
    if (![endpoint.file].flat().includes(file.type))
      throw new Error(`${endpoint.route} declares no ${file.type}`)
    return { status, reply: null, file, headers: fileHeaders(file) }
  }
  const schema = visitor ? endpoint.publicReply : endpoint.reply
  return { status, reply: schema?.parse(made) }
}

export type AnyPage = Page<{ id: number | string }>

/** Rows serialized before other requests get a turn on the event loop. */
const rowsATurn = 100

/**
 * Serializes a page row by row. It ends before the maximum size of a reply; the remaining rows come with the next page.
 * A page has at least one row, so that every list can be read to its end. A stored row that the contract no longer describes
 * is left out and logged: it must not take the whole list away for ever.
 */
export async function serializePage(
  endpoint: Endpoint,
  page: AnyPage,
  request: Request,
): Promise<SerializedReply> {
  const { rows, rest } = page
  const row = (endpoint.reply as z.ZodArray).element as z.ZodType
  const write = page instanceof WrittenPage ? page.write : (each: unknown) => JSON.stringify(row.parse(each))
  const texts: string[] = []
  let bytes = 2
  let read = 0
  for (const each of rows.slice(0, pageRows)) {
    const text = writtenOrLogged(request, () => write(each as never))
    read++
    if (text === undefined) continue
    bytes += Buffer.byteLength(text) + 1
    if (bytes > replyBytes && texts.length > 0) {
      read--
      break
    }
    texts.push(text)
    if (texts.length % rowsATurn === 0) await turn()
  }
  const more = rest.more || read < rows.length
  return pageReply(texts.join(','), rest, more && rest.next(rows[read - 1]!))
}

function writtenOrLogged(request: Request, write: () => string): string | undefined {
  try {
    return write()
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    logFailure(request, failureOf(request, error), error)
    return undefined
  }
}

const pageReply = (rows: string, { total }: AnyPage['rest'], next: PageQuery | false): SerializedReply => ({
  status: 200,
  reply: null,
  json: `[${rows}]`,
  ...(total !== undefined && { headers: { 'x-total-count': String(total) } }),
  ...(next && { next }),
})

/** A reply as JSON. @throws 413 for more bytes than a reply may hold. */
export function replyText({ json, reply }: SerializedReply): string {
  const text = json ?? JSON.stringify(reply ?? null)
  if (Buffer.byteLength(text) <= replyBytes) return text
  throw problem(413, 'too_large', 'The reply would be larger than 8 MB.')
}

/** A name for programs that don't read `filename*`, as curl doesn't. Source: RFC 6266, appendix D. */
const asciiName = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^ -~]|["%\\]/gu, '_')

type FileFacts = Pick<ExportedFile, 'name' | 'type' | 'missing' | 'outOfDate'>

export const fileHeaders = ({ name, type, missing, outOfDate }: FileFacts) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${asciiName(name)}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`,
  ...(missing && missing.length > 0 && { 'x-missing': missing.join(',') }),
  ...(outOfDate && outOfDate.length > 0 && { 'x-out-of-date': outOfDate.join(',') }),
})

const heartbeat = 15_000

/** Streams events and then the reply, or the problem that ended it. */
export function eventStream(
  request: Request,
  h: ResponseToolkit,
  work: (emit: (event: unknown) => void) => Promise<SerializedReply>,
) {
  const stream = new PassThrough()
  const beat = setInterval(() => stream.write(': waiting\n\n'), heartbeat)
  work((event) => stream.write(formatEvent('event', event)))
    .then(({ reply }) => stream.write(formatEvent('done', reply)))
    .catch((error: unknown) => stream.write(formatEvent('problem', streamedProblem(request, error))))
    .finally(() => {
      clearInterval(beat)
      stream.end()
    })
  return (
    h
      .response(stream)
      .type('text/event-stream')
      // A compressed stream is held back until it ends
      .header('content-encoding', 'identity')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
  )
}

function streamedProblem(request: Request, error: unknown) {
  const failure = failureOf(request, error)
  logFailure(request, failure, error)
  // What status and headers say of other replies
  const { statusCode: status } = failure.output
  return { ...problemBody(failure, requestId(request)), status, retryAfter: failure.data?.retryAfter }
}
