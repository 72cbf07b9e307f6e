/** Someone who takes part in a show or an episode. */
export interface FeedPerson {
  name: string
  /** In small letters, as the feed has it: `host` or `guest` mostly, '' where an episode's person has none. */
  role: string
  link: string | null
}

export interface FeedEpisode {
  /** Identifies the episode in its feed. */
  guid: string
  title: string
  number: number | null
  season: number | null
  /** ISO 8601; null without a date or with an impossible one. */
  publicationDate: string | null
  /** The invalid date in the feed. */
  unreadDate: string | null
  /** The description as text, with links to the transcript and the chapters. */
  notes: string
  people: FeedPerson[]
  hasTranscript: boolean
  hasChapters: boolean
}

/** What a feed says about its show. */
export interface Feed {
  title: string
  description: string
  /** Address of the cover. */
  image: string | null
  author: string | null
  people: FeedPerson[]
  /** Whether other platforms are asked not to import the show. */
  isLocked: boolean
  episodes: FeedEpisode[]
  /** Items without anything to identify them. */
  unidentified: number
  /** Whether episodes beyond the limit were skipped. */
  isCut: boolean
}
