import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { archiveType } from '@cueroom/core/archives/archive-limits.ts'
import type { StreamedFile } from '@cueroom/core/contract/file.ts'
import { fileName } from '@cueroom/core/exports/file-name.ts'
import { inSnapshot } from '../db/tenant.ts'
import type { App } from '../http/app.ts'
import { writeArchive } from './write-archive.ts'

interface ExportedShow {
  tenantId: string
  show: string
  /** Aborted when the caller disconnects. */
  signal: AbortSignal
}

/**
 * Exports a whole show as one zip. It is written to a temporary file first, so no transaction is open during
 * the download.
 */
export async function exportShow(app: App, { tenantId, show, signal }: ExportedShow): Promise<StreamedFile> {
  const directory = await mkdtemp(join(tmpdir(), 'cueroom-archive-'))
  const remove = () => rm(directory, { recursive: true, force: true })
  // Also where the caller left before the first byte was read
  signal.addEventListener('abort', () => void remove())
  const file = join(directory, 'show.zip')
  try {
    await inSnapshot(app.knex, tenantId, (db) =>
      writeArchive(db, { tenantId, show, file, secrets: app.secrets, signal }),
    )
    signal.throwIfAborted()
  } catch (error) {
    await remove()
    throw error
  }
  const name = fileName([show, 'archive'], 'zip')
  return { name, type: archiveType, pieces: readAndRemove(file, remove) }
}

async function* readAndRemove(file: string, remove: () => Promise<void>) {
  try {
    for await (const piece of createReadStream(file)) yield piece as Buffer
  } finally {
    await remove()
  }
}
