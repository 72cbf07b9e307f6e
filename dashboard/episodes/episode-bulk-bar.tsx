import type { Episode } from '@cueroom/core/episodes/episode.ts'
import { numberText } from '@cueroom/core/text/format.ts'
import { Button, Menu } from '@mantine/core'
import { IconCalendarShare, IconFolders, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useEntitlements } from '../app/session.queries.ts'
import classes from '../guests/bulk-bar.module.css'
import { lazyDialog } from '../ui/lazy.tsx'
import { useDeleteEpisodes, useMoveEpisodes, useSeries } from './episodes.queries.ts'

const MoveDatesDialog = lazyDialog(async () => (await import('./move-dates-dialog.tsx')).MoveDatesDialog)

interface Props {
  episodes: Episode[]
  onClear: () => void
}

/** Bulk actions for the selected episodes. */
export function EpisodeBulkBar({ episodes, onClear }: Props) {
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
    <div className={classes.bar} data-sticky-bar="" role="region" aria-label="Selected episodes">
      <span className={classes.count} role="status">
        {numberText(episodes.length)} selected
      </span>
      <Menu position="top-start" shadow="md">
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconFolders size={16} aria-hidden />}
            disabled={!active || isBusy}
            loading={moving.isPending}
          >
            Move to series
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {series.data?.map(({ id, name }) => (
            <Menu.Item key={id} onClick={() => move(id)}>
              {name}
            </Menu.Item>
          ))}
          <Menu.Item onClick={() => move(null)}>No series</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button
        variant="default"
        leftSection={<IconCalendarShare size={16} aria-hidden />}
        disabled={!active || isBusy}
        onClick={() => setDating(true)}
      >
        Move dates
      </Button>
      <Button
        variant="default"
        color="red"
        leftSection={<IconTrash size={16} aria-hidden />}
        disabled={isBusy}
        loading={deleting.isPending}
        onClick={() => deleting.mutate(episodes, { onSuccess: onClear })}
      >
        Delete
      </Button>
      <Button variant="subtle" onClick={onClear}>
        Clear selection
      </Button>
      {dating && <MoveDatesDialog episodes={episodes} onMoved={onClear} onClose={() => setDating(false)} />}
    </div>
  )
}
