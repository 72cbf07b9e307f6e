import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './dialog-actions.module.css'

/** A dialog's action buttons, sticky at the bottom. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={classes.actions}>{children}</div>
)

interface FormActionsProps {
  /** What the form does. */
  submit?: string
  saving: boolean
  disabled?: boolean
  onClose: () => void
  /** Further actions, before these. */
  children?: ReactNode
}

/** The actions of a form in a dialog. */
export const FormActions = ({
  submit = 'Save',
  saving,
  disabled = false,
  onClose,
  children,
}: FormActionsProps) => (
  <DialogActions>
    {children}
    <Button variant="default" onClick={onClose}>
      Cancel
    </Button>
    <Button type="submit" disabled={disabled} loading={saving}>
      {submit}
    </Button>
  </DialogActions>
)
