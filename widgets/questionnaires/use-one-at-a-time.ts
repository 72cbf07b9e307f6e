import type { QuestionnaireSettings } from '@cueroom/core/questionnaires/questionnaire-settings.ts'
import { useSyncExternalStore } from 'react'

/** Screens on which a host's "on phones" applies. */
const phones = '(max-width: 640px)'

function subscribe(onChange: () => void) {
  const query = matchMedia(phones)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether guests see one question at a time, also after they turn their phone. */
export function useOneAtATime(wanted: QuestionnaireSettings['oneAtATime']): boolean {
  const onPhone = useSyncExternalStore(subscribe, () => matchMedia(phones).matches)
  return wanted === 'always' || (wanted === 'phones' && onPhone)
}
