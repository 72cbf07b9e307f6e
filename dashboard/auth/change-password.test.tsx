// @vitest-environment jsdom
import { failing, fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { adminToken, hostToken } from '../app/session.ts'
import { hostApi, renderApp, tenant } from '../testing.tsx'
// Loaded ahead: the application loads them when they are first opened
import '../shell/shell.tsx'
import './change-password-dialog.tsx'
import '../account/account-screen.tsx'
import '../tenants/admin-dashboard-screen.tsx'

type Auth = NonNullable<Parameters<typeof hostApi>[0]['auth']>

const none = { used: 0, limit: 1 }
const usage = () => ({ guests: none, answers: none, texts: none, mediaBytes: none })

const openAsHost = async (auth: Auth) => {
  renderApp('/account', hostApi({ auth: { usage, ...auth }, account: { sessions: () => [] } }))
  await userEvent.click(await screen.findByRole('button', { name: 'Change password' }))
}
const fill = async (current: string, next: string, repeated = next) => {
  const values = { 'Current password': current, 'New password': next, 'Confirm new password': repeated }
  for (const [label, value] of Object.entries(values))
    fireEvent.change(await screen.findByLabelText(label), { target: { value } })
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Change password' }))
}
const problem = async () => (await screen.findByRole('alert')).textContent

test('a form that is not right is not sent', async () => {
  await openAsHost({})
  const wrong = [
    ['', '', 'Please fill in all fields'],
    ['three-kettles-humming', 'three-kettles', 'Passwords do not match'],
    ['kettles', 'kettles', 'Password must be at least 8 characters long'],
  ] as const
  for (const [next, repeated, message] of wrong) {
    await fill('quiet-harbour-bell', next, repeated)
    expect(await problem()).toBe(message)
    for (const [label, value] of [
      ['New password', next],
      ['Confirm new password', repeated],
    ] as const)
      expect(screen.getByLabelText(label).getAttribute('aria-invalid') === 'true').toBe(value === '')
  }
})

test('a refusal shows what the server says, and nothing is lost', async () => {
  await openAsHost({
    changePassword: () => {
      throw failing(400, 'Your current password is wrong')
    },
  })
  await fill('wrong-password', 'three-kettles-humming')
  expect(await problem()).toBe('Your current password is wrong')
  expect(screen.getByLabelText('New password')).toHaveValue('three-kettles-humming')
})

test('a host changes the password and goes on with the new token', async () => {
  const sent: unknown[] = []
  await openAsHost({
    changePassword: ({ body }) => {
      sent.push(body)
      return { token: 'a-new-token', tenant }
    },
  })
  await fill('quiet-harbour-bell', 'three-kettles-humming')
  expect(await screen.findByText('Password changed')).toBeTruthy()
  expect(sent).toEqual([{ currentPassword: 'quiet-harbour-bell', newPassword: 'three-kettles-humming' }])
  expect(hostToken.get()).toBe('a-new-token')
  await waitFor(() => expect(screen.queryByLabelText('New password')).toBeNull())
})

test('an administrator changes the password, and signs out everywhere', async () => {
  const admin = { id: 1, email: 'root@platform.example', name: 'Root', role: 'admin', lastLoginAt: null }
  adminToken.set('admin-token')
  const api = fakeApi({
    instance: { about: () => ({ version: '1.0.0', demo: null }) },
    auth: {
      adminSession: () => ({ admin, expiresAt: '2030-01-01T00:00:00Z' }),
      changeAdminPassword: () => ({ token: 'a-new-token', admin }),
      adminSignOutEverywhere: () => ({ done: true as const }),
    },
    tenants: { list: () => [] },
  })
  const { address } = renderApp('/admin-dashboard', api, { signedIn: false })
  const choose = async (item: string) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Account/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: item }))
  }
  await choose('Change password')
  await fill('quiet-harbour-bell', 'three-kettles-humming')
  expect(await screen.findByText('Password changed')).toBeTruthy()
  expect(adminToken.get()).toBe('a-new-token')

  await choose('Sign out everywhere')
  await waitFor(() => expect(address()).toBe('/admin'))
  expect(adminToken.get()).toBeNull()
})
