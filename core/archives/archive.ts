import * as z from 'zod'

/** What an archive holds, and so what restoring it writes. Rows in the trash count, too. */
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
  /** This show was restored from it before: doing it again changes nothing. */
  isRestored: z.boolean(),
})
export type ArchivePreview = z.infer<typeof ArchivePreview>

export const RestoredArchive = ArchiveSummary.extend({
  /** False when this show was restored from it before, and nothing changed. */
  changed: z.boolean(),
})
export type RestoredArchive = z.infer<typeof RestoredArchive>
