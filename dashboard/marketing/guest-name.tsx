import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { Autocomplete } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type ComponentProps, useRef } from 'react'
import { useApi } from '../app/api.tsx'
import { searchDelay, useFoundGuests } from '../guests/guests.queries.ts'

/** Form values taken from a guest. */
interface KnownOfGuest {
  linkedinUrl: string
  websiteUrl: string
  biography: string
}

interface Props extends ComponentProps<typeof Autocomplete> {
  /** The current form values. */
  typed: () => KnownOfGuest & { guestName: string }
  onKnown: (known: KnownOfGuest) => void
}

const nothing: KnownOfGuest = { linkedinUrl: '', websiteUrl: '', biography: '' }

/** Cards hold a truncated biography, so the whole guest is loaded; if that fails, the biography stays empty. */
function useKnownOf() {
  const api = useApi()
  return async ({ id, socialLinks }: GuestCard): Promise<KnownOfGuest> => {
    const whole = await api.guests.get({ params: { id } }).catch(() => null)
    return {
      linkedinUrl: socialLinks.linkedin ?? '',
      websiteUrl: socialLinks.website ?? '',
      biography: whole?.bio ?? '',
    }
  }
}

/**
 * Free text with suggestions. Choosing a guest fills in what is known without overwriting what the host
 * typed.
 */
export function GuestName({ typed, onKnown, ...field }: Props) {
  const [sought] = useDebouncedValue(typed().guestName, searchDelay)
  const { guests } = useFoundGuests(sought)
  const knownOf = useKnownOf()
  const filled = useRef(nothing)
  const fillIn = async (name: string) => {
    const guest = guests.find((candidate) => candidate.name === name)
    if (!guest) return
    const known = await knownOf(guest)
    const { guestName, ...now } = typed()
    // The name may have changed while loading
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
