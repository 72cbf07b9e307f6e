import { fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { expect, test } from 'vitest'
import { exit } from '../app/cli.ts'
import { cueroom } from '../testing.ts'

const currentPassword = 'quiet-harbour-bell'
const apiKey = {
  id: 'k1',
  name: 'Nightly export',
  scope: 'read' as const,
  hint: 'Zq8v',
  createdAt: '2026-11-01T09:00:00Z',
  expiresAt: '2027-01-30T09:00:00Z',
  lastUsedAt: null,
}

test('a scope or a time that no key can have is a usage error, before the server is asked', async () => {
  for (const flags of ['--scope admin', '--days 366', '--days 0'])
    expect((await cueroom(`keys create Export ${flags}`)).code).toBe(2)
})

test('no key is made without the password: a script passes it on standard input', async () => {
  const refused = await cueroom(['keys', 'create', 'Nightly export'])
  expect(refused.code).toBe(exit.answerNeeded)
  expect(refused.stderr).toContain("cueroom keys create 'Nightly export' --password-stdin < FILE")
})

test('a new key alone is on standard output, so that a script can store it', async () => {
  const sent: unknown[] = []
  const api = fakeApi({
    keys: {
      create: ({ body }) => {
        sent.push(body)
        return { apiKey, key: 'cue_shown-once' }
      },
    },
  })
  const ran = await cueroom(['keys', 'create', 'Nightly export', '--scope', 'write', '--days', '30'], {
    api,
    terminal: true,
    answers: [currentPassword],
  })
  expect([ran.code, ran.stdout]).toEqual([0, 'cue_shown-once\n'])
  expect(ran.asked).toEqual(['Current password:'])
  expect(ran.stderr).toContain("it isn't shown again")
  const piped = await cueroom(['keys', 'create', 'Booking', '--password-stdin'], {
    api,
    stdin: 'quiet-harbour-bell\n',
  })
  expect([piped.code, piped.stdout]).toEqual([0, 'cue_shown-once\n'])
  expect(sent).toEqual([
    { name: 'Nightly export', scope: 'write', days: 30, currentPassword },
    { name: 'Booking', scope: 'read', days: 90, currentPassword },
  ])
})

test('keys are listed and revoked', async () => {
  const revoked: string[] = []
  const api = fakeApi({
    keys: {
      list: () => [apiKey],
      revoke: ({ params }) => {
        revoked.push(params.id)
        return { done: true as const }
      },
    },
  })
  expect((await cueroom('keys list', { api })).stdout).toMatch(/k1\tNightly export\tread\tZq8v\tnever\t/)
  expect((await cueroom('keys revoke k1', { api })).code).toBe(0)
  expect(revoked).toEqual(['k1'])
  const none = await cueroom('keys list', { api: fakeApi({ keys: { list: () => [] } }) })
  expect(none.stderr).toContain('There are no API keys.')
})
