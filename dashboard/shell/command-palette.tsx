import '@mantine/spotlight/styles.layer.css'
import { useMantineColorScheme } from '@mantine/core'
import { createSpotlight, Spotlight, type SpotlightActionData } from '@mantine/spotlight'
import {
  IconBell,
  IconFileSpreadsheet,
  IconKeyboard,
  IconMoon,
  IconSearch,
  IconUserPlus,
} from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { filterGuests } from '../guests/filter-guests.ts'
import { useGuests } from '../guests/guests.queries.ts'
import { personLine } from '@cueroom/core/guests/person-line.ts'
import { InitialsAvatar } from '../ui/initials-avatar.tsx'
import { openKeysHelp } from '../app/overlays.ts'
import { addGuest, entries, guestNamed, uploadGuests } from '../app/paths.ts'
import { lastToast, showLastToast } from '../ui/toasts.tsx'

const guestsShown = 7
const [store, palette] = createSpotlight()

/** Jumps to a screen, a guest or an action from anywhere. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('')
  const groups = [
    { group: 'Go to', actions: useScreens() },
    { group: 'Do', actions: useActions() },
    { group: 'Guests', actions: useGuestJumps(query) },
  ]
  useEffect(() => palette.open(), [])

  return (
    <Spotlight
      store={store}
      shortcut={null}
      query={query}
      onQueryChange={setQuery}
      actions={groups.filter(({ actions }) => actions.length > 0)}
      onSpotlightClose={onClose}
      nothingFound="Nothing found"
      scrollable
      maxHeight={420}
      searchProps={{
        leftSection: <IconSearch size={18} aria-hidden />,
        placeholder: 'Search screens, guests and actions',
        'aria-label': 'Search screens, guests and actions',
      }}
    />
  )
}

function useScreens(): SpotlightActionData[] {
  const navigate = useNavigate()
  return entries.map(({ path, entry, title, icon: Symbol }) => ({
    id: path,
    label: entry,
    keywords: title,
    leftSection: <Symbol size={18} stroke={1.7} aria-hidden />,
    onClick: () => void navigate(path),
  }))
}

function useActions(): SpotlightActionData[] {
  const navigate = useNavigate()
  const { toggleColorScheme } = useMantineColorScheme()
  const action = (label: string, Symbol: typeof IconBell, onClick: () => void) => ({
    id: label,
    label,
    leftSection: <Symbol size={18} stroke={1.7} aria-hidden />,
    onClick,
  })
  return [
    action('Add a guest', IconUserPlus, () => void navigate(addGuest)),
    action('Upload a spreadsheet of guests', IconFileSpreadsheet, () => void navigate(uploadGuests)),
    action('Switch between light and dark', IconMoon, toggleColorScheme),
    action('Show keyboard shortcuts', IconKeyboard, () => setTimeout(openKeysHelp)),
    ...(lastToast() ? [action('Show the last notification again', IconBell, showLastToast)] : []),
  ]
}

function useGuestJumps(query: string): SpotlightActionData[] {
  const navigate = useNavigate()
  const { guests } = useGuests()
  if (!query.trim()) return []
  return filterGuests(guests, { search: query, status: 'all' })
    .slice(0, guestsShown)
    .map((guest) => ({
      id: `guest-${guest.id}`,
      label: guest.name,
      description: personLine(guest),
      // The guests are already filtered, including by company and title, which the palette ignores
      keywords: query,
      leftSection: <InitialsAvatar name={guest.name} photo={guest.photo} size={26} />,
      onClick: () => void navigate(guestNamed(guest.name)),
    }))
}
