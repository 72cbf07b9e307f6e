import { type ImportDesk, openDesk } from '@cueroom/core/imports/session/import-session.ts'
import { type ImportFailure, toFailure } from '@cueroom/core/imports/read/import-error.ts'

export type DeskMethod = keyof ImportDesk
/** What the page asks of the desk; the first task brings the file. */
export type DeskTask = { id: number; file: File } | { id: number; method: DeskMethod; args: unknown[] }
export type DeskAnswer = { id: number; value: unknown } | { id: number; failure: ImportFailure }

let desk: Promise<ImportDesk> | undefined
let queue: Promise<unknown> = Promise.resolve()

// One after another: what is known of the show is there before anything is planned
addEventListener('message', ({ data }: MessageEvent<DeskTask>) => {
  queue = queue.then(async () => postMessage(await answer(data)))
})

async function answer(task: DeskTask): Promise<DeskAnswer> {
  const { id } = task
  try {
    if ('file' in task) desk = open(task.file)
    const opened = await desk!
    if ('file' in task) return { id, value: null }
    const method = opened[task.method] as (...args: unknown[]) => Promise<unknown>
    return { id, value: await method(...task.args) }
  } catch (error) {
    return { id, failure: toFailure(error) }
  }
}

const open = async (file: File) =>
  openDesk({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })
