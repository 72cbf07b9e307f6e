import { useIsAdmin } from '../app/api.tsx'
import { wantedCode } from '../app/code-prompt.ts'
import { useStore } from '../ui/store.ts'
import { lazyDialog } from '../ui/lazy.tsx'

const CodeDialog = lazyDialog(async () => (await import('./code-dialog.tsx')).CodeDialog)

/** Asks for a code when a sensitive change needs one. */
export function CodePrompt() {
  const answer = useStore(wantedCode)
  const isAdmin = useIsAdmin()
  if (!answer) return null
  return <CodeDialog isAdmin={isAdmin} onConfirmed={() => answer(true)} onClose={() => answer(false)} />
}
