import { Modal, type ModalProps } from '@mantine/core'
import { useEffect } from 'react'

/** A dialog mounted only while open. Returns the focus when closed. */
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
