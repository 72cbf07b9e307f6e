import { useSpeech } from './speech.tsx'

/** Says why something could not be loaded. Only a browser that is offline is the visitor's to put right. */
export function LoadFailed({ what, onRetry }: { what: 'loadFailed' | 'offerFailed'; onRetry(): void }) {
  const { shared } = useSpeech()
  return (
    <div role="alert">
      <h2 part="title">{shared[what]}</h2>
      <p>{navigator.onLine ? shared.noAnswer : shared.offline}</p>
      <button type="button" part="button" onClick={onRetry}>
        {shared.tryAgain}
      </button>
    </div>
  )
}
