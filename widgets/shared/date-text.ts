import { type Language, localeOf } from '@cueroom/core/languages/languages.ts'

/** A date or time (ISO 8601, or milliseconds) as the visitor's browser writes it, in the language of the form. */
export const dateText = (at: string | number, language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(
    navigator.language.startsWith(language) ? navigator.language : localeOf(language),
    options,
  ).format(new Date(at))
