// @vitest-environment jsdom
import * as calls from '@cueroom/core/calls.ts'
import { createClient } from '@cueroom/core/contract/client.ts'
import type { contract } from '@cueroom/core/contract.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { guestCard, hostApi, renderScreen } from '../testing.tsx'
import { GuestsScreen } from './guests-screen.tsx'

const pages = [
  [guestCard({ id: 3, name: 'Ada Lovelace' }), guestCard({ id: 2, name: 'Grace Hopper' })],
  [guestCard({ id: 1, name: 'Mary Anning' })],
]

const counted = { unscheduled: 3, upcoming: 0, completed: 0, unanswered: 3 }

/** A server that gives two guests a page and may fail on the second. */
function paged({ broken = () => false }) {
  const fetch: typeof globalThis.fetch = async (input) => {
    const address = String(input)
    if (address.startsWith('/api/guests/counts')) return Response.json({ ...counted, all: 3 })
    if (!address.startsWith('/api/guests')) return Response.json({ error: 'Not here' }, { status: 404 })
    if (!address.includes('after=')) {
      const link = '</api/guests?view=card&limit=1000&after=2>; rel="next"'
      return Response.json(pages[0], { headers: { link, 'x-total-count': '3' } })
    }
    return broken() ? Response.json({ error: 'Broken' }, { status: 500 }) : Response.json(pages[1])
  }
  return createClient<typeof contract>(calls, { fetch })
}

test('the next page is read when the end of the list is on screen', async () => {
  renderScreen(<GuestsScreen />, paged({}), '/guests')

  expect(await screen.findByRole('article', { name: 'Mary Anning' })).toBeInTheDocument()
  expect(screen.getByRole('status').textContent).toBe('3 guests')
})

test('when a later page does not come, the host sees what is there and can go on', async () => {
  let broken = true
  renderScreen(<GuestsScreen />, paged({ broken: () => broken }), '/guests')

  await waitFor(() => expect(screen.getByRole('status').textContent).toBe("3 guests, couldn't load the rest"))
  expect(screen.queryByRole('article', { name: 'Mary Anning' })).toBeNull()

  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article', { name: 'Mary Anning' })).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('3 guests'))
})

/** A show with 700 guests; `loading` is waited for by every page but the first. */
function renderCrowd(loading: () => Promise<void> = async () => {}) {
  const crowd = Array.from({ length: 700 }, (_, n) => guestCard({ name: `Guest ${n}` }))
  const limits: number[] = []
  const sent: number[][] = []
  const list = async ({ query }: { query: { limit: number; after?: number | string } }) => {
    limits.push(query.limit)
    if (query.after !== undefined) await loading()
    return crowd
  }
  const setStatusOfMany = ({ body }: { body: { ids: number[] } }) => {
    sent.push(body.ids)
    return { changed: body.ids.length, missing: [] }
  }
  const counts = () => ({ ...counted, all: 700 })
  renderScreen(<GuestsScreen />, hostApi({ guests: { list, counts, setStatusOfMany } }), '/guests')
  return { ids: crowd.map(({ id }) => id), limits, sent }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })
const setStatus = () => screen.getByRole('button', { name: 'Set status' })

test('of a long list only the beginning is read, until the host selects all of it', async () => {
  const { ids, limits, sent } = renderCrowd()
  await screen.findByText('700 guests')
  expect(limits).toEqual([100])

  await press('Select')
  await press('Select all 700')
  await screen.findByText('700 selected')
  await waitFor(() => expect(setStatus()).toBeEnabled())
  expect(limits).toEqual([100, 1_000])
  await press('Set status')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Completed' }))
  await waitFor(() => expect(sent).toEqual([ids]))
})

test('all are shown as selected while they load, and whoever is taken out of them stays out', async () => {
  const loading = Promise.withResolvers<void>()
  const { ids, sent } = renderCrowd(() => loading.promise)
  await screen.findByText('700 guests')
  await press('Select')
  await press('Select all 700')

  expect(await screen.findByText('700 selected')).toBeInTheDocument()
  expect(box('Guest 0')).toBeChecked()
  expect(setStatus()).toBeDisabled()
  await userEvent.click(box('Guest 1'))
  expect(screen.getByText('699 selected')).toBeInTheDocument()

  loading.resolve()
  await waitFor(() => expect(setStatus()).toBeEnabled())
  expect(screen.getByText('699 selected')).toBeInTheDocument()
  await press('Set status')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Completed' }))
  await waitFor(() => expect(sent).toEqual([ids.filter((_id, n) => n !== 1)]))
})

test('when not all of them load, those stay selected who were, and a message says so', async () => {
  const loading = Promise.withResolvers<void>()
  renderCrowd(() => loading.promise)
  await screen.findByText('700 guests')
  await userEvent.click(box('Guest 2'))
  await press('Select all 700')
  expect(await screen.findByText('700 selected')).toBeInTheDocument()

  loading.reject(failing(500, 'Broken'))
  expect(await screen.findByText('Failed to select all guests')).toBeInTheDocument()
  expect(screen.getByText('1 selected')).toBeInTheDocument()
  expect(box('Guest 2')).toBeChecked()
  expect(box('Guest 0')).not.toBeChecked()
})

test('a selection that is ended while all of it loads has nobody selected', async () => {
  const loading = Promise.withResolvers<void>()
  const { limits } = renderCrowd(() => loading.promise)
  await screen.findByText('700 guests')
  await press('Select')
  await press('Select all 700')
  await press('Done')
  expect(screen.queryByRole('region', { name: 'Selected guests' })).toBeNull()

  loading.resolve()
  await waitFor(() => expect(limits).toEqual([100, 1_000]))
  expect(screen.queryByRole('region', { name: 'Selected guests' })).toBeNull()
  expect(box('Guest 0')).not.toBeChecked()
})
