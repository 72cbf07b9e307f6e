import { counted } from '../text/format.ts'
import type { ArchiveSummary } from './archive.ts'

/** What an archive holds, as people count it. */
export const archiveContents = (archive: ArchiveSummary): string[] => [
  counted(archive.guests, 'guest'),
  counted(archive.answers, 'set of answers', 'sets of answers'),
  counted(archive.texts, 'text'),
  counted(archive.questionnaires, 'questionnaire'),
  counted(archive.sponsors, 'sponsor'),
  counted(archive.pictures, 'picture'),
]
