import type { Questionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { mayUnfit } from '@cueroom/core/questionnaires/changed-questions.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { Alert, Button, Group, Text } from '@mantine/core'
import { type Draft, type DraftQuestion, optionsOf } from './draft.ts'
import { typeLabels } from './type-labels.ts'
import type { QuestionEdits } from './use-question-edits.ts'

/** What a save does to the answers that the questionnaire has, with a way back for each question. */
export const QuestionsWithAnswers = (props: Props) => (
  <>
    <RemovedQuestions {...props} />
    <ChangedQuestions {...props} />
  </>
)

interface Props {
  /** The saved draft. */
  base: Draft
  draft: Draft
  edits: QuestionEdits
  responseCount: Questionnaire['responseCount']
}

const setsOf = (count: number) => counted(count, 'set of answers', 'sets of answers')

/** The saved questions that the draft no longer has, to put them back before saving. */
function RemovedQuestions({ base, draft, edits, responseCount }: Props) {
  const left = new Set(draft.questions.map(({ id }) => id))
  const removed = base.questions.flatMap((question, place) =>
    left.has(question.id) ? [] : [{ question, place }],
  )
  if (removed.length === 0) return null
  return (
    <Alert variant="default" p="sm" role="region" aria-label="Removed questions">
      <Text size="sm" role="status">
        {counted(removed.length, 'question')} removed.
        {responseCount > 0 &&
          ` This questionnaire has ${setsOf(responseCount)}. Answers to removed questions are kept.`}
      </Text>
      <ul>
        {removed.map(({ question, place }) => (
          <Group component="li" key={question.id} justify="space-between" gap="xs">
            <Text size="sm" flex={1} miw={0} lineClamp={2} dir="auto">
              {question.question}
            </Text>
            <Button
              size="compact-sm"
              aria-label={`Undo removing ${question.question}`}
              onClick={() => edits.putBack(place, question)}
            >
              Undo
            </Button>
          </Group>
        ))}
      </ul>
    </Alert>
  )
}

/** The questions whose answers may no longer fit, to change them back before saving. */
function ChangedQuestions({ base, draft, edits, responseCount }: Props) {
  if (responseCount === 0) return null
  const saved = new Map(base.questions.map((question) => [question.id, question]))
  const changed = draft.questions.flatMap((question, place) => {
    const before = saved.get(question.id)
    return before && mayUnfit(asked(before), asked(question)) ? [{ before, question, place }] : []
  })
  if (changed.length === 0) return null
  return (
    <Alert variant="default" p="sm" role="region" aria-label="Changed questions">
      <Text size="sm" role="status">
        This questionnaire has {setsOf(responseCount)}. Answers that don’t fit the changed{' '}
        {changed.length === 1 ? 'question' : 'questions'} are kept, and shown to their guests, until they
        answer again.
      </Text>
      <ul>
        {changed.map(({ before, question, place }) => (
          <Group component="li" key={question.id} justify="space-between" gap="xs">
            <Text size="sm" flex={1} miw={0} lineClamp={3} dir="auto">
              {before.question}: {changeOf(before, question)}
            </Text>
            <Button
              size="compact-sm"
              aria-label={`Undo changing ${before.question}`}
              onClick={() => edits.change(place, { type: before.type, options: before.options })}
            >
              Undo
            </Button>
          </Group>
        ))}
      </ul>
    </Alert>
  )
}

const asked = (question: DraftQuestion) => ({ type: question.type, options: optionsOf(question) })

function changeOf(before: DraftQuestion, now: DraftQuestion) {
  if (before.type !== now.type) return `${typeLabels[before.type]} → ${typeLabels[now.type]}`
  const missing = optionsOf(before).filter((option) => !optionsOf(now).includes(option))
  return missing.length > 0 ? `without “${missing.join('”, “')}”` : 'other choices to rank'
}
