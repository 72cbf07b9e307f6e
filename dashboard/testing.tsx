import type { Batch } from '@cueroom/core/batches/batch.ts'
import type { Client } from '@cueroom/core/contract.ts'
import type { GeneratedContent } from '@cueroom/core/content/content.ts'
import type { Guest, GuestCard } from '@cueroom/core/guests/guest.ts'
import { fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { type MailChoice, mailChoices } from '@cueroom/core/mail/mail-choices.ts'
import { features, type Features } from '@cueroom/core/entitlements/features.ts'
import type { SignedInTenant } from '@cueroom/core/tenants/tenant.ts'
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, Suspense } from 'react'
import { Providers } from './app/providers.tsx'
import { hostToken } from './app/session.ts'
import { memoryHistory } from './routing/memory-history.ts'
import { createRouter } from './routing/router.ts'
import { MemoryRouter } from './routing/memory-router.tsx'
import { App } from './shell/app.tsx'
import { routes } from './shell/routes.tsx'

export type Answers = Parameters<typeof fakeApi>[0]

export const tenant: SignedInTenant = {
  id: 'default',
  name: 'Unhurried Work',
  email: 'host@cueroom.example',
  subscriptionStatus: 'active',
  subscriptionPlan: 'pro',
  trialEndsAt: null,
  active: true,
  features: Object.fromEntries(features.map((feature) => [feature, true])) as Features,
}

export const allMails = Object.fromEntries(mailChoices.map((choice) => [choice, true])) as Record<
  MailChoice,
  boolean
>

/** A client for a signed-in host of a show that may do everything, unless `as` says otherwise. */
export function hostApi(answers: Answers, as: Partial<SignedInTenant> = {}): Client {
  return fakeApi({
    instance: { about: () => ({ version: '1.0.0', demo: null }) },
    twoFactor: { get: () => ({ enabledAt: null, recoveryCodesLeft: 0 }) },
    ...answers,
    episodes: { list: () => [], ...answers.episodes },
    questionnaires: { answersOfGuest: () => [], ...answers.questionnaires },
    show: { settings: () => null, ...answers.show },
    account: { mails: () => ({ mailServer: true, mails: allMails }), ...answers.account },
    auth: {
      session: () => ({
        tenant: { ...tenant, ...as },
        expiresAt: '2030-01-01T00:00:00Z',
        drafting: { provider: 'drafter', model: null },
      }),
      ...answers.auth,
    },
  })
}

/** The clipboard of the browser, or a browser without one, until the test ends. */
export const setClipboard = (clipboard: object | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })

/**
 * Puts text into a field as a host pastes it. The screen is drawn again for each letter that is typed, so only tests about typing, its keys
 * and short texts do that.
 */
export async function paste(field: Element, text: string) {
  await userEvent.click(field)
  await userEvent.paste(text)
}

/** Draws one screen as a signed-in host sees it. */
export function renderScreen(screen: ReactNode, api: Client, path = '/') {
  hostToken.set('a-token')
  return render(
    <Providers api={api} still>
      <MemoryRouter address={path}>
        <Suspense>{screen}</Suspense>
      </MemoryRouter>
    </Providers>,
  )
}

/** Draws the whole application at an address. Says where it is at any time, and goes back. */
export function renderApp(path: string, api: Client, { signedIn = true } = {}) {
  if (signedIn) hostToken.set('a-token')
  const history = memoryHistory(path)
  const router = createRouter(routes, history)
  render(
    <Providers api={api} still>
      <App router={router} />
    </Providers>,
  )
  return {
    address: () => router.get().place.pathname + router.get().place.search,
    back: () => act(async () => history.go(-1)),
  }
}

let lastId = 100

export function guestCard(given: Partial<GuestCard> & { name: string }): GuestCard {
  return {
    id: ++lastId,
    email: null,
    phone: null,
    company: null,
    title: null,
    bio: null,
    social: null,
    interviewDate: null,
    interviewTimeZone: null,
    episodeStatus: 'unscheduled',
    socialLinks: { linkedin: null, website: null },
    photo: null,
    hasResponses: false,
    version: 1,
    createdAt: '2026-10-01T08:00:00Z',
    ...given,
  }
}

export function wholeGuest({ photo, hasResponses: _, ...card }: GuestCard): Guest {
  return {
    ...card,
    pronunciation: null,
    expertise: [],
    questionnaire: { photo, responses: {}, asked: [], submittedAt: null },
    notes: null,
    importId: null,
  }
}

export function generatedText(given: Partial<GeneratedContent> & { guestId: number }): GeneratedContent {
  return {
    id: ++lastId,
    contentType: 'introduction',
    content: 'Our guest today counts kelp.',
    wordCount: 5,
    characterCount: 28,
    provider: 'drafter',
    model: null,
    note: null,
    sources: [],
    stale: [],
    edited: null,
    version: 1,
    createdAt: '2026-10-02T09:00:00Z',
    ...given,
  }
}

export const batchOf = (given: Partial<Batch>): Batch => ({
  id: 'a-batch',
  state: 'running',
  reason: null,
  waitingUntil: null,
  types: ['introduction'],
  prompt: null,
  total: 10,
  done: 0,
  failed: 0,
  skipped: 0,
  kept: 0,
  left: (given.total ?? 10) - (given.done ?? 0) - (given.failed ?? 0),
  secondsLeft: null,
  createdAt: '2026-10-02T09:00:00Z',
  finishedAt: null,
  ...given,
})

/** Chooses an action in the “…” menu of a guest's card. */
export async function chooseAction(guest: string, action: string) {
  const card = within(await screen.findByRole('article', { name: guest }))
  await userEvent.click(card.getByRole('button', { name: /^More for/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}
