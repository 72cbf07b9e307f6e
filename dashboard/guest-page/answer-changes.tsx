import { isStoredPhoto } from '@cueroom/core/media/stored-photo.ts'
import { answerTo } from '@cueroom/core/questionnaires/answers.ts'
import { readableAnswer } from '@cueroom/core/questionnaires/check-answers.ts'
import type { AnswerChange } from '@cueroom/core/questionnaires/questionnaire.ts'
import type { QuestionnaireResponse } from '@cueroom/core/questionnaires/submission.ts'
import { textChanges } from '@cueroom/core/text/text-changes.ts'
import { Group, Stack, Text } from '@mantine/core'
import { useShowTimeZone } from '../app/settings.queries.ts'
import { TextComparison } from '../content/text-comparison.tsx'
import { LockButton, LockedBadge } from '../questionnaires/lock-answers.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { showTime } from '../ui/text.ts'
import classes from './guest-page.module.css'

/** What the guest changed in one set of answers, and its lock where there are several. */
export function AnswerSetState({ set, many }: { set: QuestionnaireResponse; many: boolean }) {
  const timeZone = useShowTimeZone()
  const { submittedAt, changedAt, lockedAt, changes = [] } = set
  if (!many && !changedAt && !lockedAt) return null
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="xs">
        <Dimmed component="div">
          {many && `Answers of ${showTime(submittedAt, timeZone)}. `}
          {changedAt && `Changed ${showTime(changedAt, timeZone)}`}
          {lockedAt && <LockedBadge />}
        </Dimmed>
        {many && <LockButton response={set} />}
      </Group>
      {changes.length > 0 && (
        <details className={classes.instructions} open>
          <summary>What changed</summary>
          <Stack gap="sm" mt="xs" component="ul" className={classes.changes}>
            {changes.map((change, place) => (
              <li key={place}>
                <Text size="sm" fw={550} dir="auto">
                  {change.question}
                </Text>
                <Dimmed size="xs">{showTime(change.changedAt, timeZone)}</Dimmed>
                <Difference change={change} after={answerAfter(set, place)} />
              </li>
            ))}
          </Stack>
        </details>
      )}
    </Stack>
  )
}

/** The answer that a change led to: what the next change replaced, or what the set has now. */
function answerAfter({ changes = [], responses, questions }: QuestionnaireResponse, place: number) {
  const { id } = changes[place]!
  const next = changes.slice(0, place).findLast((change) => change.id === id)
  if (next) return textOf(next)
  const answer = answerTo(responses, id)
  const question = questions.find((each) => each.id === id)
  return answer === undefined ? '' : readableAnswer(question, answer)
}

const textOf = (change: AnswerChange) => (change.before === null ? '' : readableAnswer(change, change.before))

function Difference({ change, after }: { change: AnswerChange; after: string }) {
  const before = textOf(change)
  if (isStoredPhoto(before) || isStoredPhoto(after))
    return <Text size="sm">{before ? (after ? 'Photo replaced' : 'Photo removed') : 'Photo added'}</Text>
  return <TextComparison parts={textChanges(before, after)} />
}
