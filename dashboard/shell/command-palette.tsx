import '@mantine/spotlight/styles.layer.css'
import { contentTypeLabels, contentTypes } from '@cueroom/core/content/content-labels.ts'
import { useMantineColorScheme } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { createSpotlight, Spotlight, type SpotlightActionData } from '@mantine/spotlight'
import {
  IconBell,
  IconBuildingStore,
  IconCalendarEvent,
  IconFileSpreadsheet,
  IconForms,
  IconKeyboard,
  IconMicrophone,
  IconMoon,
  IconRss,
  IconSearch,
  IconSend,
  IconSettings,
  IconSparkles,
  IconUserPlus,
  IconWand,
  type Icon,
} from '@tabler/icons-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useFoundEpisodes } from '../episodes/episodes.queries.ts'
import { filterGuests } from '../guests/filter-guests.ts'
import { useGuests } from '../guests/guests.queries.ts'
import { patternTitle } from '../patterns/pattern-title.ts'
import { usePatterns } from '../patterns/patterns.queries.ts'
import { personLine } from '@cueroom/core/guests/person-line.ts'
import { marketingTabs, tabNames } from '../marketing/marketing-tabs.ts'
import { useQuestionnaires } from '../questionnaires/questionnaires.queries.ts'
import { sectionTitles } from '../show/section-titles.ts'
import { useSponsors } from '../sponsors/sponsors.queries.ts'
import { InitialsAvatar } from '../ui/initials-avatar.tsx'
import { openKeysHelp } from '../app/overlays.ts'
import {
  addGuest,
  episodePage,
  generateText,
  guestAction,
  guestPage,
  importFeed,
  marketingTab,
  outreachTo,
  questionnaireEditor,
  savedSponsors,
  screens,
  settingsSection,
  uploadGuests,
} from '../app/paths.ts'
import { useEntitlements } from '../app/session.queries.ts'
import { useStore } from '../app/store.ts'
import { paletteEntered, paletteQuery, searchPalette } from '../app/type-ahead.ts'
import { lastToast, showLastToast } from '../ui/toasts.tsx'

const guestsShown = 7
/** Guests for whom everything can be started from here. */
const guestsWithActions = 2
const recordsShown = 5
/** Milliseconds after the last key until what was typed is searched for. */
const typingPause = 150
const listId = 'palette-found'
const [store, palette] = createSpotlight()

/** Jumps to a screen, a guest, a record or an action from anywhere. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const query = useStore(paletteQuery)
  const { guests, searching } = useFoundGuests(query)
  const groups = [
    { group: 'Go to', actions: useScreens() },
    { group: 'Do', actions: useActions() },
    { group: 'Guests', actions: useGuestActions(guests, query) },
    { group: 'Questionnaires', actions: useQuestionnaireJumps(query) },
    { group: 'Episodes', actions: useEpisodeJumps(query) },
    { group: 'Training patterns', actions: usePatternJumps(query) },
    { group: 'Sponsors', actions: useSponsorJumps(query) },
  ]
  useEffect(() => palette.open(), [])
  useChoice(query, searching)

  return (
    <Spotlight
      store={store}
      shortcut={null}
      query={query}
      onQueryChange={searchPalette}
      actions={groups.filter(({ actions }) => actions.length > 0)}
      onSpotlightClose={onClose}
      nothingFound="Nothing found"
      scrollable
      maxHeight={420}
      scrollAreaProps={{ id: listId }}
      attributes={{ content: { 'aria-label': 'Command palette' } }}
      searchProps={{
        leftSection: <IconSearch size={18} aria-hidden />,
        placeholder: 'Search screens, guests and actions',
        'aria-label': 'Search screens, guests and actions',
        ...{ 'data-palette': true },
        onKeyDown: ({ key }) => {
          if (key === 'Enter' && searching && !selected()) paletteEntered.set(true)
        },
      }}
    />
  )
}

const inList = (what: string) => document.querySelector<HTMLElement>(`#${listId} ${what}`)
const selected = () => inList('[data-selected]')

function selectFirst() {
  selected()?.removeAttribute('data-selected')
  inList('[data-action]')?.setAttribute('data-selected', 'true')
  store.updateState((state) => ({ ...state, selected: 0 }))
}

/** Selects the first of what is found, and opens it where Enter was pressed before anything was. */
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

const symbol = (Glyph: Icon) => <Glyph size={18} stroke={1.7} aria-hidden />

/** Jumps by address. */
function useJump() {
  const navigate = useNavigate()
  return (label: string, to: string, icon: Icon, more: Partial<SpotlightActionData> = {}) => ({
    id: to,
    label,
    leftSection: symbol(icon),
    onClick: () => void navigate(to),
    ...more,
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

function useFoundGuests(query: string) {
  const { guests, loaded, failed } = useGuests()
  return {
    guests: query.trim() ? filterGuests(guests, { search: query }).slice(0, guestsShown) : [],
    /** More may be found. */
    searching: !loaded && !failed,
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

const matching = <T,>(items: readonly T[] | undefined, query: string, text: (item: T) => string): T[] => {
  const sought = query.trim().toLowerCase()
  if (!sought) return []
  return (items ?? []).filter((item) => text(item).toLowerCase().includes(sought)).slice(0, recordsShown)
}

function useQuestionnaireJumps(query: string): SpotlightActionData[] {
  const jump = useJump()
  const { may } = useEntitlements()
  const { data } = useQuestionnaires(may('questionnaires'))
  return matching(data, query, ({ title }) => title).map(({ id, title }) =>
    jump(title, questionnaireEditor(id), IconForms, { description: 'Questionnaire' }),
  )
}

function useEpisodeJumps(query: string): SpotlightActionData[] {
  const jump = useJump()
  const [search] = useDebouncedValue(query.trim(), typingPause)
  const { data } = useFoundEpisodes(search, recordsShown)
  return matching(data, query, ({ title }) => title).map(({ id, title }) =>
    jump(title, episodePage(id), IconMicrophone, { description: 'Episode' }),
  )
}

function usePatternJumps(query: string): SpotlightActionData[] {
  const jump = useJump()
  const { data } = usePatterns()
  return matching(data, query, ({ pattern }) => pattern).map((found) =>
    jump(patternTitle(found), settingsSection('patterns'), IconWand, {
      id: `pattern-${found.id}`,
      description: 'Training pattern',
    }),
  )
}

function useSponsorJumps(query: string): SpotlightActionData[] {
  const jump = useJump()
  const { may } = useEntitlements()
  const { data } = useSponsors(may('sponsorDiscovery') || may('sponsorOutreach'))
  return matching(data, query, ({ companyName }) => companyName).map(({ id, companyName, industry }) =>
    jump(`Write to ${companyName}`, outreachTo(id), IconBuildingStore, { description: industry }),
  )
}
