// @vitest-environment jsdom
import type { ApiKey } from '@cueroom/core/keys/api-key.ts'
import { features } from '@cueroom/core/entitlements/features.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Answers, hostApi, renderApp, renderScreen } from '../testing.tsx'
import { AccountScreen } from './account-screen.tsx'
// Loaded ahead: the application loads them when they are first opened
import '../shell/shell.tsx'
import './keys-section.tsx'
import './new-key-dialog.tsx'

const usage = {
  guests: { used: 1_200, limit: 200_000 },
  answers: { used: 190_000, limit: 200_000 },
  texts: { used: 0, limit: 500_000 },
  mediaBytes: { used: 2.5 * 1024 ** 2, limit: 10 * 1024 ** 3 },
}
const apiKey: ApiKey = {
  id: 'k1',
  name: 'Nightly export',
  scope: 'read',
  hint: 'Zq8v',
  createdAt: '2026-11-01T09:00:00Z',
  expiresAt: '2030-01-30T09:00:00Z',
  lastUsedAt: null,
}
const api = (answers: Answers = {}, as: Parameters<typeof hostApi>[1] = {}) =>
  hostApi(
    { ...answers, auth: { usage: () => usage, ...answers.auth }, keys: { list: () => [], ...answers.keys } },
    as,
  )

test('usage that could not be loaded is loaded again, and shows what is nearly full', async () => {
  let broken = true
  const read = () => {
    if (broken) throw failing(500, 'Broken')
    return usage
  }
  renderScreen(<AccountScreen />, api({ auth: { usage: read } }))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  broken = false
  await userEvent.click(retry)
  expect(await screen.findByText('1,200 of 200,000')).toBeInTheDocument()
  expect(screen.getByText('3 of 10,240 MB')).toBeInTheDocument()
  const answers = screen.getByRole('progressbar', { name: 'Sets of answers' })
  expect(answers).toHaveAttribute('aria-valuetext', '190,000 of 200,000')
})

test('the plan says what is included, what the rest costs, and how long a trial runs', async () => {
  const trialEndsAt = new Date(Date.now() + 4.5 * 86_400_000).toISOString()
  const only = Object.fromEntries(features.map((name) => [name, name === 'questionnaires'])) as never
  renderScreen(
    <AccountScreen />,
    api({}, { subscriptionPlan: 'free', subscriptionStatus: 'trial', trialEndsAt, features: only }),
  )
  expect(await screen.findByRole('heading', { name: 'Plan: Free' })).toBeInTheDocument()
  expect(screen.getByText(/^5 days left of your trial\./)).toBeInTheDocument()
  const list = within(screen.getByRole('list', { name: 'Features' }))
  expect(list.getAllByLabelText('Included')).toHaveLength(1)
  expect(list.getByText(/own colour and logo.*It costs \$99\.00/)).toBeInTheDocument()
})

test('a show without API access is offered no new key, and can still revoke what it has', async () => {
  const revoked: string[] = []
  const keys = {
    list: () => (revoked.length > 0 ? [] : [apiKey]),
    revoke: ({ params }: { params: { id: string } }) => {
      revoked.push(params.id)
      return { done: true as const }
    },
  }
  const none = Object.fromEntries(features.map((name) => [name, false])) as never
  renderScreen(<AccountScreen />, api({ keys }, { features: none }), '/account?tab=api')
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke Nightly export' }))
  expect(screen.queryByRole('button', { name: 'New key' })).toBeNull()
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke Nightly export?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(screen.queryByText('Nightly export')).toBeNull())
  expect(revoked).toEqual(['k1'])
})

test('a new key is shown once, to copy', async () => {
  const key = 'cue_shown-once'
  const made: ApiKey[] = []
  const keys = {
    list: () => made,
    create: ({ body }: { body: { name: string; scope: 'read' | 'write'; days: number } }) => {
      made.push({ ...apiKey, ...body })
      return { apiKey: made[0]!, key }
    },
  }
  renderApp('/account?tab=api', api({ keys }))
  await userEvent.click(await screen.findByRole('button', { name: 'New key' }))
  await userEvent.type(await screen.findByLabelText(/^Name/), 'Nightly export')
  await userEvent.click(screen.getByRole('radio', { name: 'Read and write' }))
  await userEvent.click(screen.getByRole('button', { name: 'Create key' }))

  const shown = await screen.findByRole('textbox', { name: 'Nightly export' })
  expect(shown).toHaveValue(key)
  expect(made).toMatchObject([{ name: 'Nightly export', scope: 'write', days: 90 }])
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByText(/^Can read and write, ends in Zq8v, never used$/)).toBeInTheDocument()
  expect(screen.queryByDisplayValue(key)).toBeNull()
})

test('the account menu leads to the account', async () => {
  const { address } = renderApp('/account', api())
  await userEvent.click(await screen.findByRole('button', { name: /^Account/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Account' }))
  expect(address()).toBe('/account')
  expect(await screen.findByRole('heading', { name: 'Account' })).toBeInTheDocument()
})
