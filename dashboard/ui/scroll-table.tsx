import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './scroll-table.module.css'

interface ScrollTableProps {
  label: string
  /** Pixels. */
  minWidth: number
  /** Pixels; the heads of a higher table stay in view. */
  maxHeight?: number
  verticalSpacing?: number
  className?: string | undefined
  children: ReactNode
}

/** A table that scrolls when it has no room, also by keyboard. */
export const ScrollTable = ({
  label,
  minWidth,
  maxHeight,
  verticalSpacing = 6,
  className = '',
  children,
}: ScrollTableProps) => (
  <div className={classes.room} role="region" aria-label={label} tabIndex={0} style={{ maxHeight }}>
    <Table
      stickyHeader={maxHeight !== undefined}
      verticalSpacing={verticalSpacing}
      className={`${classes.table} ${className}`}
      style={{ '--scroll-table-width': `${minWidth}px` }}
    >
      {children}
    </Table>
  </div>
)
