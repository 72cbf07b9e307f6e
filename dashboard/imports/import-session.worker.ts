import { type ImportSession, openImportSession } from '@cueroom/core/imports/session/import-session.ts'
import { type ImportFailure, toFailure } from '@cueroom/core/imports/read/import-error.ts'

export type SessionMethod = keyof ImportSession
/** What the page asks of the session; the first task brings the file. */
export type SessionRequest =
  | { id: number; file: File }
  | { id: number; method: SessionMethod; args: unknown[] }
export type SessionReply = { id: number; value: unknown } | { id: number; failure: ImportFailure }

let session: Promise<ImportSession> | undefined
let queue: Promise<unknown> = Promise.resolve()

// One after another: what is known of the show is there before anything is planned
addEventListener('message', ({ data }: MessageEvent<SessionRequest>) => {
  queue = queue.then(async () => postMessage(await answer(data)))
})

async function answer(task: SessionRequest): Promise<SessionReply> {
  const { id } = task
  try {
    if ('file' in task) session = open(task.file)
    const opened = await session!
    if ('file' in task) return { id, value: null }
    const method = opened[task.method] as (...args: unknown[]) => Promise<unknown>
    return { id, value: await method(...task.args) }
  } catch (error) {
    return { id, failure: toFailure(error) }
  }
}

const open = async (file: File) =>
  openImportSession({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })
