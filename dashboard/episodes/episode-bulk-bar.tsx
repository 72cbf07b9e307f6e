import type { Episode } from '@cueroom/core/episodes/episode.ts'
import { Menu } from '@mantine/core'
import { useState } from 'react'
import { useEntitlements } from '../app/session.queries.ts'
import { IconCalendarShare, IconTrash } from '../icons/index.ts'
import { BulkBar, BulkButton, BulkDone, BulkMenu } from '../ui/bulk-bar.tsx'
import { lazyDialog } from '../ui/lazy.tsx'
import { useDeleteEpisodes, useMoveEpisodes, useSeries } from './episodes.queries.ts'

const MoveDatesDialog = lazyDialog(async () => (await import('./move-dates-dialog.tsx')).MoveDatesDialog)

/** Bulk actions for the selected episodes. */
export function EpisodeBulkBar({ episodes, onClear }: { episodes: Episode[]; onClear: () => void }) {
  const { active } = useEntitlements()
  const series = useSeries()
  const moving = useMoveEpisodes()
  const [dating, setDating] = useState(false)
  const deleting = useDeleteEpisodes()
  const isBusy = moving.isPending || deleting.isPending
  const move = (seriesId: number | null) =>
    moving.mutate(
      episodes.map((episode) => ({ episode, changes: { seriesId } })),
      { onSuccess: onClear },
    )
  return (
    <BulkBar what="episodes" count={episodes.length}>
      <BulkMenu name="Move to series" disabled={!active || isBusy} loading={moving.isPending}>
        {series.data?.map(({ id, name }) => (
          <Menu.Item key={id} onClick={() => move(id)}>
            {name}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => move(null)}>No series</Menu.Item>
      </BulkMenu>
      <BulkButton icon={IconCalendarShare} disabled={!active || isBusy} onClick={() => setDating(true)}>
        Move dates
      </BulkButton>
      <BulkButton
        icon={IconTrash}
        destructive
        disabled={isBusy}
        loading={deleting.isPending}
        onClick={() => deleting.mutate(episodes, { onSuccess: onClear })}
      >
        Delete
      </BulkButton>
      <BulkDone onClick={onClear} />
      {dating && <MoveDatesDialog episodes={episodes} onMoved={onClear} onClose={() => setDating(false)} />}
    </BulkBar>
  )
}
