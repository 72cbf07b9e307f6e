import { Skeleton, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './two-columns.module.css'

interface Props {
  label?: string
  /** The fields, where they are known. */
  children?: ReactNode
}

/** Loading state of a form and its result. */
export const FormSkeleton = ({ label = 'Loading the form', children }: Props) => (
  <div className={classes.columns} role="status" aria-label={label}>
    <Stack className={classes.form}>
      {children ?? [48, 36, 36, 90, 36].map((height, index) => <Skeleton key={index} h={height} />)}
    </Stack>
    <Stack className={classes.result} pt="xl">
      <Skeleton h={24} w="40%" />
      <Skeleton h={220} />
    </Stack>
  </div>
)
