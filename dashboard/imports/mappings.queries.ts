import type { ImportPreview } from '@cueroom/core/imports/session/preview.ts'
import {
  mappingsToRemember,
  sheetsToRemember,
  type RememberedMappings,
  signaturesOf,
} from '@cueroom/core/imports/plan/remembered.ts'
import type { ImportChoices } from '@cueroom/core/imports/session/import-session.ts'
import { useApi } from '../app/api.tsx'

/** How this show mapped sheets with these headers before. A failed lookup counts as nothing known. */
export function useRecall() {
  const api = useApi()
  return async (preview: ImportPreview): Promise<RememberedMappings> => {
    const known = await Promise.all(
      signaturesOf(preview).map(async (signature) => {
        const mapping = await api.imports.mapping({ params: { signature } }).catch(() => null)
        return mapping ? [[signature, mapping]] : []
      }),
    )
    return Object.fromEntries(known.flat()) as RememberedMappings
  }
}

/** Stores corrected mappings and the choice of sheets for the next file with the same headers. Failures are ignored. */
export function useRememberMapping() {
  const api = useApi()
  return (preview: ImportPreview, { reading }: ImportChoices) => {
    const sheets = sheetsToRemember(preview, reading)
    const before = { ...reading.remembered, ...sheets }
    const all = { ...sheets, ...mappingsToRemember(preview, reading.map ?? {}, before) }
    for (const [signature, mapping] of Object.entries(all))
      api.imports.remember({ params: { signature }, body: { mapping } }).catch(() => {})
  }
}
