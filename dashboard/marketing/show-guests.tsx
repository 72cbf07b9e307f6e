import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { addGuest } from '../app/paths.ts'
import { useGuests } from '../guests/guests.queries.ts'
import { EmptyState, LoadFailure } from '../ui/states.tsx'
import { FormSkeleton } from './form-skeleton.tsx'

type Guests = readonly [GuestCard, ...GuestCard[]]

/** Something that is written about a guest: needs the show's guests, and at least one. */
export function WithGuests({ what, children }: { what: string; children: (guests: Guests) => ReactNode }) {
  const { guests, loaded, failed, retry, retrying } = useGuests()
  if (failed) return <LoadFailure what="guests" retry={retry} retrying={retrying} />
  if (!loaded) return <FormSkeleton />
  const [first, ...rest] = guests
  if (first) return children([first, ...rest])
  return (
    <EmptyState icon={IconUsers} title="No guests yet" description={`${what} Add a guest first.`}>
      <Button component={Link} to={addGuest}>
        Add Your First Guest
      </Button>
    </EmptyState>
  )
}

/** The guest a form is about: the chosen one, the one of the address, else the show's first. */
export function useGuestChoice(guests: Guests, chosen: string) {
  const [params] = useSearchParams()
  const find = (id: string | null) => guests.find((guest) => String(guest.id) === id)
  const first = guests.reduce((earliest, guest) => (guest.id < earliest.id ? guest : earliest))
  return find(chosen) ?? find(params.get('guest')) ?? first
}
