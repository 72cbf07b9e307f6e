import Boom from '@hapi/boom'
import type { Request, ResponseToolkit } from '@hapi/hapi'
import { problemBody, toProblem } from '../problems/problems.ts'
import { isClientGone } from './client-gone.ts'
import { requestId } from './request-id.ts'

/** The one door for failures: gives each the shape of the contract, and keeps what is internal inside. */
export function answerProblems(request: Request, h: ResponseToolkit) {
  const { response } = request
  if (!Boom.isBoom(response)) return h.continue
  const failure = toProblem(response)
  const { statusCode } = failure.output
  if (failure.data?.code === 'storage_full') request.server.app.storage.reportFull()
  logFailure(request, failure, response)
  const answer = h.response(problemBody(failure, requestId(request))).code(statusCode)
  if (failure.data?.retryAfter) answer.header('retry-after', String(failure.data.retryAfter))
  if (statusCode === 401) answer.header('www-authenticate', 'Bearer')
  return answer
}

/** Logs what is our failure: not what was refused, nor what was given up as nobody waits for it. */
export function logFailure(request: Request, failure: Boom.Boom, err: unknown) {
  if (failure.output.statusCode < 500 || isClientGone(request)) return
  request.server.app.log.error({ requestId: requestId(request), err }, 'request failed')
}
