import { ApiError, type NetworkError } from './client.ts'

/** What a proxy in front of a Cueroom server answers in its own words. */
const byProxies = new Set([413, 429, 500, 502, 503, 504])

/** Whether another web server answered: its failure is no problem of ours, or its reply isn't JSON. */
export const isForeign = (error: ApiError | NetworkError): boolean =>
  error instanceof ApiError
    ? error.problem.error === undefined && !byProxies.has(error.status)
    : error.cause instanceof SyntaxError
