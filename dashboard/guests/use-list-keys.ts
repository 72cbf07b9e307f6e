import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { singleKeys } from '../app/single-keys.ts'
import type { Act, GuestAction } from './guest-actions.ts'

interface Props {
  guests: readonly GuestCard[]
  /** Guests beside each other. */
  columns: number
  /** Scrolls to the guest at a place of the list. */
  reveal: (index: number) => void
  act: Act
  mayChange: boolean
}

const letters: Record<string, GuestAction> = { e: 'edit', x: 'select', Delete: 'delete' }

const idAt = (target: EventTarget) =>
  target instanceof Element ? Number(target.closest<HTMLElement>('[data-guest]')?.dataset['guest']) : NaN

/**
 * Moves between guests with the arrow keys, Home and End, and acts on the one that has the focus. The Tab key
 * reaches one guest of the list; only those near the window exist, so the focus waits for its guest to be drawn.
 */
export function useListKeys({ guests, columns, reveal, act, mayChange }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const wanted = useRef<number | null>(null)
  const [current, setCurrent] = useState<number | null>(null)

  useEffect(() => {
    if (wanted.current === null) return
    const element = list.current?.querySelector<HTMLElement>(`[data-guest="${wanted.current}"]`)
    if (!element) return
    wanted.current = null
    element.focus({ preventScroll: true })
  })

  const goTo = (index: number) => {
    const guest = guests[Math.max(0, Math.min(index, guests.length - 1))]
    if (!guest) return
    wanted.current = guest.id
    setCurrent(guest.id)
    reveal(guests.indexOf(guest))
  }

  function run(action: GuestAction, index: number) {
    if (action === 'edit' && !mayChange) return
    act(action, guests[index]!)
    // The next guest takes the place of the deleted one
    if (action === 'delete') goTo(index + 1 < guests.length ? index + 1 : index - 1)
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, target, shiftKey } = event
    // Menus and dialogs that a card opened live elsewhere on the page
    if (event.ctrlKey || event.metaKey || event.altKey || !list.current?.contains(target as Node)) return
    const index = guests.findIndex(({ id }) => id === idAt(target))
    if (index < 0) return
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[key]
    const isItem = (target as HTMLElement).dataset['guest'] !== undefined
    if (step !== undefined) goTo(stepped(index, step, guests.length))
    else if (key === 'Home') goTo(0)
    else if (key === 'End') goTo(guests.length - 1)
    else if (key === 'Enter' && isItem) run('open', index)
    else if (key === ' ' && shiftKey && isItem) run('select-to', index)
    else if (letters[key] && singleKeys.get()) run(letters[key], index)
    else return
    event.preventDefault()
  }

  const isShown = current !== null && guests.some(({ id }) => id === current)
  return {
    list,
    onKeyDown,
    // A click with Shift would also mark the texts it passes over
    onMouseDown: (event: MouseEvent) => event.shiftKey && event.preventDefault(),
    onFocus: ({ target }: { target: EventTarget }) => setCurrent(idAt(target) || null),
    /** The guest that the Tab key reaches. */
    reachable: isShown ? current : guests[0]?.id,
  }
}

/** Down from the row before the last ends at the last guest; beyond the ends nothing moves. */
const stepped = (index: number, step: number, count: number) => {
  const next = index + step
  return next < 0 ? index : next < count ? next : step > 1 && index < count - 1 ? count - 1 : index
}
