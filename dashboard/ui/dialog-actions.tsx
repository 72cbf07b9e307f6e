import type { ReactNode } from 'react'
import classes from './dialog-actions.module.css'

/** A dialog's action buttons, sticky at the bottom. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className={classes.actions}>{children}</div>
)
