import type { PublicQuestionnaire, Welcome } from '@cueroom/core/questionnaires/questionnaire.ts'
import { type ReactNode, use, useState } from 'react'
import { PictureOrigin } from '../shared/branded.tsx'
import { useSpeech } from '../shared/speech.tsx'

interface Props {
  questionnaire: PublicQuestionnaire
  /** Title, description and extent. */
  start: ReactNode
  onStart(): void
  onSeeAll(): void
}

/** What guests see before the first of their questions: who asks, how much, and the way in. */
export function StartScreen({ questionnaire, start, onStart, onSeeAll }: Props) {
  const { branding, host, description } = questionnaire
  const { questionnaire: texts } = useSpeech()
  return (
    <div className="start" part="start">
      <p className="show" part="welcome" dir="auto">
        {branding.podcastName}
      </p>
      {start}
      {host && <HostCard host={host} text={description ? undefined : texts.welcome} />}
      <div className="actions">
        {/* All but the first texts may still be loading */}
        <button type="button" className="primary" part="submit" onClick={onStart}>
          {texts.start ?? texts.next}
        </button>
        {texts.seeAll && (
          <button type="button" part="button" onClick={onSeeAll}>
            {texts.seeAll}
          </button>
        )}
      </div>
    </div>
  )
}

function HostCard({ host: { name, photo }, text }: { host: Welcome; text: string | undefined }) {
  const { questionnaire: texts, fill } = useSpeech()
  const origin = use(PictureOrigin)
  const [broken, setBroken] = useState(false)
  return (
    <div className="host" part="welcome">
      {photo && !broken && (
        <img src={origin + photo} alt="" width={44} height={44} onError={() => setBroken(true)} />
      )}
      <p dir="auto">
        {text}
        <b>{fill(texts.yourHost ?? '{name}', { name })}</b>
      </p>
    </div>
  )
}
