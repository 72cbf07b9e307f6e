import type { Guest } from '@cueroom/core/guests/guest.ts'
import { questionLabel } from '@cueroom/core/questionnaires/default-questionnaire.ts'
import { longestAnswer } from '@cueroom/core/questionnaires/questionnaire-limits.ts'
import { wordingOf } from '@cueroom/core/questionnaires/wordings.ts'
import { Alert, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useUnsavedChanges } from '../app/unsaved-changes.tsx'
import { IconInfoCircle } from '../icons/index.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormActions } from '../ui/dialog-actions.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import classes from './wording-dialog.module.css'
import { useSetWording } from './wordings.queries.ts'

interface Props {
  guest: Guest
  questionId: string
  onClose: () => void
}

/** The host's own wording of an answer, next to what the guest wrote. */
export function WordingDialog({ guest, questionId, onClose }: Props) {
  const { questionnaire, name } = guest
  const answer = String(questionnaire.responses[questionId] ?? '')
  const wording = wordingOf(questionId, questionnaire)
  const [before] = useState(wording?.text ?? answer)
  const [text, setText] = useState(before)
  const [read] = useState(answer)
  const setting = useSetWording()
  useUnsavedChanges(text !== before)
  const isOutdated = read !== answer || (wording !== undefined && wording.answer !== answer)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setting.mutate({ guestId: guest.id, questionId, text, answer }, { onSuccess: onClose })
  }
  return (
    <Dialog title="Your wording" onClose={onClose} size="lg" closeOnClickOutside={text === before}>
      <form onSubmit={submit}>
        <Stack>
          <Text fw={560} dir="auto">
            {questionLabel(questionId, 1, questionnaire.asked)}
          </Text>
          <div>
            <Dimmed>{name} wrote:</Dimmed>
            <blockquote className={classes.words} dir="auto">
              {answer}
            </blockquote>
          </div>
          {isOutdated && (
            <Alert variant="light" color="yellow" icon={<IconInfoCircle />}>
              {name} changed this answer after you worded it. Check your wording before you save it.
            </Alert>
          )}
          <Textarea
            label="Your wording"
            description={`A translation or a correction. Texts and exports use it; the page of ${name} keeps the guest’s words.`}
            autosize
            minRows={4}
            maxRows={14}
            dir="auto"
            maxLength={longestAnswer}
            data-autofocus
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <FormActions
            submit="Save wording"
            saving={setting.isPending}
            disabled={!text.trim() || (text === answer && !wording)}
            onClose={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
