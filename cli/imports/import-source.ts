import { createHash } from 'node:crypto'
import type { ImportPlan, KnownGuest } from '@cueroom/core/imports/plan/import-plan.ts'
import type { ImportFile } from '@cueroom/core/imports/read/read-sheets.ts'
import type { DuplicateChoice } from '@cueroom/core/imports/send/merge-guest.ts'
import type { Cli } from '../app/cli.ts'
import { shellWord } from '../app/shell-word.ts'
import { readingFlags } from './answer-flags.ts'
import { loadPlan } from './plan-file.ts'
import { readRemembered } from './remembered-mappings.ts'
import { readSheet, type SheetFlags } from './sheet-flags.ts'

interface ImportSource {
  digest: string
  /** The command that imports the same again; undefined for standard input. */
  command: string | undefined
  /** Undefined for a saved plan, which has no cells. */
  file?: ImportFile
  planFor(existing: KnownGuest[]): ImportPlan | Promise<ImportPlan>
}

interface SourceFlags extends SheetFlags {
  onDuplicate: DuplicateChoice
  plan?: string
  errorsTo?: string
}

/** A spreadsheet or a saved plan, read once. */
export async function sourceOf(
  cli: Cli,
  file: string | undefined,
  flags: SourceFlags,
): Promise<ImportSource> {
  const { map, sheet, headerRow, nameNameless, splitPeople, onDuplicate } = flags
  const digestOf = (bytes: Uint8Array) =>
    createHash('sha256')
      .update(JSON.stringify({ map, sheet, headerRow, nameNameless, splitPeople, onDuplicate }))
      .update(bytes)
      .digest('hex')
  if (flags.plan !== undefined) {
    const { bytes, planFor } = await loadPlan(cli, flags.plan)
    const command = flags.plan === '-' ? undefined : `cueroom guests import --plan ${shellWord(flags.plan)}`
    return { digest: digestOf(bytes), command, planFor }
  }
  const name = file ?? '-'
  const sheetFile = await readSheet(cli, name)
  return {
    digest: digestOf(sheetFile.bytes),
    file: sheetFile,
    command: name === '-' ? undefined : importCommand(name, flags),
    planFor: (existing) => readRemembered(cli, sheetFile, flags, existing),
  }
}

const importCommand = (file: string, { onDuplicate, errorsTo, ...reading }: SourceFlags) =>
  [
    `cueroom guests import ${shellWord(file)}`,
    ...readingFlags(reading),
    ...(onDuplicate === 'skip' ? [] : [`--on-duplicate ${onDuplicate}`]),
    ...(errorsTo === undefined ? [] : [`--errors-to ${shellWord(errorsTo)}`]),
  ].join(' ')
