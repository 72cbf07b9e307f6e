import type { ComponentType } from 'react'
import {
  admin,
  batchPage,
  confirmEmail,
  episodePage,
  guestPage,
  login,
  type ScreenName,
  screens,
  setup,
  tenantPage,
} from '../app/paths.ts'
import { part, type Route } from '../routing/pages.ts'

type Load = () => Promise<ComponentType>

const shellScreens: Record<ScreenName, Load> = {
  today: async () => (await import('../today/today-screen.tsx')).TodayScreen,
  inbox: async () => (await import('../inbox/inbox-screen.tsx')).InboxScreen,
  analytics: async () => (await import('../analytics/analytics-screen.tsx')).AnalyticsScreen,
  episodes: async () => (await import('../episodes/episodes-screen.tsx')).EpisodesScreen,
  deleted: async () => (await import('../deletions/deleted-screen.tsx')).DeletedScreen,
  showSettings: async () => (await import('../show/show-settings-screen.tsx')).ShowSettingsScreen,
  questionnaires: async () =>
    (await import('../questionnaires/questionnaires-screen.tsx')).QuestionnairesScreen,
  guests: async () => (await import('../guests/guests-screen.tsx')).GuestsScreen,
  marketing: async () => (await import('../marketing/marketing-screen.tsx')).MarketingScreen,
  sponsorOutreach: async () => (await import('../marketing/outreach-screen.tsx')).OutreachScreen,
  sponsorOutreachSimple: async () => (await import('../marketing/outreach-screen.tsx')).OutreachScreen,
  batches: async () => (await import('../batches/batches-screen.tsx')).BatchesScreen,
  imports: async () => (await import('../imports/imports-screen.tsx')).ImportsScreen,
  account: async () => (await import('../account/account-screen.tsx')).AccountScreen,
  generate: async () => (await import('../content/content-screen.tsx')).ContentScreen,
}

const adminSignIn: Load = async () => (await import('../auth/admin-sign-in-screen.tsx')).AdminSignInScreen

const bareScreens: Record<string, Load> = {
  [login]: async () => (await import('../auth/sign-in-screen.tsx')).SignInScreen,
  [confirmEmail]: async () => (await import('../auth/confirm-email-screen.tsx')).ConfirmEmailScreen,
  [setup]: async () => (await import('../auth/setup-screen.tsx')).SetupScreen,
  [admin.signIn]: adminSignIn,
  '/admin-login': adminSignIn,
  [admin.account]: async () => (await import('../account/admin-account-screen.tsx')).AdminAccountScreen,
  [tenantPage(':id')]: async () => (await import('../tenant-page/tenant-page-screen.tsx')).TenantPageScreen,
  [admin.dashboard]: async () => (await import('../tenants/admin-dashboard-screen.tsx')).AdminDashboardScreen,
}

const shell = part(async () => (await import('./shell.tsx')).Shell)
const inShell = (path: string, load: Load): Route => ({ path, screen: part(load), frame: shell })
const bare = (path: string, load: Load): Route => ({ path, screen: part(load) })

/** The first whose path matches is shown. */
export const routes: readonly Route[] = [
  ...Object.entries(bareScreens).map(([path, load]) => bare(path, load)),
  inShell('/', shellScreens.showSettings),
  ...Object.entries(shellScreens).map(([name, load]) => inShell(screens[name as ScreenName].path, load)),
  inShell(batchPage(':id'), async () => (await import('../batch-page/batch-page.tsx')).BatchPage),
  inShell(episodePage(':id'), async () => (await import('../episodes/episode-page.tsx')).EpisodePage),
  inShell(guestPage(':id'), async () => (await import('../guest-page/guest-page.tsx')).GuestPage),
  bare('*', async () => (await import('./not-found.tsx')).NotFound),
]
