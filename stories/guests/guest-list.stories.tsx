import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { GuestsScreen } from '@cueroom/dashboard/guests/guests-screen.tsx'
import { expect, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { guestCards, never } from './sample-cards.ts'

const meta = preview.meta({ title: 'Dashboard/Guests/Guest list', component: GuestsScreen })

const answers = (guests: GuestCard[]) => ({ answers: { guests: { list: () => guests } } })

export const Cards = meta.story({
  parameters: answers(guestCards),
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('article', { name: 'Maya Okafor' })
    await userEvent.hover(card.querySelector('[aria-label="Email"]')!)
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('Email')
  },
})

export const Selecting = meta.story({
  parameters: answers(guestCards),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Select' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Maya Okafor' }))
    await expect(canvas.getByText('1 selected')).toBeVisible()
  },
})

export const Table = meta.story({
  parameters: answers(guestCards),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Table' }))
    await expect(await canvas.findByRole('table', { name: 'Guests' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all guests shown' }))
    await expect(canvas.getByText(`${guestCards.length} selected`)).toBeVisible()
    // What is chosen is kept in the browser, which the next story shares
    await userEvent.click(canvas.getByRole('button', { name: 'Cards' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }))
    localStorage.clear()
  },
})

export const TableOnAPhone = meta.story({
  parameters: answers(guestCards),
  decorators: [
    (Story) => (
      <div style={{ width: 360 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Table' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'More for Maya Okafor' }))
    await waitFor(() => expect(document.querySelectorAll('[role="menuitem"]').length).toBeGreaterThan(6))
    localStorage.clear()
  },
})

const crowd = Array.from({ length: 10_000 }, (_, index): GuestCard => {
  const guest = guestCards[index % guestCards.length]!
  return { ...guest, id: index + 1, name: `${guest.name} ${index + 1}` }
})

export const TenThousand = meta.story({
  parameters: answers(crowd),
  play: async ({ canvas }) => {
    await canvas.findByText('10,000 guests')
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60)
  },
})

export const NobodyFound = meta.story({
  parameters: answers(guestCards),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Search guests' }), 'zzz')
    await expect(await canvas.findByText('No matching guests')).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: answers([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No guests found')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: { answers: { guests: { list: never } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading your guests' })).toBeVisible()
  },
})

const broken = () => {
  throw failing(500, 'Broken')
}

export const CannotBeLoaded = meta.story({
  parameters: { answers: { guests: { list: broken } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load your guests")).toBeVisible()
  },
})
