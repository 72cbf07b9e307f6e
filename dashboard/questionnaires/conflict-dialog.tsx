import type { Questionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { Button, Modal, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/api.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { counted } from '../ui/text.ts'

interface Props {
  id: string
  onMine: () => void
  onTheirs: (theirs: Questionnaire) => void
  onClose: () => void
}

/** Somebody else saved the questionnaire while it was being written: the host decides which to keep. */
export function ConflictDialog({ id, onMine, onTheirs, onClose }: Props) {
  const api = useApi()
  const theirs = useQuery({
    queryKey: ['conflict', id],
    queryFn: ({ signal }) => api.questionnaires.show({ params: { id }, signal }),
    gcTime: 0,
  })
  return (
    <Modal opened onClose={onClose} title="This questionnaire was changed meanwhile">
      <Stack>
        <Text size="sm">
          {theirs.data
            ? `Somebody saved “${theirs.data.title}” with ${counted(theirs.data.questions.length, 'question')} while you were writing.`
            : 'Somebody saved it while you were writing.'}{' '}
          Nothing is lost until you decide.
        </Text>
        <DialogActions>
          <Button
            variant="default"
            disabled={!theirs.data}
            onClick={() => theirs.data && onTheirs(theirs.data)}
          >
            Take theirs
          </Button>
          <Button onClick={onMine}>Keep mine</Button>
        </DialogActions>
      </Stack>
    </Modal>
  )
}
