// Without zod, so that screens that only name a stage do not load it
export const episodeStages = ['planned', 'scheduled', 'recorded', 'published', 'cancelled'] as const
export type EpisodeStage = (typeof episodeStages)[number]

/** Labels of the stages. */
export const stageLabels: Record<EpisodeStage, string> = {
  planned: 'Planned',
  scheduled: 'Scheduled',
  recorded: 'Recorded',
  published: 'Published',
  cancelled: 'Cancelled',
}

interface Dates {
  recordingDate: string | null
  publicationDate: string | null
  /** It came from a feed, which has only published episodes. */
  isFromFeed?: boolean
  isCancelled?: boolean
}

/** The stage of an episode, derived from its dates unless it is cancelled. */
export function stageOf(
  { recordingDate, publicationDate, isFromFeed, isCancelled }: Dates,
  now: Date,
): EpisodeStage {
  if (isCancelled) return 'cancelled'
  if (publicationDate ? new Date(publicationDate) <= now : isFromFeed) return 'published'
  if (recordingDate) return new Date(recordingDate) <= now ? 'recorded' : 'scheduled'
  return 'planned'
}
