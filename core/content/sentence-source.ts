import * as z from 'zod'

/** What a sentence can rest on: an answer (by question id), a field of the guest, a setting of the show (by its path), a correction, or what was said. */
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

/** One sentence of a text, and what it rests on: nothing for a sentence that only connects. */
export const SentenceSource = z
  .object({
    start: z.int().min(0).describe('UTF-16 offset of the first character in the text'),
    end: z.int().min(0).describe('UTF-16 offset after the last character'),
    from: z.array(TextSource),
  })
  .meta({ id: 'SentenceSource' })
export type SentenceSource = z.infer<typeof SentenceSource>
