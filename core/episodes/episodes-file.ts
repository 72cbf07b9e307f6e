import { csvBytes } from '../exports/guests-sheet.ts'
import type { Episode } from './episode.ts'
import { stageLabels } from './episode-stage.ts'

const headers = ['Number', 'Title', 'Series', 'Stage', 'Recording', 'Publication', 'Guests', 'Notes']

/** The episodes as a CSV file, with times in UTC. */
export const episodesCsv = (episodes: readonly Episode[]) =>
  csvBytes([
    headers,
    ...episodes.map(({ number, title, seriesName, stage, guests, notes, ...dates }) => [
      ...[number === null ? '' : String(number), title, seriesName ?? '', stageLabels[stage]],
      ...[dates.recordingDate ?? '', dates.publicationDate ?? ''],
      ...[guests.map(({ name }) => name).join('; '), notes ?? ''],
    ]),
  ])
