import { demoHost } from '@cueroom/api/instance/demo.ts'
import { calls } from '@cueroom/core/contract/calls.ts'
import { createClient } from '@cueroom/core/contract/client.ts'
import type { Client, contract } from '@cueroom/core/contract/contract.ts'
import type { Page } from 'playwright-core'
import type { RunningApp } from './running-app.ts'

/** Signs in to the sample show on the page itself and lands on the guests. */
export async function signInToGuests(page: Page) {
  await page.goto('/guests')
  await page.getByRole('button', { name: 'Use the demo show' }).click()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Guest Manager', exact: true }).waitFor()
}

/** The API as the host of the sample show. */
export async function hostClient(app: RunningApp): Promise<Client> {
  const client = (token?: string) =>
    createClient<typeof contract>(calls, { baseUrl: app.url, token: () => token })
  const { token } = await client().auth.signIn({ body: demoHost })
  return client(token)
}
