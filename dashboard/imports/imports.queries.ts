import { readAll } from '@cueroom/core/contract/pages.ts'
import { useQuery } from '@tanstack/react-query'
import { useApi, useChange } from '../app/api.tsx'
import { counted } from '@cueroom/core/text/counted.ts'

const importsPath = '/api/imports'

export function useImports() {
  const api = useApi()
  return useQuery({
    queryKey: [importsPath],
    queryFn: async ({ signal }) => (await readAll(api.imports.list, { query: {}, signal })).rows,
  })
}

/** One import with the rows that were left out. */
export function useImportReport(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: [importsPath, id],
    queryFn: ({ signal }) => api.imports.get({ params: { id }, signal }),
  })
}

/** Reverts a whole import; guests it added move to the trash for 30 days. */
export const useUndoImport = () =>
  useChange((api, id: string) => api.imports.undo({ params: { id } }), {
    refresh: ['/api/guests', importsPath],
    success: ({ deleted, restored }) => ({
      title: 'Import undone',
      message:
        [
          ...(deleted > 0 ? [`${counted(deleted, 'guest')} deleted`] : []),
          ...(restored > 0 ? [`${counted(restored, 'guest')} as before`] : []),
        ].join(', ') || undefined,
    }),
    failure: { title: 'Undo Failed', message: "Couldn't undo the import. Nothing was changed." },
  })
