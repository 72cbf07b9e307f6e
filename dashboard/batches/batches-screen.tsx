import type { Batch } from '@cueroom/core/batches/batch.ts'
import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { Screen } from '../app/screen.tsx'
import { useEntitlements } from '../app/session.queries.ts'
import { IconStack2 } from '../icons/index.ts'
import { NotAllowed } from '../tenants/locked-feature.tsx'
import { ListSkeleton } from '../ui/list-skeleton.tsx'
import { EmptyState, LoadFailure } from '../ui/states.tsx'
import { BatchDialog } from './batch-dialog.tsx'
import { BatchPanel } from './batch-panel.tsx'
import { useBatches } from './batches.queries.ts'

export function BatchesScreen() {
  const batches = useBatches()
  const { active, may } = useEntitlements()
  const [asking, setAsking] = useState(false)
  const allowed = active && may('contentGeneration')
  const begin = (
    <Button variant="filled" leftSection={<IconStack2 size={17} />} onClick={() => setAsking(true)}>
      Generate for all
    </Button>
  )
  return (
    <Screen actions={allowed && batches.data && batches.data.length > 0 && begin}>
      {!allowed && (
        <NotAllowed feature="contentGeneration">You can still read texts generated earlier.</NotAllowed>
      )}
      {batches.isPending && <ListSkeleton label="Loading your batches" rows={3} h={116} radius={12} />}
      {batches.isError && <LoadFailure what="batches" query={batches} />}
      {batches.data?.length === 0 && allowed && <NoBatches>{begin}</NoBatches>}
      {batches.data && <Batches batches={batches.data} />}
      {asking && <BatchDialog onClose={() => setAsking(false)} onStarted={() => setAsking(false)} />}
    </Screen>
  )
}

const Batches = ({ batches }: { batches: Batch[] }) => (
  <Stack>
    {batches.map((batch) => (
      <BatchPanel key={batch.id} batch={batch} />
    ))}
  </Stack>
)

const NoBatches = ({ children }: { children: React.ReactNode }) => (
  <EmptyState
    icon={IconStack2}
    title="No batches yet"
    description="Generate introductions for all your guests in one go, or only the texts that are missing or out of date. Batches run in the background and survive a restart."
  >
    {children}
  </EmptyState>
)
