import { ApiError, type NetworkError } from './client.ts'

/** Statuses that a proxy in front of a Cueroom server answers itself. */
const byProxies = new Set([413, 429, 500, 502, 503, 504])

/** Whether a different web server answered: its error isn't in our format, or its reply isn't JSON. */
export const isForeign = (error: ApiError | NetworkError): boolean =>
  error instanceof ApiError
    ? error.problem.error === undefined && !byProxies.has(error.status)
    : error.cause instanceof SyntaxError
