import { type ImportFailure, toFailure } from '@cueroom/core/imports/read/import-error.ts'
import { planImport } from '@cueroom/core/imports/plan/plan-import.ts'
import type { ImportFile } from '@cueroom/core/imports/read/read-sheets.ts'
import { leftOutTable } from '@cueroom/core/imports/send/left-out-table.ts'
import type { ReadTask } from '../app/cli.ts'

export type ReadAnswer = { value: unknown } | { failure: ImportFailure }

/** Does what is to be done with a spreadsheet, in the process that calls it. */
export async function doReadTask(file: ImportFile, { options, leftOut }: ReadTask): Promise<ReadAnswer> {
  try {
    return {
      value: await (leftOut ? leftOutTable(file, leftOut, options.limits) : planImport(file, options)),
    }
  } catch (error) {
    return { failure: toFailure(error) }
  }
}
