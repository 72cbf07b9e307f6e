/** The keys of a record in their order: one at least, as schemas ask for. */
export const keysOf = <K extends string>(record: Record<K, unknown>) => Object.keys(record) as [K, ...K[]]
