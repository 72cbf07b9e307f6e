import { createStore } from '../ui/store.ts'

/** Unread items of the inbox, for the sidebar and the title of the tab. */
export const unread = createStore(0)
