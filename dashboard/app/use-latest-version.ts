import { useState } from 'react'
import type { Toast } from '../ui/toasts.tsx'
import { isConflict, reportFailure } from './api.tsx'

/** The version that someone else saved, fetched when saving meets a version conflict. */
export function useLatestVersion<Row>(fetchLatest: () => Promise<Row | undefined>, failure: Toast) {
  const [latest, setLatest] = useState<Row | null>(null)
  const load = async () => {
    try {
      setLatest((await fetchLatest()) ?? null)
    } catch (error) {
      reportFailure(error, failure)
    }
  }
  return {
    latest,
    show: setLatest,
    /** For the save's `onError`. */
    onError: (error: unknown) => void (isConflict(error) && load()),
    clear: () => setLatest(null),
  }
}
