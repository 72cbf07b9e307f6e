import { type PointerEvent, useCallback, useRef, useState } from 'react'

interface Drag {
  from: number
  to: number
}

/** CSS pixels from the edge of the window at which it scrolls, and by how much for each movement. */
const edge = 56
const step = 14

/** The place of the list item, in the list of this grip, at that height in the window. */
function placeAt(grip: Element, y: number) {
  const items = [...(grip.closest('ol')?.children ?? [])]
  const place = items.findIndex((item) => y < item.getBoundingClientRect().bottom)
  return place === -1 ? items.length - 1 : place
}

/** The list with an item at another place; the same one where there is no such place. */
export function moved<Item>(items: Item[], from: number, to: number): Item[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** Changes the order of a list by its grips. Works with pointer events, as native dragging does nothing on touch. */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()
  // The same between renders, so that items that did not change are not rendered again
  const current = useRef<Drag>(undefined)
  const gripAt = useCallback(
    (place: number) => {
      const set = (next: Drag | undefined) => {
        current.current = next
        setDrag(next)
      }
      return {
        onPointerDown: (event: PointerEvent) => {
          if (event.button !== 0) return
          // Else the text between here and there is selected
          event.preventDefault()
          event.currentTarget.setPointerCapture(event.pointerId)
          set({ from: place, to: place })
        },
        onPointerMove: ({ clientY, currentTarget }: PointerEvent) => {
          if (!current.current) return
          if (clientY < edge) window.scrollBy(0, -step)
          if (clientY > window.innerHeight - edge) window.scrollBy(0, step)
          set({ ...current.current, to: placeAt(currentTarget, clientY) })
        },
        onPointerUp: () => {
          const moved = current.current
          set(undefined)
          if (moved && moved.to !== moved.from) onMove(moved.from, moved.to)
        },
        onPointerCancel: () => set(undefined),
      }
    },
    [onMove],
  )
  /** How an item looks while one is dragged: the dragged one, or the one it goes before or after. */
  const markAt = (place: number) => {
    if (!drag) return undefined
    if (place === drag.from) return 'dragged'
    return place === drag.to ? (drag.to < drag.from ? 'before' : 'after') : undefined
  }
  return { gripAt, markAt }
}
