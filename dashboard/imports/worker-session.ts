import type { ImportSession } from '@cueroom/core/imports/session/import-session.ts'
import { fromFailure, ImportError, readerFailedText } from '@cueroom/core/imports/read/import-error.ts'
import {
  browserLimits,
  fileTooLarge,
  importDeadline,
  tooSlow,
} from '@cueroom/core/imports/read/import-limits.ts'
import { wrap } from 'comlink'
import type { SessionMethod, SessionWorker } from './import-session.worker.ts'

/** Closing the session stops its work and rejects pending calls. */
export interface ClosableSession extends ImportSession {
  close(): void
}

/**
 * A file in its own worker: the page receives only what it displays and stays responsive.
 * @throws ImportError, whose message is meant for the host
 */
export function openInWorker(file: File): ClosableSession {
  const { textBytes } = browserLimits
  if (file.size > textBytes) return refusing(fileTooLarge(textBytes))
  const worker = new Worker(new URL('./import-session.worker.ts', import.meta.url), { type: 'module' })
  const remote = wrap<SessionWorker>(worker)
  // comlink leaves calls pending when its worker ends
  const ended = Promise.withResolvers<never>()
  ended.promise.catch(() => {})
  const end = (error: unknown) => {
    worker.terminate()
    ended.reject(error)
  }
  worker.addEventListener('error', () => end(new ImportError('reader_failed', readerFailedText)))

  const ask = async (method: SessionMethod, args: unknown[]): Promise<unknown> => {
    const timer = setTimeout(() => end(tooSlow()), importDeadline)
    try {
      const reply = await Promise.race([remote.call(file, method, args), ended.promise])
      if ('failure' in reply) throw fromFailure(reply.failure)
      return reply.value
    } finally {
      clearTimeout(timer)
    }
  }
  const call =
    <M extends SessionMethod>(method: M) =>
    (...args: Parameters<ImportSession[M]>) =>
      ask(method, args) as ReturnType<ImportSession[M]>

  return {
    addExisting: call('addExisting'),
    preview: call('preview'),
    call: call('call'),
    leftOut: call('leftOut'),
    close: () => end(new DOMException('The session is closed', 'AbortError')),
  }
}

function refusing(error: ImportError): ClosableSession {
  const refuse = async () => {
    throw error
  }
  return { addExisting: refuse, preview: refuse, call: refuse, leftOut: refuse, close: () => {} }
}
