import type { Episode } from '@cueroom/core/episodes/episode.ts'
import { episodeStages, stageLabels } from '@cueroom/core/episodes/episode-stage.ts'
import { Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { IconCopy, IconMicrophone, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { episodePage } from '../app/paths.ts'
import { useEntitlements } from '../app/session.queries.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { RecordItem, RecordList } from '../ui/record-list.tsx'
import { Tips } from '../ui/tips.tsx'
import { episodeTime } from './episode-time.ts'
import { useDeleteEpisode, useDuplicateEpisode } from './episodes.queries.ts'

interface Props {
  episodes: Episode[]
  timeZone: string
  onEdit: (episode: Episode) => void
}

/** The episodes with a search. */
export function EpisodeList({ episodes, timeZone, onEdit }: Props) {
  const [search, setSearch] = useState('')
  const [stage, setStage] = useState<string | null>(null)
  const shown = episodes.filter(
    (episode) => (!stage || episode.stage === stage) && textOf(episode).includes(search.trim().toLowerCase()),
  )
  return (
    <Stack gap="md">
      <Group gap="sm">
        <TextInput
          aria-label="Search episodes"
          placeholder="Search by title or guest"
          maxLength={200}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          w={280}
        />
        <Select
          aria-label="Stage"
          placeholder="All stages"
          data={episodeStages.map((value) => ({ value, label: stageLabels[value] }))}
          value={stage}
          onChange={setStage}
          clearable
          w={170}
        />
      </Group>
      {shown.length === 0 ? (
        <Text size="sm" c="dimmed">
          No episodes match.
        </Text>
      ) : (
        <Tips>
          <RecordList label="Episodes">
            {shown.map((episode) => (
              <Item key={episode.id} episode={episode} timeZone={timeZone} onEdit={onEdit} />
            ))}
          </RecordList>
        </Tips>
      )}
    </Stack>
  )
}

const textOf = ({ title, guests, seriesName }: Episode) =>
  [title, seriesName ?? '', ...guests.map(({ name }) => name)].join('\n').toLowerCase()

function detailsOf({ stage, seriesName, guests, ...dates }: Episode, timeZone: string): string[] {
  const { recordingDate, publicationDate } = dates
  const people = guests.map(({ name }) => name).join(', ')
  const times = [
    recordingDate &&
      `${stage === 'scheduled' ? 'Recording' : 'Recorded'} ${episodeTime(recordingDate, timeZone)}`,
    publicationDate &&
      `${stage === 'published' ? 'Published' : 'Publication'} ${episodeTime(publicationDate, timeZone)}`,
  ]
  return [
    [stageLabels[stage], seriesName, people].filter(Boolean).join(' · '),
    times.filter(Boolean).join(' · '),
  ].filter(Boolean)
}

function Item({ episode, timeZone, onEdit }: { episode: Episode } & Omit<Props, 'episodes'>) {
  const { active } = useEntitlements()
  const duplicating = useDuplicateEpisode()
  const deleting = useDeleteEpisode()
  const { id, title, number } = episode
  return (
    <RecordItem
      icon={IconMicrophone}
      title={number === null ? title : `${number}. ${title}`}
      to={episodePage(id)}
      details={detailsOf(episode, timeZone)}
      action={
        <Group gap={2} wrap="nowrap">
          <IconButton
            label={`Edit ${title}`}
            icon={IconPencil}
            disabled={!active}
            onClick={() => onEdit(episode)}
          />
          <IconButton
            label={`Duplicate ${title}`}
            icon={IconCopy}
            disabled={!active || duplicating.isPending}
            onClick={() => duplicating.mutate(episode)}
          />
          <IconButton
            label={`Delete ${title}`}
            icon={IconTrash}
            disabled={deleting.isPending}
            onClick={() => deleting.mutate(episode)}
          />
        </Group>
      }
    />
  )
}
