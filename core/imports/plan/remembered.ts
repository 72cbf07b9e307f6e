import { isColumn } from '../recognize/column-key.ts'
import type { ColumnMap } from '../recognize/import-column.ts'
import type { ImportOptions, ImportPlan, PlannedSheet } from './import-plan.ts'

/** Mappings by the signature of the headers they were made for. */
export type RememberedMappings = NonNullable<ImportOptions['remembered']>

/** The headers of a plan's imported sheets, whose mappings are worth looking up. */
export const signaturesOf = (plan: Pick<ImportPlan, 'sheets'>): string[] => [
  ...new Set(plan.sheets.flatMap(({ imported, signature }) => (imported && signature ? [signature] : []))),
]

/** Under which a mapping says that a sheet with its headers isn't imported; sheets of several years have the same ones. */
const sheetKey = (name: string) => `[sheet] ${name}`

/** Whether the host left the sheet out before. */
export const wasLeftOut = ({ name, signature }: PlannedSheet, remembered: RememberedMappings = {}) =>
  signature !== null && remembered[signature]?.[sheetKey(name)] === 'ignore'

/** What to keep of the host's choice of sheets for the next such file, where they chose. */
export function sheetsToRemember(
  { sheets }: Pick<ImportPlan, 'sheets'>,
  { sheet: chosen, remembered = {} }: Pick<ImportOptions, 'sheet' | 'remembered'>,
): RememberedMappings {
  const keep: RememberedMappings = {}
  if (chosen === undefined) return keep
  for (const sheet of sheets) {
    const { name, imported, signature } = sheet
    if (!signature || imported !== wasLeftOut(sheet, remembered)) continue
    const { [sheetKey(name)]: _, ...others } = keep[signature] ?? remembered[signature] ?? {}
    keep[signature] = imported ? others : { ...others, [sheetKey(name)]: 'ignore' }
  }
  return keep
}

/** What to keep of the host's mapping for the next file with such headers; what was corrected before stays. */
export function mappingsToRemember(
  { sheets, columns }: Pick<ImportPlan, 'sheets' | 'columns'>,
  map: ColumnMap,
  remembered: RememberedMappings = {},
): RememberedMappings {
  const keep: RememberedMappings = {}
  for (const { name, imported, signature } of sheets) {
    if (!imported || !signature) continue
    const own = Object.entries(map).filter(([key]) =>
      columns.some(({ sheet, header, index }) => sheet === name && isColumn(key, header, index)),
    )
    if (own.length > 0)
      keep[signature] = { ...remembered[signature], ...keep[signature], ...Object.fromEntries(own) }
  }
  return keep
}
