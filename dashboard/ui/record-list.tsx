import type { ReactNode } from 'react'
import type { Icon } from '../icons/index.ts'
import { Link } from '../routing/routing.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import classes from './record-list.module.css'

/** A vertical list of records. */
export const RecordList = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={classes.list} aria-label={label}>
    {children}
  </ul>
)

interface Props {
  icon: Icon
  /** A checkbox in place of the icon. */
  checkbox?: ReactNode
  title: string
  /** Address of the record's own page. */
  to?: string
  details: string[]
  /** Actions. */
  action?: ReactNode
  /** Content below the record. */
  children?: ReactNode
}

/** One record; on narrow screens the actions move below. */
export const RecordItem = ({ icon: Glyph, checkbox, title, to, details, action, children }: Props) => (
  <li className={classes.record}>
    {checkbox ?? (
      <span className={classes.icon} aria-hidden>
        <Glyph size={20} stroke={1.6} />
      </span>
    )}
    <div>
      <p className={classes.title} dir="auto">
        {to ? (
          <Link to={to} data-touch="">
            {title}
          </Link>
        ) : (
          title
        )}
      </p>
      {details.map((line) => (
        <p key={line} className={classes.details}>
          {line}
        </p>
      ))}
    </div>
    {action && <div className={classes.action}>{action}</div>}
    {children && <div className={classes.more}>{children}</div>}
  </li>
)

export const RecordListSkeleton = ({ label }: { label: string }) => (
  <ListSkeleton label={label} gap="sm" h={60} radius={10} />
)
