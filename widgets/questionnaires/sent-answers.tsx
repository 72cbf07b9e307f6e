import type { SubmittedAnswers } from '@cueroom/core/questionnaires/questionnaire.ts'
import { useRef } from 'react'
import { dateText } from '../shared/date-text.ts'
import { type Speech, useSpeech } from '../shared/speech.tsx'
import { useStyles } from '../shared/use-styles.ts'
import css from './sent-answers.css?inline'

/** Says that the form holds what the guest of a personal link sent before. */
export function SentNotice({ submitted }: { submitted: SubmittedAnswers }) {
  const speech = useSpeech()
  const notice = useRef<HTMLParagraphElement>(null)
  useStyles(notice, css)
  const text = speech.questionnaire.sentAt
  return (
    <p ref={notice} className="sent" part="notice">
      {text && speech.fill(text, { date: sentOn(submitted, speech) })}
    </p>
  )
}

export const sentOn = ({ submittedAt, changedAt }: SubmittedAnswers, { language }: Speech) =>
  dateText(changedAt ?? submittedAt, language, { dateStyle: 'long' })

export { EarlierAnswer } from './earlier-answer.tsx'
