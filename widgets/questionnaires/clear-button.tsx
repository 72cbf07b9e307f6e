import { useState } from 'react'
import { useSpeech } from '../shared/speech.tsx'

/** Empties the form, after asking once more. */
export function ClearButton({ onClear }: { onClear(): void }) {
  const { questionnaire: texts } = useSpeech()
  const [asking, setAsking] = useState(false)
  if (!asking)
    return (
      <button type="button" part="button" onClick={() => setAsking(true)}>
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
      <button type="button" part="button" onClick={() => answer(false)}>
        {texts.clearNo}
      </button>
    </span>
  )
}
