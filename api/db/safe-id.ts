declare const checked: unique symbol

/** An id of letters, digits, hyphens and underscores, which can become part of an SQL text that takes no bindings. */
export type SafeId = string & { readonly [checked]: true }

export const isSafeId = (id: unknown): id is SafeId => typeof id === 'string' && /^[\w-]{1,64}$/.test(id)

/** @throws for an id of another form */
export function safeId(id: string): SafeId {
  if (!isSafeId(id)) throw new Error('Not a valid id')
  return id
}
