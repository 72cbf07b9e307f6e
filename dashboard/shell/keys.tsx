import { useHotkeys } from '@mantine/hooks'
import { closeOverlay, openKeysHelp, openPalette, overlay } from '../app/overlays.ts'
import { useShortcut } from '../app/shortcuts.ts'
import { useStore } from '../ui/store.ts'
import { lazyDialog } from '../ui/lazy.tsx'

const CommandPalette = lazyDialog(async () => (await import('./command-palette.tsx')).CommandPalette)
const KeysHelp = lazyDialog(async () => (await import('./keys-help.tsx')).KeysHelp)

/** The command palette and the list of shortcuts, loaded on first use. */
export function Keys() {
  const opened = useStore(overlay)
  useHotkeys([['mod+K', openPalette]], [])
  useShortcut('?', openKeysHelp)
  return (
    <>
      {opened === 'palette' && <CommandPalette onClose={closeOverlay} />}
      {opened === 'keys' && <KeysHelp onClose={closeOverlay} />}
    </>
  )
}
