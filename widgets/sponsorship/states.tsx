import { useEffect, useRef } from 'react'
import { useSpeech } from '../shared/speech.tsx'

// As in the questionnaire's: a file for both made its first load 47 bytes larger
/** What is to come, without words: they may not be loaded either. */
export const Bones = () => (
  <div aria-busy="true">
    <div className="bone" />
    <div className="bone" />
    <div className="bone" />
  </div>
)

export const Loading = () => (
  <div role="status">
    <p>{useSpeech().sponsorship.loadingOffer}</p>
    <Bones />
  </div>
)

export function Missing() {
  const { sponsorship: texts } = useSpeech()
  return (
    <div role="alert">
      <h2 part="title">{texts.offerMissingTitle}</h2>
      <p>{texts.offerMissingText}</p>
    </div>
  )
}

export function Closed({ title }: { title: string }) {
  const { sponsorship: texts } = useSpeech()
  return (
    <div role="alert">
      <h2 part="title" dir="auto">
        {title}
      </h2>
      <p>{texts.offerClosed}</p>
    </div>
  )
}

export function Nothing() {
  const { sponsorship: texts } = useSpeech()
  return (
    <div role="status">
      <h3>{texts.nothingTitle}</h3>
      <p>{texts.nothingText}</p>
    </div>
  )
}

/** What a possible sponsor sees after writing. */
export function ThankYou({ podcastName, email }: { podcastName: string; email: string }) {
  const { sponsorship, questionnaire, fill } = useSpeech()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div>
      <h3 ref={heading} tabIndex={-1}>
        {questionnaire.thanksTitle}
      </h3>
      <p role="status">{fill(sponsorship.inquiryThanks, { show: podcastName, email })}</p>
    </div>
  )
}
