import { trashDays } from '@cueroom/core/deletions/trash.ts'
import { counted, numberText } from '@cueroom/core/text/format.ts'
import { roomFor } from '@cueroom/core/embed/room.ts'
import type { Questionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { Alert, Button, Stack } from '@mantine/core'
import { useCallback, useState } from 'react'
import type { Embedded } from '../embed/embed-dialog.tsx'
import { IconCode, IconMessages, IconTrash } from '../icons/index.ts'
import { useSearchParams } from '../routing/routing.tsx'
import { lazyDialog } from '../ui/lazy.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { asGuestSees, draftOf } from './draft.ts'
import { useDelete } from './questionnaires.queries.ts'

const EmbedDialog = lazyDialog(async () => (await import('../embed/embed-dialog.tsx')).EmbedDialog)
export const ResponsesDialog = lazyDialog(
  async () => (await import('./responses-dialog.tsx')).ResponsesDialog,
)

/** Opens the answers. */
export function AnswersButton({ questionnaire }: { questionnaire: Questionnaire }) {
  const [params] = useSearchParams()
  const [open, setOpen] = useState(params.get('open') === 'answers')
  return (
    <>
      <Button leftSection={<IconMessages size={16} />} onClick={() => setOpen(true)}>
        Answers
        {questionnaire.responseCount > 0 && ` (${numberText(questionnaire.responseCount)})`}
      </Button>
      {open && <ResponsesDialog questionnaire={questionnaire} onClose={() => setOpen(false)} />}
    </>
  )
}

interface EmbedProps {
  questionnaire: Questionnaire
  podcastName: string
}

/** Opens the embed code. */
export function EmbedButton({ questionnaire, podcastName }: EmbedProps) {
  const [open, setOpen] = useState(false)
  const { id, title, isActive } = questionnaire
  const fill = useCallback<NonNullable<Embedded['fill']>>(
    (element) => {
      const widget = element as QuestionnaireElement
      widget.preview = asGuestSees(draftOf(questionnaire), podcastName)
    },
    [questionnaire, podcastName],
  )
  return (
    <>
      <Button leftSection={<IconCode size={16} />} onClick={() => setOpen(true)}>
        Embed
      </Button>
      {open && (
        <EmbedDialog
          widget="questionnaire"
          id={id}
          title={title}
          link={`${location.origin}/q/${id}`}
          notice={!isActive && inactive}
          room={roomFor(questionnaire.questions)}
          fill={fill}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

type QuestionnaireElement = HTMLElementTagNameMap['cueroom-questionnaire']

const inactive = (
  <Alert color="coral" title="It is inactive">
    Your page will say “Questionnaire Not Found” until you activate it.
  </Alert>
)

/** Deletes after confirmation. */
export function DeleteButton({
  questionnaire,
  onDeleted,
}: {
  questionnaire: Questionnaire
  onDeleted: () => void
}) {
  const [asking, setAsking] = useState(false)
  const deletion = useDelete()
  const { responseCount, title, id } = questionnaire
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={16} />}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={`Delete “${title}”`}
        confirm="Delete"
        pending={deletion.isPending}
        onConfirm={() => deletion.mutate(id, { onSuccess: onDeleted })}
      >
        <Stack gap="xs">
          <span>Its link stops working immediately. You can restore it for {trashDays} days.</span>
          {responseCount > 0 && (
            <span>Your guests keep their {counted(responseCount, 'set of answers', 'sets of answers')}.</span>
          )}
        </Stack>
      </ConfirmDialog>
    </>
  )
}
