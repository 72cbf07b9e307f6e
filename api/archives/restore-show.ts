import { archiveContents } from '@cueroom/core/archives/archive-contents.ts'
import { listed } from '@cueroom/core/text/format.ts'
import type { ArchivePreview, ArchiveSummary, RestoredArchive } from '@cueroom/core/archives/archive.ts'
import { type Db, forTenant, lockShow } from '../db/tenant.ts'
import type { App } from '../http/app.ts'
import { noteForAudit } from '../http/audit-note.ts'
import { conflict } from '../problems/problems.ts'
import { nativeError } from '../problems/native-error.ts'
import { reserve } from '../quotas/quotas.service.ts'
import { foreign, type Manifest } from './archive-format.ts'
import { readSchema } from './archive-schema.ts'
import { archivedTables } from './archive-tables.ts'
import type { OpenArchive } from './read-archive.ts'
import { type Target, newPublicIds, restoreTable } from './restore-rows.ts'

/**
 * What restoring the archive would write. It is restored and taken back, so that what is confirmed doesn't fail later.
 * @throws 400 invalid_archive, 403 quota_reached, 409 show_not_new.
 */
export async function previewArchive(
  db: Db,
  archive: OpenArchive,
  secrets: App['secrets'],
): Promise<ArchivePreview> {
  const summary = summaryOf(archive.manifest)
  await lockShow(db, 'restore')
  if (await wasRestored(db, archive.manifest)) return { ...summary, isRestored: true }
  await db.raw('savepoint before_preview')
  await writeShow(db, archive, secrets)
  await db.raw('rollback to savepoint before_preview')
  return { ...summary, isRestored: false }
}

/**
 * Restores an archive into a show that is new. Either everything is restored or nothing; the show is the one of the
 * transaction, whatever the rows say, and row-level security holds it to that.
 * @throws 400 invalid_archive, 403 quota_reached, 409 show_not_new.
 */
export async function restoreArchive(
  db: Db,
  archive: OpenArchive,
  secrets: App['secrets'],
): Promise<RestoredArchive> {
  const { manifest } = archive
  // Of two restores at the same time the second one finds what the first one wrote
  await lockShow(db, 'restore')
  if (await wasRestored(db, manifest)) {
    noteForAudit(db, { unchanged: true })
    return { ...summaryOf(manifest), changed: false }
  }
  await writeShow(db, archive, secrets)
  await forTenant(db, 'inbox_items').whereNull('readAt').update({ readAt: db.fn.now() })
  await db('show_restores').insert({ archiveId: manifest.id })
  noteForAudit(db, { details: listed(archiveContents(summaryOf(manifest))) })
  return { ...summaryOf(manifest), changed: true }
}

async function writeShow(db: Db, archive: OpenArchive, secrets: App['secrets']) {
  await requireNew(db)
  await reserveRoom(db, archive)
  await forTenant(db, 'questionnaires').delete()
  await forTenant(db, 'guest_days').delete()
  try {
    await restoreRows(db, archive, secrets)
  } catch (error) {
    throw isRefusedRow(error) ? foreign() : error
  }
}

async function restoreRows(db: Db, archive: OpenArchive, secrets: App['secrets']) {
  const schema = await readSchema(db)
  const ids = await newPublicIds(db, schema, archive, secrets)
  const target: Target = { db, archive, ids, counted: new Map() }
  for (const table of schema) await restoreTable(target, table)
}

/** Of PostgreSQL: data that a column can't hold, or that break a constraint. */
const isRefusedRow = (error: unknown) =>
  error instanceof Error && /^2[23]/.test(nativeError(error).code ?? '')

const wasRestored = async (db: Db, { id: archiveId }: Manifest) =>
  (await forTenant(db, 'show_restores').where({ archiveId }).first(db.raw('1'))) !== undefined

/** A new show has the questionnaire it came with, which may have been visited, and nothing else. */
const countedBefore = new Set<string>(['questionnaires', 'questionnaire_days', 'guest_days'])

async function requireNew(db: Db) {
  for (const table of archivedTables) {
    if (countedBefore.has(table)) continue
    if (await forTenant(db, table).first(db.raw('1'))) throw notNew()
  }
  const questionnaires: { version: number }[] = await forTenant(db, 'questionnaires')
    .select('version')
    .limit(2)
  if (questionnaires.length > 1 || questionnaires.some(({ version }) => version > 1)) throw notNew()
}

const notNew = () =>
  conflict(
    'This show already has guests, questionnaires or settings. Restore into a new show instead. Nothing was changed.',
    'show_not_new',
  )

const rowsOf = ({ tables }: Manifest, table: keyof Manifest['tables']) => tables[table]?.rows ?? 0

async function reserveRoom(db: Db, { manifest, mediaBytes }: OpenArchive) {
  await reserve(db, 'guests', rowsOf(manifest, 'guests'))
  await reserve(db, 'answers', rowsOf(manifest, 'questionnaire_responses'))
  await reserve(db, 'texts', rowsOf(manifest, 'generated_content'))
  await reserve(db, 'mediaBytes', mediaBytes)
}

const summaryOf = (manifest: Manifest): ArchiveSummary => ({
  show: manifest.show,
  createdAt: manifest.createdAt,
  guests: rowsOf(manifest, 'guests'),
  answers: rowsOf(manifest, 'questionnaire_responses'),
  texts: rowsOf(manifest, 'generated_content'),
  questionnaires: rowsOf(manifest, 'questionnaires'),
  sponsors: rowsOf(manifest, 'saved_sponsors'),
  pictures: rowsOf(manifest, 'media'),
  rows: Object.values(manifest.tables).reduce((sum, { rows }) => sum + rows, 0),
})
