/** A set with an item, or without it; unless said, the other of what it is now. */
export function withItem<Item>(set: ReadonlySet<Item>, item: Item, on = !set.has(item)): Set<Item> {
  const next = new Set(set)
  if (on) next.add(item)
  else next.delete(item)
  return next
}
