/** The language of the dashboard, the command line and generated files. */
export const locale = 'en-US'

/** `2,000`. */
export const numberText = (value: number) => value.toLocaleString(locale)

/** `1 guest`, `2,000 guests`. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${numberText(count)} ${count === 1 ? one : many}`

/** With a capital first letter. */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** At most `limit` characters of a text, the last of which is an ellipsis where more followed. */
export const shortened = (text: string, limit: number) =>
  text.length > limit ? `${text.slice(0, limit - 1).toWellFormed()}…` : text

/** … ending behind a whole word. */
export function shortenedAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text
  const end = text.lastIndexOf(' ', limit - 1)
  return end > 0 ? `${text.slice(0, end).replace(/[,;:]$/u, '')}…` : shortened(text, limit)
}

// Made when it is needed: it costs a phone tens of milliseconds, and most pages list nothing
let list: Intl.ListFormat | undefined
/** `a, b, and c`. */
export const listed = (items: readonly string[]) => (list ??= new Intl.ListFormat(locale)).format(items)
