import { useEffect, useRef } from 'react'

export const Loading = () => (
  <div role="status">
    <p>Loading the questions…</p>
    <div className="bone" />
    <div className="bone" />
    <div className="bone" />
  </div>
)

export const Missing = () => (
  <div role="alert">
    <h2 part="title">Questionnaire Not Found</h2>
    <p>It may have been removed, or the link is incomplete. Ask the host for a new one.</p>
  </div>
)

/** A personal link that was cut off or changed, or whose guest the host deleted. */
export const InvalidLink = ({ onAnswerWithout }: { onAnswerWithout(): void }) => (
  <div role="alert">
    <h2 part="title">This personal link doesn’t work</h2>
    <p>It may have been cut off on its way to you. Ask the host for a new one, or answer without it.</p>
    <button type="button" part="button" onClick={onAnswerWithout}>
      Answer without it
    </button>
  </div>
)

export const Closed = ({ title }: { title: string }) => (
  <div role="alert">
    <h2 part="title">{title}</h2>
    <p>This questionnaire is closed at the moment. Answers that were already submitted are safe.</p>
    <p>Ask the host when it opens again.</p>
  </div>
)

/** What a guest sees after submitting. */
export function ThankYou({ podcastName }: { podcastName: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} part="title">
        Thank you!
      </h2>
      <p role="status">
        Your answers have been sent to {podcastName}. Nothing is left on this device, and you can close this
        page.
      </p>
    </div>
  )
}
