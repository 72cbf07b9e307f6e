import { useHotkeys } from '@mantine/hooks'
import { readStored, writeStored } from '../ui/storage.ts'
import { createStore, useStore } from '../ui/store.ts'

const offKey = 'cueroom.single-keys-off'

/** Whether single-key shortcuts are on. People who use dictation can turn them off (WCAG 2.1.4). */
export const shortcutsOn = createStore(readStored(offKey) === null)
export const setShortcutsOn = (on: boolean) => {
  writeStored(offKey, on ? null : 'off')
  shortcutsOn.set(on)
}

const isDialogOpen = () => document.querySelector('[role="dialog"]') !== null

// Where a symbol is typed with Shift depends on the keyboard
const hotkeysFor = (key: string) => (/^\w+$/.test(key) ? [key] : [key, `shift+${key}`])

/** Runs `act` when `key` is pressed, outside fields and dialogs. */
export function useShortcut(key: string, act: () => void) {
  const on = useStore(shortcutsOn)
  const press = (event: KeyboardEvent) => {
    if (!on || isDialogOpen()) return
    event.preventDefault()
    act()
  }
  useHotkeys(hotkeysFor(key).map((hotkey) => [hotkey, press, { preventDefault: false }]))
}
