import type { ContentType } from '@cueroom/core/content/content.ts'
import { contentTypeLabels } from '@cueroom/core/content/content-labels.ts'
import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { Skeleton, Stack, Tabs } from '@mantine/core'
import { IconSparkles, IconUser } from '@tabler/icons-react'
import { EmptyState, LoadFailure } from '../ui/states.tsx'
import classes from '../ui/two-columns.module.css'
import { useLatest } from './content.queries.ts'
import { TextInProgress } from './text-in-progress.tsx'
import { TextWorkspace } from './text-workspace.tsx'
import { History } from './history.tsx'
import type { useGeneration } from './use-generation.ts'

interface Props {
  id: string
  guests: readonly GuestCard[]
  guest: GuestCard | undefined
  type: ContentType
  generation: ReturnType<typeof useGeneration>
  tab: string | null
  onTab: (tab: string | null) => void
}

export function ResultTabs({ id, guests, guest, type, generation, tab, onTab }: Props) {
  return (
    <Tabs id={id} className={classes.result} value={tab} onChange={onTab} keepMounted={false}>
      <Tabs.List className={classes.tabs}>
        <Tabs.Tab value="generated">Generated Content</Tabs.Tab>
        <Tabs.Tab value="history">Recent History</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="generated" pt="lg">
        <Result guest={guest} type={type} generation={generation} />
      </Tabs.Panel>
      <Tabs.Panel value="history" pt="xs">
        <History guests={guests} />
      </Tabs.Panel>
    </Tabs>
  )
}

function Result({ guest, type, generation }: Pick<Props, 'guest' | 'type' | 'generation'>) {
  const latest = useLatest(guest?.id ?? null, type)
  if (!guest) {
    return (
      <EmptyState
        icon={IconUser}
        title="Choose a guest"
        description="Their latest text appears here, ready to read, copy and export."
      />
    )
  }
  if (generation.generating) return <TextInProgress type={type} text={generation.written} />
  if (latest.isPending) return <TextSkeleton />
  if (latest.isError) return <LoadFailure what="text" query={latest} />
  const content = latest.data[0]
  if (!content) {
    return (
      <EmptyState
        icon={IconSparkles}
        title={`No ${contentTypeLabels[type]} yet`}
        description={`Generate Content writes one for ${guest.name}. Generate as often as you like; the history keeps every version.`}
      />
    )
  }
  return <TextWorkspace key={content.id} content={content} guestName={guest.name} />
}

const TextSkeleton = () => (
  <Stack role="status" aria-label="Loading the text">
    <Skeleton h={24} w="35%" />
    {['100%', '94%', '98%', '91%', '55%'].map((width) => (
      <Skeleton key={width} h={18} w={width} />
    ))}
  </Stack>
)
