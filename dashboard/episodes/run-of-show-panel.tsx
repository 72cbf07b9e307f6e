import type { Episode } from '@cueroom/core/episodes/episode.ts'
import type { RunOfShow } from '@cueroom/core/episodes/run-of-show.ts'
import { Button, Skeleton, Stack } from '@mantine/core'
import { IconUsersPlus } from '../icons/index.ts'
import { ListSkeleton } from '../ui/list-skeleton.tsx'
import { LoadFailure, EmptyState } from '../ui/states.tsx'
import { RunConflictDialog } from './run-conflict-dialog.tsx'
import { RunBar } from './run-bar.tsx'
import { useRunEdits, useRunOfShow } from './run-of-show.queries.ts'
import classes from './run-of-show.module.css'
import { RemovedSegments } from './removed-segments.tsx'
import { SegmentList } from './segment-list.tsx'

interface Props {
  episode: Episode
  mayChange: boolean
  /** Opens the dialog in which guests are added. */
  onEditEpisode: () => void
}

/** The run of show: the segments with their times. */
export function RunOfShowPanel({ episode, mayChange, onEditEpisode }: Props) {
  const run = useRunOfShow(episode.id)
  if (run.data)
    return <Run run={run.data} episode={episode} mayChange={mayChange} onEditEpisode={onEditEpisode} />
  return run.isError ? <LoadFailure what="run of show" query={run} /> : <RunSkeleton />
}

function Run({ run, episode, mayChange, onEditEpisode }: Props & { run: RunOfShow }) {
  const edits = useRunEdits(episode.id)
  const isUntouched = [...run.segments, ...run.removed].every(({ edited }) => !edited.text && !edited.title)
  return (
    <Stack gap="lg" className={classes.run}>
      {episode.guests.length === 0 && isUntouched ? (
        <EmptyState
          icon={IconUsersPlus}
          title="Add a guest to fill the run of show"
          description="Introductions, questions and thanks come from the latest texts for the episode's guests. You can then reorder, time and edit them."
        >
          <Button variant="filled" disabled={!mayChange} onClick={onEditEpisode}>
            Add guests
          </Button>
        </EmptyState>
      ) : null}
      <RunBar run={run} mayChange={mayChange} edit={edits.edit} />
      <SegmentList run={run} episode={episode} mayChange={mayChange} edit={edits.edit} />
      <RemovedSegments removed={run.removed} mayChange={mayChange} edit={edits.edit} />
      {edits.conflict && <RunConflictDialog conflict={edits.conflict} onSettle={edits.settle} />}
    </Stack>
  )
}

const RunSkeleton = () => (
  <ListSkeleton label="Loading the run of show" h={112} radius={16}>
    <Skeleton h={34} radius={10} />
  </ListSkeleton>
)
