import { isBoom } from '@hapi/boom'
import { counted } from '@cueroom/core/text/format.ts'
import OpenAI from 'openai'
import { problem } from '../problems/problems.ts'
import { failed, safe, serverFailed, unreadable } from './no-text.ts'

const administrator = 'Ask your administrator to check it.'
/** Seconds to wait for a busy model that does not say how long. */
const usualWait = 20
const longestWait = 600
/** Seconds a host is let wait for a second try. */
const longestSecondWait = 5

/** What the host can do about a provider's failure; its own words stay out of the answer. */
export function explain(error: unknown) {
  if (isBoom(error)) return error
  if (error instanceof OpenAI.AuthenticationError || error instanceof OpenAI.PermissionDeniedError) {
    return problem(502, 'provider_refused', `The language model rejected the API key. ${administrator}`)
  }
  if (error instanceof OpenAI.NotFoundError) {
    return problem(
      502,
      'provider_model',
      `The language model's server has no model of this name. ${administrator}`,
    )
  }
  if (isRedirect(error)) {
    return problem(
      502,
      'provider_refused',
      `The language model’s server redirected us elsewhere. ${administrator}`,
    )
  }
  if (error instanceof OpenAI.RateLimitError) return isQuota(error) ? quotaUsed() : busy(error)
  if (isConnection(error)) {
    const unreachable = problem(502, 'provider_unreachable', `Couldn't reach the language model. ${safe}`)
    return Object.assign(unreachable, { cause: error })
  }
  if (error instanceof SyntaxError) return unreadable()
  return isFailure(error) ? serverFailed(error.status) : failed()
}

/** The server replied with an error. */
const isFailure = (error: unknown): error is InstanceType<typeof OpenAI.APIError> =>
  error instanceof OpenAI.APIError &&
  !(error instanceof OpenAI.APIConnectionError) &&
  !(error instanceof OpenAI.APIUserAbortError)

/** Redirects are not followed: they could lead anywhere, with the prompt and the key. */
const isRedirect = (error: unknown) =>
  error instanceof OpenAI.APIError && error.status !== undefined && error.status >= 300 && error.status < 400
const isConnection = (error: unknown) =>
  error instanceof OpenAI.APIConnectionError && !(error instanceof OpenAI.APIConnectionTimeoutError)
const isQuota = ({ code }: { code?: string | null | undefined }) => code === 'insufficient_quota'
const quotaUsed = () =>
  problem(502, 'provider_quota', `The language model's quota is used up. ${administrator}`)

interface Refusal {
  headers?: Headers | undefined
}

/** Seconds after which a busy model wants to be asked again; undefined when it does not say. */
function saidWait({ headers }: Refusal) {
  const seconds = Math.ceil(Number(headers?.get('retry-after')))
  return seconds > 0 ? Math.min(seconds, longestWait) : undefined
}

/** Milliseconds after which a second try makes sense while the host waits; undefined when it does not. */
export function secondTryAfter(error: unknown): number | undefined {
  if (error instanceof OpenAI.RateLimitError) {
    const seconds = isQuota(error) ? undefined : saidWait(error)
    return seconds && seconds <= longestSecondWait ? seconds * 1_000 : undefined
  }
  const passing = error instanceof OpenAI.InternalServerError || isConnection(error)
  return passing ? 500 : undefined
}

function busy(refusal: Refusal) {
  const retryAfter = saidWait(refusal) ?? usualWait
  return problem(
    503,
    'provider_busy',
    `The language model is busy. Please try again in ${counted(retryAfter, 'second')}.`,
    {
      retryAfter,
    },
  )
}
