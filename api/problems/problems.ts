import Boom from '@hapi/boom'
import type { Problem } from '@cueroom/core/contract/shapes.ts'
import { counted } from '@cueroom/core/text/format.ts'
import type * as z from 'zod'
import { nativeError } from './native-error.ts'
import { isOutcomeUnknown, isTemporary } from './outage.ts'

type Details = NonNullable<Problem['details']>
interface ProblemData {
  code: string
  details?: Details
  /** Seconds after which the call may be tried again. */
  retryAfter?: number
  /** Methods that the address takes, for the header Allow. */
  allow?: string
}

// Failures of ours: those that hapi and its plugins throw may carry names of files and codes of the system
const own = new WeakSet<Error>()

/** A failure as the contract promises it: `{ error, code, details? }`. `error` is read by people. */
export function problem(status: number, code: string, error: string, extra: Omit<ProblemData, 'code'> = {}) {
  const failure = new Boom.Boom(error, { statusCode: status, data: { code, ...extra } satisfies ProblemData })
  own.add(failure)
  return failure
}

export const unauthorized = (error = 'Please sign in') => problem(401, 'unauthorized', error)
export const notFound = (record: string) => problem(404, 'not_found', `${record} not found`)
export const conflict = (error: string, code = 'conflict') => problem(409, code, error)
/** @param record as it reads in a sentence: "guest", "show settings" */
export const versionConflict = (record: string) =>
  conflict(
    `Someone else changed the ${record} while you were editing. Load the latest version and choose what to keep.`,
    'version_conflict',
  )
export const invalid = (error: string, details?: Details) =>
  problem(400, 'invalid', error, details && { details })
/** @param retryAfter seconds */
export function tooMany(retryAfter: number) {
  const when = retryAfter > 60 ? counted(Math.ceil(retryAfter / 60), 'minute') : counted(retryAfter, 'second')
  return problem(429, 'too_many_requests', `Too many requests. Please try again in ${when}.`, { retryAfter })
}
export const unavailable = () =>
  problem(503, 'unavailable', 'The service is busy. Nothing was changed. Please try again.', {
    retryAfter: 2,
  })

/** The connection was lost after COMMIT was sent. */
export const outcomeUnknown = () =>
  problem(503, 'outcome_unknown', "We don't know whether this was saved. Check before you try again.", {
    retryAfter: 2,
  })

export const storageFull = () =>
  problem(503, 'storage_full', 'The server has no storage space left. Nothing was changed.', {
    retryAfter: 60,
  })

/** Turns what a schema refused into a 400 whose message is the first one meant for the user. */
export function refused(error: z.ZodError) {
  const details = error.issues.slice(0, 50).flatMap(({ path, message, ...issue }) => {
    const keys = 'keys' in issue && issue.code === 'unrecognized_keys' ? issue.keys : undefined
    return [{ path: [...path, ...(keys?.slice(0, 1) ?? [])].join('.'), message }]
  })
  return invalid(details[0]?.message ?? 'The request is invalid', details)
}

const codes: Record<number, string> = {
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  408: 'timeout',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
}

// Of PostgreSQL, and of the file system
const outOfSpace = new Set(['53100', 'ENOSPC', 'EDQUOT'])

const refersToDeleted =
  'Something this refers to was deleted or added at the same moment. Nothing was changed. Please try again.'

function fromDatabase(thrown: Error) {
  const error = nativeError(thrown)
  if (outOfSpace.has(error.code ?? '')) return storageFull()
  if (isOutcomeUnknown(error)) return outcomeUnknown()
  if (isTemporary(error)) return unavailable()
  if (error.code === '23505') return conflict('This already exists')
  // Of two calls at the same moment: one deletes what the other refers to
  if (error.code === '23503') return conflict(refersToDeleted)
  if (error.code === '22021' || error.code === '22P05')
    return invalid("The text contains characters that can't be stored")
  return undefined
}

/** The problem reply for any thrown error. */
export function toProblem(error: unknown): Boom.Boom<ProblemData> {
  if (Boom.isBoom(error) && own.has(error)) return error
  const known = error instanceof Error ? fromDatabase(error) : undefined
  if (known) return known
  if (Boom.isBoom(error) && !error.isServer) return fromHapi(error.output.statusCode, error.message)
  return problem(500, 'internal', 'Something went wrong on our side. Please try again.')
}

/** Said of a body that is larger than its call takes. */
export const bodyTooLarge = 'The request body is too large'

// Of a refused token nothing is said but that it is refused
const fromHapi = (status: number, message: string) =>
  status === 401
    ? unauthorized()
    : problem(status, codes[status] ?? 'failed', status === 413 ? bodyTooLarge : message)

export function problemBody(failure: Boom.Boom<ProblemData>, requestId: string): Problem {
  const { code = 'failed', details } = failure.data ?? {}
  return { error: failure.message, code, ...(details && { details }), requestId }
}
