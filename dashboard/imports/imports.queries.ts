import { counted } from '@cueroom/core/text/format.ts'
import { useChange, useList, useRead } from '../app/api.tsx'

export const useImports = () => useList(['imports'], ({ imports }) => imports.list, {})

/** One import with its skipped rows. */
export const useImportReport = (id: string) =>
  useRead(['imports', id], ({ imports }, signal) => imports.get({ params: { id }, signal }))

/** Reverts a whole import; guests it added move to the trash for 30 days. */
export const useUndoImport = () =>
  useChange((api, id: string) => api.imports.undo({ params: { id } }), {
    refresh: ['guests', 'imports'],
    success: ({ deleted, restored }) => ({
      title: 'Import undone',
      message:
        [
          ...(deleted > 0 ? [`${counted(deleted, 'guest')} deleted`] : []),
          ...(restored > 0 ? [`${counted(restored, 'guest')} reverted`] : []),
        ].join(', ') || undefined,
    }),
    failure: { title: 'Undo failed', message: "Couldn't undo the import. Nothing was changed." },
  })
