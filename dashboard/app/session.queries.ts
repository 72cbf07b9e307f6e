import { unavailableFeatures } from '@cueroom/core/entitlements/available.ts'
import { features } from '@cueroom/core/entitlements/features.ts'
import type { Client } from '@cueroom/core/contract.ts'
import { showDatesIn } from '../ui/date-format.ts'
import { useRead } from './api.tsx'
import { hostToken } from './session.ts'
import { useStore } from '../ui/store.ts'

async function loadSession(api: Client, signal: AbortSignal) {
  const session = await api.auth.session({ signal })
  showDatesIn(session.dateFormat)
  return session
}

/** Who is signed in and what the show may do; not fetched without a token. */
export function useSession() {
  const token = useStore(hostToken)
  return useRead(['session'], loadSession, { enabled: token !== null })
}

/** The server's version, and how to try its demo. */
export const useInstance = () => useRead(['instance'], (api, signal) => api.instance.about({ signal }))

/**
 * Features that do nothing on this server, so they aren't offered. Until known, all features that might do
 * nothing.
 */
export const useUnavailable = () => useInstance().data?.unavailable ?? unavailableFeatures(false)

/** The features that this server offers: lists and counts of features have these alone. */
export function useOffered() {
  const unavailable = useUnavailable()
  return features.filter((feature) => !unavailable.includes(feature))
}

/** What the show may do. Everything is allowed until known, because the server enforces it anyway. */
export function useEntitlements() {
  const tenant = useSession().data?.tenant
  return { active: tenant?.active ?? true, may: (feature: Feature) => tenant?.features[feature] ?? true }
}
type Feature = keyof NonNullable<ReturnType<typeof useSession>['data']>['tenant']['features']
