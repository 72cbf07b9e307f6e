import { numberText } from '@cueroom/core/text/format.ts'
import type { ReactNode } from 'react'
import classes from './filter-row.module.css'

/** Filters of a list in one row, which scrolls where they don't fit, and wraps on phones. */
export const FilterRow = ({ label, children }: { label?: string; children: ReactNode }) => (
  <div className={classes.row} {...(label && { role: 'group', 'aria-label': label })}>
    {children}
  </div>
)

interface FilterProps {
  label: string
  pressed: boolean
  /** Rows that it shows; null or absent while unknown. */
  count?: number | null | undefined
  onPress: () => void
}

export const Filter = ({ label, pressed, count, onPress }: FilterProps) => (
  <button type="button" className={classes.filter} aria-pressed={pressed} onClick={onPress}>
    {label} {typeof count === 'number' && <span>{numberText(count)}</span>}
  </button>
)
