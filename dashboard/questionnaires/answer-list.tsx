import { isStoredPhoto } from '@cueroom/core/media/stored-photo.ts'
import { type Answer, isAnswered } from '@cueroom/core/questionnaires/answers.ts'
import { questionLabel } from '@cueroom/core/questionnaires/default-questionnaire.ts'
import type { AskedQuestion } from '@cueroom/core/questionnaires/questionnaire.ts'
import { currentWording, inGuestsWords, type WordedAnswers } from '@cueroom/core/questionnaires/wordings.ts'
import type { ReactNode } from 'react'
import { LinkedText } from '../ui/linked-text.tsx'
import classes from './answer-list.module.css'

interface Props extends WordedAnswers {
  /** The questions as the guest read them. */
  asked: AskedQuestion[]
}

/** Answers in question order; answers to unknown questions come last. */
export function answersOf({ asked, ...given }: Props) {
  const { responses } = given
  const order = [...asked.map(({ id }) => id), ...Object.keys(responses)]
  const ids = [...new Set(order)].filter((id) => Object.hasOwn(responses, id) && isAnswered(responses[id]))
  return ids.map((id, index) => ({
    id,
    question: questionLabel(id, index + 1, asked),
    answer: responses[id]!,
    /** The host's. */
    wording: currentWording(id, given),
    ranked: asked.some((question) => question.id === id && question.type === 'ranking'),
  }))
}

export type ListedAnswer = ReturnType<typeof answersOf>[number]

interface ListProps {
  answers: ListedAnswer[]
  /** What comes below an answer. */
  below?: (answer: ListedAnswer) => ReactNode
}

/** A guest's answers under their questions, in the host's wording where there is one. */
export const AnswerList = ({ answers, below }: ListProps) => (
  <dl className={classes.answers}>
    {answers.map((listed) => (
      <div key={listed.id}>
        <dt className={classes.question} dir="auto">
          {listed.question}
        </dt>
        <dd className={classes.answer} dir="auto">
          {listed.wording ?? <AnswerText {...listed} />}
        </dd>
        {listed.wording !== undefined && (
          <dd className={classes.original}>
            {inGuestsWords}{' '}
            <span dir="auto">
              <AnswerText {...listed} />
            </span>
          </dd>
        )}
        {below && <dd className={classes.below}>{below(listed)}</dd>}
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
