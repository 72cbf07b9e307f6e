import '@mantine/spotlight/styles.layer.css'
import { contentTypeLabels, contentTypes } from '@cueroom/core/content/content-labels.ts'
import { useMantineColorScheme } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { createSpotlight, Spotlight, type SpotlightActionData } from '@mantine/spotlight'
import { useEffect } from 'react'
import { searchDelay, useFoundGuests } from '../guests/guests.queries.ts'
import { personLine } from '@cueroom/core/guests/person-line.ts'
import {
  IconBell,
  IconBuildingStore,
  IconCalendarEvent,
  IconFileSpreadsheet,
  IconKeyboard,
  IconMoon,
  IconRss,
  IconSearch,
  IconSend,
  IconSettings,
  IconSparkles,
  IconUserPlus,
  type Icon,
} from '../icons/index.ts'
import { marketingTabs, tabNames } from '../marketing/marketing-tabs.ts'
import { sectionTitles } from '../show/section-titles.ts'
import { InitialsAvatar } from '../ui/initials-avatar.tsx'
import { openKeysHelp } from '../app/overlays.ts'
import {
  addGuest,
  generateText,
  guestAction,
  guestPage,
  importFeed,
  marketingTab,
  savedSponsors,
  screens,
  settingsSection,
  uploadGuests,
} from '../app/paths.ts'
import { useStore } from '../ui/store.ts'
import { paletteEntered, paletteQuery, searchPalette } from '../app/type-ahead.ts'
import { lastToast, showLastToast } from '../ui/toasts.tsx'
import { symbol, useJump } from './palette-jump.tsx'
import { useAnnouncedChoice } from './use-announced-choice.ts'
import {
  useEpisodeJumps,
  useLineJumps,
  usePatternJumps,
  useQuestionnaireJumps,
  useSponsorJumps,
} from './palette-records.tsx'

const guestsShown = 7
/** Guests for whom everything can be started from here. */
const guestsWithActions = 2
const listId = 'palette-found'
const [store, palette] = createSpotlight()

/** Jumps to a screen, a guest, a record or an action from anywhere. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const query = useStore(paletteQuery)
  const { guests, searching } = useSoughtGuests(query)
  const groups = [
    { group: 'Go to', actions: useScreens() },
    { group: 'Actions', actions: useActions() },
    { group: 'Guests', actions: useGuestActions(guests, query) },
    { group: 'Questionnaires', actions: useQuestionnaireJumps(query) },
    { group: 'Episodes', actions: useEpisodeJumps(query) },
    { group: 'What was said', actions: useLineJumps(query) },
    { group: 'Training patterns', actions: usePatternJumps(query) },
    { group: 'Sponsors', actions: useSponsorJumps(query) },
  ]
  useEffect(() => palette.open(), [])
  useChoice(query, searching)
  useAnnouncedChoice(listId)

  return (
    <Spotlight
      store={store}
      shortcut={null}
      query={query}
      onQueryChange={searchPalette}
      actions={groups
        .filter(({ actions }) => actions.length > 0)
        .map(({ group, actions }) => ({ group, actions: actions.map(asOption) }))}
      onSpotlightClose={onClose}
      nothingFound={<span role="status">Nothing found</span>}
      scrollable
      maxHeight={420}
      scrollAreaProps={{ id: listId, role: 'listbox', 'aria-label': 'Found' }}
      attributes={{ content: { 'aria-label': 'Command palette' } }}
      searchProps={{
        leftSection: <IconSearch size={18} />,
        placeholder: 'Search screens, guests and actions',
        'aria-label': 'Search screens, guests and actions',
        ...{ 'data-palette': true, role: 'combobox', 'aria-expanded': true, 'aria-autocomplete': 'list' },
        'aria-controls': listId,
        onKeyDown: ({ key }) => {
          if (key === 'Enter' && searching && !selected()) paletteEntered.set(true)
        },
      }}
    />
  )
}

const asOption = (action: SpotlightActionData): SpotlightActionData => ({ ...action, role: 'option' })

const inList = (what: string) => document.querySelector<HTMLElement>(`#${listId} ${what}`)
const selected = () => inList('[data-selected]')

function selectFirst() {
  selected()?.removeAttribute('data-selected')
  inList('[data-action]')?.setAttribute('data-selected', 'true')
  store.updateState((state) => ({ ...state, selected: 0 }))
}

/** Selects the first result, and opens it if Enter was pressed before there were results. */
function useChoice(query: string, searching: boolean) {
  const entered = useStore(paletteEntered)
  useEffect(() => {
    if (query) selectFirst()
  }, [query])
  useEffect(() => {
    if (query && !selected()) selectFirst()
    if (!entered || searching || !inList('[data-action]')) return
    paletteEntered.set(false)
    selectFirst()
    selected()?.click()
  })
}

