import type { Episode } from '@cueroom/core/episodes/episode.ts'
import { stageLabels } from '@cueroom/core/episodes/episode-stage.ts'
import { listed } from '@cueroom/core/text/format.ts'
import { Alert, Button, Group, Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { screens } from '../app/paths.ts'
import { useEntitlements } from '../app/session.queries.ts'
import { useShowTimeZone } from '../app/settings.queries.ts'
import {
  IconCalendarDown,
  IconCalendarOff,
  IconCopy,
  IconDots,
  IconPencil,
  IconTrash,
} from '../icons/index.ts'
import { LazyMenu } from '../ui/lazy-menu.tsx'
import { Breadcrumb } from '../ui/record-page.tsx'
import { recordingTime } from '../ui/text.ts'
import classes from './episode-page.module.css'
import {
  useCancelEpisode,
  useDeleteEpisode,
  useDuplicateEpisode,
  useEpisodeCalendar,
} from './episodes.queries.ts'

interface Props {
  episode: Episode
  onEdit: () => void
  onDeleted: () => void
  /** Entries of the open tab in the menu. */
  more?: ReactNode
  /** The actions of the open tab. */
  children?: ReactNode
}

/** Title, date, guests and actions of an episode. */
export function EpisodeHeader({ episode, children, ...actions }: Props) {
  const timeZone = useShowTimeZone()
  return (
    <div>
      <Breadcrumb list={screens.episodes} name={episode.title} />
      <header className={classes.header}>
        <div>
          <p className={classes.line} dir="auto">
            {lineOf(episode, timeZone)}
          </p>
          <h1 dir="auto">{episode.title}</h1>
        </div>
        <Group gap={8}>
          {children}
          <Actions episode={episode} {...actions} />
        </Group>
      </header>
      {episode.stage === 'cancelled' && <Cancelled episode={episode} />}
    </div>
  )
}

function Cancelled({ episode }: { episode: Episode }) {
  const { active } = useEntitlements()
  const { mutate, isPending } = useCancelEpisode()
  return (
    <Alert
      variant="light"
      color="yellow"
      icon={<IconCalendarOff />}
      title="This episode is cancelled"
      mt="md"
    >
      <p className={classes.cancelled}>
        It isn’t on Today, calendars show it as cancelled, and its guests no longer have its date.
      </p>
      <Button
        size="xs"
        disabled={!active}
        loading={isPending}
        onClick={() => mutate({ episode, isCancelled: false })}
      >
        Plan it again
      </Button>
    </Alert>
  )
}

/** "Episode 41 · Scheduled · Tue, Nov 25, 2:00 PM EST · with Maya Okafor" */
function lineOf({ number, recordingDate, guests, stage }: Episode, timeZone: string): string {
  const when = recordingDate && recordingTime(recordingDate, timeZone)
  const whom = guests.length > 0 && `with ${listed(guests.map(({ name }) => name))}`
  return [number === null ? 'Episode' : `Episode ${number}`, stageLabels[stage], when, whom]
    .filter(Boolean)
    .join(' · ')
}

function Actions({ episode, onEdit, onDeleted, more }: Omit<Props, 'children'>) {
  const { active } = useEntitlements()
  const duplicating = useDuplicateEpisode()
  const downloading = useEpisodeCalendar()
  const cancelling = useCancelEpisode()
  const deleting = useDeleteEpisode()
  return (
    <>
      <Button size="md" leftSection={<IconPencil size={18} />} disabled={!active} onClick={onEdit}>
        Edit
      </Button>
      <LazyMenu label={`More for ${episode.title}`} icon={IconDots}>
        {more}
        {(episode.recordingDate ?? episode.publicationDate) && (
          <Menu.Item
            leftSection={<IconCalendarDown size={16} />}
            disabled={downloading.isPending}
            onClick={() => downloading.mutate(episode.id)}
          >
            Add to your calendar (.ics)
          </Menu.Item>
        )}
        {episode.stage !== 'cancelled' && episode.stage !== 'published' && (
          <Menu.Item
            leftSection={<IconCalendarOff size={16} />}
            disabled={!active || cancelling.isPending}
            onClick={() => cancelling.mutate({ episode, isCancelled: true })}
          >
            Mark as cancelled
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconCopy size={16} />}
          disabled={!active || duplicating.isPending}
          onClick={() => duplicating.mutate(episode)}
        >
          Duplicate
        </Menu.Item>
        <Menu.Item
          c="var(--mantine-color-error)"
          leftSection={<IconTrash size={16} />}
          disabled={deleting.isPending}
          onClick={() => deleting.mutate(episode, { onSuccess: onDeleted })}
        >
          Delete
        </Menu.Item>
      </LazyMenu>
    </>
  )
}
