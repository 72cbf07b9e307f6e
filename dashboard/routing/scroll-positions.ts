import type { Place } from './history.ts'

const storedAs = 'cueroom.scroll'
/** Entries of the history whose position is kept; Back is rarely pressed that often. */
const most = 100

let positions: Map<string, number> | undefined

/** From before the page was loaded again, too. */
function read(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storedAs) ?? '[]') as [string, number][])
  } catch {
    // Blocked, or written by something else
    return new Map()
  }
}

const known = () => (positions ??= read())

/** Keeps how far the window is scrolled at a place, for when somebody comes back to it. */
export function saveScroll({ key }: Place) {
  known().delete(key)
  known().set(key, scrollY)
}

export const savedScroll = ({ key }: Place) => known().get(key)

export function storeScrolls() {
  try {
    sessionStorage.setItem(storedAs, JSON.stringify([...known()].slice(-most)))
  } catch {
    // Full or blocked: pages begin at the top after they were loaded again
  }
}
