import { Button, Modal, Stack, Text } from '@mantine/core'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { createStore, useStore } from './store.ts'

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

/** Asks before a link discards unsaved changes. Rendered once, in the shell. */
export function LeaveGuard() {
  const dirty = useStore(unsaved) > 0
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  )
  const blocked = blocker.state === 'blocked'
  const stay = () => blocker.reset?.()
  return (
    <Modal opened={blocked} onClose={stay} title="Leave without saving?">
      <Stack>
        <Text size="sm">Your changes on this screen aren't saved and will be lost.</Text>
        <DialogActions>
          <Button variant="default" onClick={() => blocker.proceed?.()}>
            Leave without saving
          </Button>
          <Button onClick={stay} data-autofocus>
            Stay
          </Button>
        </DialogActions>
      </Stack>
    </Modal>
  )
}
