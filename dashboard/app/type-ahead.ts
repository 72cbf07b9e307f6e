import { createStore } from './store.ts'

/** What the command palette searches for. */
export const paletteQuery = createStore('')
/** Whether Enter waits for something to be found. */
export const paletteEntered = createStore(false)
export function searchPalette(query: string) {
  paletteQuery.set(query)
  paletteEntered.set(false)
}

const isPaletteField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.dataset['palette'] !== undefined

/** What a key does to the palette; undefined for keys that are not for it. */
function effectOf(event: KeyboardEvent, close: () => void): (() => void) | undefined {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event
  if (isComposing || ctrlKey || metaKey || altKey) return undefined
  if (key === 'Escape') return close
  if (key === 'Enter') return () => paletteEntered.set(true)
  if (key === 'Backspace') return () => searchPalette([...paletteQuery.get()].slice(0, -1).join(''))
  return [...key].length === 1 ? () => searchPalette(paletteQuery.get() + key) : undefined
}

/** Gives keys to the palette until its field has the focus, and to nothing else: no shortcut hears them. */
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
