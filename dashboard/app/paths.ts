import {
  IconAdjustmentsHorizontal,
  IconFileSpreadsheet,
  IconForms,
  IconMail,
  IconSparkles,
  IconStack2,
  IconSpeakerphone,
  IconTrash,
  IconUsers,
  type Icon,
} from '@tabler/icons-react'

export interface Heading {
  title: string
  description: string
}

interface ScreenPath extends Heading {
  path: string
  /** What the sidebar calls it; screens without an entry are reached otherwise. */
  entry?: string
  icon: Icon
}

export const productName = 'Cueroom'
export const tagline = 'everything before you press record'

/** The screens inside the sidebar shell, in the order of the sidebar. */
export const screens = {
  showSettings: {
    path: '/show-settings',
    entry: 'Show Settings',
    title: 'Show Settings',
    description: 'What your show is about, and how its texts should sound',
    icon: IconAdjustmentsHorizontal,
  },
  questionnaires: {
    path: '/questionnaires',
    entry: 'Questionnaire Builder',
    title: 'Questionnaire Builder',
    description: 'What you ask your guests before the recording',
    icon: IconForms,
  },
  guests: {
    path: '/guests',
    entry: 'Guest Manager',
    title: 'Guest Manager',
    description: 'Everyone who is, was or might be on your show',
    icon: IconUsers,
  },
  imports: {
    path: '/imports',
    title: 'Import history',
    description: 'The files your guests were imported from, each with its undo',
    icon: IconFileSpreadsheet,
  },
  generate: {
    path: '/generate',
    entry: 'AI Content Wiz',
    title: 'Content Generator',
    description: 'Introductions, questions and show notes for one guest',
    icon: IconSparkles,
  },
  batches: {
    path: '/generate/all',
    title: 'Generate for all',
    description: 'Texts for many guests, written while you do something else',
    icon: IconStack2,
  },
  marketing: {
    path: '/marketing',
    entry: 'Marketing Hub',
    title: 'Marketing Hub',
    description: 'Invite guests, find and write to sponsors, post about episodes',
    icon: IconSpeakerphone,
  },
  sponsorOutreach: {
    path: '/sponsor-outreach',
    title: 'Sponsor Outreach',
    description: 'The mail to a sponsor, around one guest and episode',
    icon: IconMail,
  },
  sponsorOutreachSimple: {
    path: '/sponsor-outreach-simple',
    title: 'Sponsor Outreach',
    description: 'The mail to a sponsor, around one guest and episode',
    icon: IconMail,
  },
  deleted: {
    path: '/deleted',
    entry: 'Recently deleted',
    title: 'Recently deleted',
    description: 'What you deleted in the last 30 days, ready to be brought back',
    icon: IconTrash,
  },
} as const satisfies Record<string, ScreenPath>

export type ScreenName = keyof typeof screens

/** The screens that the sidebar and the command palette lead to. */
export const entries = Object.values<ScreenPath>(screens).flatMap(({ entry, ...screen }) =>
  entry ? [{ entry, ...screen }] : [],
)

/** Where a signed-in host lands. */
export const home = screens.guests.path

export const login = '/login'
export const setup = '/setup'
export const admin = { signIn: '/admin', dashboard: '/admin-dashboard' }

/** The address of the server alone opens the show settings, under this heading. */
const dashboard = { path: '/', title: 'Dashboard', description: screens.showSettings.description }

export const headingOf = (pathname: string): Heading =>
  [...Object.values(screens), dashboard].find(({ path }) => path === pathname) ?? {
    title: productName,
    description: tagline,
  }

/** Where a guest fills in a questionnaire, from the origin of the site. */
export const questionnairePage = (id: string) => `/q/${id}`
/** Where sponsors read what a show offers; the id is the show's own. */
export const sponsorshipPage = (id: string) => `/sponsorship-packages/${id}`

export const addGuest = `${screens.guests.path}?open=add`
export const uploadGuests = `${screens.guests.path}?open=upload`
export const guestNamed = (name: string) => `${screens.guests.path}?search=${encodeURIComponent(name)}`
export const marketingTab = (tab: string) => `${screens.marketing.path}?tab=${tab}`
export const savedSponsors = `${marketingTab('sponsor-discovery')}&view=saved`
export const outreachTo = (sponsorId: number) => `${marketingTab('sponsor-outreach')}&sponsor=${sponsorId}`
export const generateFor = (guestId: number) => `${screens.generate.path}?guest=${guestId}`

/** Sign-in that leads back to where the host wanted to be. */
export const loginFor = (wanted: string) => `${login}?next=${encodeURIComponent(wanted)}`

/** The page to open after signing in. Only a path of this origin counts: anything else could lead away. */
export function wantedPath(next: string | null): string {
  if (!next?.startsWith('/')) return home
  const url = new URL(next, location.origin)
  return url.origin === location.origin && url.pathname !== login
    ? url.pathname + url.search + url.hash
    : home
}
