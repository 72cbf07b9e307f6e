import { Anchor, Skeleton, Stack } from '@mantine/core'
import { batchPage, screens } from '../app/paths.ts'
import { Screen } from '../app/screen.tsx'
import { BatchPanel } from '../batches/batch-panel.tsx'
import { useBatches } from '../batches/batches.queries.ts'
import { IconStack2 } from '../icons/index.ts'
import { Link, usePathId } from '../routing/routing.tsx'
import { EmptyState, LoadFailure } from '../ui/states.tsx'
import { BatchTexts } from './batch-texts.tsx'

/** One batch with what it wrote. */
export function BatchPage() {
  const id = usePathId(batchPage(':id'))
  const batches = useBatches()
  const batch = batches.data?.find((each) => each.id === id)
  return (
    <Screen description="Read, edit and share what this batch wrote">
      <Anchor component={Link} to={screens.batches.path} size="sm">
        All batches
      </Anchor>
      {batches.isPending && <Skeleton h={160} radius={12} role="status" aria-label="Loading the batch" />}
      {batches.isError && <LoadFailure what="batches" query={batches} />}
      {batches.data && !batch && (
        <EmptyState
          icon={IconStack2}
          title="Batch not found"
          description="It may have been removed, or the link is incomplete."
        />
      )}
      {batch && (
        <Stack>
          <BatchPanel batch={batch} />
          <BatchTexts batch={batch} />
        </Stack>
      )}
    </Screen>
  )
}
