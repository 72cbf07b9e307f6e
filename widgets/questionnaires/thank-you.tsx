import { answerTo } from '@cueroom/core/questionnaires/answers.ts'
import { linkAddress } from '@cueroom/core/questionnaires/link-address.ts'
import type { QuestionnaireSettings } from '@cueroom/core/questionnaires/questionnaire-settings.ts'
import type { Answers, Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import { useEffect, useRef } from 'react'
import { useSpeech } from '../shared/speech.tsx'
import { useStyles } from '../shared/use-styles.ts'
import { AnswersCopy } from './answers-copy.tsx'
import { HostText } from './host-text.tsx'
import css from './thank-you.css?inline'

/** A longer one would fill the heading. */
const longestName = 60

interface Props {
  title: string
  podcastName: string
  /** Of a personal link. */
  guestName: string | null | undefined
  afterSubmit: QuestionnaireSettings['afterSubmit']
  /** The questions that were shown. */
  questions: Question[]
  answers: Answers
}

/** The name that a guest gave, where the form asked for it. */
const nameIn = (answers: Answers) => {
  const name = String(answerTo(answers, 'guest-name') ?? answerTo(answers, 'name') ?? '').trim()
  return name.length <= longestName ? name : ''
}

/** The height that the page's code reserves for the questions would leave a blank box below the thanks. */
function giveRoomBack(element: Element | null) {
  const root = element?.getRootNode()
  if (root instanceof ShadowRoot) (root.host as HTMLElement).style.minHeight = '0'
}

/** The screen after submitting, with the host's own texts if set. */
export function ThankYou({ title, podcastName, guestName, afterSubmit, questions, answers }: Props) {
  const { questionnaire: texts, fill } = useSpeech()
  const heading = useRef<HTMLHeadingElement>(null)
  useStyles(heading, css)
  const { text, link, linkLabel, redirect, copy } = afterSubmit
  const address = link && linkAddress(link)
  const name = guestName ?? nameIn(answers)
  useEffect(() => {
    giveRoomBack(heading.current)
    heading.current?.focus()
    if (redirect && address) location.assign(address)
  }, [redirect, address])
  return (
    <div className="thanks" part="thanks">
      <h2 ref={heading} tabIndex={-1} part="title">
        {name ? fill(texts.thanksName, { name }) : texts.thanksTitle}
      </h2>
      <p role="status" dir={text ? 'auto' : undefined}>
        {text ? (
          <HostText text={text} />
        ) : (
          `${fill(texts.thanksText, { show: podcastName })} ${texts.thanksDevice}`
        )}
      </p>
      <div className="actions">
        {address && (
          <a className="button primary" part="submit" href={address}>
            {linkLabel ?? texts.goOn}
          </a>
        )}
        {copy && <AnswersCopy title={title} questions={questions} answers={answers} />}
      </div>
    </div>
  )
}
