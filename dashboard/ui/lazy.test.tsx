import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { GuestsScreen } from '../guests/guests-screen.tsx'
import { guestCard, hostApi, renderScreen } from '../testing.tsx'
import { lazyDialog, lazyPart } from './lazy.tsx'

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
vi.mock('../guests/add-guest-dialog.tsx', () => lost())

test('a dialog that cannot be loaded says so, and what was typed below stays', async () => {
  const Lost = lazyDialog<{ onClose: () => void }>(lost)
  const Screen = () => {
    const [open, setOpen] = useState(false)
    return (
      <>
        <input aria-label="Notes" />
        <button onClick={() => setOpen(true)}>Open</button>
        {open && <Lost onClose={() => setOpen(false)} />}
      </>
    )
  }
  renderScreen(<Screen />, hostApi({}))
  await userEvent.type(screen.getByLabelText('Notes'), 'half a sentence')
  await userEvent.click(screen.getByText('Open'))
  expect(await screen.findByText("Couldn't open this")).toBeInTheDocument()
  expect(screen.getByLabelText('Notes')).toHaveValue('half a sentence')
})

test('the guests stay on screen when the dialog for adding one cannot be loaded', async () => {
  const api = hostApi({ guests: { list: () => [guestCard({ name: 'Ada Lovelace' })] } })
  renderScreen(<GuestsScreen />, api, '/guests')
  await userEvent.click(await screen.findByRole('button', { name: 'Add Guest' }))
  expect(await screen.findByText("Couldn't open this")).toBeInTheDocument()
  expect(screen.getByRole('article', { name: 'Ada Lovelace' })).toBeInTheDocument()
})

test('a part that cannot be loaded is offered again, and comes then', async () => {
  const tries = [
    lost,
    async () =>
      ({ name }: { name: string }) => <p>Hello {name}</p>,
  ]
  const Part = lazyPart<{ name: string }>(
    'form',
    () => tries.shift()!(),
    () => <p>Loading</p>,
  )
  renderScreen(<Part name="Ada" />, hostApi({}))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Hello Ada')).toBeInTheDocument()
})
