import type { ClientOf } from '@cueroom/core/contract/client.ts'
import { answeringMinutes, countAnswered } from '@cueroom/core/questionnaires/progress.ts'
import type { PublicQuestionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import type { questionnaires } from '@cueroom/core/questionnaires/questionnaires.contract.ts'
import { useId, useState } from 'react'
import { QuestionField } from './question-field.tsx'
import { useAnswers } from './use-answers.ts'
import { useQuestionnaire } from './use-questionnaire.ts'

export interface QuestionnairesApi extends Record<'questionnaires', typeof questionnaires> {}

interface Props {
  api: ClientOf<QuestionnairesApi, 'visitor'>
  id: string
  theme?: string | undefined
}

/** The questionnaire a guest fills in. */
export function Questionnaire({ api, id, theme = 'light' }: Props) {
  const [tries, setTries] = useState(1)
  return (
    <div className="cueroom" data-theme={theme}>
      <Try key={tries} api={api} id={id} onRetry={() => setTries(tries + 1)} />
    </div>
  )
}

function Try({ api, id, onRetry }: Pick<Props, 'api' | 'id'> & { onRetry(): void }) {
  const { state, questionnaire } = useQuestionnaire(api, id)
  if (state === 'missing') return <Missing />
  if (state === 'failed') return <Failed onRetry={onRetry} />
  return questionnaire ? <Questions questionnaire={questionnaire} /> : <Loading />
}

const Loading = () => (
  <div role="status">
    <p>Loading the questions…</p>
    <div className="bone" />
    <div className="bone" />
    <div className="bone" />
  </div>
)

const Missing = () => (
  <div role="alert">
    <h2>Questionnaire Not Found</h2>
    <p>It may have been removed, or the link is incomplete. Ask the host for a new one.</p>
  </div>
)

const Failed = ({ onRetry }: { onRetry(): void }) => (
  <div role="alert">
    <h2>The questions could not be loaded</h2>
    <p>Check your connection and try again.</p>
    <button type="button" onClick={onRetry}>
      Try again
    </button>
  </div>
)

function Questions({ questionnaire }: { questionnaire: PublicQuestionnaire }) {
  const { title, description, questions } = questionnaire
  const { answers, answer, kept } = useAnswers(questionnaire)
  const heading = useId()
  const answered = countAnswered(questions, answers)
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {description && <p>{description}</p>}
      <p className="aside">{extent(questions)}</p>
      <div className="progress">
        <progress aria-label="Answered questions" value={answered} max={questions.length} />
        <span>
          {answered} of {questions.length}
        </span>
      </div>
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          value={answers[question.id]}
          onChange={(value) => answer(question.id, value)}
        />
      ))}
      {kept && <p className="aside">Your answers are kept in this tab until you close it.</p>}
    </section>
  )
}

function extent(questions: PublicQuestionnaire['questions']) {
  const minutes = answeringMinutes(questions)
  const count = questions.length === 1 ? '1 question' : `${questions.length} questions`
  return `${count}, about ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`
}
