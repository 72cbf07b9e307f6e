// @vitest-environment jsdom
import { sampleSession } from '@cueroom/core/testing/sample-records.ts'
import type { ApiKey, NewApiKey } from '@cueroom/core/keys/api-key.ts'
import { features } from '@cueroom/core/entitlements/features.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Answers, hostApi, paste, renderApp, renderScreen, tenant } from '../testing.tsx'
import { AccountScreen } from './account-screen.tsx'
// Loaded ahead: the application loads them when they are first opened
import '../shell/shell.tsx'
import './keys-section.tsx'
import './change-dialogs.tsx'
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
const session = sampleSession()
const api = (answers: Answers = {}, as: Parameters<typeof hostApi>[1] = {}) =>
  hostApi(
    {
      ...answers,
      account: { sessions: () => [session], ...answers.account },
      auth: { usage: () => usage, ...answers.auth },
      keys: { list: () => [], ...answers.keys },
    },
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
  expect(screen.getByText(/^5 days left in your trial\./)).toBeInTheDocument()
  const list = within(screen.getByRole('list', { name: 'Features' }))
  expect(list.getAllByLabelText('Included')).toHaveLength(1)
  expect(list.getByText(/your colour and logo.*It costs \$99\.00/)).toBeInTheDocument()
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

test('a new key is made with the password and shown once, to copy', async () => {
  const key = 'cue_shown-once'
  const made: ApiKey[] = []
  const keys = {
    list: () => made,
    create: ({ body: { currentPassword, ...body } }: { body: NewApiKey }) => {
      if (currentPassword !== 'quiet-harbour-bell')
        throw failing(400, 'Your current password is wrong', 'validation_failed')
      made.push({ ...apiKey, ...body })
      return { apiKey: made[0]!, key }
    },
  }
  renderApp('/account?tab=api', api({ keys }))
  await userEvent.click(await screen.findByRole('button', { name: 'New key' }))
  await paste(await screen.findByLabelText(/^Name/), 'Nightly export')
  await userEvent.click(screen.getByRole('radio', { name: 'Read and write' }))
  expect(screen.getByRole('button', { name: 'Create key' })).toBeDisabled()
  const password = screen.getByLabelText('Current password')
  await paste(password, 'wrong')
  await userEvent.click(screen.getByRole('button', { name: 'Create key' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Your current password is wrong')
  expect(made).toEqual([])
  await userEvent.clear(password)
  await paste(password, 'quiet-harbour-bell')
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

test('a wrong password changes no email, and the right one says what happens next', async () => {
  const account = {
    changeEmail: ({ body }: { body: { currentPassword: string } }) => {
      if (body.currentPassword !== 'quiet-harbour-bell') throw failing(400, 'Your current password is wrong')
      return { mailed: true }
    },
  }
  renderScreen(<AccountScreen />, api({ account }))
  await userEvent.click(await screen.findByRole('button', { name: 'Change email' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change email' }))
  await paste(dialog.getByLabelText('New email'), 'new@show.example')
  await paste(dialog.getByLabelText('Current password'), 'wrong')
  await userEvent.click(dialog.getByRole('button', { name: 'Change email' }))
  expect(await dialog.findByText('Your current password is wrong')).toBeInTheDocument()
  await userEvent.clear(dialog.getByLabelText('Current password'))
  await userEvent.type(dialog.getByLabelText('Current password'), 'quiet-harbour-bell{Enter}')
  expect(await screen.findByText(/Open the link that we sent to new@show.example/)).toBeInTheDocument()
})

test('another place can be signed out, and this one is named', async () => {
  const ended: string[] = []
  const account = {
    sessions: () => [session, { ...session, id: 's2', device: 'cueroom/1.0.0', current: false }],
    endSession: ({ params }: { params: { id: string } }) => {
      ended.push(params.id)
      return { done: true as const }
    },
  }
  renderScreen(<AccountScreen />, api({ account }))
  expect(await screen.findByText('Firefox on Linux, this session')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Sign out: Command line' }))
  await waitFor(() => expect(ended).toEqual(['s2']))
})

test('the priority contact is in the account and in the sidebar, and what no server can do is not listed', async () => {
  const contact = { name: 'Ines', email: 'ines@provider.example', phone: null, url: null }
  const signedIn = { drafting: { provider: 'drafter' as const, model: null }, support: contact }
  const instance = { about: () => ({ version: '1.0.0', demo: null, unavailable: ['analytics' as const] }) }
  const auth = { session: () => ({ tenant, expiresAt: '2030-01-01T00:00:00Z', ...signedIn }) }
  renderApp('/account', api({ auth, instance }))
  const links = await screen.findAllByRole('link', { name: /^(Ines|Priority support)$/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['mailto:ines@provider.example']),
  )
  const list = within(await screen.findByRole('list', { name: 'Features' }))
  await waitFor(() => expect(list.queryByText('Analytics')).toBeNull())
})

test('a show is erased only under its name and with the password, and can be kept', async () => {
  let eraseAt: string | null = null
  const account = {
    requestErasure: () => {
      eraseAt = '2026-12-22T09:00:00Z'
      return { eraseAt }
    },
    cancelErasure: () => {
      eraseAt = null
      return { done: true as const }
    },
  }
  const session = () => ({
    tenant: { ...tenant, eraseAt },
    expiresAt: '2030-01-01T00:00:00Z',
    drafting: { provider: 'drafter' as const, model: null },
  })
  renderScreen(<AccountScreen />, api({ account, auth: { session } }))
  await userEvent.click(await screen.findByRole('button', { name: 'Erase this show' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase this show?' }))
  expect(dialog.getByText(/^Until then, everything works as before/)).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Export this show' })).toBeInTheDocument()
  const erase = dialog.getByRole('button', { name: 'Erase in 30 days' })
  await paste(dialog.getByLabelText('Current password'), 'quiet-harbour-bell')
  await paste(dialog.getByLabelText(/to confirm/), 'Unhurried')
  expect(erase).toBeDisabled()
  await userEvent.type(dialog.getByLabelText(/to confirm/), ' Work')
  await userEvent.click(erase)
  await userEvent.click(await screen.findByRole('button', { name: 'Keep this show' }))
  expect(await screen.findByText('Erasure cancelled')).toBeInTheDocument()
})
