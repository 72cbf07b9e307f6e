import type { ImportPlan } from '@cueroom/core/guests/import/plan-shapes.ts'
import { useApi, useChange } from '../../app/api.tsx'
import type { Choices } from './use-import-plan.ts'

/** Takes a whole import back; its guests stand under Recently deleted for 30 days. */
export const useUndoImport = () =>
  useChange((api, id: string) => api.imports.undo({ params: { id } }), {
    refresh: ['/api/guests'],
    success: { title: 'Import undone' },
    failure: { title: 'Delete Failed', message: 'The import could not be undone. Nothing was changed.' },
  })

export type Remembered = Record<string, Choices['map']>

const signaturesOf = (plan: ImportPlan) => [
  ...new Set(plan.sheets.flatMap(({ imported, signature }) => (imported && signature ? [signature] : []))),
]

/** How hosts of this show mapped sheets with these headers before. A failed look-up only means: nothing known. */
export function useRecall() {
  const api = useApi()
  return async (plan: ImportPlan): Promise<Remembered> => {
    const known = await Promise.all(
      signaturesOf(plan).map(async (signature) => {
        const mapping = await api.imports.mapping({ params: { signature } }).catch(() => null)
        return mapping ? [[signature, mapping]] : []
      }),
    )
    return Object.fromEntries(known.flat()) as Remembered
  }
}

/** Keeps a corrected mapping for the next file with the same headers. That it failed is nothing to stop for. */
export function useRememberMapping(plan: ImportPlan, map: Choices['map']) {
  const api = useApi()
  return () => {
    if (Object.keys(map).length === 0) return
    for (const signature of signaturesOf(plan)) {
      api.imports.remember({ params: { signature }, body: { mapping: map } }).catch(() => {})
    }
  }
}
