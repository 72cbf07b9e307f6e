import { fromFailure, ImportError, READER_FAILED } from '@cueroom/core/guests/import/import-error.ts'
import { BROWSER_LIMITS, fileTooLarge, IMPORT_DEADLINE, tooSlow } from '@cueroom/core/guests/import/limits.ts'
import type { ImportOptions, ImportPlan } from '@cueroom/core/guests/import/plan-shapes.ts'
import type { WorkerAnswer, WorkerTask } from './parse-file.worker.ts'

/**
 * The plan of an import, made in a worker that lives as long as one file. Throws ImportError, whose message is meant
 * for the host. Aborting `signal` ends the worker and rejects with the signal's reason.
 */
export function parseFile(
  file: File,
  options: ImportOptions = {},
  signal?: AbortSignal,
): Promise<ImportPlan> {
  const { textBytes } = options.limits ?? BROWSER_LIMITS
  if (file.size > textBytes) return Promise.reject(fileTooLarge(textBytes))
  if (signal?.aborted) return Promise.reject(signal.reason as Error)
  const { promise, resolve, reject } = Promise.withResolvers<ImportPlan>()
  const worker = new Worker(new URL('./parse-file.worker.ts', import.meta.url), { type: 'module' })
  const timer = setTimeout(() => reject(tooSlow()), IMPORT_DEADLINE)
  const abort = () => reject(signal?.reason as Error)
  signal?.addEventListener('abort', abort)
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    if ('plan' in data) resolve(data.plan)
    else reject(fromFailure(data.failure))
  })
  worker.addEventListener('error', () => reject(new ImportError('reader-failed', READER_FAILED)))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  worker.postMessage({ file, options } satisfies WorkerTask)
  return promise.finally(() => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
    worker.terminate()
  })
}
