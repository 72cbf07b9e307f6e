import type { Episode } from '@cueroom/core/episodes/episode.ts'
import { Button, SegmentedControl, Stack } from '@mantine/core'
import { IconCalendarEvent, IconFolders, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { episodePage } from '../app/paths.ts'
import { Screen } from '../app/screen.tsx'
import { useEntitlements } from '../app/session.queries.ts'
import { lazyDialog } from '../ui/lazy.tsx'
import { RecordListSkeleton } from '../ui/record-list.tsx'
import { EmptyState, LoadFailure } from '../ui/states.tsx'
import { EpisodeList } from './episode-list.tsx'
import { useEpisodes, useShowTimeZone } from './episodes.queries.ts'
import { MonthCalendar } from './month-calendar.tsx'

const EpisodeDialog = lazyDialog(async () => (await import('./episode-dialog.tsx')).EpisodeDialog)
const SeriesDialog = lazyDialog(async () => (await import('./series-dialog.tsx')).SeriesDialog)

const views = [
  { value: 'list', label: 'List' },
  { value: 'calendar', label: 'Calendar' },
]

type Open = { kind: 'add'; day?: string } | { kind: 'edit'; episode: Episode } | { kind: 'series' }

/** The episodes as a list and as a calendar. */
export function EpisodesScreen() {
  const { active } = useEntitlements()
  const [open, setOpen] = useState<Open | null>(null)
  const episodes = useEpisodes()
  const close = () => setOpen(null)
  return (
    <Screen
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconFolders size={17} aria-hidden />}
            onClick={() => setOpen({ kind: 'series' })}
          >
            Series
          </Button>
          <Button
            leftSection={<IconPlus size={17} aria-hidden />}
            disabled={!active}
            onClick={() => setOpen({ kind: 'add' })}
          >
            Add episode
          </Button>
        </>
      }
    >
      {episodes.isPending && <RecordListSkeleton label="Loading your episodes" />}
      {episodes.isError && !episodes.data && <LoadFailure what="episodes" query={episodes} />}
      {episodes.data && <Episodes episodes={episodes.data} onOpen={setOpen} />}
      {open?.kind === 'add' && <EpisodeDialog {...(open.day && { day: open.day })} onClose={close} />}
      {open?.kind === 'series' && <SeriesDialog onClose={close} />}
      {open?.kind === 'edit' && <EpisodeDialog episode={open.episode} onClose={close} />}
    </Screen>
  )
}

function Episodes({ episodes, onOpen }: { episodes: Episode[]; onOpen: (open: Open) => void }) {
  const [view, setView] = useState('list')
  const timeZone = useShowTimeZone()
  const navigate = useNavigate()
  if (episodes.length === 0)
    return (
      <EmptyState
        icon={IconCalendarEvent}
        title="No episodes yet"
        description="Plan one with its guests and dates. Its guests get the recording as their interview date."
      />
    )
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label="View"
        data={views}
        value={view}
        onChange={setView}
        style={{ alignSelf: 'start' }}
      />
      {view === 'list' ? (
        <EpisodeList
          episodes={episodes}
          timeZone={timeZone}
          onEdit={(episode) => onOpen({ kind: 'edit', episode })}
        />
      ) : (
        <MonthCalendar
          episodes={episodes}
          timeZone={timeZone}
          onOpen={({ id }) => void navigate(episodePage(id))}
          onAdd={(day) => onOpen({ kind: 'add', day })}
        />
      )}
    </Stack>
  )
}
