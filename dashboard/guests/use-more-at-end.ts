import { useEffect } from 'react'
import type { GuestList } from './guests.queries.ts'

/** Guests that are left below the screen when the next page is asked for. */
const margin = 30

/** Loads the next page of a list when the end of what has loaded comes near. */
export function useMoreAtEnd({ guests, loadMore }: GuestList, lastShown: number) {
  const isNear = lastShown + margin >= guests.length
  useEffect(() => {
    if (isNear) loadMore()
  }, [isNear, loadMore])
}
