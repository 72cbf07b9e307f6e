import type { ClientOf } from '../../contract/client.ts'
import { type RetryOptions, withRetries } from '../../contract/retry.ts'
import type { imports } from '../imports.contract.ts'
import type { ImportCall, leftOutSummary } from './import-calls.ts'

/** What all calls of one import share. */
interface ImportHeader {
  importId: string
  fileName: string
  source: 'dashboard' | 'cli'
  /** IANA time zone in which dates of the file were read. */
  timeZone: string
  leftOut: ReturnType<typeof leftOutSummary>
}

const longestFileName = 300
const longestPause = 60_000
const usualRetry = {
  retries: 3,
  pause: (repetition: number) => Math.min(longestPause, 1_000 * 2 ** repetition),
}

/** Sends one call of an import, with retries. The id and the index are its key, so it counts once however often it is sent. */
export function sendImportCall(
  api: ClientOf<{ imports: typeof imports }>,
  { call, index }: { call: ImportCall; index: number },
  { fileName, leftOut, ...header }: ImportHeader,
  retry: Omit<RetryOptions, 'retries' | 'pause'> = {},
) {
  const body = {
    ...call,
    ...header,
    fileName: fileName.slice(0, longestFileName),
    ...(index === 0 && { leftOut }),
  }
  const idempotencyKey = `${header.importId}-${index}`
  const { signal } = retry
  return withRetries(() => api.imports.create({ body, idempotencyKey, ...(signal && { signal }) }), {
    ...usualRetry,
    ...retry,
  })
}
