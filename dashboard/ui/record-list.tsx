import { Skeleton, Stack } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './record-list.module.css'

/** What happened, one below the other. */
export const RecordList = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={classes.list} aria-label={label}>
    {children}
  </ul>
)

interface Props {
  icon: Icon
  title: string
  told: string[]
  /** What can be done about it. */
  action?: ReactNode
  /** Stands below all of it. */
  children?: ReactNode
}

/** One of them; on a narrow screen what can be done stands below what is told. */
export const RecordItem = ({ icon: Symbol, title, told, action, children }: Props) => (
  <li className={classes.record}>
    <span className={classes.icon} aria-hidden>
      <Symbol size={20} stroke={1.6} />
    </span>
    <div>
      <p className={classes.title} dir="auto">
        {title}
      </p>
      {told.map((line) => (
        <p key={line} className={classes.told}>
          {line}
        </p>
      ))}
    </div>
    {action && <div className={classes.action}>{action}</div>}
    {children && <div className={classes.more}>{children}</div>}
  </li>
)

export const RecordListSkeleton = ({ label }: { label: string }) => (
  <Stack role="status" aria-label={label} gap="sm">
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} h={60} radius={10} />
    ))}
  </Stack>
)
