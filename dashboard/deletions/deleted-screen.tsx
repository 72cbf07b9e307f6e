import { trashDays } from '@cueroom/core/deletions/trash.ts'
import { counted } from '@cueroom/core/text/format.ts'
import type { PastDeletion } from '@cueroom/core/guests/guests.contract.ts'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { screens } from '../app/paths.ts'
import { Screen } from '../app/screen.tsx'
import {
  IconArrowBackUp,
  IconBuildingStore,
  IconEraser,
  IconFileText,
  IconForms,
  IconMicrophone,
  IconSpeakerphone,
  IconTrash,
  IconUser,
  IconUsers,
  IconWand,
} from '../icons/index.ts'
import { Link } from '../routing/routing.tsx'
import { RecordItem, RecordList, RecordListSkeleton } from '../ui/record-list.tsx'
import { EmptyState, LoadFailure } from '../ui/states.tsx'
import { day, dayAndTime } from '../ui/text.ts'
import { useDeletions, useRestore } from './deletions.queries.ts'
import { EraseDeletionDialog } from './erase-dialog.tsx'
import { Receipts } from './receipts.tsx'

interface Erasing {
  id: string
  what: string
}

export function DeletedScreen() {
  const deletions = useDeletions()
  const [erasing, setErasing] = useState<Erasing | null>(null)
  return (
    <Screen>
      {deletions.isError && (
        <LoadFailure what="deletions" title="Couldn't load Recently deleted" query={deletions} />
      )}
      {deletions.isPending && <RecordListSkeleton label="Loading Recently deleted" />}
      {deletions.data?.length === 0 && <NothingDeleted />}
      {deletions.data && deletions.data.length > 0 && (
        <RecordList label="Deletions">
          {deletions.data.map((deletion) => (
            <Deletion key={deletion.id} deletion={deletion} onErase={setErasing} />
          ))}
        </RecordList>
      )}
      <Receipts />
      {erasing && (
        <EraseDeletionDialog deletionId={erasing.id} what={erasing.what} onClose={() => setErasing(null)} />
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
  episode: { icon: IconMicrophone, things: (_: number) => '1 episode' },
  pattern: { icon: IconWand, things: (_: number) => '1 training pattern' },
  questionnaire: { icon: IconForms, things: (_: number) => '1 questionnaire' },
}

interface DeletionProps {
  deletion: PastDeletion
  onErase: (erasing: Erasing) => void
}

function Deletion({ deletion: { id, kind, label, count, createdAt, purgedAt }, onErase }: DeletionProps) {
  const restoring = useRestore()
  const { icon, things } = kinds[kind]
  const many = things(count)
  const what = kind === 'guests' ? many : label
  return (
    <RecordItem
      icon={icon}
      title={what}
      details={[
        `${what === many ? 'Deleted' : `${many}, deleted`} ${dayAndTime(createdAt)}, kept until ${day(purgedAt)}`,
      ]}
      action={
        <Group gap="xs" wrap="nowrap">
          <Button
            size="sm"
            leftSection={<IconArrowBackUp size={16} />}
            aria-label={`Restore ${what}`}
            loading={restoring.isPending}
            onClick={() => restoring.mutate(id)}
          >
            Restore
          </Button>
          <Button
            variant="subtle"
            color="red"
            size="sm"
            leftSection={<IconEraser size={16} />}
            aria-label={`Erase now: ${what}`}
            onClick={() => onErase({ id, what })}
          >
            Erase now
          </Button>
        </Group>
      }
    />
  )
}

const NothingDeleted = () => (
  <EmptyState
    icon={IconTrash}
    title="Nothing in Recently deleted"
    description={`Guests, texts and questionnaires you delete stay here for ${trashDays} days. Restoring one also restores everything that belonged to it.`}
  >
    <Button component={Link} to={screens.guests.path}>
      Go to your guests
    </Button>
  </EmptyState>
)
