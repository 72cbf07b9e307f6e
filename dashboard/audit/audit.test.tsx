// @vitest-environment jsdom
import type { PlatformAuditEntry } from '@cueroom/core/audit/audit-entry.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { hostApi, renderScreen } from '../testing.tsx'
import { AuditLog } from './audit-log.tsx'

let lastId = 0
const entry = (given: Partial<PlatformAuditEntry>): PlatformAuditEntry => ({
  id: ++lastId,
  createdAt: '2026-11-20T09:00:00Z',
  actorKind: 'host',
  actor: 'host@cueroom.example',
  action: 'signed_in',
  subject: null,
  details: null,
  address: '203.0.113.7',
  tenantId: 'default',
  tenantName: 'Unhurried Work',
  ...given,
})

test('a log that cannot be loaded can be tried again', async () => {
  let broken = true
  const list = () => {
    if (broken) throw failing(500, 'Broken')
    return []
  }
  renderScreen(<AuditLog scope="show" />, hostApi({ audit: { list } }))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  broken = false
  await userEvent.click(retry)
  expect(await screen.findByText('No entries match.')).toBeInTheDocument()
})

test('a host reads who did what, and narrows it down', async () => {
  const asked: unknown[] = []
  const entries = [
    entry({}),
    entry({
      actorKind: 'key',
      actor: 'Nightly export',
      action: 'exported',
      subject: 'q1',
      details: 'Saved sponsors',
    }),
    entry({
      actorKind: 'admin',
      actor: 'Administrator',
      action: 'tenant_changed',
      details: 'Plan: Free → Pro',
    }),
  ]
  const list = ({ query }: { query: object }) => {
    asked.push(query)
    return entries
  }
  renderScreen(<AuditLog scope="show" />, hostApi({ audit: { list } }))
  expect(await screen.findByText('Nightly export (API key)')).toBeInTheDocument()
  expect(screen.getByText('Exported · Saved sponsors')).toBeInTheDocument()
  expect(screen.getByText('Changed a tenant · Plan: Free → Pro')).toBeInTheDocument()
  expect(screen.getByText('Administrator')).toBeInTheDocument()
  expect(screen.queryByText('Unhurried Work')).toBeNull()

  await userEvent.type(screen.getByLabelText('Search'), 'night')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'night' }))
})

test('an administrator reads the tenant as well, and downloads what is filtered', async () => {
  const downloaded: unknown[] = []
  const api = hostApi({
    audit: {
      listAll: () => [entry({})],
      exportAll: ({ query }) => {
        downloaded.push(query)
        throw failing(503, 'Busy')
      },
    },
  })
  renderScreen(<AuditLog scope="platform" />, api)
  expect(await screen.findByText('Unhurried Work')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
  expect(await screen.findByText("Couldn't download the audit log. Please try again.")).toBeInTheDocument()
  expect(downloaded).toEqual([{}])
})

test('a column sorts the entries up, down, and then as they came', async () => {
  const entries = ['Kofi', 'ada', 'Zoe'].map((actor) => entry({ actor }))
  renderScreen(<AuditLog scope="show" />, hostApi({ audit: { list: () => entries } }))
  const head = await screen.findByRole('columnheader', { name: 'Who' })
  const people = () => screen.getAllByText(/^(Kofi|ada|Zoe)$/).map(({ textContent }) => textContent)
  for (const [direction, order] of [
    ['ascending', ['ada', 'Kofi', 'Zoe']],
    ['descending', ['Zoe', 'Kofi', 'ada']],
    [null, ['Kofi', 'ada', 'Zoe']],
  ] as const) {
    await userEvent.click(within(head).getByRole('button'))
    expect([head.getAttribute('aria-sort'), people()]).toEqual([direction, order])
  }
})
