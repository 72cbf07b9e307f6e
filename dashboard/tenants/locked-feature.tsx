import type { Feature } from '@cueroom/core/entitlements/features.ts'
import { featureIs, featureWords } from '@cueroom/core/entitlements/feature-words.ts'
import { howToGet, whyInactive } from '@cueroom/core/entitlements/refusals.ts'
import type { ReactNode } from 'react'
import { useSession } from '../app/session.queries.ts'
import { LockedPanel } from '../ui/states.tsx'

interface Props {
  feature: Feature
  /** What still works without it. */
  children?: ReactNode
}

/** Locked panel for a missing feature: what it does, its price or whom to ask. */
export const LockedFeature = ({ feature, children }: Props) => (
  <LockedPanel
    title={`${featureIs(feature)} not part of your subscription`}
    description={
      <>
        {featureWords[feature].does} {howToGet(feature)} {children}
      </>
    }
  />
)

/** Shown when the show can't use a feature now: it isn't included, or the subscription is inactive. */
export function NotAllowed(props: Props) {
  const session = useSession().data
  const tenant = session?.tenant
  return session && tenant && !tenant.active ? (
    <LockedPanel
      title="Your subscription isn't active"
      description={whyInactive({ ...tenant, dateFormat: session.dateFormat })}
    />
  ) : (
    <LockedFeature {...props} />
  )
}
