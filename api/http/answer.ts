import { PassThrough } from 'node:stream'
import type { Endpoint } from '@cueroom/core/contract/endpoint.ts'
import { formatEvent } from '@cueroom/core/contract/event-stream.ts'
import type { ExportedFile } from '@cueroom/core/exports/file.ts'
import type { Request, ResponseToolkit } from '@hapi/hapi'
import type { Kept } from './idempotency.ts'
import { logFailure, problemBody, toProblem } from './problems.ts'
import { requestId } from './request-id.ts'

/** A reply ready to leave: only what the contract lists, with its status. */
export interface Answered extends Kept {
  headers?: Record<string, string>
  file?: ExportedFile
}

/** A page of a list; what is left is told in headers. */
export class Paged<T> {
  readonly items: T
  readonly total: number
  /** Query of the next page; undefined on the last. */
  readonly next: string | undefined

  constructor(items: T, total: number, next?: string) {
    this.items = items
    this.total = total
    this.next = next
  }
}

/** Shapes what a handler made by the contract, so that columns nobody listed never leave. */
export function answer(endpoint: Endpoint, made: unknown, visitor = false): Answered {
  const status = endpoint.status ?? 200
  if (endpoint.file)
    return { status, reply: null, file: made as ExportedFile, headers: fileHeaders(made as ExportedFile) }
  const schema = visitor ? endpoint.publicReply : endpoint.reply
  const path = endpoint.route.split(' ')[1] ?? ''
  if (!(made instanceof Paged)) return { status, reply: schema?.parse(made) }
  const headers = {
    'x-total-count': String(made.total),
    ...(made.next && { link: `<${path}?${made.next}>; rel="next"` }),
  }
  return { status, reply: schema?.parse(made.items), headers }
}

const fileHeaders = ({ name, type }: ExportedFile) => ({
  'content-type': type,
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`,
})

const heartbeat = 15_000

/** Streams events and then the reply, or the problem that ended it. */
export function eventStream(
  request: Request,
  h: ResponseToolkit,
  work: (emit: (event: unknown) => void) => Promise<Answered>,
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
  const failure = toProblem(error)
  logFailure(request, failure, error)
  return { ...problemBody(failure, requestId(request)), status: failure.output.statusCode }
}
