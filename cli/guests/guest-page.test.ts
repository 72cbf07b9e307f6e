import { type Answers, fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { proposedCheck, sampleGuestPage } from '@cueroom/core/testing/sample-guest-page.ts'
import { storedShow } from '@cueroom/core/testing/sample-show.ts'
import { expect, test } from 'vitest'
import { cueroom } from '../testing.ts'
import { gone } from './testing.ts'

function server(answers: Answers['guestPages'] = {}, timeZone: string | null = null) {
  const got: unknown[] = []
  const note = (params: { id: number }, body: unknown) => {
    if (params.id === 13) return gone()
    got.push(body)
    return sampleGuestPage
  }
  const api = fakeApi({
    show: { settings: () => ({ ...storedShow, timeZone }) },
    guestPages: {
      get: ({ params }) => note(params, 'get'),
      open: ({ params, body }) => note(params, body),
      change: ({ params, body }) => note(params, body),
      revoke: ({ params }) => note(params, 'revoked'),
      offerTimes: ({ params, body }) => note(params, body),
      decide: ({ body }) => {
        got.push(body)
        return { ...proposedCheck, state: 'accepted' }
      },
      ...answers,
    },
  })
  return { api, got }
}

test.each([
  'guests page',
  'guests page Ada',
  'guests page 12 --revoke --renew',
  'guests page 12 --offer soon',
  'guests fact-check 12 --accept --reject',
  'guests fact-check 12 --only 0',
])('wrong use ends with exit code 2 and changes nothing: %s', async (command) => {
  const { api, got } = server()
  expect(await cueroom(command, { api })).toMatchObject({ code: 2, stdout: '' })
  expect(got).toEqual([])
})

test('a guest who is not there is not found', async () => {
  expect((await cueroom('guests page 13', { api: server().api })).code).toBe(5)
})

test('a page that has closed is not handed out, and nothing is changed', async () => {
  const { api, got } = server({ get: () => ({ ...sampleGuestPage, endsAt: '2021-03-04T09:00:00Z' }) })
  const ran = await cueroom(['guests', 'page', '12', '--offer', '2026-12-04 09:00'], { api })
  expect(ran).toMatchObject({ code: 1, stdout: '' })
  expect(ran.stderr).toContain(
    "This guest's page closed on 2021-03-04 09:00 UTC, 90 days after the recording.",
  )
  expect(ran.stderr).toContain(`Next: cueroom guests set-date ${sampleGuestPage.guestId} --clear`)
  expect(got).toEqual([])
  await cueroom('guests page 12 --revoke', { api })
  expect(got).toEqual(['revoked'])
})

test('guests page prints the link, offers times and asks for a check', async () => {
  const { api, got } = server()
  const ran = await cueroom(
    ['guests', 'page', '12', '--fact-check', '--offer', '2026-12-04 09:00', '--time-zone', 'Europe/Berlin'],
    { api },
  )
  expect(ran.stdout).toBe(`${sampleGuestPage.url}\n`)
  expect(got).toEqual([
    'get',
    { renew: false },
    { showsIntroduction: true },
    { times: ['2026-12-04T08:00:00.000Z'], timeZone: 'Europe/Berlin' },
  ])
  expect((await cueroom('guests page 12 --revoke', { api })).stderr).toContain('Link revoked.')
})

test('times that are offered without a zone are on the clock of the show', async () => {
  const { api, got } = server({}, 'Europe/Vienna')
  const ran = await cueroom(['guests', 'page', '12', '--offer', '2026-12-07 11:00', '2027-07-01 09:00'], {
    api,
  })
  expect(got.at(-1)).toEqual({
    times: ['2026-12-07T10:00:00.000Z', '2027-07-01T07:00:00.000Z'],
    timeZone: 'Europe/Vienna',
  })
  expect(ran.stderr).toContain('Time zone: Europe/Vienna, from your show settings.')
})

test('a correction is shown as numbered changes, and accepted whole or in part', async () => {
  const { api, got } = server()
  const shown = await cueroom('guests fact-check 12', { api })
  expect(shown.stdout).toContain('2 - She lived in Paris.')
  expect(shown.stdout).toContain('2 + She lived in London.')
  await cueroom('guests fact-check 12 --only 2', { api })
  expect(got.at(-1)).toEqual({ factCheckId: 5, accept: [1] })
})

test('the release text is printed, and replaced from a file', async () => {
  const saved: string[] = []
  const release = { version: 2, text: 'You may publish it.', createdAt: '2026-11-20T09:00:00Z' }
  const { api } = server({
    release: () => ({ release }),
    saveRelease: ({ body }) => {
      saved.push(body.text)
      return release
    },
  })
  expect((await cueroom('guests release', { api })).stdout).toBe('You may publish it.\n')
  const ran = await cueroom('guests release -', { api, stdin: 'A new text.' })
  expect(ran.stderr).toContain('Release text saved as version 2.')
  expect(saved).toEqual(['A new text.'])
})
