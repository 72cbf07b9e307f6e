import { counted } from '../text/format.ts'
import type { ArchiveSummary } from './archive.ts'

/** The contents of an archive in words, such as "12 guests". */
export const archiveContents = (archive: ArchiveSummary): string[] => [
  counted(archive.guests, 'guest'),
  counted(archive.answers, 'set of answers', 'sets of answers'),
  counted(archive.texts, 'text'),
  counted(archive.questionnaires, 'questionnaire'),
  counted(archive.sponsors, 'sponsor'),
  counted(archive.pictures, 'picture'),
]
