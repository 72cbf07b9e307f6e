import type { Problem } from '@cueroom/core/contract/shapes.ts'
import { useEffect, useRef, useState } from 'react'
import type { Sender } from './sender.ts'

export type Sending<Receipt> =
  | { state: 'idle' | 'sending' }
  /** Not stored yet; it is sent again automatically. */
  | { state: 'waiting'; message: string; lost: boolean }
  | { state: 'failed'; message: string }
  | { state: 'sent'; receipt: Receipt }

export interface SendingOptions<Body, Receipt> {
  post(body: Body): Promise<Receipt>
  /** The default message for visitors. */
  failure: string
  onSent(receipt: Receipt): void
  onFailed(message: string): void
  /** The server rejected the content, so sending it again unchanged won't help. */
  onRefused(problem: Partial<Problem>): void
}

// Needed to submit, not to read; loaded after the first view, and again when that failed
const loadSender = async () => (await import('./sender.ts')).createSender

/** What has become of what a visitor sends. */
export function useSending<Body, Receipt>(options: SendingOptions<Body, Receipt>) {
  const [sending, setSending] = useState<Sending<Receipt>>({ state: 'idle' })
  const latest = useRef(options)
  const sender = useRef<Sender<Body, Receipt>>(undefined)
  const isUnderway = useRef(false)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    void loadSender().catch(() => {})
    return () => {
      sender.current?.end()
      sender.current = undefined
    }
  }, [])

  const fail = (message: string) => {
    setSending({ state: 'failed', message })
    latest.current.onFailed(message)
  }
  return {
    sending,
    send: async (body: () => Body) => {
      // Pressed twice, also before the sender has loaded, it is sent once
      if (isUnderway.current) return
      isUnderway.current = true
      setSending({ state: 'sending' })
      const createSender = await loadSender().catch(() => undefined)
      if (createSender) sender.current ??= createSender(() => latest.current, setSending)
      if (sender.current) await sender.current.send(body)
      else fail(latest.current.failure)
      isUnderway.current = false
    },
    /** What is typed could not even be sent. */
    fail,
    /** The visitor continues editing, so the pending submission is obsolete. */
    reset: () => {
      sender.current?.stopWaiting()
      setSending((before) =>
        before.state === 'waiting' || before.state === 'failed' ? { state: 'idle' } : before,
      )
    },
  }
}
