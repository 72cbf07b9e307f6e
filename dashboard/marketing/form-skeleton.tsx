import { Skeleton, Stack } from '@mantine/core'
import columns from '../ui/two-columns.module.css'

/** Loading state of a form and its result. */
export const FormSkeleton = () => (
  <div className={columns.columns} role="status" aria-label="Loading the form">
    <Stack className={columns.form}>
      <Skeleton h={48} />
      <Skeleton h={36} />
      <Skeleton h={36} />
      <Skeleton h={90} />
      <Skeleton h={36} />
    </Stack>
    <Stack className={columns.result} pt="xl">
      <Skeleton h={24} w="40%" />
      <Skeleton h={220} />
    </Stack>
  </div>
)
