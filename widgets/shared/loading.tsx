import { useSpeech } from './speech.tsx'

/** What is to come, without words: they may not be loaded either. */
export const Bones = () => (
  <div aria-busy="true">
    <div className="bone" />
    <div className="bone" />
    <div className="bone" />
  </div>
)

export const Loading = ({ text }: { text(speech: ReturnType<typeof useSpeech>): string }) => (
  <div role="status">
    <p>{text(useSpeech())}</p>
    <Bones />
  </div>
)
