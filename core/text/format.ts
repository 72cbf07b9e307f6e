/** The language of the dashboard, the command line and generated files. */
export const locale = 'en-US'

/** `2,000`. */
export const numberText = (value: number) => value.toLocaleString(locale)

/** `1 guest`, `2,000 guests`. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${numberText(count)} ${count === 1 ? one : many}`

const list = new Intl.ListFormat(locale)
/** `a, b, and c`. */
export const listed = (items: readonly string[]) => list.format(items)
