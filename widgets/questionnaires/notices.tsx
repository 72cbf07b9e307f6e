import { dateText } from '../shared/date-text.ts'
import { type Speech, useSpeech } from '../shared/speech.tsx'
import type { Saving } from './use-answers.ts'

/** Where the answers are kept, and since when. */
export function SavedNotice({ saving, restored }: { saving: Saving; restored: string | undefined }) {
  const speech = useSpeech()
  const { questionnaire: texts, language, fill } = speech
  const since =
    restored &&
    fill(texts.restored, { time: dateText(restored, language, { dateStyle: 'medium', timeStyle: 'short' }) })
  return (
    <p className="aside" part="notice">
      {[since, savedText(saving, speech)].filter(Boolean).join(' ')}
    </p>
  )
}

function savedText(saving: Saving, speech: Speech) {
  const { questionnaire: texts, language, fill } = speech
  switch (saving.state) {
    case 'saved':
      return fill(texts.savedAt, { time: dateText(saving.at, language, { timeStyle: 'short' }) })
    case 'ready':
      return texts.savedReady
    case 'refused':
      return texts.savedRefused
    case 'off':
      return texts.savedOff
  }
}
