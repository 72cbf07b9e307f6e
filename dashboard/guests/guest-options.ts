import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { personLine } from '@cueroom/core/guests/person-line.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { type KeyboardEvent, useState } from 'react'
import { searchDelay, useFoundGuests, useGuestNames } from './guests.queries.ts'

const optionOf = (id: string | number, label: string, guest?: GuestCard) => ({
  value: String(id),
  label,
  about: guest ? personLine(guest) : '',
})

/** Options of a guest select: search results and the chosen guests. */
export function useGuestOptions(chosen: readonly string[]) {
  const [search, setSearch] = useState('')
  const [sought] = useDebouncedValue(search, searchDelay)
  const { guests } = useFoundGuests(sought)
  const names = useGuestNames(chosen.map(Number))
  const found = guests.map((guest) => optionOf(guest.id, guest.name, guest))
  const others = chosen
    .filter((id) => !guests.some((guest) => String(guest.id) === id))
    .map((id) => optionOf(id, names.get(Number(id)) ?? 'Guest'))
  return {
    guests,
    nameOf: (id: string) => [...found, ...others].find(({ value }) => value === id)?.label ?? '',
    /** The server has already searched; filtering by label would drop matches by company or title. */
    field: {
      data: [...found, ...others],
      filter: ({ options }: { options: unknown[] }) => options as never,
      searchable: true,
      onSearchChange: setSearch,
      nothingFoundMessage: 'No matching guests',
      // Enter chooses; without a highlighted option it would submit the form around the field
      onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault(),
    },
  }
}
