/** Rows as a worker thread takes them: the bytes of JSON lists, which are handed over without a copy. */
export type RowBytes = ArrayBuffer[]

/** The rows, on the thread that makes a file of them. */
export const readBytes = <Row>(collected: RowBytes): Row[] =>
  collected.flatMap((buffer) => JSON.parse(new TextDecoder().decode(buffer)) as Row[])
