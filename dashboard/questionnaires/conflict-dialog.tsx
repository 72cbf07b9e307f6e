import type { Questionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { Button, Modal, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/api.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { LoadFailure } from '../ui/states.tsx'
import { counted } from '@cueroom/core/text/counted.ts'

interface Props {
  id: string
  /** The version that was sent: a newer one is on the server. */
  version: number | undefined
  /** Overwrites the version that was shown. */
  onMine: (theirs: Questionnaire) => void
  onTheirs: (theirs: Questionnaire) => void
  onClose: () => void
}

/** Version conflict of a questionnaire: the host decides which version to keep. */
export function ConflictDialog({ id, version, onMine, onTheirs, onClose }: Props) {
  const api = useApi()
  const theirs = useQuery({
    queryKey: ['conflict', id, version],
    queryFn: ({ signal }) => api.questionnaires.get({ params: { id }, signal }),
    gcTime: 0,
  })
  return (
    <Modal opened onClose={onClose} title="Someone else changed this questionnaire">
      <Stack>
        <Text size="sm">
          {theirs.data
            ? `Someone saved “${theirs.data.title}” with ${counted(theirs.data.questions.length, 'question')} while you were editing.`
            : 'Someone saved it while you were editing.'}{' '}
          Nothing is lost until you decide.
        </Text>
        {theirs.isError && (
          <LoadFailure what="changes" retry={() => void theirs.refetch()} retrying={theirs.isFetching} />
        )}
        <DialogActions>
          <Button
            variant="default"
            disabled={!theirs.data}
            onClick={() => theirs.data && onTheirs(theirs.data)}
          >
            Use theirs
          </Button>
          <Button disabled={!theirs.data} onClick={() => theirs.data && onMine(theirs.data)}>
            Keep mine
          </Button>
        </DialogActions>
      </Stack>
    </Modal>
  )
}
