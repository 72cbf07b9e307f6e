import { readStored, writeStored } from '../ui/storage.ts'
import { createStore, type Store } from '../ui/store.ts'

/** The token for one audience, stored in the browser and shared by all tabs. */
function tokenStore(key: string): Store<string | null> {
  const token = createStore(readStored(key))
  window.addEventListener('storage', (event) => {
    if (event.key === key) token.set(event.newValue)
  })
  const set = (value: string | null) => {
    writeStored(key, value)
    token.set(value)
  }
  return { ...token, set }
}

export const hostToken = tokenStore('cueroom.token')
export const adminToken = tokenStore('cueroom.admin-token')

/** True from when the server rejects the host's token until the host signs in again. */
export const sessionEnded = createStore(false)
