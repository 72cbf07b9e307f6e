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
