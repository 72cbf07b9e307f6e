import { fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { sampleAnalytics } from '@cueroom/core/testing/sample-analytics.ts'
import { expect, test } from 'vitest'
import { cueroom } from '../testing.ts'

test.each(['analytics --from yesterday', 'analytics --chart moods', 'analytics -o all.csv'])(
  'a usage error: %s',
  async (command) => {
    expect(await cueroom(command, { api: fakeApi({}) })).toMatchObject({ code: 2, stdout: '' })
  },
)

test('a host reads the charts as tables, one of them as CSV, and all of them as JSON', async () => {
  const asked: unknown[] = []
  const api = fakeApi({
    analytics: {
      get: ({ query }) => {
        asked.push(query)
        return sampleAnalytics()
      },
    },
  })
  const ran = await cueroom('analytics --from 2026-10-25 --questionnaire before', { api })
  expect(asked).toEqual([{ from: '2026-10-25', questionnaire: 'before' }])
  expect(ran.stdout).toContain('Before we record\t146\t66\t10\t12 min')
  expect(ran.stderr).toContain('Where guests stop answering')
  const csv = await cueroom('analytics --chart texts -o -', { api })
  expect(csv.stdout).toContain('"2026-11-09","3","2","0"')
  expect(JSON.parse((await cueroom('analytics --json', { api })).stdout)).toEqual(sampleAnalytics())
})

test('a questionnaire nobody has is not found', async () => {
  const api = fakeApi({ analytics: { get: () => ({ ...sampleAnalytics(), dropOff: null }) } })
  const ran = await cueroom('analytics --questionnaire 999', { api })
  expect(ran).toMatchObject({ code: 5, stdout: '' })
  expect(ran.stderr).toContain("Couldn't find questionnaire 999.")
})
