import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { withItem } from '../ui/with-item.ts'
import { type GuestList, selectable } from './guests.queries.ts'

const none: ReadonlySet<number> = new Set()

/**
 * The ids from one visible guest to another, inclusive; only the second's when the first is no longer
 * visible.
 */
function between(shown: readonly GuestCard[], from: number, to: number): number[] {
  const ids = shown.map(({ id }) => id)
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)].sort((a, b) => a - b) as [number, number]
  return start < 0 ? [to] : ids.slice(start, end + 1)
}

/**
 * Selection state. Guests that are no longer visible are excluded, so hosts don't change what they can't see.
 */
export function useSelection(list: Pick<GuestList, 'guests' | 'total' | 'loadAll'>) {
  const { guests: shown, total, loadAll } = list
  const [reading, setReading] = useState(false)
  const [wanted, setWanted] = useState(false)
  const [ids, setIds] = useState(none)
  const guests = useMemo(() => (ids.size > 0 ? shown.filter(({ id }) => ids.has(id)) : []), [shown, ids])
  const latest = useRef(shown)
  useEffect(() => {
    latest.current = shown
  })
  const last = useRef<number>(undefined)
  const toggle = useCallback((id: number) => {
    last.current = id
    setIds((before) => withItem(before, id))
  }, [])
  const toggleTo = useCallback((id: number) => {
    const range = new Set(between(latest.current, last.current ?? id, id))
    last.current = id
    setIds((before) => {
      const others = [...before].filter((each) => !range.has(each))
      return new Set(before.has(id) ? others : [...others, ...range])
    })
  }, [])
  const all = async () => {
    setReading(true)
    const everyone = await loadAll()
    setReading(false)
    if (everyone) setIds(new Set(everyone.map(({ id }) => id)))
  }
  const clear = useCallback(() => {
    setIds(none)
    setWanted(false)
  }, [])
  return {
    /** The selected guests in list order. */
    guests,
    has: (id: number) => ids.has(id),
    /** Selection mode: from the first selected guest, or from the button until Done. */
    selecting: wanted || guests.length > 0,
    start: () => setWanted(true),
    toggle,
    /** Selects or deselects the range from the last toggled guest to this one. */
    toggleTo,
    /** Selects every guest that matches, also those that are still to load, up to what one action takes. */
    all: () => void all(),
    /** Their number; undefined if unknown. */
    most: total === undefined ? undefined : Math.min(total, selectable),
    /** The guests to select are being loaded. */
    reading,
    clear,
  }
}
export type Selection = ReturnType<typeof useSelection>
