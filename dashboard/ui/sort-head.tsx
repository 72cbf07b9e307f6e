import type { ElementType, ReactNode } from 'react'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '../icons/index.ts'
import classes from './sort-head.module.css'

export type Direction = 'ascending' | 'descending'

interface SortHeadProps {
  title: string
  /** None while another column gives the order. */
  direction: Direction | undefined
  onSort: () => void
  className?: string | undefined
  /** The cell: a Mantine table's own has the padding of its column. */
  as?: ElementType
  /** Before the title. */
  children?: ReactNode
}

/** A column heading that sorts. */
export function SortHead({ title, direction, onSort, className, as: Head = 'th', children }: SortHeadProps) {
  const Arrow = direction ? (direction === 'ascending' ? IconArrowUp : IconArrowDown) : IconArrowsSort
  return (
    <Head scope="col" className={className} aria-sort={direction}>
      <span className={classes.heading}>
        {children}
        <button type="button" className={classes.sort} onClick={onSort}>
          {title}
          <Arrow size={13} stroke={2} data-idle={!direction || undefined} />
        </button>
      </span>
    </Head>
  )
}
