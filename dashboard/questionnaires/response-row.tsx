import { counted } from '@cueroom/core/text/format.ts'
import { countAnswered } from '@cueroom/core/questionnaires/answers.ts'
import { isAnswerable } from '@cueroom/core/questionnaires/question-types.ts'
import type { Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import { shownQuestions } from '@cueroom/core/questionnaires/shown-questions.ts'
import { sourceLines } from '@cueroom/core/questionnaires/source-fields.ts'
import type { QuestionnaireResponse } from '@cueroom/core/questionnaires/submission.ts'
import { Accordion, Anchor, Badge, Button, Group, Stack, Text } from '@mantine/core'
import { guestPage } from '../app/paths.ts'
import { IconLock, IconLockOpen } from '../icons/index.ts'
import { Link } from '../routing/routing.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { dayAndTime } from '../ui/text.ts'
import { AnswerList, answersOf } from './answer-list.tsx'
import classes from './responses-dialog.module.css'
import { useLock } from './responses.queries.ts'
import { UnverifiedAnswers } from './unverified-answers.tsx'

interface Props {
  /** The questionnaire’s questions today. */
  current: Question[]
  response: QuestionnaireResponse
  opened: boolean
  /** Whether the subscription is active. */
  mayChange: boolean
}

/** One submission; its answers render only when opened. */
export function ResponseRow({ current, response, opened, mayChange }: Props) {
  const { id, state, guestId, guestName, guestEmail, typedName, submittedAt, responses, questions, source } =
    response
  const { changedAt, lockedAt } = response
  const unverified = state === 'unverified'
  const who = unverified ? (typedName ?? guestEmail) : (guestName ?? guestEmail)
  const answers = answersOf({ responses, asked: questions })
  const asked = shownQuestions(current, responses).filter(({ type }) => isAnswerable(type))
  const origin = sourceLines(source)
  return (
    <Accordion.Item value={String(id)}>
      <Accordion.Control>
        <Text component="span" display="block" fw={560} size="sm" className={classes.who} dir="auto">
          {who ?? 'A deleted guest'}
          {unverified && (
            <Badge ml="xs" size="sm" variant="light" color="coral" tt="none">
              Unverified
            </Badge>
          )}
          {lockedAt && (
            <Badge ml="xs" size="sm" variant="light" color="gray" tt="none">
              Locked
            </Badge>
          )}
        </Text>
        <Dimmed component="span" display="block" size="xs">
          {dayAndTime(submittedAt)}
          {changedAt && ` · Changed ${dayAndTime(changedAt)}`} · {countAnswered(asked, responses)} of{' '}
          {counted(asked.length, 'question')} answered
        </Dimmed>
      </Accordion.Control>
      <Accordion.Panel>
        {opened && (
          <Stack>
            {unverified && <UnverifiedAnswers response={response} mayChange={mayChange} />}
            {guestId && guestName && !unverified && (
              <Group justify="space-between">
                <Anchor component={Link} to={guestPage(guestId, 'answers')} size="sm">
                  Open guest
                </Anchor>
                <LockButton response={response} />
              </Group>
            )}
            <AnswerList answers={answers} />
            {origin.length > 0 && (
              <Dimmed size="xs" className={classes.source}>
                {origin.join(' · ')}
              </Dimmed>
            )}
          </Stack>
        )}
      </Accordion.Panel>
    </Accordion.Item>
  )
}

/** Guests with a personal link can change their answers until the host locks them. */
function LockButton({ response }: { response: QuestionnaireResponse }) {
  const lock = useLock()
  const locked = !response.lockedAt
  return (
    <Button
      size="xs"
      leftSection={locked ? <IconLock size={14} /> : <IconLockOpen size={14} />}
      loading={lock.isPending}
      onClick={() => lock.mutate({ response, locked })}
    >
      {locked ? 'Lock answers' : 'Unlock answers'}
    </Button>
  )
}
