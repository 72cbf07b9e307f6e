import { Anchor, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from '../routing/routing.tsx'
import classes from './record-page.module.css'

/** The page of one guest or episode. */
export const RecordPage = ({ children }: { children: ReactNode }) => (
  <div className={classes.page}>{children}</div>
)

export const RecordPageSkeleton = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="status" aria-label={label} className={classes.page}>
    {children}
    <Skeleton h={320} radius="lg" />
  </div>
)

interface BreadcrumbProps {
  /** The screen with the list that the record is in. */
  list: { path: string; title: string }
  name: string
}

export const Breadcrumb = ({ list, name }: BreadcrumbProps) => (
  <nav aria-label="Breadcrumb" className={classes.crumbs}>
    <Anchor component={Link} to={list.path} c="dimmed" size="sm">
      {list.title}
    </Anchor>
    <span aria-hidden> › </span>
    <span aria-current="page">{name}</span>
  </nav>
)
