import '@fontsource-variable/source-serif-4/index.css'
import { ApiError } from '@cueroom/core/contract/client.ts'
import type { Episode } from '@cueroom/core/episodes/episode.ts'
import { Skeleton, Tabs } from '@mantine/core'
import { useState } from 'react'
import { episodePage, type EpisodeTab, episodeTabs, screens } from '../app/paths.ts'
import { MissingRecord } from '../app/missing-record.tsx'
import { rowIdIn } from '../app/row-id.ts'
import { useEntitlements } from '../app/session.queries.ts'
import { useTitle } from '../app/use-title.ts'
import { IconCalendarOff } from '../icons/index.ts'
import { useNavigate, usePathId, useSearchParams } from '../routing/routing.tsx'
import { lazyDialog, lazyPart } from '../ui/lazy.tsx'
import { RecordPage, RecordPageSkeleton } from '../ui/record-page.tsx'
import { LoadFailure } from '../ui/states.tsx'
import { TabRow } from '../ui/tab-row.tsx'
import { EpisodeAbout } from './episode-about.tsx'
import { EpisodeHeader } from './episode-header.tsx'
import { useEpisode } from './episodes.queries.ts'
import { PrintRun, RunActions } from './run-actions.tsx'
import { RunOfShowPanel } from './run-of-show-panel.tsx'

const EpisodeDialog = lazyDialog(async () => (await import('./episode-dialog.tsx')).EpisodeDialog)

const EpisodeTalk = lazyPart(
  'transcript',
  async () => (await import('../transcripts/episode-talk.tsx')).EpisodeTalk,
  () => <Skeleton h={320} radius="lg" role="status" aria-label="Loading the transcript" />,
)

/** Everything about one episode. */
export function EpisodePage() {
  const id = rowIdIn(usePathId(episodePage(':id')))
  return id ? <LoadedEpisode key={id} id={id} /> : <NoEpisode />
}

function LoadedEpisode({ id }: { id: number }) {
  const episode = useEpisode(id)
  useTitle(episode.data?.title ?? 'Episode')
  // Also one that was deleted while the page was open
  if (episode.error instanceof ApiError && episode.error.status === 404) return <NoEpisode />
  if (episode.data) return <WholeEpisode episode={episode.data} />
  return episode.isError ? <LoadFailure what="episode" query={episode} /> : <EpisodePageSkeleton />
}

const labels: Record<EpisodeTab, string> = {
  run: 'Run of show',
  talk: 'What was said',
  about: 'About',
}

function WholeEpisode({ episode }: { episode: Episode }) {
  const navigate = useNavigate()
  const [editing, setEditing] = useState(false)
  const { tab, open } = useEpisodeTab()
  const { active } = useEntitlements()
  return (
    <RecordPage>
      <EpisodeHeader
        episode={episode}
        onEdit={() => setEditing(true)}
        onDeleted={() => navigate(screens.episodes.path)}
        more={tab === 'run' && <PrintRun episode={episode} />}
      >
        {tab === 'run' && <RunActions episode={episode} />}
      </EpisodeHeader>
      <Tabs value={tab} onChange={(next) => next && open(next as EpisodeTab)}>
        <TabRow tab={tab} tabs={episodeTabs.map((value) => ({ value, label: labels[value] }))} />
        <Tabs.Panel value="run" pt="lg">
          <RunOfShowPanel episode={episode} mayChange={active} onEditEpisode={() => setEditing(true)} />
        </Tabs.Panel>
        <Tabs.Panel value="talk" pt="lg">
          <EpisodeTalk episodeId={episode.id} />
        </Tabs.Panel>
        <Tabs.Panel value="about" pt="lg">
          <EpisodeAbout episode={episode} />
        </Tabs.Panel>
      </Tabs>
      {editing && <EpisodeDialog episode={episode} onClose={() => setEditing(false)} />}
    </RecordPage>
  )
}

/** The open tab, kept in the address. */
function useEpisodeTab() {
  const [params, setParams] = useSearchParams()
  const tab = episodeTabs.find((name) => name === params.get('tab')) ?? episodeTabs[0]
  const open = (next: EpisodeTab) => setParams({ tab: next }, { replace: true, preventScrollReset: true })
  return { tab, open }
}

const NoEpisode = () => <MissingRecord icon={IconCalendarOff} what="episode" />

const EpisodePageSkeleton = () => (
  <RecordPageSkeleton label="Loading the episode">
    <Skeleton h={72} maw={560} radius="lg" />
    <Skeleton h={34} radius={10} />
  </RecordPageSkeleton>
)