function useScreens(): SpotlightActionData[] {
  const jump = useJump()
  // Two addresses open the same screen
  const { sponsorOutreachSimple: _, ...distinct } = screens
  return [
    ...Object.values(distinct).map((screen) =>
      jump('entry' in screen ? screen.entry : screen.title, screen.path, screen.icon, {
        keywords: `${screen.title} ${screen.description}`,
      }),
    ),
    ...tabNames.map((name) => {
      const { label, icon } = marketingTabs[name]
      return jump(label, marketingTab(name), icon, { description: 'Marketing Hub' })
    }),
    jump('Saved sponsors', savedSponsors, IconBuildingStore, { description: 'Marketing Hub' }),
    ...Object.entries(sectionTitles).map(([id, title]) =>
      jump(title, settingsSection(id), IconSettings, { description: 'Show Settings' }),
    ),
  ]
}

function useActions(): SpotlightActionData[] {
  const jump = useJump()
  const { toggleColorScheme } = useMantineColorScheme()
  const action = (label: string, icon: Icon, onClick: () => void) => ({
    id: label,
    label,
    leftSection: symbol(icon),
    onClick,
  })
  return [
    jump('Add a guest', addGuest, IconUserPlus),
    jump('Upload a spreadsheet of guests', uploadGuests, IconFileSpreadsheet),
    jump('Import from your podcast feed', importFeed, IconRss),
    action('Switch between light and dark', IconMoon, toggleColorScheme),
    action('Show keyboard shortcuts', IconKeyboard, () => setTimeout(openKeysHelp)),
    ...(lastToast() ? [action('Show the last notification again', IconBell, showLastToast)] : []),
  ]
}

type FoundGuests = ReturnType<typeof useFoundGuests>['guests']

function useSoughtGuests(query: string) {
  const [sought] = useDebouncedValue(query.trim(), searchDelay)
  const found = useFoundGuests(sought, { limit: guestsShown, enabled: sought !== '' })
  return {
    guests: query.trim() ? found.guests : [],
    /** More may be found. */
    searching: sought !== query.trim() || (sought !== '' && found.isFetching && !found.failed),
  }
}

/** Opens a found guest; for the first ones, also generates each text, sets a date or sends questions. */
function useGuestActions(guests: FoundGuests, query: string): SpotlightActionData[] {
  const jump = useJump()
  // The guests are already filtered, including by company and title, which the palette ignores
  const keywords = query
  return guests.flatMap((guest, index) => [
    {
      ...jump(guest.name, guestPage(guest.id), IconSearch, { keywords }),
      id: `guest-${guest.id}`,
      description: personLine(guest),
      leftSection: <InitialsAvatar name={guest.name} photo={guest.photo} size={26} />,
    },
    ...(index < guestsWithActions
      ? [
          ...contentTypes.map((type) =>
            jump(`${contentTypeLabels[type]} for ${guest.name}`, generateText(guest.id, type), IconSparkles, {
              keywords,
            }),
          ),
          jump(`Set interview date for ${guest.name}`, guestAction(guest.id, 'date'), IconCalendarEvent, {
            keywords,
          }),
          jump(`Send questions to ${guest.name}`, guestAction(guest.id, 'send'), IconSend, { keywords }),
        ]
      : []),
  ])
}
