import type { Guest, GuestCard } from '@cueroom/core/guests/guest.ts'
import { questionLabel } from '@cueroom/core/questionnaires/default-questionnaire.ts'
import { type Answer, isAnswered } from '@cueroom/core/questionnaires/answers.ts'
import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { IconFileTypeDocx, IconMessages } from '@tabler/icons-react'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { LinkedText } from '../ui/linked-text.tsx'
import { EmptyState, LoadFailure } from '../ui/states.tsx'
import { dayAndTime } from '../ui/text.ts'
import { useExportResponses } from './export-responses.queries.ts'
import { useGuest } from './guests.queries.ts'
import classes from './responses-dialog.module.css'

/** A guest's answers under their questions, as they were asked, and their export to Word. */
export function ResponsesDialog({ guest, onClose }: { guest: GuestCard; onClose: () => void }) {
  const whole = useGuest(guest.id)
  const exporting = useExportResponses()
  return (
    <Dialog onClose={onClose} title={`Responses of ${guest.name}`} size="lg">
      <Stack>
        {whole.isPending && <AnswersSkeleton />}
        {whole.isError && <LoadFailure what="responses" retry={whole.refetch} retrying={whole.isFetching} />}
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

/** The answers in the order of their questions; those that nobody knows the question of come last. */
function answersOf({ responses, asked }: Guest['questionnaire']) {
  const order = [...asked.map(({ id }) => id), ...Object.keys(responses)]
  const ids = [...new Set(order)].filter((id) => Object.hasOwn(responses, id) && isAnswered(responses[id]))
  return ids.map((id, index) => ({
    id,
    question: questionLabel(id, index + 1, asked),
    answer: responses[id]!,
  }))
}

function Answers({ questionnaire }: { questionnaire: Guest['questionnaire'] }) {
  const answers = answersOf(questionnaire)
  if (answers.length === 0) {
    return (
      <EmptyState
        icon={IconMessages}
        title="No answers yet"
        description="When this guest fills in one of your questionnaires, the answers stand here."
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
      <dl className={classes.answers}>
        {answers.map(({ id, question, answer }) => (
          <div key={id}>
            <dt className={classes.question} dir="auto">
              {question}
            </dt>
            <dd className={classes.answer} dir="auto">
              <AnswerText answer={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const isStoredPhoto = (answer: Answer): answer is string =>
  typeof answer === 'string' && /^\/media\/[\w-]+$/.test(answer)

function AnswerText({ answer }: { answer: Answer }) {
  if (isStoredPhoto(answer)) return <img className={classes.photo} src={answer} alt="Sent by the guest" />
  if (typeof answer === 'string') return <LinkedText text={answer} />
  return (
    <ul>
      {answer.map((item, index) => (
        <li key={index}>
          <LinkedText text={item} />
        </li>
      ))}
    </ul>
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
