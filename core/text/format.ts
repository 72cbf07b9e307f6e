/** The language of the dashboard, the command line and generated files. */
export const locale = 'en-US'

/** `2,000`. */
export const numberText = (value: number) => value.toLocaleString(locale)

/** `1 guest`, `2,000 guests`. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${numberText(count)} ${count === 1 ? one : many}`

// Made when it is needed: it costs a phone tens of milliseconds, and most pages list nothing
let list: Intl.ListFormat | undefined
/** `a, b, and c`. */
export const listed = (items: readonly string[]) => (list ??= new Intl.ListFormat(locale)).format(items)
