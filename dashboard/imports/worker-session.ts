import type { ImportSession } from '@cueroom/core/imports/session/import-session.ts'
import { fromFailure, ImportError, readerFailedText } from '@cueroom/core/imports/read/import-error.ts'
import {
  browserLimits,
  fileTooLarge,
  importDeadline,
  tooSlow,
} from '@cueroom/core/imports/read/import-limits.ts'
import type { SessionReply, SessionMethod, SessionRequest } from './import-session.worker.ts'

/** A session that ends: closing it stops whatever it is at, and rejects what was asked of it. */
export interface ClosableSession extends ImportSession {
  close(): void
}

interface Waiting {
  resolve(value: unknown): void
  reject(error: unknown): void
}

type Task = { file: File } | { method: SessionMethod; args: unknown[] }

/**
 * A file at work in a worker of its own, which keeps what it read: the page receives only what it shows, and never
 * waits. Answers reject with ImportError, whose message is meant for the host.
 */
export function openInWorker(file: File): ClosableSession {
  const { textBytes } = browserLimits
  if (file.size > textBytes) return refusing(fileTooLarge(textBytes))
  const worker = new Worker(new URL('./import-session.worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let last = 0

  const fail = (error: unknown) => {
    worker.terminate()
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.addEventListener('error', () => fail(new ImportError('reader-failed', readerFailedText)))
  worker.addEventListener('message', ({ data }: MessageEvent<SessionReply>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('failure' in data) asked?.reject(fromFailure(data.failure))
    else asked?.resolve(data.value)
  })

  const ask = (task: Task): Promise<unknown> => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const id = ++last
    waiting.set(id, { resolve, reject })
    const timer = setTimeout(() => fail(tooSlow()), importDeadline)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage({ id, ...task } satisfies SessionRequest)
    return promise.finally(() => clearTimeout(timer))
  }
  const asking =
    <M extends SessionMethod>(method: M) =>
    (...args: Parameters<ImportSession[M]>) =>
      ask({ method, args }) as ReturnType<ImportSession[M]>

  // A file that cannot be opened is told by the first answer that is waited for
  ask({ file }).catch(() => {})
  return {
    addExisting: asking('addExisting'),
    preview: asking('preview'),
    call: asking('call'),
    leftOut: asking('leftOut'),
    close: () => fail(new DOMException('The session is closed', 'AbortError')),
  }
}

function refusing(error: ImportError): ClosableSession {
  const refuse = async () => {
    throw error
  }
  return { addExisting: refuse, preview: refuse, call: refuse, leftOut: refuse, close: () => {} }
}
