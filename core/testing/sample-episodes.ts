import type { Episode } from '../episodes/episode.ts'
import { stageOf } from '../episodes/episode-stage.ts'

let lastId = 500

/** An episode with what is given; its stage follows the dates unless it is given as cancelled. */
export function episodeOf(given: Partial<Episode> & { title: string }): Episode {
  const episode = {
    id: ++lastId,
    number: null,
    seriesId: null,
    seriesName: null,
    recordingDate: null,
    publicationDate: null,
    guests: [],
    notes: null,
    version: 1,
    createdAt: '2026-10-01T08:00:00Z',
    updatedAt: '2026-10-01T08:00:00Z',
    ...given,
  }
  return { ...episode, stage: stageOf({ ...episode, isCancelled: given.stage === 'cancelled' }, new Date()) }
}
