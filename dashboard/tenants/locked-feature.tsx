import type { Feature } from '@cueroom/core/tenants/features.ts'
import { featureWords } from '@cueroom/core/tenants/feature-words.ts'
import { howToGet } from '@cueroom/core/tenants/refusals.ts'
import type { ReactNode } from 'react'
import { LockedPanel } from '../ui/states.tsx'

interface Props {
  feature: Feature
  /** What still works without it. */
  children?: ReactNode
}

/** A screen or part of one that needs a feature the show does not have: what it does, what it costs, whom to ask. */
export const LockedFeature = ({ feature, children }: Props) => (
  <LockedPanel
    title={`${featureWords[feature].name} is not part of your subscription`}
    description={
      <>
        {featureWords[feature].does} {howToGet(feature)} {children}
      </>
    }
  />
)
