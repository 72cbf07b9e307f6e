import type { ContentType } from '@cueroom/core/content/content.ts'
import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { Tabs } from '@mantine/core'
import { IconUser } from '../icons/index.ts'
import { EmptyState } from '../ui/states.tsx'
import classes from '../ui/two-columns.module.css'
import { History } from './history.tsx'
import { LatestText } from './latest-text.tsx'
import type { useGeneration } from './use-generation.ts'

interface Props {
  id: string
  guest: GuestCard | undefined
  type: ContentType
  generation: ReturnType<typeof useGeneration>
  tab: string | null
  onTab: (tab: string | null) => void
}

export const ResultTabs = ({ id, guest, type, generation, tab, onTab }: Props) => (
  <Tabs id={id} className={classes.result} value={tab} onChange={onTab}>
    <Tabs.List className={classes.tabs}>
      <Tabs.Tab value="generated">Generated Content</Tabs.Tab>
      <Tabs.Tab value="history">Recent History</Tabs.Tab>
    </Tabs.List>
    <Tabs.Panel value="generated" pt="lg">
      <Result guest={guest} type={type} generation={generation} />
    </Tabs.Panel>
    <Tabs.Panel value="history" pt="xs">
      <History />
    </Tabs.Panel>
  </Tabs>
)

function Result({ guest, type, generation }: Pick<Props, 'guest' | 'type' | 'generation'>) {
  if (!guest) {
    return (
      <EmptyState
        icon={IconUser}
        title="Choose a guest"
        description="Their latest text appears here, ready to read, copy and export."
      />
    )
  }
  return <LatestText guest={guest} type={type} generation={generation} generate="Generate Content" />
}
