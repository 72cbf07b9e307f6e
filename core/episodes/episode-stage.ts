// Without zod, so that screens that only name a stage do not load it
export const episodeStages = ['planned', 'scheduled', 'recorded', 'published'] as const
export type EpisodeStage = (typeof episodeStages)[number]

/** What people read for a stage. */
export const stageLabels: Record<EpisodeStage, string> = {
  planned: 'Planned',
  scheduled: 'Scheduled',
  recorded: 'Recorded',
  published: 'Published',
}

interface Dates {
  recordingDate: string | null
  publicationDate: string | null
  /** It came from a feed, which has only published episodes. */
  isFromFeed?: boolean
}

/** How far an episode is, as its dates say: nobody has to set it. */
export function stageOf({ recordingDate, publicationDate, isFromFeed }: Dates, now: Date): EpisodeStage {
  if (publicationDate ? new Date(publicationDate) <= now : isFromFeed) return 'published'
  if (recordingDate) return new Date(recordingDate) <= now ? 'recorded' : 'scheduled'
  return 'planned'
}
