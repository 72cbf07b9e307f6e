import type { overridableKeys } from '../languages/text-keys.ts'

/** Texts that only the page without scripts shows. */
export const pageTexts = [
  'onlyIf',
  'onlyIfAny',
  'checkAgain',
  'yourAnswers',
] satisfies (typeof overridableKeys)[number][]

/** Every text of a questionnaire replaced by its own name, such as «submit». */
export const namedTexts = (keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, `«${key}»`])) as Record<string, string>
