/** The parts of an address, as in `Location`. */
export interface Address {
  pathname: string
  search: string
  hash: string
}

/** An entry of the history. */
export interface Place extends Address {
  /** Names the entry as long as the tab has it. */
  key: string
}

export const addressOf = ({ pathname, search, hash }: Address) => pathname + search + hash

/** The entries that Back and Forward move between. */
export interface History {
  place: () => Place
  push: (address: string) => void
  replace: (address: string) => void
  go: (delta: number) => void
  /** Calls back after a move that `push` and `replace` didn't make, with how many entries it went. */
  listen: (onMove: (delta: number) => void) => () => void
}

interface Entry {
  key: string
  /** How many entries are before it. */
  index: number
}

export const newKey = () => Math.random().toString(36).slice(2, 10)
const entryAt = (index: number): Entry => ({ key: newKey(), index })

/** The history of the browser's tab. */
export function browserHistory(): History {
  /** A link within the page adds an entry that doesn't say where it is. */
  const current = (index: number) => {
    const known = history.state as Partial<Entry> | null
    if (known?.index !== undefined) return known as Entry
    const entry = entryAt(index)
    history.replaceState(entry, '')
    return entry
  }
  let entry = current(0)
  return {
    place: () => {
      const { pathname, search, hash } = location
      return { pathname, search, hash, key: entry.key }
    },
    push: (address) => {
      entry = entryAt(entry.index + 1)
      try {
        history.pushState(entry, '', address)
      } catch {
        // Browsers limit how often this may be done
        location.assign(address)
      }
    },
    replace: (address) => {
      entry = entryAt(entry.index)
      history.replaceState(entry, '', address)
    },
    go: (delta) => history.go(delta),
    listen: (onMove) => {
      const move = () => {
        const before = entry.index
        entry = current(before + 1)
        onMove(entry.index - before)
      }
      addEventListener('popstate', move)
      return () => removeEventListener('popstate', move)
    },
  }
}
