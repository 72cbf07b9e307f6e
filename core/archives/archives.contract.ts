import { withSchemas } from '../contract/endpoint.ts'
import { ArchivePreview, RestoredArchive } from './archive.ts'
import { archives as calls } from './archives.calls.ts'

export const archives = withSchemas(calls, {
  download: {},
  preview: { reply: ArchivePreview },
  restore: { reply: RestoredArchive },
})
