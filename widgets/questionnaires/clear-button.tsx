import { useState } from 'react'
import { useSpeech } from '../shared/speech.tsx'

const focus = (button: HTMLButtonElement | null) => button?.focus()

/** Empties the form, after asking once more. */
export function ClearButton({ onClear }: { onClear(): void }) {
  const { questionnaire: texts } = useSpeech()
  // Undefined before it was asked for the first time
  const [asking, setAsking] = useState<boolean>()
  if (!asking)
    return (
      <button
        type="button"
        part="button"
        ref={asking === false ? focus : undefined}
        onClick={() => setAsking(true)}
      >
        {texts.clear}
      </button>
    )
  const answer = (clear: boolean) => {
    setAsking(false)
    if (clear) onClear()
  }
  return (
    <span role="group" aria-label={texts.clearAsk} className="confirm">
      <span>{texts.clearAsk}</span>
      <button type="button" part="button" onClick={() => answer(true)}>
        {texts.clearYes}
      </button>
      <button type="button" part="button" ref={focus} onClick={() => answer(false)}>
        {texts.clearNo}
      </button>
    </span>
  )
}
