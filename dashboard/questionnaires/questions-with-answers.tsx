import type { Questionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { mayUnfit } from '@cueroom/core/questionnaires/changed-questions.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { Alert, Button, Text } from '@mantine/core'
import { IconInfoCircle } from '../icons/index.ts'
import { Dimmed } from '../ui/dimmed.ts'
import { type Draft, type DraftQuestion, optionsOf } from './draft.ts'
import classes from './questionnaires.module.css'
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
    <Alert color="yellow" icon={<IconInfoCircle />} p="sm" role="region" aria-label="Removed questions">
      <Text size="sm" role="status">
        {counted(removed.length, 'question')} removed.
        {responseCount > 0 &&
          ` This questionnaire has ${setsOf(responseCount)}. Answers to removed questions are kept.`}
      </Text>
      <ul className={classes.undoable}>
        {removed.map(({ question, place }) => (
          <li key={question.id}>
            <Asked question={question} />
            <Button
              size="compact-sm"
              aria-label={`Undo removing ${question.question}`}
              onClick={() => edits.putBack(place, question)}
            >
              Undo
            </Button>
          </li>
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
    <Alert color="yellow" icon={<IconInfoCircle />} p="sm" role="region" aria-label="Changed questions">
      <Text size="sm" role="status">
        This questionnaire has {setsOf(responseCount)}. Answers that don’t fit the changed{' '}
        {changed.length === 1 ? 'question' : 'questions'} are kept, and shown to their guests, until they
        answer again.
      </Text>
      <ul className={classes.undoable}>
        {changed.map(({ before, question, place }) => (
          <li key={question.id}>
            <Asked question={before}>{changeOf(before, question)}</Asked>
            <Button
              size="compact-sm"
              aria-label={`Undo changing ${before.question}`}
              onClick={() => edits.change(place, { type: before.type, options: before.options })}
            >
              Undo
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

const Asked = ({ question: { question }, children }: { question: DraftQuestion; children?: string }) => (
  <div>
    <Text size="sm" fw={550} lineClamp={2} dir="auto">
      {question}
    </Text>
    {children && <Dimmed>{children}</Dimmed>}
  </div>
)

const asked = (question: DraftQuestion) => ({ type: question.type, options: optionsOf(question) })

function changeOf(before: DraftQuestion, now: DraftQuestion) {
  if (before.type !== now.type) return `${typeLabels[before.type]} → ${typeLabels[now.type]}`
  const missing = optionsOf(before).filter((option) => !optionsOf(now).includes(option))
  return missing.length > 0 ? `Without “${missing.join('”, “')}”` : 'Other choices to rank'
}
