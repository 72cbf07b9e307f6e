import { ApiError, NetworkError } from '@cueroom/core/contract/client.ts'
import { isForeign } from '@cueroom/core/contract/foreign-reply.ts'

/** Something else than a Cueroom server answered. Repeating the call doesn't help. */
export class UnexpectedReplyError extends Error {
  constructor(server: string, cause: unknown) {
    super(`${server} didn't respond like a Cueroom server. Check baseUrl.`, { cause })
    this.name = 'UnexpectedReplyError'
  }
}

/** The failure of a call with a message that says what happened, and where. */
export function inWords(error: unknown, server: string): unknown {
  if (!(error instanceof ApiError || error instanceof NetworkError)) return error
  if (isForeign(error)) return new UnexpectedReplyError(server, error)
  error.message = error instanceof ApiError ? (error.problem.error ?? error.message) : noAnswer(error, server)
  return error
}

function noAnswer({ cause }: NetworkError, server: string) {
  if (!(cause instanceof Error)) return `No answer from ${server}.`
  if (cause.name === 'TimeoutError') return `${server} didn't answer in time.`
  const { code, message }: NodeJS.ErrnoException = cause.cause instanceof Error ? cause.cause : cause
  return `No answer from ${server} (${code ?? message}).`
}

/** The origin of a server, without a slash at its end; empty for the page's own. @throws TypeError */
export function serverOf(baseUrl: string): string {
  if (baseUrl === '') return ''
  const url = URL.parse(baseUrl)
  if (url && /^https?:$/.test(url.protocol)) return baseUrl.replace(/\/$/, '')
  throw new TypeError(
    `baseUrl must be an address such as https://cueroom.example.com, not ${JSON.stringify(baseUrl)}.`,
  )
}
