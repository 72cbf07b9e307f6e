const largest = 2 ** 31 - 1

/** The id of a record in an address; undefined if it can't be one. */
export function rowIdIn(text: string | undefined): number | undefined {
  const id = Number(text)
  return Number.isInteger(id) && id > 0 && id <= largest ? id : undefined
}
