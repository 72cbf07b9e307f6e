// @vitest-environment jsdom
import type { Episode } from '@cueroom/core/episodes/episode.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { episodeOf } from '@cueroom/core/testing/sample-episodes.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Answers, hostApi, renderApp } from '../testing.tsx'
// Loaded ahead: the application loads it when it is first opened
import './episode-page.tsx'

const reef = episodeOf({
  ...{ id: 41, title: 'What a reef teaches', number: 41, notes: 'Bring the map.', version: 3 },
  recordingDate: '2026-11-25T13:00:00Z',
  guests: [{ id: 7, name: 'Maya Okafor' }],
})

const open = (get: () => Episode, episodes: Answers['episodes'] = {}, path = '/episodes/41') =>
  renderApp(path, hostApi({ show: { settings: () => null }, episodes: { get, ...episodes } }))
const refuse = (status: number) => () => {
  throw failing(status, 'Refused')
}

test.each(['/episodes/none', '/episodes/41'])('an address without an episode says so: %s', async (path) => {
  open(refuse(404), {}, path)
  expect(await screen.findByText('Episode not found')).toBeInTheDocument()
})

test('an episode that cannot be loaded can be asked for again', async () => {
  let isBroken = true
  open(() => (isBroken ? refuse(500)() : reef))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isBroken = false
  await userEvent.click(retry)
  expect(await screen.findByRole('heading', { name: 'What a reef teaches' })).toBeInTheDocument()
})

test('the page says when it is recorded and with whom, and leads to its guest', async () => {
  open(() => reef, {}, '/episodes/41?tab=about')
  expect(await screen.findByText(/Episode 41 · .*Wed, Nov 25.*with Maya Okafor/)).toBeVisible()
  expect(screen.getByText('Bring the map.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Maya Okafor' })).toHaveAttribute('href', '/guests/7')
})

test('a deleted episode links back to the list', async () => {
  const { address } = open(() => reef, { remove: () => ({ deleted: 1, deletionId: 'a-deletion' }) })
  await userEvent.click(await screen.findByRole('button', { name: 'More for What a reef teaches' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(address()).toBe('/episodes'))
})

test('an episode is cancelled from its menu, and planned again where the page says so', async () => {
  let episode = reef
  const sent: unknown[] = []
  const update: NonNullable<NonNullable<Answers['episodes']>['update']> = ({ body, ifMatch }) => {
    sent.push([body, ifMatch])
    const stage = body.isCancelled ? 'cancelled' : 'scheduled'
    return (episode = { ...episode, stage, version: episode.version + 1 })
  }
  open(() => episode, { update })
  await userEvent.click(await screen.findByRole('button', { name: 'More for What a reef teaches' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as cancelled' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Plan it again' }))
  await waitFor(() => expect(screen.queryByText('This episode is cancelled')).toBeNull())
  expect(sent).toEqual([
    [{ isCancelled: true }, 3],
    [{ isCancelled: false }, 4],
  ])
})
