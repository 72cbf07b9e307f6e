import { Button, Modal, Stack, Text } from '@mantine/core'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { createStore, useStore } from './store.ts'

const unsaved = createStore(false)

/** Says that the screen holds changes that leaving would lose: links and the browser ask before they leave. */
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

/** Asks before a link leads away from unsaved changes. Stands once, in the shell. */
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
        <Text size="sm">Your changes on this screen are not saved. Leaving drops them.</Text>
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
