import { isStoredPhoto } from '@cueroom/core/media/stored-photo.ts'
import { type Answer, isAnswered } from '@cueroom/core/questionnaires/answers.ts'
import { questionLabel } from '@cueroom/core/questionnaires/default-questionnaire.ts'
import type { Answers, AskedQuestion } from '@cueroom/core/questionnaires/questionnaire.ts'
import { LinkedText } from '../ui/linked-text.tsx'
import classes from './answer-list.module.css'

interface Props {
  responses: Answers
  /** The questions as the guest read them. */
  asked: AskedQuestion[]
}

/** Answers in question order; answers to unknown questions come last. */
export function answersOf({ responses, asked }: Props) {
  const order = [...asked.map(({ id }) => id), ...Object.keys(responses)]
  const ids = [...new Set(order)].filter((id) => Object.hasOwn(responses, id) && isAnswered(responses[id]))
  return ids.map((id, index) => ({
    id,
    question: questionLabel(id, index + 1, asked),
    answer: responses[id]!,
    ranked: asked.some((question) => question.id === id && question.type === 'ranking'),
  }))
}

/** A guest's answers under their questions. */
export const AnswerList = ({ answers }: { answers: ReturnType<typeof answersOf> }) => (
  <dl className={classes.answers}>
    {answers.map(({ id, question, answer, ranked }) => (
      <div key={id}>
        <dt className={classes.question} dir="auto">
          {question}
        </dt>
        <dd className={classes.answer} dir="auto">
          <AnswerText answer={answer} ranked={ranked} />
        </dd>
      </div>
    ))}
  </dl>
)

function AnswerText({ answer, ranked }: { answer: Answer; ranked: boolean }) {
  if (typeof answer === 'string')
    return isStoredPhoto(answer) ? (
      <img className={classes.photo} src={answer} alt="Sent by the guest" />
    ) : (
      <LinkedText text={answer} />
    )
  const List = ranked ? 'ol' : 'ul'
  return (
    <List>
      {answer.map((item, index) => (
        <li key={index}>
          <LinkedText text={item} />
        </li>
      ))}
    </List>
  )
}
