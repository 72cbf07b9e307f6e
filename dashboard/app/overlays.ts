import { createStore } from './store.ts'

/** What lies over the page: the command palette or the list of keys. */
export const overlay = createStore<'palette' | 'keys' | null>(null)
export const openPalette = () => overlay.set('palette')
export const openKeysHelp = () => overlay.set('keys')
export const closeOverlay = () => overlay.set(null)
