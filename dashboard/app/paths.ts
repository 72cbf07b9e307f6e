import { trashDays } from '@cueroom/core/deletions/trash.ts'
import type { ContentType } from '@cueroom/core/content/content.ts'
import {
  IconAdjustmentsHorizontal,
  IconCalendarEvent,
  IconChartLine,
  IconFileSpreadsheet,
  IconForms,
  IconInbox,
  IconMail,
  IconSparkles,
  IconStack2,
  IconSpeakerphone,
  IconSunHigh,
  IconTrash,
  IconUserCircle,
  IconUsers,
  type Icon,
} from '../icons/index.ts'

export interface Heading {
  title: string
  description: string
}

interface ScreenPath extends Heading {
  path: string
  /** Label in the sidebar; screens without one are reached from other screens. */
  entry?: string
  icon: Icon
}

export const productName = 'Cueroom'
export const tagline = 'everything before you press record'

/** The screens of the shell, in sidebar order. */
export const screens = {
  today: {
    path: '/today',
    entry: 'Today',
    title: 'Today',
    description: "Your next recording and what's still missing",
    icon: IconSunHigh,
  },
  inbox: {
    path: '/inbox',
    entry: 'Inbox',
    title: 'Inbox',
    description: 'What happened while you were away',
    icon: IconInbox,
  },
  showSettings: {
    path: '/show-settings',
    entry: 'Show Settings',
    title: 'Show Settings',
    description: 'What your show is about and how its texts should sound',
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
  episodes: {
    path: '/episodes',
    entry: 'Episodes',
    title: 'Episodes',
    description: 'What you record and publish, when, and with whom',
    icon: IconCalendarEvent,
  },
  imports: {
    path: '/imports',
    title: 'Import history',
    description: 'Every file you imported guests from, with undo',
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
    description: 'Texts for many guests, generated in the background',
    icon: IconStack2,
  },
  marketing: {
    path: '/marketing',
    entry: 'Marketing Hub',
    title: 'Marketing Hub',
    description: 'Invite guests, find and contact sponsors, post about episodes',
    icon: IconSpeakerphone,
  },
  sponsorOutreach: {
    path: '/sponsor-outreach',
    title: 'Sponsor Outreach',
    description: 'An email to a sponsor about one guest and episode',
    icon: IconMail,
  },
  sponsorOutreachSimple: {
    path: '/sponsor-outreach-simple',
    title: 'Sponsor Outreach',
    description: 'An email to a sponsor about one guest and episode',
    icon: IconMail,
  },
  analytics: {
    path: '/analytics',
    entry: 'Analytics',
    title: 'Analytics',
    description: 'Visits, answers, guests and texts over time',
    icon: IconChartLine,
  },
  deleted: {
    path: '/deleted',
    entry: 'Recently deleted',
    title: 'Recently deleted',
    description: `What you deleted in the last ${trashDays} days. You can still restore it.`,
    icon: IconTrash,
  },
  account: {
    path: '/account',
    title: 'Account',
    description: 'Your sign-in, plan, API keys and activity',
    icon: IconUserCircle,
  },
} as const satisfies Record<string, ScreenPath>

export type ScreenName = keyof typeof screens

/** The screens that the sidebar and the command palette list. */
export const entries = Object.values<ScreenPath>(screens).flatMap(({ entry, ...screen }) =>
  entry ? [{ entry, ...screen }] : [],
)

/** Where a host lands after signing in. */
export const home = screens.today.path

export const login = '/login'
export const setup = '/setup'
export const confirmEmail = '/confirm-email'
export const admin = { signIn: '/admin', dashboard: '/admin-dashboard', account: '/admin-account' }

/** Address of an administrator's page about one tenant. */
export const tenantPage = (id: string) => `${admin.dashboard}/${id}`

const withoutSidebar = [
  '/q/',
  '/questionnaire/',
  '/sponsorship/',
  '/sponsorship-packages/',
  '/g/',
  '/r/',
  '/embed/',
  login,
  setup,
  admin.signIn,
]

/** Paths for guests, sponsors, sign-in and administrators have no sidebar, even if they don't exist. */
export const hasSidebar = (pathname: string) =>
  !withoutSidebar.some((beginning) => pathname.startsWith(beginning))

/** `/` opens Show Settings under this heading. */
const dashboard = { path: '/', title: 'Dashboard', description: screens.showSettings.description }

/** Heading of the screen at a path, or of its parent, such as the batches for one batch. */
export const headingOf = (pathname: string): Heading =>
  [...Object.values(screens), dashboard]
    .filter(({ path }) => path === pathname || pathname.startsWith(`${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0] ?? {
    title: productName,
    description: tagline,
  }

/** One batch with what it wrote. */
export const batchPage = (id: string) => `${screens.batches.path}/${id}`
/** Address of the answers to a questionnaire. */
export const answersAddress = (id: string) => `${screens.questionnaires.path}?id=${id}&open=answers`
/** Address of the unverified answers to a deleted questionnaire. */
export const deletedAnswersAddress = (id: string) => `${screens.questionnaires.path}?deleted=${id}`
/** Public path of a questionnaire. */
export const questionnairePage = (id: string) => `/q/${id}`
/** Public path of a sponsorship page; the id is the tenant's. */
export const sponsorshipPage = (id: string) => `/sponsorship-packages/${id}`

/** Address of a questionnaire in the builder. */
export const questionnaireEditor = (id: string) => `${screens.questionnaires.path}?id=${id}`
/** Address of a section of the settings. */
export const settingsSection = (id: string) => `${screens.showSettings.path}#${id}`

/** The tabs of an episode's page, as named in the URL. */
export const episodeTabs = ['run', 'talk', 'about'] as const
export type EpisodeTab = (typeof episodeTabs)[number]
export const episodePage = (id: number | string, tab?: EpisodeTab) =>
  `${screens.episodes.path}/${id}${tab ? `?tab=${tab}` : ''}`

/** A line of what was said in an episode, counted from 0. */
export const spokenLine = (id: number, line: number) => `${episodePage(id, 'talk')}&line=${line}`

/** Imports the podcast's own feed. */
export const importFeed = `${screens.episodes.path}?open=feed`

export const addGuest = `${screens.guests.path}?open=add`
export const uploadGuests = `${screens.guests.path}?open=upload`
/** The tabs of a guest's page, as named in the URL. */
export const guestTabs = ['introduction', 'questions', 'show_notes', 'answers', 'page', 'about'] as const
export type GuestTab = (typeof guestTabs)[number]
export const guestPage = (id: number | string, tab?: GuestTab) =>
  `${screens.guests.path}/${id}${tab ? `?tab=${tab}` : ''}`
/** The dialogs that an address opens on a guest's page. */
export const guestActions = ['date', 'send', 'edit'] as const
/** The address that opens a dialog of a guest, or prints the prep sheet. */
export const guestAction = (id: number, action: (typeof guestActions)[number] | 'print') =>
  `${guestPage(id)}?do=${action}`
export const marketingTab = (tab: string) => `${screens.marketing.path}?tab=${tab}`
export const savedSponsors = `${marketingTab('sponsor-discovery')}&view=saved`
/** The sponsor of an inquiry, among the saved ones. */
export const sponsorOfInquiry = (inquiryId: number) => `${savedSponsors}&inquiry=${inquiryId}`
export const outreachTo = (sponsorId: number) => `${marketingTab('sponsor-outreach')}&sponsor=${sponsorId}`
export const replyTo = ({ id, sponsorId }: { id: number; sponsorId: number }) =>
  `${outreachTo(sponsorId)}&inquiry=${id}`
export const generateFor = (guestId: number) => `${screens.generate.path}?guest=${guestId}`
export const generateText = (guestId: number, type: ContentType) => `${generateFor(guestId)}&type=${type}`

/** Sign-in page that returns the host to where they were going. */
export const loginFor = (wanted: string) => `${login}?next=${encodeURIComponent(wanted)}`

/** The page to open after signing in. Only same-origin paths are accepted, to prevent open redirects. */
export function wantedPath(next: string | null): string {
  if (!next?.startsWith('/')) return home
  const url = new URL(next, location.origin)
  return url.origin === location.origin && ![login, '/'].includes(url.pathname)
    ? url.pathname + url.search + url.hash
    : home
}
