import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import type { Feature } from '@cueroom/core/entitlements/features.ts'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { addGuest } from '../app/paths.ts'
import { useEntitlements } from '../app/session.queries.ts'
import { useGuests } from '../guests/guests.queries.ts'
import { IconUsers } from '../icons/index.ts'
import { LockedFeature } from '../tenants/locked-feature.tsx'
import { EmptyState, LoadFailure } from '../ui/states.tsx'
import { FormSkeleton } from '../ui/form-skeleton.tsx'

type Guests = readonly [GuestCard, ...GuestCard[]]

interface Props {
  /** Why a guest is required. */
  what: string
  feature: Feature
  children: (guests: Guests) => ReactNode
}

/** A generator that needs at least one guest. */
export function WithGuests({ what, feature, children }: Props) {
  const { may } = useEntitlements()
  const { guests, loaded, failed, refetch, isFetching } = useGuests()
  if (failed) return <LoadFailure what="guests" query={{ refetch, isFetching }} />
  if (!loaded) return <FormSkeleton />
  const [first, ...rest] = guests
  if (first) return children([first, ...rest])
  // Without the feature, adding a guest wouldn't help
  if (!may(feature)) return <LockedFeature feature={feature} />
  return (
    <EmptyState icon={IconUsers} title="No guests yet" description={`${what} Add a guest first.`}>
      <Button component={Link} to={addGuest}>
        Add Your First Guest
      </Button>
    </EmptyState>
  )
}

/** The form's guest: the chosen one, the one in the URL, else the first. */
export function useGuestChoice(guests: Guests, chosen: string) {
  const [params] = useSearchParams()
  const find = (id: string | null) => guests.find((guest) => String(guest.id) === id)
  const first = guests.reduce((earliest, guest) => (guest.id < earliest.id ? guest : earliest))
  return find(chosen) ?? find(params.get('guest')) ?? first
}
