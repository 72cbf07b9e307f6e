import type { ImportPlan, KnownGuest } from '@cueroom/core/imports/plan/import-plan.ts'
import type { ColumnMap } from '@cueroom/core/imports/recognize/import-column.ts'
import type { ImportFile } from '@cueroom/core/imports/read/read-sheets.ts'
import type { RememberedMappings } from '@cueroom/core/imports/plan/remembered.ts'
import type { Cli } from '../app/cli.ts'
import { dim } from '../app/text.ts'
import { readPlan, type SheetFlags } from './sheet-flags.ts'

/** Reads a spreadsheet in the show's time zone with its remembered mappings; `--map` takes precedence. */
export async function readRemembered(
  cli: Cli,
  file: ImportFile,
  flags: SheetFlags,
  existing: KnownGuest[],
): Promise<ImportPlan> {
  const { api, output } = cli
  const { signaturesOf } = await import('@cueroom/core/imports/plan/remembered.ts')
  const show = await api.show.settings()
  const hosts = show?.hosts.map(({ name, email }) => ({ name, email })) ?? []
  const known = { existing, hosts, ...(show?.timeZone && { timeZone: show.timeZone }) }
  const plan = await readPlan(cli, file, flags, known)
  const remembered: RememberedMappings = {}
  for (const signature of signaturesOf(plan)) {
    const mapping = await api.imports.mapping({ params: { signature } })
    if (mapping) remembered[signature] = mapping as RememberedMappings[string]
  }
  if (Object.keys(remembered).length === 0) return plan
  output.say(dim('Columns are mapped as in your last import. Change them with --map.'))
  return readPlan(cli, file, flags, { ...known, remembered })
}

/** Remembers `--map` for the next file with the same headers. Failures are ignored. */
export async function rememberMapping({ api }: Cli, plan: ImportPlan, map: ColumnMap): Promise<void> {
  const { mappingsToRemember, signaturesOf } = await import('@cueroom/core/imports/plan/remembered.ts')
  const before: RememberedMappings = {}
  try {
    for (const signature of signaturesOf(plan))
      before[signature] = ((await api.imports.mapping({ params: { signature } })) ??
        {}) as RememberedMappings[string]
    for (const [signature, mapping] of Object.entries(mappingsToRemember(plan, map, before)))
      await api.imports.remember({ params: { signature }, body: { mapping } })
  } catch {
    // The guests are there; only the next file is read without it
  }
}
