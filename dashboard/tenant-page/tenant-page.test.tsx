// @vitest-environment jsdom
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { adminToken } from '../app/session.ts'
import { open, tenant } from '../tenants/testing.tsx'
// Loaded ahead: the application loads it when it is first opened
import './tenant-page-screen.tsx'

const none = { used: 0, limit: 10 }
const usage = { guests: { used: 3, limit: 10 }, answers: none, texts: none, mediaBytes: none }
const answers = { purchases: () => [], usage: () => usage }
const path = `/admin-dashboard/${tenant.id}`

beforeEach(() => adminToken.set('a-token'))

test('a tenant that is not there says so', async () => {
  open(
    {
      get: () => {
        throw failing(404, 'Tenant not found', 'not_found')
      },
    },
    path,
  )
  expect(await screen.findByText('Tenant not found')).toBeTruthy()
})

test('a tenant shows why it is suspended, its limits and sessions, and is let in without a code', async () => {
  const ended: unknown[] = []
  open(
    {
      ...answers,
      get: () => ({ ...tenant, subscriptionStatus: 'inactive', suspensionReason: 'Two invoices are open.' }),
      sessions: () => ({ sessions: [], hasTwoFactor: ended.length === 0 }),
      disableTwoFactor: ({ params }) => {
        ended.push(params.id)
        return { done: true as const }
      },
    },
    path,
  )
  expect(await screen.findByText('Two invoices are open.')).toBeTruthy()
  expect(await screen.findByText('3 of 10')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off two-factor authentication' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }))
  expect(await screen.findByText('Two-factor authentication is off.')).toBeTruthy()
  expect(ended).toEqual([tenant.id])
})
