import { type ImportFailure, toFailure } from '@cueroom/core/imports/read/import-error.ts'
import { type ImportSession, openImportSession } from '@cueroom/core/imports/session/import-session.ts'
import { expose } from 'comlink'

export type SessionMethod = keyof ImportSession
type SessionReply = { value: unknown } | { failure: ImportFailure }

let session: Promise<ImportSession> | undefined

const open = async (file: File) =>
  openImportSession({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })

/** A failure is a value here: errors lose their code between threads. */
const worker = {
  async call(file: File, method: SessionMethod, args: unknown[]): Promise<SessionReply> {
    try {
      session ??= open(file)
      const answer = (await session)[method] as (...args: unknown[]) => Promise<unknown>
      return { value: await answer(...args) }
    } catch (error) {
      return { failure: toFailure(error) }
    }
  },
}
export type SessionWorker = typeof worker
expose(worker)
