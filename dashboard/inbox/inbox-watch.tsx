import type { InboxState } from '@cueroom/core/inbox/inbox-item.ts'
import { withRetries } from '@cueroom/core/contract/retry.ts'
import { useDocumentVisibility } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useApi } from '../app/api.tsx'
import { unread } from '../app/unread.ts'

/** Delay before reconnecting, in milliseconds. */
const reconnectDelay = 5_000

/**
 * Keeps the inbox and its badge up to date. Only visible tabs are connected, because browsers limit
 * connections per server; a tab reconnects when it becomes visible.
 */
export function InboxWatch() {
  const visible = useDocumentVisibility() === 'visible'
  const api = useApi()
  const queries = useQueryClient()
  const newest = useRef<number | null>(undefined)
  const show = useEffectEvent((state: InboxState) => {
    unread.set(state.unread)
    const arrived = newest.current !== undefined && newest.current !== state.newestId
    newest.current = state.newestId
    if (!arrived) return
    void queries.invalidateQueries({ queryKey: ['inbox'] })
    // New answers belong to a guest; a list that is open shows them
    void queries.invalidateQueries({ queryKey: ['questionnaires'] })
    void queries.invalidateQueries({ queryKey: ['inquiries'] })
    void queries.invalidateQueries({ queryKey: ['guestPages'] })
  })
  const followOnce = useEffectEvent((signal: AbortSignal) => api.inbox.follow({ signal, onEvent: show }))
  useEffect(() => {
    if (!visible) return undefined
    const stop = new AbortController()
    void followWhile(stop.signal, () => followOnce(stop.signal))
    return () => stop.abort()
  }, [visible])
  useEffect(() => () => unread.set(0), [])
  return null
}

const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

async function followWhile(signal: AbortSignal, followOnce: () => Promise<InboxState>) {
  const reconnect = { retries: Infinity, pause: () => reconnectDelay, signal }
  try {
    while (!signal.aborted) {
      const began = performance.now()
      await withRetries(followOnce, reconnect)
      // A proxy may cut every stream short
      if (performance.now() - began < reconnectDelay) await delay(reconnectDelay)
    }
  } catch {
    // The session ended, or the tab was hidden
  }
}
