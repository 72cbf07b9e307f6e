// @vitest-environment jsdom
import type { ErasureReceipt } from '@cueroom/core/erasures/erasures.contract.ts'
import { sampleReceipt } from '@cueroom/core/testing/sample-records.ts'
import type { PastDeletion } from '@cueroom/core/guests/guests.contract.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { hostApi, renderApp, renderScreen } from '../testing.tsx'
import { DeletedScreen } from './deleted-screen.tsx'

const deletion = (given: Partial<PastDeletion>): PastDeletion => ({
  id: 'd1',
  kind: 'guest',
  label: 'Ada Lovelace',
  count: 1,
  createdAt: '2026-11-18T09:00:00Z',
  purgedAt: '2026-12-18T09:00:00Z',
  ...given,
})
const items = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

test('the sidebar leads to what was deleted: what, how many, when, and until when', async () => {
  const deletions = () => [
    deletion({}),
    deletion({ id: 'd2', kind: 'guests', label: '2000 guests', count: 2_000 }),
    deletion({ id: 'd3', kind: 'content', label: 'Show Notes for Ada', count: 2 }),
  ]
  renderApp('/deleted', hostApi({ guests: { deletions } }))

  expect(await screen.findByRole('heading', { name: 'Recently deleted' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Recently deleted' }).getAttribute('href')).toBe('/deleted')
  await waitFor(() => expect(items()).toHaveLength(3))
  const [guest, guests, texts] = items()
  expect(guest).toMatch(/^Ada Lovelace1 guest, deleted Nov 18, 2026, .+, kept until Dec 18, 2026/)
  expect(guests).toMatch(/^2,000 guestsDeleted/)
  expect(texts).toMatch(/^Show Notes for Ada2 texts, deleted/)
})

test('Restore brings a deletion back and takes it off the list', async () => {
  const left = [deletion({})]
  const api = hostApi({
    guests: {
      deletions: () => left,
      restore: ({ body }) => {
        left.splice(
          left.findIndex(({ id }) => id === body.deletionId),
          1,
        )
        return { restored: 1 }
      },
    },
  })
  renderScreen(<DeletedScreen />, api, '/deleted')
  await userEvent.click(await screen.findByRole('button', { name: 'Restore Ada Lovelace' }))

  expect(await screen.findByText('Restored')).toBeInTheDocument()
  expect(await screen.findByText('Nothing in Recently deleted')).toBeInTheDocument()
})

test('what cannot be restored stays, and the host is told', async () => {
  const restore = () => {
    throw failing(500, 'Broken')
  }
  const api = hostApi({ guests: { deletions: () => [deletion({})], restore } })
  renderScreen(<DeletedScreen />, api, '/deleted')

  await userEvent.click(await screen.findByRole('button', { name: 'Restore Ada Lovelace' }))

  expect(await screen.findByText("Couldn't restore it.")).toBeInTheDocument()
  expect(items()).toHaveLength(1)
})

test('a list that cannot be loaded can be tried again', async () => {
  let broken = true
  const deletions = () => {
    if (broken) throw failing(500, 'Broken')
    return []
  }
  renderScreen(<DeletedScreen />, hostApi({ guests: { deletions } }), '/deleted')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  broken = false
  await userEvent.click(retry)

  expect(await screen.findByText('Nothing in Recently deleted')).toBeInTheDocument()
})

/** A server with one deletion, which can be erased. */
function erasable() {
  const left = [deletion({})]
  const receipts: ErasureReceipt[] = []
  const api = hostApi({
    guests: { deletions: () => left },
    erasures: {
      list: () => receipts,
      eraseDeletion: () => {
        left.pop()
        receipts.push(sampleReceipt())
        return sampleReceipt()
      },
    },
  })
  return { api, left }
}

test('Erase now erases nothing before the word is typed, and nothing when it is cancelled', async () => {
  const { api, left } = erasable()
  renderScreen(<DeletedScreen />, api, '/deleted')
  await userEvent.click(await screen.findByRole('button', { name: 'Erase now: Ada Lovelace' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase now: Ada Lovelace' }))
  expect(dialog.getByText(/You can’t undo this/)).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Erase now' })).toBeDisabled()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(left).toHaveLength(1)
})

test('Erase now shows a receipt, which stays on the screen', async () => {
  const { api } = erasable()
  renderScreen(<DeletedScreen />, api, '/deleted')
  await userEvent.click(await screen.findByRole('button', { name: 'Erase now: Ada Lovelace' }))
  await userEvent.type(await screen.findByLabelText(/to confirm/), 'erase{Enter}')

  const dialog = within(await screen.findByRole('dialog', { name: 'Erased' }))
  for (const line of [
    '1 guest',
    '2 sets of answers',
    '3 generated texts',
    '1 photo',
    '4 mentions blacked out',
  ])
    expect(dialog.getByText(line)).toBeInTheDocument()
  expect(dialog.getByText(/You still have 1 guest with the same name or email/)).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('Nothing in Recently deleted')).toBeInTheDocument()
  expect(await screen.findByRole('list', { name: 'Receipts' })).toHaveTextContent(
    '1 guest, 2 sets of answers',
  )
})

test('what cannot be erased stays, and the host learns that nothing was erased', async () => {
  const eraseDeletion = () => {
    throw failing(500, 'Broken')
  }
  const api = hostApi({
    guests: { deletions: () => [deletion({})] },
    erasures: { list: () => [], eraseDeletion },
  })
  renderScreen(<DeletedScreen />, api, '/deleted')
  await userEvent.click(await screen.findByRole('button', { name: 'Erase now: Ada Lovelace' }))
  await userEvent.type(await screen.findByLabelText(/to confirm/), 'erase{Enter}')
  expect(
    await screen.findByText("Couldn't erase it. Nothing was erased. Please try again."),
  ).toBeInTheDocument()
})
