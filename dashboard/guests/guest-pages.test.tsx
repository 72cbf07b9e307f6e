// @vitest-environment jsdom
import { calls } from '@cueroom/core/calls.ts'
import { createClient } from '@cueroom/core/contract/client.ts'
import type { contract } from '@cueroom/core/contract.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { guestCard, renderScreen } from '../testing.tsx'
import { GuestsScreen } from './guests-screen.tsx'

const pages = [
  [guestCard({ id: 3, name: 'Ada Lovelace' }), guestCard({ id: 2, name: 'Grace Hopper' })],
  [guestCard({ id: 1, name: 'Mary Anning' })],
]

/** A server that gives two guests a page and may fail on the second. */
function paged({ broken = () => false }) {
  const fetch: typeof globalThis.fetch = async (input) => {
    const address = String(input)
    if (!address.startsWith('/api/guests')) return Response.json({ error: 'Not here' }, { status: 404 })
    if (!address.includes('after=')) {
      const link = '</api/guests?view=card&limit=1000&after=2>; rel="next"'
      return Response.json(pages[0], { headers: { link, 'x-total-count': '3' } })
    }
    return broken() ? Response.json({ error: 'Broken' }, { status: 500 }) : Response.json(pages[1])
  }
  return createClient<typeof contract>(calls, { fetch })
}

test('a long list is read page by page until it is whole', async () => {
  renderScreen(<GuestsScreen />, paged({}), '/guests')

  expect(await screen.findByRole('article', { name: 'Mary Anning' })).toBeInTheDocument()
  expect(screen.getByRole('status').textContent).toBe('3 guests')
})

test('when a later page does not come, the host sees what is there and can go on', async () => {
  let broken = true
  renderScreen(<GuestsScreen />, paged({ broken: () => broken }), '/guests')

  await waitFor(() => expect(screen.getByRole('status').textContent).toBe("2 guests, couldn't load the rest"))
  expect(screen.getByRole('button', { name: 'Upload Excel' })).toBeDisabled()

  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('3 guests'))
})
