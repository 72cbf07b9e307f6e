/** A number as people read it: 1,200. */
export const grouped = (count: number) => count.toLocaleString('en-US')

/** A number with its noun: 1 guest, 1,200 guests. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${grouped(count)} ${count === 1 ? one : many}`
