/** Texts a reader remembers. A draft asks about the same sentences of one guest again and again. */
const most = 500
/** Longer ones are read again, so that all that is remembered stays small. */
const longest = 2_000

/** What `read` says of each of the latest texts, worked out once: nobody changes it. */
export function oncePerText<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { value: Value }>()
  return (text) => {
    if (text.length > longest) return read(text)
    const found = known.get(text)
    if (found) return found.value
    if (known.size >= most) known.clear()
    const value = read(text)
    known.set(text, { value })
    return value
  }
}
