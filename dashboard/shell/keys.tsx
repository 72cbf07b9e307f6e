import { useHotkeys } from '@mantine/hooks'
import { lazy, Suspense } from 'react'
import { closeOverlay, openKeysHelp, openPalette, overlay } from '../app/overlays.ts'
import { useShortcut } from '../app/shortcuts.ts'
import { useStore } from '../app/store.ts'

const CommandPalette = lazy(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }))
const KeysHelp = lazy(async () => ({ default: (await import('./keys-help.tsx')).KeysHelp }))

/** The command palette and the list of shortcuts, loaded on first use. */
export function Keys() {
  const opened = useStore(overlay)
  useHotkeys([['mod+K', openPalette]], [])
  useShortcut('?', openKeysHelp)
  return (
    <Suspense>
      {opened === 'palette' && <CommandPalette onClose={closeOverlay} />}
      {opened === 'keys' && <KeysHelp onClose={closeOverlay} />}
    </Suspense>
  )
}
