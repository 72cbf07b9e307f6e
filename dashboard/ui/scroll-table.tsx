import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './scroll-table.module.css'

/** A table that scrolls horizontally when needed, also by keyboard. */
export const ScrollTable = ({
  label,
  minWidth,
  className = '',
  children,
}: {
  label: string
  minWidth: number
  className?: string | undefined
  children: ReactNode
}) => (
  <div role="region" aria-label={label} tabIndex={0} style={{ overflowX: 'auto' }}>
    <Table
      verticalSpacing={6}
      className={`${classes.table} ${className}`}
      style={{ '--scroll-table-width': `${minWidth}px` }}
    >
      {children}
    </Table>
  </div>
)
