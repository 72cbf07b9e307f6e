import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { useCallback, useMemo, useState } from 'react'

const none: ReadonlySet<number> = new Set()

/** Which guests are selected. Guests that are no longer shown do not count, so that nobody changes what is unseen. */
export function useSelection(shown: readonly GuestCard[]) {
  const [wanted, setWanted] = useState(false)
  const [ids, setIds] = useState(none)
  const guests = useMemo(() => (ids.size > 0 ? shown.filter(({ id }) => ids.has(id)) : []), [shown, ids])
  const toggle = useCallback(
    (id: number) =>
      setIds((before) => {
        const after = new Set(before)
        if (!after.delete(id)) after.add(id)
        return after
      }),
    [],
  )
  const clear = useCallback(() => {
    setIds(none)
    setWanted(false)
  }, [])
  return {
    /** The selected guests, in their order. */
    guests,
    has: (id: number) => ids.has(id),
    /** On from the first chosen guest, or from the button until Done. */
    selecting: wanted || guests.length > 0,
    start: () => setWanted(true),
    toggle,
    all: () => setIds(new Set(shown.map(({ id }) => id))),
    clear,
  }
}
export type Selection = ReturnType<typeof useSelection>
