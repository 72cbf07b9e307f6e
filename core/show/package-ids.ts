/** What a sponsor can book, in the order of the settings. */
export const packageIds = [
  'pre-roll',
  'mid-roll',
  'post-roll',
  'episode-sponsor',
  'series-sponsor',
  'newsletter',
  'social-media',
  'custom',
] as const
