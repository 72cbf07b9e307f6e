import { Modal, type ModalProps } from '@mantine/core'
import { useEffect } from 'react'

/** A dialog that is there as long as it is open. Closed, it gives the focus back to where it was. */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  useEffect(() => {
    const before = document.activeElement
    return () => {
      setTimeout(() => {
        const nowhere = document.activeElement === null || document.activeElement === document.body
        if (nowhere && before instanceof HTMLElement) before.focus({ preventScroll: true })
      })
    }
  }, [])
  return <Modal opened {...props} />
}
