/** What `read` says of each object, worked out once: nobody changes it, and what was said is forgotten with it. */
export function onceEach<Key extends object, Value>(read: (one: Key) => Value): (one: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>()
  return (one) => {
    const found = known.get(one) ?? { value: read(one) }
    known.set(one, found)
    return found.value
  }
}
