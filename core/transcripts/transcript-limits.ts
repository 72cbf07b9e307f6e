/** Bytes of a transcript as it was sent, in UTF-8: more than four hours of talk with times. */
export const transcriptBytes = 5 * 1024 * 1024
/** Bytes of the body that carries one: quotation marks double in JSON. */
export const transcriptBodyBytes = 2 * transcriptBytes + 64 * 1024
/** Lines of one transcript: four hours of captions have about 8,000. */
export const maxLines = 40_000
/** Seconds that the times of a transcript may reach: a day. */
export const latestSecond = 24 * 3600
/** Characters of a speaker's name. */
export const longestSpeaker = 80
/** Different speakers in one transcript. */
export const maxSpeakers = 100

// Without zod, so that screens and commands that only name a format do not load it
export const transcriptFormats = ['text', 'vtt', 'srt', 'json'] as const
export type TranscriptFormat = (typeof transcriptFormats)[number]
