import { demoHost } from '@cueroom/api/config/demo.ts'
import * as calls from '@cueroom/core/calls.ts'
import { createClient } from '@cueroom/core/contract/client.ts'
import type { Client, contract } from '@cueroom/core/contract.ts'
import type { Locator, Page } from 'playwright-core'
import type { RunningApp } from './running-app.ts'

const clientWith = (app: RunningApp, token?: string): Client =>
  createClient<typeof contract>(calls, { baseUrl: app.url, token: () => token })

const tokens = new WeakMap<RunningApp, Promise<string>>()

/** Signs in once for all journeys over one server. */
function tokenOf(app: RunningApp) {
  const known = tokens.get(app)
  if (known) return known
  const token = clientWith(app)
    .auth.signIn({ body: demoHost })
    .then((session) => session.token)
  tokens.set(app, token)
  return token
}

/** The API as somebody who isn't signed in. */
export const visitorClient = (app: RunningApp) => clientWith(app)

/** The API as the host of the sample show. */
export const hostClient = async (app: RunningApp) => clientWith(app, await tokenOf(app))

/** Makes the page one in which the host of the sample show has signed in before. */
export async function signIn(page: Page, app: RunningApp) {
  const stored = { origin: app.url, token: await tokenOf(app) }
  await page.addInitScript(({ origin, token }) => {
    if (window.origin === origin) localStorage.setItem('cueroom.token', token)
  }, stored)
}

/** Lands on the guests of the sample show, as its host. */
export async function signInToGuests(page: Page, app: RunningApp) {
  await signIn(page, app)
  await page.goto('/guests')
  await page.getByRole('heading', { name: 'Guest Manager', exact: true }).waitFor()
}

/** Chooses an action in the “…” menu of a guest's card. */
export async function chooseAction(card: Locator, action: string) {
  await card.getByRole('button', { name: /^More for/ }).click()
  await card.page().getByRole('menuitem', { name: action, exact: true }).click()
}
