import { toFailure } from '@cueroom/core/guests/import/import-error.ts'
import type { ImportFailure } from '@cueroom/core/guests/import/import-error.ts'
import { BROWSER_LIMITS } from '@cueroom/core/guests/import/limits.ts'
import type { ImportOptions, ImportPlan, Sheet } from '@cueroom/core/guests/import/plan-shapes.ts'
import { planSheets } from '@cueroom/core/guests/import/plan.ts'
import { readSheets } from '@cueroom/core/guests/import/read-sheets.ts'

export type WorkerTask = { file: File; options: ImportOptions }
export type WorkerAnswer = { plan: ImportPlan } | { failure: ImportFailure }

// The worker serves one file: read once, planned anew with every change of the host's
let sheets: Sheet[] | undefined

addEventListener('message', (event: MessageEvent<WorkerTask>) => {
  void run(event.data).then((answer) => postMessage(answer))
})

async function run({ file, options }: WorkerTask): Promise<WorkerAnswer> {
  try {
    sheets ??= await read(file, options)
    return { plan: planSheets(file.name, sheets, options) }
  } catch (error) {
    return { failure: toFailure(error) }
  }
}

async function read(file: File, { limits = BROWSER_LIMITS }: ImportOptions): Promise<Sheet[]> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return readSheets({ name: file.name, bytes }, limits)
}
