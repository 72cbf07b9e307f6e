import { buffer } from 'node:stream/consumers'
import { toFailure } from '@cueroom/core/imports/read/import-error.ts'
import type { ImportFailure } from '@cueroom/core/imports/read/import-error.ts'
import type { ImportOptions, ImportPlan } from '@cueroom/core/imports/plan/import-plan.ts'
import { planImport } from '@cueroom/core/imports/plan/plan-import.ts'

/** The file itself comes on standard input. */
export type ChildTask = { name: string; options: ImportOptions }
export type ChildAnswer = { plan: ImportPlan } | { failure: ImportFailure }

process.once('message', (task: ChildTask) => {
  void run(task).then((answer) => process.send?.(answer))
})
process.once('disconnect', () => process.exit())

async function run({ name, options }: ChildTask): Promise<ChildAnswer> {
  try {
    return { plan: await planImport({ name, bytes: await buffer(process.stdin) }, options) }
  } catch (error) {
    return { failure: toFailure(error) }
  }
}
