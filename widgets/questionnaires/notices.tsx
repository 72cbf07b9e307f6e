import { useState } from 'react'
import type { AnswerProblem } from '@cueroom/core/questionnaires/check-answers.ts'
import type { Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import { type RefObject } from 'react'
import { fieldId } from './question-field.tsx'
import type { Saving } from './use-answers.ts'
import type { Sending } from './use-submission.ts'

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })
const dayAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Where the answers are kept, and since when. */
export const SavedNotice = ({ saving, restored }: { saving: Saving; restored: string | undefined }) => (
  <p className="aside" part="notice">
    {(restored ? `We restored your answers from ${dayAndTime.format(new Date(restored))}. ` : '') +
      savedText(saving)}
  </p>
)

function savedText(saving: Saving) {
  switch (saving.state) {
    case 'saved':
      return `Saved in this browser at ${time.format(new Date(saving.at))}. Nobody else sees your answers until you submit them.`
    case 'ready':
      return 'Your answers are saved in this browser as you type, until you submit them.'
    case 'refused':
      return 'This browser does not let the page save your answers. Submit them before you leave.'
    case 'off':
      return 'Your answers are not saved on this device. Submit them before you leave.'
  }
}

/** Empties the form, after asking once more. */
export function ClearButton({ onClear }: { onClear(): void }) {
  const [asking, setAsking] = useState(false)
  if (!asking)
    return (
      <button type="button" part="button" onClick={() => setAsking(true)}>
        Clear answers
      </button>
    )
  const answer = (clear: boolean) => {
    setAsking(false)
    if (clear) onClear()
  }
  return (
    <span role="group" aria-label="Clear everything you typed?" className="confirm">
      <span>Clear everything you typed?</span>
      <button type="button" part="button" onClick={() => answer(true)}>
        Yes, clear
      </button>
      <button type="button" part="button" onClick={() => answer(false)}>
        Keep
      </button>
    </span>
  )
}

interface SummaryProps {
  questions: Question[]
  problems: AnswerProblem[]
  onGoTo(id: string): void
  ref: RefObject<HTMLDivElement | null>
}

/** Every answer that needs another look, each a way to its field. */
export function ErrorSummary({ questions, problems, onGoTo, ref }: SummaryProps) {
  const count = problems.length === 1 ? '1 answer needs' : `${problems.length} answers need`
  return (
    <div role="alert" tabIndex={-1} ref={ref} className="summary" part="error-summary">
      {problems.length > 0 && (
        <>
          <h3>{`${count} another look`}</h3>
          <ul>
            {problems.map(({ id, message }) => (
              <li key={id}>
                <button type="button" className="link" onClick={() => onGoTo(fieldId(id))}>
                  {questions.find((question) => question.id === id)?.question}
                </button>{' '}
                <span>{message}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** How the sending goes, where it does not go well. */
export function SendingNotice({ sending, saved }: { sending: Sending; saved: boolean }) {
  return (
    <div role="alert" part="error">
      {(sending.state === 'failed' || sending.state === 'waiting') && (
        <div className="summary">
          <h3>{sending.state === 'failed' || sending.lost ? 'Submission Failed' : 'Not sent yet'}</h3>
          <p>{sending.message}</p>
          <p>{outlook(sending, saved)}</p>
        </div>
      )}
    </div>
  )
}

function outlook({ state }: Sending, saved: boolean) {
  const kept = saved ? 'Your answers are still saved in this browser' : 'Your answers are still on this page'
  if (state !== 'waiting') return `${kept}.`
  return saved
    ? `${kept}. We'll send them automatically when you're back online, even if you return later.`
    : `${kept}. We'll send them automatically: leave this page open.`
}
