import * as z from 'zod'

/** Number of rows in an archive, and so of rows that restoring it writes. Includes rows in the trash. */
export const ArchiveSummary = z.object({
  show: z.string(),
  createdAt: z.iso.datetime(),
  guests: z.int(),
  answers: z.int(),
  texts: z.int(),
  questionnaires: z.int(),
  sponsors: z.int(),
  pictures: z.int(),
  /** All rows, those above included. */
  rows: z.int(),
})
export type ArchiveSummary = z.infer<typeof ArchiveSummary>

/** An archive that was checked and can be restored into this show. */
export const ArchivePreview = ArchiveSummary.extend({
  /** This archive was already restored into this show; restoring it again changes nothing. */
  isRestored: z.boolean(),
})
export type ArchivePreview = z.infer<typeof ArchivePreview>

export const RestoredArchive = ArchiveSummary.extend({
  /** False if this archive was already restored into this show, so nothing changed. */
  changed: z.boolean(),
})
export type RestoredArchive = z.infer<typeof RestoredArchive>
