import { toFailure } from '@cueroom/core/guests/import/import-error.ts'
import type { ImportFailure } from '@cueroom/core/guests/import/import-error.ts'
import type { ImportOptions, ImportPlan } from '@cueroom/core/guests/import/plan-shapes.ts'
import { analyse } from '@cueroom/core/guests/import/plan.ts'

export type WorkerTask = { file: File; options: ImportOptions }
export type WorkerAnswer = { plan: ImportPlan } | { failure: ImportFailure }

addEventListener('message', (event: MessageEvent<WorkerTask>) => {
  void run(event.data).then((answer) => postMessage(answer))
})

async function run({ file, options }: WorkerTask): Promise<WorkerAnswer> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    return { plan: await analyse({ name: file.name, bytes }, options) }
  } catch (error) {
    return { failure: toFailure(error) }
  }
}
