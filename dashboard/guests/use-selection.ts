import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { reportFailure } from '../app/api.tsx'
import { withItem } from '../ui/with-item.ts'
import { type GuestList, type GuestQuery, selectable } from './guests.queries.ts'

const none: ReadonlySet<number> = new Set()

interface Chosen {
  ids: ReadonlySet<number>
  /** While the rest of a long list loads: all that match this query are selected, but `ids`. */
  allOf: GuestQuery | null
}

const nobody: Chosen = { ids: none, allOf: null }

const isChosen = ({ ids, allOf }: Chosen, query: GuestQuery, id: number) =>
  allOf ? allOf === query && !ids.has(id) : ids.has(id)

const readFailed = { title: 'Guests not selected', message: 'Failed to select all guests' }

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
export function useSelection(list: Pick<GuestList, 'guests' | 'total' | 'query' | 'loadAll'>) {
  const { guests: shown, total, query, loadAll } = list
  const [wanted, setWanted] = useState(false)
  const [chosen, setChosen] = useState(nobody)
  const guests = useMemo(() => shown.filter(({ id }) => isChosen(chosen, query, id)), [shown, chosen, query])
  const most = total === undefined ? undefined : Math.min(total, selectable)
  const reading = chosen.allOf === query
  const count = reading && most !== undefined ? most - chosen.ids.size : guests.length
  const latest = useRef(shown)
  useEffect(() => {
    latest.current = shown
  })
  const last = useRef<number>(undefined)
  const toggle = useCallback((id: number) => {
    last.current = id
    setChosen((before) => ({ ...before, ids: withItem(before.ids, id) }))
  }, [])
  const toggleTo = useCallback((id: number) => {
    const range = new Set(between(latest.current, last.current ?? id, id))
    last.current = id
    setChosen((before) => {
      const others = [...before.ids].filter((each) => !range.has(each))
      return { ...before, ids: new Set(before.ids.has(id) ? others : [...others, ...range]) }
    })
  }, [])
  const all = async () => {
    setChosen({ ids: none, allOf: query })
    if (reading) return
    // Another selection, or none, may have been chosen by the time all have loaded
    const end = (next: (but: ReadonlySet<number>) => Chosen) =>
      setChosen((now) => (now.allOf === query ? next(now.ids) : now))
    try {
      const everyone = await loadAll()
      const ids = everyone.map(({ id }) => id)
      end((but) => ({ ids: new Set(ids.filter((id) => !but.has(id))), allOf: null }))
    } catch (error) {
      end(() => chosen)
      reportFailure(error, readFailed)
    }
  }
  const clear = useCallback(() => {
    setChosen(nobody)
    setWanted(false)
  }, [])
  return {
    /** The selected guests in list order; while `reading` those of them that have loaded. */
    guests,
    /** How many are selected, also those that are still loading. */
    count,
    has: (id: number) => isChosen(chosen, query, id),
    /** Selection mode: from the first selected guest, or from the button until Done. */
    selecting: wanted || count > 0,
    start: () => setWanted(true),
    toggle,
    /** Selects or deselects the range from the last toggled guest to this one. */
    toggleTo,
    /** Selects every guest that matches, also those that are still to load, up to what one action takes. */
    all: () => void all(),
    /** Their number; undefined if unknown. */
    most,
    /** The selected guests are being loaded. */
    reading,
    clear,
  }
}
export type Selection = ReturnType<typeof useSelection>
