import { createStore } from '../ui/store.ts'
import { typeAhead } from './type-ahead.ts'

/** Overlays: the command palette or the list of shortcuts. */
export const overlay = createStore<'palette' | 'keys' | null>(null)
export const openKeysHelp = () => overlay.set('keys')
export const closeOverlay = () => overlay.set(null)

/** Opens the palette. People start typing immediately, so keys are captured before its field is rendered. */
export function openPalette() {
  if (overlay.get() === 'palette') return
  overlay.set('palette')
  typeAhead({ isOpen: () => overlay.get() === 'palette', close: closeOverlay })
}
