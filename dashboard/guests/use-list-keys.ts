import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { shortcutsOn } from '../app/shortcuts.ts'
import { type Act, asksBeforeDeleting, type GuestAction } from './guest-actions.ts'

interface Props {
  guests: readonly GuestCard[]
  /** Guests per row. */
  columns: number
  /** Scrolls to the guest at an index. */
  reveal: (index: number) => void
  act: Act
  mayChange: boolean
}

const letters: Record<string, GuestAction> = { e: 'edit', x: 'select', Delete: 'delete' }

const idAt = (target: EventTarget) =>
  target instanceof Element ? Number(target.closest<HTMLElement>('[data-guest]')?.dataset['guest']) : NaN

/**
 * Keyboard navigation of the guest list with a roving tabindex: arrow keys, Home and End move, shortcuts act
 * on the focused guest. The list is virtualized, so focus waits until its guest is rendered.
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
    // The next guest moves into the deleted one's position
    if (action === 'delete' && !asksBeforeDeleting(guests[index]!))
      goTo(index + 1 < guests.length ? index + 1 : index - 1)
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, target, shiftKey } = event
    // Menus and dialogs of a card are rendered in portals
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
    else if (letters[key] && shortcutsOn.get()) run(letters[key], index)
    else return
    event.preventDefault()
  }

  const isShown = current !== null && guests.some(({ id }) => id === current)
  return {
    ref: list,
    onKeyDown,
    // Shift-click would also select text
    onMouseDown: (event: MouseEvent) => event.shiftKey && event.preventDefault(),
    onFocus: ({ target }: { target: EventTarget }) => setCurrent(idAt(target) || null),
    /** The guest with tabindex 0. */
    reachable: isShown ? current : guests[0]?.id,
  }
}

/** Moving down from the second-to-last row goes to the last guest; at the ends nothing moves. */
const stepped = (index: number, step: number, count: number) => {
  const next = index + step
  return next < 0 ? index : next < count ? next : step > 1 && index < count - 1 ? count - 1 : index
}
