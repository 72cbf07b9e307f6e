import { useEffect } from 'react'
import { readStored, writeStored } from '../ui/storage.ts'
import { createStore, useStore } from './store.ts'

const offKey = 'cueroom.single-keys-off'

/** Whether single-key shortcuts are on. People who use dictation can turn them off (WCAG 2.1.4). */
export const singleKeys = createStore(readStored(offKey) === null)
export const setSingleKeys = (on: boolean) => {
  writeStored(offKey, on ? null : 'off')
  singleKeys.set(on)
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Runs `act` when `key` is pressed without modifiers, outside fields and dialogs. */
export function useSingleKey(key: string, act: () => void) {
  const on = useStore(singleKeys)
  useEffect(() => {
    if (!on) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [key, act, on])
}
