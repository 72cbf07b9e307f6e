import type { ArchivePreview } from '@cueroom/core/archives/archive.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { useQueryClient } from '@tanstack/react-query'
import { serverMessageOr, useChange } from '../app/api.tsx'
import { saveDownload } from '../ui/download.ts'

/** A file that the server has verified. */
export interface CheckedArchive extends ArchivePreview {
  file: File
}

export const useExportShow = () =>
  useChange((api) => api.archives.download(), {
    onSuccess: saveDownload,
    failure: { title: 'Export failed', message: "Couldn't export your show. Please try again." },
  })

export const useCheckArchive = (onChecked: (archive: CheckedArchive) => void) =>
  useChange((api, file: File) => api.archives.preview({ body: file }), {
    onSuccess: (preview, file) => onChecked({ ...preview, file }),
    failure: serverMessageOr("Can't restore this file", "Couldn't check the file. Please try again."),
  })

export function useRestoreArchive() {
  const queries = useQueryClient()
  return useChange((api, file: File) => api.archives.restore({ body: file }), {
    // Any data on any screen may have changed
    onSuccess: () => queries.invalidateQueries(),
    success: ({ changed, rows }) =>
      changed
        ? { title: 'Show restored', message: `${counted(rows, 'row')} restored.` }
        : { title: 'Nothing changed', message: 'You already restored this file.' },
    failure: serverMessageOr('Restore failed', "Couldn't restore the show. Nothing was changed."),
  })
}
