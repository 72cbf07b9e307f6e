import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { Autocomplete } from '@mantine/core'
import { type ComponentProps, useRef } from 'react'
import { useApi } from '../app/api.tsx'
import { useGuests } from '../guests/guests.queries.ts'

/** What a guest of the show brings into a form. */
export interface KnownOfGuest {
  linkedinUrl: string
  websiteUrl: string
  biography: string
}

interface Props extends ComponentProps<typeof Autocomplete> {
  /** What stands in the form now. */
  typed: () => KnownOfGuest & { guestName: string }
  onKnown: (known: KnownOfGuest) => void
}

const nothing: KnownOfGuest = { linkedinUrl: '', websiteUrl: '', biography: '' }

/** A card holds the beginning of a biography; a guest that cannot be loaded brings none rather than a piece. */
function useKnownOf() {
  const api = useApi()
  return async ({ id, socialLinks }: GuestCard): Promise<KnownOfGuest> => {
    const whole = await api.guests.show({ params: { id } }).catch(() => null)
    return {
      linkedinUrl: socialLinks.linkedin ?? '',
      websiteUrl: socialLinks.website ?? '',
      biography: whole?.bio ?? '',
    }
  }
}

/** The name is free; choosing a guest of the show fills in what is known, and leaves alone what the host typed. */
export function GuestName({ typed, onKnown, ...field }: Props) {
  const { guests } = useGuests()
  const knownOf = useKnownOf()
  const filled = useRef(nothing)
  const fillIn = async (name: string) => {
    const guest = guests.find((candidate) => candidate.name === name)
    if (!guest) return
    const known = await knownOf(guest)
    const { guestName, ...now } = typed()
    // Another name may have been typed meanwhile
    if (guestName !== name) return
    const before = filled.current
    const keep = (entry: keyof KnownOfGuest) =>
      now[entry] && now[entry] !== before[entry] ? now[entry] : known[entry]
    filled.current = known
    onKnown({
      linkedinUrl: keep('linkedinUrl'),
      websiteUrl: keep('websiteUrl'),
      biography: keep('biography'),
    })
  }
  return (
    <Autocomplete
      label="Guest name"
      required
      placeholder="Maya Okafor"
      data={[...new Set(guests.map(({ name }) => name))]}
      limit={8}
      openOnFocus={false}
      maxLength={200}
      autoComplete="off"
      onOptionSubmit={(name) => void fillIn(name)}
      {...field}
    />
  )
}
