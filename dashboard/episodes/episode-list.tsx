import type { Episode } from '@cueroom/core/episodes/episode.ts'
import { type EpisodeSort, episodeSorts, sortLabels } from '@cueroom/core/episodes/episode-sorts.ts'
import { type EpisodeStage, episodeStages, stageLabels } from '@cueroom/core/episodes/episode-stage.ts'
import { counted, listed } from '@cueroom/core/text/format.ts'
import { Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { episodePage } from '../app/paths.ts'
import { useEntitlements } from '../app/session.queries.ts'
import { useInterviews } from '../guests/guests.queries.ts'
import { IconCalendarEvent, IconCopy, IconMicrophone, IconPencil, IconTrash } from '../icons/index.ts'
import { Dimmed } from '../ui/dimmed.ts'
import { withItem } from '../ui/with-item.ts'
import type { Interviews } from './episode-form.ts'
import classes from './episodes.module.css'
import { EpisodeBulkBar } from './episode-bulk-bar.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { ListCheckbox } from '../ui/list-checkbox.tsx'
import { MoreButton } from '../ui/more-button.tsx'
import { RecordItem, RecordList, RecordListSkeleton } from '../ui/record-list.tsx'
import { EmptyState, LoadFailure } from '../ui/states.tsx'
import { recordingTime } from '../ui/text.ts'
import { Tips } from '../ui/tips.tsx'
import {
  type EpisodeFilters,
  useDeleteEpisode,
  useDuplicateEpisode,
  useEpisodes,
} from './episodes.queries.ts'

interface Props {
  timeZone: string
  onEdit: (episode: Episode) => void
  /** Adds an episode for guests who are interviewed at the same time. */
  onAddFor: (interviews: Interviews) => void
}

/** Search debounce in milliseconds. */
const typingPause = 300

/** The episodes with a search. */
export function EpisodeList({ timeZone, onEdit, onAddFor }: Props) {
  const [filters, setFilters] = useState<EpisodeFilters>({})
  const [typed] = useDebouncedValue(filters, typingPause)
  const [sort, setSort] = useState<EpisodeSort>('next')
  const list = useEpisodes({ ...typed, sort })
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  if (list.isPending) return <RecordListSkeleton label="Loading your episodes" />
  if (list.isError && !list.data) return <LoadFailure what="episodes" query={list} />
  const selected = list.episodes.filter(({ id }) => ids.has(id))
  const isFiltered = Object.keys(filters).length > 0 || Object.keys(typed).length > 0
  if (list.episodes.length === 0 && !isFiltered) return <NoEpisodes onAddFor={onAddFor} />
  return (
    <Stack gap="md">
      <Group gap="sm" className={classes.filters}>
        <FilterFields filters={filters} onChange={setFilters} />
        <Select
          aria-label="Sort by"
          data={episodeSorts.map((value) => ({ value, label: sortLabels[value] }))}
          value={sort}
          onChange={(next) => next && setSort(next)}
          allowDeselect={false}
          w={190}
        />
      </Group>
      {list.episodes.length === 0 ? (
        <Dimmed>No episodes match.</Dimmed>
      ) : (
        <Tips>
          <RecordList label="Episodes">
            {list.episodes.map((episode) => (
              <Item
                key={episode.id}
                episode={episode}
                timeZone={timeZone}
                onEdit={onEdit}
                isSelected={ids.has(episode.id)}
                onSelect={(on) => setIds(withItem(ids, episode.id, on))}
              />
            ))}
          </RecordList>
        </Tips>
      )}
      <MoreButton list={list}>Show more</MoreButton>
      {selected.length > 0 && <EpisodeBulkBar episodes={selected} onClear={() => setIds(new Set())} />}
    </Stack>
  )
}

/** Guests may have a date before there is an episode: the next of them is a start. */
function NoEpisodes({ onAddFor }: Pick<Props, 'onAddFor'>) {
  const { active } = useEntitlements()
  const [now] = useState(() => new Date().toISOString())
  const interviews = useInterviews(now).data ?? []
  const [next, ...later] = interviews
  const others = later.filter(({ interviewDate }) => interviewDate === next?.interviewDate)
  const dated =
    next &&
    ` ${counted(interviews.length, 'guest')} ${interviews.length === 1 ? 'has' : 'have'} a recording date.`
  return (
    <EmptyState
      icon={IconCalendarEvent}
      title="No episodes yet"
      description={`Plan one with guests and dates. The recording date becomes the guests' interview date.${dated ?? ''}`}
    >
      {next && (
        <Button variant="filled" disabled={!active} onClick={() => onAddFor([next, ...others])}>
          Add an episode with {listed([next, ...others].map(({ name }) => name))}
        </Button>
      )}
    </EmptyState>
  )
}

interface FieldsProps {
  filters: EpisodeFilters
  onChange: (filters: EpisodeFilters) => void
}

function FilterFields({ filters: { search, stage }, onChange }: FieldsProps) {
  const change = (next: { search: string | undefined; stage: EpisodeStage | undefined }) =>
    onChange({ ...(next.search && { search: next.search }), ...(next.stage && { stage: next.stage }) })
  return (
    <>
      <TextInput
        aria-label="Search episodes"
        placeholder="Search by title or guest"
        maxLength={200}
        value={search ?? ''}
        onChange={(event) => change({ search: event.currentTarget.value, stage })}
        w={280}
      />
      <Select
        aria-label="Stage"
        placeholder="All stages"
        data={episodeStages.map((value) => ({ value, label: stageLabels[value] }))}
        value={stage ?? null}
        onChange={(next) => change({ search, stage: next ?? undefined })}
        clearable
        w={170}
      />
    </>
  )
}

function detailsOf({ stage, seriesName, guests, ...dates }: Episode, timeZone: string): string[] {
  const { recordingDate, publicationDate } = dates
  const people = guests.map(({ name }) => name).join(', ')
  const times = [
    recordingDate &&
      `${stage === 'scheduled' || stage === 'cancelled' ? 'Recording' : 'Recorded'} ${recordingTime(recordingDate, timeZone)}`,
    publicationDate &&
      `${stage === 'published' ? 'Published' : 'Publication'} ${recordingTime(publicationDate, timeZone)}`,
  ]
  return [
    [stageLabels[stage], seriesName, people].filter(Boolean).join(' · '),
    times.filter(Boolean).join(' · '),
  ].filter(Boolean)
}

interface ItemProps extends Omit<Props, 'onAddFor'> {
  episode: Episode
  isSelected: boolean
  onSelect: (on: boolean) => void
}

function Item({ episode, timeZone, onEdit, isSelected, onSelect }: ItemProps) {
  const { active } = useEntitlements()
  const duplicating = useDuplicateEpisode()
  const deleting = useDeleteEpisode()
  const { id, title, number } = episode
  return (
    <RecordItem
      icon={IconMicrophone}
      checkbox={<ListCheckbox label={`Select ${title}`} checked={isSelected} onChange={onSelect} />}
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
