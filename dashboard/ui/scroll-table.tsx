import { Table } from '@mantine/core'
import type { ReactNode } from 'react'

/** A table that scrolls horizontally when needed, also by keyboard. */
export const ScrollTable = ({
  label,
  minWidth,
  children,
}: {
  label: string
  minWidth: number
  children: ReactNode
}) => (
  <div role="region" aria-label={label} tabIndex={0} style={{ overflowX: 'auto' }}>
    <Table verticalSpacing={6} miw={minWidth}>
      {children}
    </Table>
  </div>
)
