import Boom from '@hapi/boom'
import type { Request, ResponseToolkit } from '@hapi/hapi'
import { reportFailure } from '../problems/outage.ts'
import { problemBody, toProblem, unavailable } from '../problems/problems.ts'
import { isClientGone } from './client-gone.ts'
import { requestId } from './request-id.ts'
import { isRefusedPreflight, unknownCall } from './unknown-call.ts'

/** The failure that the caller of a request meets. */
export function failureOf({ method }: Request, error: unknown) {
  const failure = toProblem(error)
  // A read-only call has no outcome to check
  return failure.data?.code === 'outcome_unknown' && method === 'get' ? unavailable() : failure
}

/** The single place for error replies: converts failures to the contract's format and hides internal details. */
export function answerProblems(request: Request, h: ResponseToolkit) {
  const response = isRefusedPreflight(request) ? unknownCall(request) : request.response
  if (!Boom.isBoom(response)) return h.continue
  const failure = failureOf(request, response)
  const { statusCode } = failure.output
  if (failure.data?.code === 'storage_full') request.server.app.storage.reportFull()
  logFailure(request, failure, response)
  const answer = h.response(problemBody(failure, requestId(request))).code(statusCode)
  if (failure.data?.retryAfter) answer.header('retry-after', String(failure.data.retryAfter))
  if (failure.data?.allow) answer.header('allow', failure.data.allow)
  if (statusCode === 401) answer.header('www-authenticate', 'Bearer')
  return answer
}

/** Logs server failures, but not refusals or calls that the client abandoned. */
export function logFailure(request: Request, failure: ReturnType<typeof toProblem>, err: unknown) {
  const { log } = request.server.app
  if (failure.output.statusCode < 500 || isClientGone(request)) return
  if (failure.data?.code === 'stopping') return log.debug({ requestId: requestId(request) }, 'stopping')
  reportFailure(log, err, 'request failed', { requestId: requestId(request) })
}
