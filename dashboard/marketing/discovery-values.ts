import type { DiscoveryAudience } from '@cueroom/core/marketing/discovery-audience.ts'
import { filterDefaults } from '@cueroom/core/marketing/discovery-choices.ts'
import type { DiscoveryRequest } from '@cueroom/core/marketing/requests.ts'
import type * as z from 'zod'
import { checkBy } from './checked-request.ts'

export interface DiscoveryValues extends DiscoveryAudience {
  mileRadius: string
  geography: string
  companySize: string
  budget: string
}
export type DiscoveryBody = z.input<typeof DiscoveryRequest>

/** Initial filters (specification 9). */
export const startFilters = { ...filterDefaults, mileRadius: String(filterDefaults.mileRadius) }

export const discoveryBody = ({ mileRadius, geography, companySize, budget, ...audience }: DiscoveryValues) =>
  ({
    ...audience,
    filters: { mileRadius: Number(mileRadius), geography, companySize, budget },
  }) as DiscoveryBody

/** A discovery request as form values. */
export function entriesOf({ filters, ...audience }: Record<string, unknown>) {
  const { mileRadius = filterDefaults.mileRadius, ...others } = (filters ?? {}) as Record<string, unknown>
  return { ...audience, ...others, mileRadius: String(mileRadius) }
}

export const validateDiscovery = checkBy('DiscoveryRequest', discoveryBody)
