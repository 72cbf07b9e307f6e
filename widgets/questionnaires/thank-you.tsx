import { answerTo, isAnswered } from '@cueroom/core/questionnaires/answers.ts'
import { readableAnswer } from '@cueroom/core/questionnaires/check-answers.ts'
import { isAnswerable } from '@cueroom/core/questionnaires/question-types.ts'
import type { QuestionnaireSettings } from '@cueroom/core/questionnaires/questionnaire-settings.ts'
import type { Answers, Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import { useEffect, useRef } from 'react'
import { useSpeech } from '../shared/speech.tsx'
import { useStyles } from '../shared/use-styles.ts'
import css from './thank-you.css?inline'

interface Props {
  title: string
  podcastName: string
  afterSubmit: QuestionnaireSettings['afterSubmit']
  /** The questions that were shown. */
  questions: Question[]
  answers: Answers
}

/** What a guest sees after submitting, in the host's words where there are any. */
export function ThankYou({ title, podcastName, afterSubmit, questions, answers }: Props) {
  const { questionnaire: texts, fill } = useSpeech()
  const heading = useRef<HTMLHeadingElement>(null)
  useStyles(heading, css)
  const { text, link, linkLabel, redirect, copy } = afterSubmit
  const address = link && webAddress(link)
  useEffect(() => {
    heading.current?.focus()
    if (redirect && address) location.assign(address)
  }, [redirect, address])
  return (
    <div className="thanks" part="thanks">
      <h2 ref={heading} tabIndex={-1} part="title">
        {texts.thanksTitle}
      </h2>
      <p role="status" dir={text ? 'auto' : undefined}>
        {text ?? `${fill(texts.thanksText, { show: podcastName })} ${texts.thanksDevice}`}
      </p>
      <div className="actions">
        {address && (
          <a className="button primary" part="submit" href={address}>
            {linkLabel ?? texts.goOn}
          </a>
        )}
        {copy && (
          <button
            type="button"
            part="button"
            onClick={() => download(title, answersAsText(questions, answers))}
          >
            {texts.copyAnswers}
          </button>
        )}
      </div>
    </div>
  )
}

const webAddress = (link: string) => (/^https?:\/\//i.test(link) ? link : `https://${link}`)

const answersAsText = (questions: Question[], answers: Answers) =>
  questions
    .filter(({ id, type }) => isAnswerable(type) && type !== 'photo' && isAnswered(answerTo(answers, id)))
    .map((question) => `${question.question}\n${readableAnswer(question, answerTo(answers, question.id)!)}\n`)
    .join('\n')

function download(title: string, text: string) {
  const url = URL.createObjectURL(new Blob([`${title}\n\n${text}`], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${title.replace(/[^\p{L}\p{N} -]/gu, '').trim() || 'answers'}.txt`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url))
}
