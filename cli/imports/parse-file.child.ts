import { flushCompileCache } from 'node:module'
import { buffer } from 'node:stream/consumers'
import { toFailure } from '@cueroom/core/imports/read/import-error.ts'
import type { ImportFailure } from '@cueroom/core/imports/read/import-error.ts'
import type { ImportOptions } from '@cueroom/core/imports/plan/import-plan.ts'
import { planImport } from '@cueroom/core/imports/plan/plan-import.ts'
import { type LeftOut, leftOutTable } from '@cueroom/core/imports/send/left-out-table.ts'

/** The file itself comes on standard input. Its plan is made, or the table of the rows that were left out. */
export type ChildTask = { name: string; options: ImportOptions; leftOut?: LeftOut }
export type ChildAnswer = { value: unknown } | { failure: ImportFailure }

process.once('message', (task: ChildTask) => {
  // Kept now, as this process is killed when it has answered: reading its code is half of what it does
  flushCompileCache()
  void run(task).then((answer) => process.send?.(answer))
})
process.once('disconnect', () => process.exit())

async function run({ name, options, leftOut }: ChildTask): Promise<ChildAnswer> {
  try {
    const file = { name, bytes: await buffer(process.stdin) }
    const made = leftOut ? leftOutTable(file, leftOut, options.limits) : planImport(file, options)
    return { value: await made }
  } catch (error) {
    return { failure: toFailure(error) }
  }
}
