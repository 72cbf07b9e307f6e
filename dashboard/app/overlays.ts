import { createStore } from './store.ts'

/** Overlays: the command palette or the list of shortcuts. */
export const overlay = createStore<'palette' | 'keys' | null>(null)
export const openPalette = () => overlay.set('palette')
export const openKeysHelp = () => overlay.set('keys')
export const closeOverlay = () => overlay.set(null)
