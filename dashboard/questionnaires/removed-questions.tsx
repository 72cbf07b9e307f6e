import type { Questionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { Alert, Button, Group, Text } from '@mantine/core'
import type { Draft } from './draft.ts'
import type { QuestionEdits } from './use-question-edits.ts'

interface Props {
  /** The saved draft. */
  base: Draft
  draft: Draft
  edits: QuestionEdits
  responseCount: Questionnaire['responseCount']
}

/** The saved questions that the draft no longer has, to put them back before saving. */
export function RemovedQuestions({ base, draft, edits, responseCount }: Props) {
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
          ` This questionnaire has ${counted(responseCount, 'set of answers', 'sets of answers')}. Answers to removed questions are kept.`}
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
