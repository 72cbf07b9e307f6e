import { Readable } from 'node:stream'
import type { StreamedFile } from '@cueroom/core/contract/file.ts'
import type { Request } from '@hapi/hapi'
import { toProblem } from '../problems/problems.ts'
import { logFailure } from './answer-problems.ts'
import { turn } from './turn.ts'

/**
 * A file as a stream with backpressure. A failure before the first chunk is a normal problem reply; later the
 * connection is aborted, so a partial file isn't mistaken for a complete one.
 */
export async function streamed(request: Request, { pieces }: StreamedFile): Promise<Readable> {
  const iterator = pieces[Symbol.asyncIterator]()
  const first = await iterator.next()
  const rest = { [Symbol.asyncIterator]: () => iterator }
  return Readable.from(written(request, first, rest), { objectMode: false })
}

type Piece = string | Uint8Array

async function* written(request: Request, first: IteratorResult<Piece>, rest: AsyncIterable<Piece>) {
  if (first.done) return
  yield first.value
  try {
    for await (const piece of rest) {
      // Other work comes in between, also where the client takes everything immediately
      await turn()
      yield piece
    }
  } catch (error) {
    logFailure(request, toProblem(error), error)
    throw error
  }
}
