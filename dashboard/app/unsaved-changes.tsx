import { Button, Modal, Stack, Text } from '@mantine/core'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { createStore, useStore } from './store.ts'

const unsaved = createStore(false)

/** Registers unsaved changes, so that links and the browser ask before leaving. */
export function useUnsavedChanges(dirty: boolean) {
  useEffect(() => {
    unsaved.set(dirty)
    if (!dirty) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => {
      unsaved.set(false)
      window.removeEventListener('beforeunload', ask)
    }
  }, [dirty])
}

/** Asks before a link discards unsaved changes. Rendered once, in the shell. */
export function LeaveGuard() {
  const dirty = useStore(unsaved)
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
