import { fromFailure, ImportError, READER_FAILED } from '@cueroom/core/guests/import/import-error.ts'
import { BROWSER_LIMITS, fileTooLarge, IMPORT_DEADLINE, tooSlow } from '@cueroom/core/guests/import/limits.ts'
import type { ImportOptions, ImportPlan } from '@cueroom/core/guests/import/plan-shapes.ts'
import type { WorkerAnswer, WorkerTask } from './parse-file.worker.ts'

/** How long a worker waits for the next change to the same file, in milliseconds. */
const KEPT = 60_000

let kept: { file: File; worker: Worker; timer: ReturnType<typeof setTimeout> } | null = null

/**
 * The plan of an import, made in a worker that lives as long as the host works with one file, so that a changed
 * mapping does not read it again. Throws ImportError, whose message is meant for the host. Aborting `signal` ends the
 * worker and rejects with the signal's reason.
 */
export function parseFile(
  file: File,
  options: ImportOptions = {},
  signal?: AbortSignal,
): Promise<ImportPlan> {
  const { textBytes } = options.limits ?? BROWSER_LIMITS
  if (file.size > textBytes) return Promise.reject(fileTooLarge(textBytes))
  if (signal?.aborted) return Promise.reject(signal.reason as Error)
  const worker = takeWorker(file)
  return ask(worker, { file, options }, signal).then(
    (plan) => {
      keepWorker(file, worker)
      return plan
    },
    (error: unknown) => {
      worker.terminate()
      throw error
    },
  )
}

function ask(worker: Worker, task: WorkerTask, signal?: AbortSignal): Promise<ImportPlan> {
  const { promise, resolve, reject } = Promise.withResolvers<ImportPlan>()
  const timer = setTimeout(() => reject(tooSlow()), IMPORT_DEADLINE)
  const answered = new AbortController()
  const listening = { signal: answered.signal }
  signal?.addEventListener('abort', () => reject(signal.reason as Error), listening)
  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<WorkerAnswer>) => {
      if ('plan' in data) resolve(data.plan)
      else reject(fromFailure(data.failure))
    },
    listening,
  )
  const failed = () => reject(new ImportError('reader-failed', READER_FAILED))
  worker.addEventListener('error', failed, listening)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  worker.postMessage(task)
  return promise.finally(() => {
    clearTimeout(timer)
    answered.abort()
  })
}

function takeWorker(file: File): Worker {
  const { worker, file: last } = kept ?? {}
  dropKept(last === file)
  return worker && last === file
    ? worker
    : new Worker(new URL('./parse-file.worker.ts', import.meta.url), { type: 'module' })
}

function keepWorker(file: File, worker: Worker) {
  dropKept()
  kept = { file, worker, timer: setTimeout(() => dropKept(), KEPT) }
}

function dropKept(spare = false) {
  if (!kept) return
  clearTimeout(kept.timer)
  if (!spare) kept.worker.terminate()
  kept = null
}
