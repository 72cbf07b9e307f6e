import { createStore } from '../ui/store.ts'

/** What the command palette searches for. */
export const paletteQuery = createStore('')
/** Whether Enter is waiting for a result. */
export const paletteEntered = createStore(false)
export function searchPalette(query: string) {
  paletteQuery.set(query)
  paletteEntered.set(false)
}

const isPaletteField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.dataset['palette'] !== undefined

/** A key's effect on the palette; undefined for keys it doesn't handle. */
function effectOf(event: KeyboardEvent, close: () => void): (() => void) | undefined {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event
  if (isComposing || ctrlKey || metaKey || altKey) return undefined
  if (key === 'Escape') return close
  if (key === 'Enter') return () => paletteEntered.set(true)
  if (key === 'Backspace') return () => searchPalette([...paletteQuery.get()].slice(0, -1).join(''))
  return [...key].length === 1 ? () => searchPalette(paletteQuery.get() + key) : undefined
}

/** Sends all keys to the palette until its field has focus, so they don't trigger shortcuts. */
export function typeAhead({ isOpen, close }: { isOpen: () => boolean; close: () => void }) {
  searchPalette('')
  const stop = () => window.removeEventListener('keydown', onKeyDown, true)
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen() || isPaletteField(event.target)) return stop()
    const effect = effectOf(event, close)
    if (!effect) return
    event.preventDefault()
    event.stopPropagation()
    effect()
  }
  window.addEventListener('keydown', onKeyDown, true)
}
