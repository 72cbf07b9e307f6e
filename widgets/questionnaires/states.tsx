import { useSpeech } from '../shared/speech.tsx'

/** Three fields to come, without words: they may not be loaded either. */
export const Bones = () => (
  <div aria-busy="true">
    <div className="bone" />
    <div className="bone" />
    <div className="bone" />
  </div>
)

export const Loading = () => (
  <div role="status">
    <p>{useSpeech().questionnaire.loading}</p>
    <Bones />
  </div>
)

export function Missing() {
  const { questionnaire: texts } = useSpeech()
  return (
    <div role="alert">
      <h2 part="title">{texts.missingTitle}</h2>
      <p>{texts.missingText}</p>
    </div>
  )
}

/** A personal link that was cut off or changed, or whose guest the host deleted. */
export function InvalidLink({ onAnswerWithout }: { onAnswerWithout(): void }) {
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

export function Closed({ title }: { title: string }) {
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
