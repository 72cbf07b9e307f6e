import type { PlatformAuditEntry } from '@cueroom/core/audit/audit-entry.ts'
import { fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { storedShow } from '@cueroom/core/testing/sample-show.ts'
import { expect, test } from 'vitest'
import { cueroom } from '../testing.ts'

const entry: PlatformAuditEntry = {
  ...{ id: 1, createdAt: '2026-11-20T09:00:00Z', actorKind: 'key', actor: 'Nightly export' },
  ...{ action: 'exported', subject: 'q1', details: null, address: '203.0.113.7' },
  ...{ tenantId: 'default', tenantName: 'Unhurried Work' },
}
const file = { name: 'audit-log.csv', type: 'text/csv', bytes: new TextEncoder().encode('Time,Who\r\n') }

test('an action nobody records and an invalid date are usage errors', async () => {
  expect((await cueroom('audit --action danced')).code).toBe(2)
  expect((await cueroom('audit --since yesterday')).stderr).toContain('"yesterday" is not a valid date')
})

test('a host reads the log of the show, filtered, and pipes it as CSV', async () => {
  const asked: unknown[] = []
  const api = fakeApi({
    audit: {
      list: ({ query }) => {
        asked.push(query)
        return [entry]
      },
      export: () => file,
    },
    show: { settings: () => ({ ...storedShow, timeZone: 'Europe/Vienna' }) },
  })
  const ran = await cueroom('audit --action exported --since 2026-11-01', { api })
  expect(ran.stdout).toContain('Nightly export (API key)\tExported\tq1')
  expect(asked).toMatchObject([{ action: 'exported', since: '2026-10-31T23:00:00.000Z', limit: 50 }])
  expect((await cueroom('audit -o -', { api })).stdout).toBe('Time,Who\r\n')
})

test('an administrator reads it of every tenant, or of one', async () => {
  const asked: unknown[] = []
  const api = fakeApi({
    audit: {
      listAll: ({ query }) => {
        asked.push(query)
        return [entry]
      },
    },
    tenants: { get: () => ({ id: 'default' }) as never },
  })
  const env = { CUEROOM_TOKEN: 'admin-token' }
  expect((await cueroom('admin audit', { api, env })).stdout).toContain('Unhurried Work')
  await cueroom('admin audit --actor root', { api, env })
  await cueroom('admin audit --search 198.51', { api, env })
  expect(asked).toMatchObject([{ limit: 50 }, { actor: 'root' }, { search: '198.51' }])
})
