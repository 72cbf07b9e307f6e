import { useEffect } from 'react'
import type { Guard } from '../routing/router.ts'
import { useGuard } from '../routing/routing.tsx'
import { lazyDialog } from '../ui/lazy.tsx'
import { createStore, useStore } from '../ui/store.ts'

/** How many parts of the screen have unsaved changes. */
const unsaved = createStore(0)

/** Registers unsaved changes, so that links and the browser ask before leaving. */
export function useUnsavedChanges(dirty: boolean) {
  useEffect(() => {
    if (!dirty) return undefined
    unsaved.set(unsaved.get() + 1)
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => {
      unsaved.set(unsaved.get() - 1)
      window.removeEventListener('beforeunload', ask)
    }
  }, [dirty])
}

const loadDialog = async () => (await import('./leave-dialog.tsx')).LeaveDialog
const LeaveDialog = lazyDialog(loadDialog)

const asksBefore: Guard = (from, to) => unsaved.get() > 0 && from.pathname !== to.pathname

/** Asks before a link discards unsaved changes. Rendered once, in the shell. */
export function LeaveGuard() {
  const dirty = useStore(unsaved) > 0
  const question = useGuard(asksBefore)
  useEffect(() => {
    // Loaded with the first change, so the dialog works offline
    if (dirty) loadDialog().catch(() => {})
  }, [dirty])
  return question && <LeaveDialog onClose={question.stay} onLeave={question.leave} />
}
