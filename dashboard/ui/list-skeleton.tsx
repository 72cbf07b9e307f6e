import { Skeleton, type SkeletonProps, Stack, type StackProps } from '@mantine/core'

interface Props extends Pick<SkeletonProps, 'h' | 'radius'>, Pick<StackProps, 'gap' | 'children'> {
  label: string
  rows?: number
}

/** Loading state of a list; what is above its rows is given. */
export const ListSkeleton = ({ label, rows = 4, gap, children, ...row }: Props) => (
  <Stack role="status" aria-label={label} gap={gap}>
    {children}
    {Array.from({ length: rows }, (_, index) => (
      <Skeleton key={index} {...row} />
    ))}
  </Stack>
)
