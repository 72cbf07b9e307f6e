import { digest } from '../questionnaires/fingerprint.ts'
import type { RecapMaterial } from './recap.ts'

/** A fingerprint of the recap: texts written from a different one are out of date. */
export const recapMark = (recap: RecapMaterial | null | undefined): string =>
  digest(
    JSON.stringify(
      recap
        ? [
            recap.summary,
            recap.quotes.map(({ text, speaker, start }) => [text, speaker, start]),
            recap.chapters.map(({ start, title }) => [start, title]),
            recap.links.map(({ href }) => href),
          ]
        : null,
    ),
  )
