import * as z from 'zod'

/**
 * A possible source of a sentence: an answer (by question id), a guest field, a show setting (by path), a
 * correction, or the transcript.
 */
export const TextSource = z
  .object({
    kind: z
      .enum(['answer', 'field', 'setting', 'correction', 'transcript'])
      .describe(
        'correction: the guest suggested the sentence, and the host accepted it; transcript: it was said in the episode',
      ),
    key: z.string().max(200),
  })
  .meta({ id: 'TextSource' })
export type TextSource = z.infer<typeof TextSource>

/** A sentence and its sources; a transition has none. */
export const SentenceSource = z
  .object({
    start: z.int().min(0).describe('UTF-16 offset of the first character in the text'),
    end: z.int().min(0).describe('UTF-16 offset after the last character'),
    from: z.array(TextSource),
  })
  .meta({ id: 'SentenceSource' })
export type SentenceSource = z.infer<typeof SentenceSource>
