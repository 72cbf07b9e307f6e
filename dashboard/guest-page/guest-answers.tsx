import type { Guest } from '@cueroom/core/guests/guest.ts'
import { Button, Group, Stack } from '@mantine/core'
import { useShowTimeZone } from '../app/settings.queries.ts'
import { useState } from 'react'
import { useExportResponses } from '../guests/export-responses.queries.ts'
import { IconFileTypeDocx, IconMessages } from '../icons/index.ts'
import { AnswerList, answersOf } from '../questionnaires/answer-list.tsx'
import { LockButton } from '../questionnaires/lock-answers.tsx'
import { useAnswersOfGuest } from '../questionnaires/responses.queries.ts'
import { Dimmed } from '../ui/dimmed.ts'
import { EmptyState } from '../ui/states.tsx'
import { showTime } from '../ui/text.ts'
import { lazyDialog } from '../ui/lazy.tsx'
import { AnswerSetState } from './answer-changes.tsx'
import { wordingBelow, WordingsWithoutAnswer } from './answer-wording.tsx'

const WordingDialog = lazyDialog(async () => (await import('./wording-dialog.tsx')).WordingDialog)

/** A guest's answers under the questions as asked, with export to Word. */
export function GuestAnswers({ guest, mayChange }: { guest: Guest; mayChange: boolean }) {
  const { questionnaire } = guest
  const timeZone = useShowTimeZone()
  const exporting = useExportResponses()
  const [worded, setWorded] = useState<string>()
  const answers = answersOf(questionnaire)
  const sets = useAnswersOfGuest(guest.id).data ?? []
  const only = sets.length === 1 ? sets[0] : undefined
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <Dimmed>
          {questionnaire.submittedAt && `Answered ${showTime(questionnaire.submittedAt, timeZone)}`}
        </Dimmed>
        <Group gap="xs">
          {only && <LockButton response={only} />}
          <Button
            leftSection={<IconFileTypeDocx size={17} />}
            loading={exporting.isPending}
            onClick={() => exporting.mutate(guest.id)}
          >
            Export to Word
          </Button>
        </Group>
      </Group>
      {sets.map((set) => (
        <AnswerSetState key={set.id} set={set} many={!only} />
      ))}
      {answers.length > 0 ? (
        <AnswerList answers={answers} below={wordingBelow({ guest, mayChange, onWord: setWorded })} />
      ) : (
        <EmptyState
          icon={IconMessages}
          title="No answers yet"
          description="When this guest fills in one of your questionnaires, the answers appear here."
        />
      )}
      <WordingsWithoutAnswer guest={guest} mayChange={mayChange} />
      {worded && <WordingDialog guest={guest} questionId={worded} onClose={() => setWorded(undefined)} />}
    </Stack>
  )
}
