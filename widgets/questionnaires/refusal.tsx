import type { PublicQuestionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { useSpeech } from '../shared/speech.tsx'
import { AnswersCopy } from './answers-copy.tsx'
import { sentOn } from './sent-answers.tsx'

/** Why the server shows no questions. */
export type Refused =
  | { state: 'missing' | 'invalid-link' }
  | { state: 'closed'; title: string }
  | { state: 'locked'; questionnaire: PublicQuestionnaire }

interface Props {
  refused: Refused
  onAnswerWithout(): void
}

/** What a guest sees instead of the questions. */
export function Refusal({ refused, onAnswerWithout }: Props) {
  switch (refused.state) {
    case 'missing':
      return <Missing />
    case 'invalid-link':
      return <InvalidLink onAnswerWithout={onAnswerWithout} />
    case 'closed':
      return <Closed title={refused.title} />
    case 'locked':
      return <Locked questionnaire={refused.questionnaire} />
  }
}

function Missing() {
  const { questionnaire: texts } = useSpeech()
  return (
    <div role="alert">
      <h2 part="title">{texts.missingTitle}</h2>
      <p>{texts.missingText}</p>
    </div>
  )
}

/** A personal link that was cut off or changed, or whose guest the host deleted. */
function InvalidLink({ onAnswerWithout }: { onAnswerWithout(): void }) {
  const { questionnaire: texts } = useSpeech()
  return (
    <div role="alert">
      <h2 part="title">{texts.linkTitle}</h2>
      <p>{texts.linkText}</p>
      <button type="button" part="button" onClick={onAnswerWithout}>
        {texts.answerWithout}
      </button>
    </div>
  )
}

function Closed({ title }: { title: string }) {
  const { questionnaire: texts } = useSpeech()
  return (
    <div role="alert">
      <h2 part="title" dir="auto">
        {title}
      </h2>
      <p>{texts.closedText}</p>
      <p>{texts.closedAsk}</p>
    </div>
  )
}

/** Answers that the host has locked: their guest can read them. */
function Locked({ questionnaire: { title, questions, submitted } }: { questionnaire: PublicQuestionnaire }) {
  const speech = useSpeech()
  const { lockedTitle, lockedText } = speech.questionnaire
  return (
    <>
      <h2 part="title">{lockedTitle}</h2>
      <p role="status">{speech.fill(lockedText, { date: sentOn(submitted!, speech) })}</p>
      <AnswersCopy title={title} questions={questions} answers={submitted!.responses} />
    </>
  )
}
