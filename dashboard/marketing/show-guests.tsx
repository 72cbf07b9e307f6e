import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import type { Feature } from '@cueroom/core/entitlements/features.ts'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { addGuest } from '../app/paths.ts'
import { useEntitlements } from '../app/session.queries.ts'
import { useFirstGuest, useGuestCard } from '../guests/guests.queries.ts'
import { IconUsers } from '../icons/index.ts'
import { Link, useSearchParams } from '../routing/routing.tsx'
import { LockedFeature } from '../tenants/locked-feature.tsx'
import { EmptyState, LoadFailure } from '../ui/states.tsx'
import { FormSkeleton } from '../ui/form-skeleton.tsx'

interface Props {
  /** Why a guest is required. */
  what: string
  feature: Feature
  /** Gets the guest who was added first. */
  children: (first: GuestCard) => ReactNode
}

/** A generator that needs at least one guest. */
export function WithGuests({ what, feature, children }: Props) {
  const { may } = useEntitlements()
  const found = useFirstGuest()
  if (found.isError) return <LoadFailure what="guests" query={found} />
  if (found.isPending) return <FormSkeleton />
  if (found.data) return children(found.data)
  // Without the feature, adding a guest wouldn't help
  if (!may(feature)) return <LockedFeature feature={feature} />
  return (
    <EmptyState icon={IconUsers} title="No guests yet" description={`${what} Add a guest first.`}>
      <Button variant="filled" component={Link} to={addGuest}>
        Add Your First Guest
      </Button>
    </EmptyState>
  )
}

/** The form's guest: the chosen one, the one in the URL, else the first; undefined while it loads, or without any. */
export function useGuestChoice(first: GuestCard | undefined, chosen: string): GuestCard | undefined {
  const [params] = useSearchParams()
  const ofForm = useGuestCard(Number(chosen))
  const ofAddress = useGuestCard(Number(params.get('guest')))
  const guest = ofForm === null ? ofAddress : ofForm
  return guest === null ? first : guest
}
