import { Button, Group } from '@mantine/core'
import type { MouseEvent, ReactNode } from 'react'
import classes from './dialog-actions.module.css'

/** A dialog's action buttons, sticky at the bottom. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={classes.actions}>{children}</div>
)

/** The only action of a dialog that has nothing left to ask. */
export const DoneAction = ({ onClose }: { onClose: () => void }) => (
  <DialogActions>
    <Button variant="filled" onClick={onClose}>
      Done
    </Button>
  </DialogActions>
)

/** The first click submits; on a busy machine the second may come before the button is disabled. */
const ignoreDoubleClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault()
}

interface FormActionsProps {
  /** What the form does. */
  submit?: string
  saving: boolean
  disabled?: boolean
  icon?: ReactNode
  destructive?: boolean
  onClose: () => void
  /** Further actions, before these. */
  children?: ReactNode
}

/** The actions of a form in a dialog. */
export const FormActions = ({
  submit = 'Save',
  saving,
  disabled = false,
  icon,
  destructive = false,
  onClose,
  children,
}: FormActionsProps) => (
  <DialogActions>
    {children}
    <Button onClick={onClose}>Cancel</Button>
    <Button
      variant="filled"
      type="submit"
      leftSection={icon}
      {...(destructive && { color: 'red.8' })}
      disabled={disabled}
      loading={saving}
      onClick={ignoreDoubleClick}
    >
      {submit}
    </Button>
  </DialogActions>
)

interface InlineActionsProps extends Omit<FormActionsProps, 'onClose' | 'icon' | 'destructive'> {
  submit: string
  /** Missing where there is nothing to go back to. */
  onCancel?: (() => void) | undefined
}

/** The actions of a form that is part of a page; further ones come last. */
export const InlineActions = ({
  submit,
  saving,
  disabled = false,
  onCancel,
  children,
}: InlineActionsProps) => (
  <Group gap="xs">
    <Button variant="filled" type="submit" disabled={disabled} loading={saving} onClick={ignoreDoubleClick}>
      {submit}
    </Button>
    {onCancel && <Button onClick={onCancel}>Cancel</Button>}
    {children}
  </Group>
)
