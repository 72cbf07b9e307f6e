import { type Language, localeOf } from '@cueroom/core/languages/languages.ts'
import { type Speech, useSpeech } from '../shared/speech.tsx'
import type { Saving } from './use-answers.ts'

const formatted = (language: Language, at: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(language), options).format(new Date(at))

/** Where the answers are kept, and since when. */
export function SavedNotice({ saving, restored }: { saving: Saving; restored: string | undefined }) {
  const speech = useSpeech()
  const { questionnaire: texts, language, fill } = speech
  const since =
    restored &&
    fill(texts.restored, {
      time: formatted(language, restored, { dateStyle: 'medium', timeStyle: 'short' }),
    })
  return (
    <p className="aside" part="notice">
      {[since, savedText(saving, speech)].filter(Boolean).join(' ')}
    </p>
  )
}

function savedText(saving: Saving, { questionnaire: texts, language, fill }: Speech) {
  switch (saving.state) {
    case 'saved':
      return fill(texts.savedAt, { time: formatted(language, saving.at, { timeStyle: 'short' }) })
    case 'ready':
      return texts.savedReady
    case 'refused':
      return texts.savedRefused
    case 'off':
      return texts.savedOff
  }
}
