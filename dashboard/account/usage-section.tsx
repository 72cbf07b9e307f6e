import { quotaLabels, quotaNames, usedOf } from '@cueroom/core/entitlements/quotas.ts'
import type { Usage } from '@cueroom/core/entitlements/usage.ts'
import { Group, Progress, Skeleton, Stack, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useRead } from '../app/api.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { LoadFailure } from '../ui/states.tsx'
import { Section } from './section.tsx'

/** Share of a limit from which to show a warning. */
const nearlyFull = 0.9

/** The usage and limits of the show. */
export function UsageSection() {
  const found = useRead(['usage'], ({ auth }, signal) => auth.usage({ signal }))
  return (
    <Section
      title="Usage and limits"
      description="Recently deleted records count until they’re erased. Nothing is lost when you reach a limit. Delete some records, or ask your administrator for more."
    >
      <UsageMeters found={found} />
    </Section>
  )
}

interface MetersProps {
  found: Pick<UseQueryResult<Usage>, 'data' | 'isPending' | 'isError' | 'isFetching' | 'refetch'>
}

/** How much of each limit is used. */
export const UsageMeters = ({ found, found: { data } }: MetersProps) => (
  <>
    {found.isPending && <Skeleton h={210} role="status" aria-label="Loading the usage" />}
    {found.isError && !data && <LoadFailure what="usage and limits" query={found} />}
    {data && (
      <Stack gap="lg">
        {quotaNames.map((name) => {
          const { used, limit } = data[name]
          const label = quotaLabels[name]
          return (
            <Stack key={name} gap={6}>
              <Group justify="space-between" gap="xs">
                <Text size="sm" fw={500}>
                  {label}
                </Text>
                <Dimmed>{usedOf(name, { used, limit })}</Dimmed>
              </Group>
              <Progress.Root size="sm">
                <Progress.Section
                  value={Math.min(100, (100 * used) / limit)}
                  color={used >= nearlyFull * limit ? 'red' : undefined}
                  withAria={false}
                  role="progressbar"
                  aria-label={label}
                  aria-valuemin={0}
                  aria-valuemax={limit}
                  aria-valuenow={used}
                  aria-valuetext={usedOf(name, { used, limit })}
                />
              </Progress.Root>
            </Stack>
          )
        })}
      </Stack>
    )}
  </>
)
