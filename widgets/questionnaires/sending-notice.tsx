import { useSpeech } from '../shared/speech.tsx'
import type { Sending } from './use-submission.ts'

/** The state of sending, if there is a problem. */
export function SendingNotice({ sending, saved }: { sending: Sending; saved: boolean }) {
  const { questionnaire: texts } = useSpeech()
  const kept = saved ? texts.keptInBrowser : texts.keptOnPage
  return (
    <div role="alert" part="error">
      {(sending.state === 'failed' || sending.state === 'waiting') && (
        <div className="summary">
          <h3>{sending.state === 'failed' || sending.lost ? texts.failedTitle : texts.notSentTitle}</h3>
          <p>{sending.message}</p>
          <p>
            {sending.state === 'waiting'
              ? `${kept} ${saved && sending.lost ? texts.sendsLater : texts.sendsHere}`
              : kept}
          </p>
        </div>
      )}
    </div>
  )
}
