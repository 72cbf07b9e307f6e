import type { Feature } from '@cueroom/core/tenants/features.ts'
import { featureIs, featureWords } from '@cueroom/core/tenants/feature-words.ts'
import { howToGet, whyInactive } from '@cueroom/core/tenants/refusals.ts'
import type { ReactNode } from 'react'
import { useSession } from '../app/session.queries.ts'
import { LockedPanel } from '../ui/states.tsx'

interface Props {
  feature: Feature
  /** What still works without it. */
  children?: ReactNode
}

/** A screen or part of one that needs a feature the show does not have: what it does, what it costs, whom to ask. */
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

/** In the place of what the signed-in show cannot do now: the feature is not its own, or its subscription rests. */
export function NotAllowed(props: Props) {
  const tenant = useSession().data?.tenant
  return tenant && !tenant.active ? (
    <LockedPanel title="Your subscription is not active" description={whyInactive(tenant)} />
  ) : (
    <LockedFeature {...props} />
  )
}
