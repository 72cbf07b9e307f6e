import type { Episode } from '@cueroom/core/episodes/episode.ts'
import { Button, SegmentedControl, Stack } from '@mantine/core'
import { useState } from 'react'
import { episodePage } from '../app/paths.ts'
import { Screen } from '../app/screen.tsx'
import { useEntitlements } from '../app/session.queries.ts'
import { useShowTimeZone } from '../app/settings.queries.ts'
import { IconCalendarShare, IconFolders, IconPlus, IconRss } from '../icons/index.ts'
import { useNavigate, useSearchParams } from '../routing/routing.tsx'
import { lazyDialog } from '../ui/lazy.tsx'
import type { Interviews } from './episode-form.ts'
import { EpisodeList } from './episode-list.tsx'
import { MonthCalendar } from './month-calendar.tsx'

const EpisodeDialog = lazyDialog(async () => (await import('./episode-dialog.tsx')).EpisodeDialog)
const CalendarAddressDialog = lazyDialog(
  async () => (await import('./calendar-address-dialog.tsx')).CalendarAddressDialog,
)
const FeedDialog = lazyDialog(async () => (await import('../feeds/feed-dialog.tsx')).FeedDialog)
const SeriesDialog = lazyDialog(async () => (await import('./series-dialog.tsx')).SeriesDialog)

const views = [
  { value: 'list', label: 'List' },
  { value: 'calendar', label: 'Calendar' },
]

const without = (name: string) => (params: URLSearchParams) => {
  params.delete(name)
  return params
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

type Open =
  | { kind: 'add'; day?: string; interviews?: Interviews }
  | { kind: 'edit'; episode: Episode }
  | { kind: 'series' | 'address' | 'feed' }

/** The episodes as a list and as a calendar. */
export function EpisodesScreen() {
  const { active } = useEntitlements()
  const [open, setOpen] = useState<Open | null>(null)
  const [params, setParams] = useSearchParams()
  // An address may open the import
  const isImporting = open?.kind === 'feed' || params.get('open') === 'feed'
  const close = () => {
    setOpen(null)
    if (params.has('open')) setParams(without('open'), { replace: true })
  }
  return (
    <Screen
      actions={
        <>
          <Button
            leftSection={<IconRss size={17} />}
            disabled={!active}
            onClick={() => setOpen({ kind: 'feed' })}
          >
            Import from feed
          </Button>
          <Button leftSection={<IconCalendarShare size={17} />} onClick={() => setOpen({ kind: 'address' })}>
            Calendar address
          </Button>
          <Button leftSection={<IconFolders size={17} />} onClick={() => setOpen({ kind: 'series' })}>
            Series
          </Button>
          <Button
            variant="filled"
            leftSection={<IconPlus size={17} />}
            disabled={!active}
            onClick={() => setOpen({ kind: 'add' })}
          >
            Add episode
          </Button>
        </>
      }
    >
      <Episodes onOpen={setOpen} />
      {open?.kind === 'add' && <EpisodeDialog {...open} onClose={close} />}
      {open?.kind === 'series' && <SeriesDialog onClose={close} />}
      {isImporting && <FeedDialog onClose={close} />}
      {open?.kind === 'address' && <CalendarAddressDialog onClose={close} />}
      {open?.kind === 'edit' && <EpisodeDialog episode={open.episode} onClose={close} />}
    </Screen>
  )
}

function Episodes({ onOpen }: { onOpen: (open: Open) => void }) {
  const [params, setParams] = useSearchParams()
  const view = params.get('view') === 'calendar' ? 'calendar' : 'list'
  const day = params.get('day') ?? ''
  const show = (next: Record<string, string>) => setParams(next, { replace: true, preventScrollReset: true })
  const timeZone = useShowTimeZone()
  const navigate = useNavigate()
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label="View"
        data={views}
        value={view}
        onChange={(next) => show(next === 'list' ? {} : { view: next })}
        style={{ alignSelf: 'start' }}
      />
      {view === 'list' ? (
        <EpisodeList
          timeZone={timeZone}
          onEdit={(episode) => onOpen({ kind: 'edit', episode })}
          onAddFor={(interviews) => onOpen({ kind: 'add', interviews })}
        />
      ) : (
        <MonthCalendar
          timeZone={timeZone}
          day={isDay(day) ? day : undefined}
          onDay={(next) => show({ view, day: next })}
          onOpen={({ id }) => navigate(episodePage(id))}
          onAdd={(day) => onOpen({ kind: 'add', day })}
        />
      )}
    </Stack>
  )
}
