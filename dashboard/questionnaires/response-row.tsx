import { counted } from '@cueroom/core/text/format.ts'
import { countAnswered } from '@cueroom/core/questionnaires/answers.ts'
import { isAnswerable } from '@cueroom/core/questionnaires/question-types.ts'
import type { Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import { shownQuestions } from '@cueroom/core/questionnaires/shown-questions.ts'
import { sourceLines } from '@cueroom/core/questionnaires/source-fields.ts'
import type { QuestionnaireResponse } from '@cueroom/core/questionnaires/submission.ts'
import { Accordion, Anchor, Badge, Group, Stack, Text } from '@mantine/core'
import { guestPage } from '../app/paths.ts'
import { Link } from '../routing/routing.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { dayAndTime } from '../ui/text.ts'
import { AnswerList, answersOf } from './answer-list.tsx'
import { LockButton, LockedBadge } from './lock-answers.tsx'
import classes from './responses-dialog.module.css'
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
  const answers = answersOf({ responses, wordings: response.wordings, asked: questions })
  const asked = shownQuestions(current, responses).filter(({ type }) => isAnswerable(type))
  const origin = sourceLines(source)
  return (
    <Accordion.Item value={String(id)}>
      <Accordion.Control>
        <Text component="span" display="block" fw={560} size="sm" className={classes.who}>
          <bdi>{who ?? 'A deleted guest'}</bdi>
          {unverified && (
            <Badge ml="xs" size="sm" color="coral">
              Unverified
            </Badge>
          )}
          {lockedAt && <LockedBadge />}
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
