import type { Catalogue, TextKey } from './english.ts'
import type { CountKey } from './text-keys.ts'
import type { Counted } from './text.ts'

/** Texts of a questionnaire in the words of its host, by key. */
export type Overrides = Partial<Record<TextKey | CountKey, string | undefined>>

/** The texts of a questionnaire, in the words of its host where there are any; one text then counts every number. */
export function withOverrides(catalogue: Catalogue, overrides: Overrides = {}): Catalogue {
  const counts: Record<string, Counted> = { ...catalogue.counts }
  const questionnaire: Record<string, string> = { ...catalogue.questionnaire }
  for (const [key, text] of Object.entries(overrides)) {
    if (!text?.trim()) continue
    if (key in counts) counts[key] = { other: text }
    else questionnaire[key] = text
  }
  return { ...catalogue, counts, questionnaire } as Catalogue
}
