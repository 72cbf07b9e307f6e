// @vitest-environment jsdom
import { episodeOf } from '@cueroom/core/testing/sample-episodes.ts'
import type { DateFormat } from '@cueroom/core/text/dates.ts'
import { storedShow } from '@cueroom/core/testing/sample-show.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { guestCard, hostApi, renderApp, tenant, wholeGuest } from '../testing.tsx'
// Loaded ahead: the application loads them when they are first opened
import './shell.tsx'
import '../episodes/episodes-screen.tsx'
import '../guest-page/guest-page.tsx'
import '../guests/guests-screen.tsx'
import '../today/today-screen.tsx'

const interviewDate = '2099-03-03T20:45:00.000Z'
const maya = guestCard({ name: 'Maya Okafor', interviewDate, episodeStatus: 'upcoming' })
const reefs = episodeOf({
  id: 41,
  title: 'Reefs',
  recordingDate: interviewDate,
  guests: [{ id: maya.id, name: maya.name }],
})

/** A show in Nepal, where no other country's clocks are: 2:30 AM on the next day there. */
const open = (path: string, dateFormat?: DateFormat) =>
  renderApp(
    path,
    hostApi({
      auth: { session: () => ({ ...session, dateFormat }) },
      guests: {
        list: () => [maya],
        get: () => wholeGuest(maya),
        agenda: () => ({ guests: [maya], planned: 1, nextWeek: 0, total: 1 }),
      },
      content: { states: () => ({ texts: [] }), recent: () => [], guests: () => ({ guests: [] }) as never },
      episodes: { list: () => [reefs] },
      inbox: { list: () => [] },
      sends: { states: () => ({ sends: [], stopped: [], missing: [] }) },
      batches: { list: () => [] },
      show: { settings: () => ({ ...storedShow, timeZone: 'Asia/Kathmandu' }) },
    }),
  )

const session = {
  ...{ tenant, expiresAt: '2030-01-01T00:00:00Z' },
  drafting: { provider: 'drafter' as const, model: null },
}

const there = 'Wed, Mar 4, 2099, 2:30 AM GMT+5:45'

test('Today shows a recording by the clocks of the show, with its time zone', async () => {
  open('/today')
  expect(await screen.findByText(there)).toHaveAttribute('datetime', interviewDate)
})

test('the page of a guest shows the same time', async () => {
  open(`/guests/${maya.id}`)
  const steps = within(await screen.findByRole('list', { name: 'Preparation' }))
  expect(await steps.findByText(there)).toBeInTheDocument()
})

test('the list of guests shows the day of the show, and the time on pointing at it', async () => {
  open('/guests')
  const day = await screen.findByText('Mar 4, 2099')
  expect(day.getAttribute('title')?.replaceAll(/\s/g, ' ')).toBe(there)
})

test('the list of episodes shows the same time', async () => {
  open('/episodes')
  expect(await screen.findByText(`Recording ${there}`)).toBeInTheDocument()
})

test.each<[DateFormat, string]>([
  ['day-first-24h', 'Wed, 4 Mar 2099, 02:30 GMT+5:45'],
  ['year-first-24h', 'Wed 2099-03-04, 02:30 GMT+5:45'],
])('it is written as the show writes dates: %s', async (dateFormat, expected) => {
  open('/today', dateFormat)
  expect(await screen.findByText(expected)).toHaveAttribute('datetime', interviewDate)
})
