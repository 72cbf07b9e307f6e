import { dateText } from '@cueroom/core/text/dates.ts'
import { type Speech, useSpeech } from '../shared/speech.tsx'
import type { Saving } from './use-answers.ts'

/** Where the answers are kept, and since when. */
export function SavedNotice({ saving, restored }: { saving: Saving; restored: string | undefined }) {
  const speech = useSpeech()
  const { questionnaire: texts, fill } = speech
  const since = restored && fill(texts.restored, { time: dateText(restored, 'dayAndTime', speech) })
  return (
    <p className="aside" part="notice">
      {[since, savedText(saving, speech)].filter(Boolean).join(' ')}
    </p>
  )
}

function savedText(saving: Saving, speech: Speech) {
  const { questionnaire: texts, fill } = speech
  switch (saving.state) {
    case 'saved':
      return fill(texts.savedAt, { time: dateText(saving.at, 'clock', speech) })
    case 'ready':
      return texts.savedReady
    case 'refused':
      return texts.savedRefused
    case 'off':
      return texts.savedOff
  }
}
