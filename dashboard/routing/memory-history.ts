import { type History, newKey, type Place } from './history.ts'

/** A history without a browser, for tests and stories. */
export function memoryHistory(first: string): History {
  const placeOf = (address: string): Place => {
    const { pathname, search, hash } = new URL(address, 'http://memory')
    return { pathname, search, hash, key: newKey() }
  }
  let entries = [placeOf(first)]
  let index = 0
  const listeners = new Set<(delta: number) => void>()
  return {
    place: () => entries[index]!,
    push: (address) => {
      index += 1
      entries = [...entries.slice(0, index), placeOf(address)]
    },
    replace: (address) => {
      entries = entries.with(index, placeOf(address))
    },
    go: (delta) => {
      if (!entries[index + delta]) return
      index += delta
      for (const listener of listeners) listener(delta)
    },
    listen: (onMove) => {
      listeners.add(onMove)
      return () => void listeners.delete(onMove)
    },
  }
}
