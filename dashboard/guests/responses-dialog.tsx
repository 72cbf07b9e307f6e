import type { Guest, GuestCard } from '@cueroom/core/guests/guest.ts'
import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { IconFileTypeDocx, IconMessages } from '@tabler/icons-react'
import { AnswerList, answersOf } from '../questionnaires/answer-list.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { EmptyState, LoadFailure } from '../ui/states.tsx'
import { dayAndTime } from '../ui/text.ts'
import { useExportResponses } from './export-responses.queries.ts'
import { useGuest } from './guests.queries.ts'

/** A guest's answers under the questions as asked, with export to Word. */
export function ResponsesDialog({ guest, onClose }: { guest: GuestCard; onClose: () => void }) {
  const whole = useGuest(guest.id)
  const exporting = useExportResponses()
  return (
    <Dialog onClose={onClose} title={`Responses of ${guest.name}`} size="lg">
      <Stack>
        {whole.isPending && <AnswersSkeleton />}
        {whole.isError && <LoadFailure what="responses" query={whole} />}
        {whole.data && <Answers questionnaire={whole.data.questionnaire} />}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button
            leftSection={<IconFileTypeDocx size={17} aria-hidden />}
            loading={exporting.isPending}
            onClick={() => exporting.mutate(guest.id)}
          >
            Export to Word
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}

function Answers({ questionnaire }: { questionnaire: Guest['questionnaire'] }) {
  const answers = answersOf(questionnaire)
  if (answers.length === 0) {
    return (
      <EmptyState
        icon={IconMessages}
        title="No answers yet"
        description="When this guest fills in one of your questionnaires, the answers appear here."
      />
    )
  }
  return (
    <>
      {questionnaire.submittedAt && (
        <Text size="sm" c="dimmed">
          Answered {dayAndTime(questionnaire.submittedAt)}
        </Text>
      )}
      <AnswerList answers={answers} />
    </>
  )
}

const AnswersSkeleton = () => (
  <Stack role="status" aria-label="Loading the responses">
    {Array.from({ length: 4 }, (_, index) => (
      <Stack key={index} gap={6}>
        <Skeleton h={12} w="55%" />
        <Skeleton h={15} w="95%" />
      </Stack>
    ))}
  </Stack>
)
