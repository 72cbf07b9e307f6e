import type { PastDeletion } from '@cueroom/core/guests/guests.contract.ts'
import { Button } from '@mantine/core'
import {
  IconArrowBackUp,
  IconBuildingStore,
  IconFileText,
  IconSpeakerphone,
  IconTrash,
  IconUser,
  IconUsers,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { home } from '../app/paths.ts'
import { Screen } from '../app/screen.tsx'
import { RecordItem, RecordList, RecordListSkeleton } from '../ui/record-list.tsx'
import { EmptyState, LoadFailure } from '../ui/states.tsx'
import { counted, day, dayAndTime } from '../ui/text.ts'
import { useDeletions, useRestore } from './deletions.queries.ts'

export function DeletedScreen() {
  const deletions = useDeletions()
  return (
    <Screen>
      {deletions.isError && (
        <LoadFailure what="deletions" retry={deletions.refetch} retrying={deletions.isFetching} />
      )}
      {deletions.isPending && <RecordListSkeleton label="Loading Recently deleted" />}
      {deletions.data?.length === 0 && <NothingDeleted />}
      {deletions.data && deletions.data.length > 0 && (
        <RecordList label="Deletions">
          {deletions.data.map((deletion) => (
            <Deletion key={deletion.id} deletion={deletion} />
          ))}
        </RecordList>
      )}
    </Screen>
  )
}

const kinds = {
  guest: { icon: IconUser, things: (_: number) => '1 guest' },
  guests: { icon: IconUsers, things: (count: number) => counted(count, 'guest') },
  content: { icon: IconFileText, things: (count: number) => counted(count, 'text') },
  sponsor: { icon: IconBuildingStore, things: (_: number) => '1 sponsor' },
  marketing: { icon: IconSpeakerphone, things: (_: number) => '1 marketing text' },
}

function Deletion({ deletion: { id, kind, label, count, createdAt, purgedAt } }: { deletion: PastDeletion }) {
  const restoring = useRestore()
  const { icon, things } = kinds[kind]
  const many = things(count)
  const what = kind === 'guests' ? many : label
  return (
    <RecordItem
      icon={icon}
      title={what}
      told={[
        `${what === many ? 'Deleted' : `${many}, deleted`} ${dayAndTime(createdAt)}, kept until ${day(purgedAt)}`,
      ]}
      action={
        <Button
          variant="default"
          size="sm"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          aria-label={`Restore ${what}`}
          loading={restoring.isPending}
          onClick={() => restoring.mutate(id)}
        >
          Restore
        </Button>
      }
    />
  )
}

const NothingDeleted = () => (
  <EmptyState
    icon={IconTrash}
    title="Nothing in Recently deleted"
    description="Guests and texts you delete stay here for 30 days. Restoring one also restores everything that belonged to it."
  >
    <Button component={Link} to={home} variant="default">
      Go to your guests
    </Button>
  </EmptyState>
)
