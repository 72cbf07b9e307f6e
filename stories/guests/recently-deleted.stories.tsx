import type { PastDeletion } from '@cueroom/core/guests/guests.contract.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { DeletedScreen } from '@cueroom/dashboard/deletions/deleted-screen.tsx'
import { expect } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { never } from './sample-cards.ts'

const deletions: PastDeletion[] = [
  { id: 'd1', kind: 'guest', label: 'Maya Okafor', count: 1 },
  { id: 'd2', kind: 'guests', label: '2000 guests', count: 2_000 },
  { id: 'd3', kind: 'content', label: 'Show Notes for Søren Østergaard', count: 3 },
].map((deletion) => ({
  ...(deletion as PastDeletion),
  createdAt: '2026-11-18T09:00:00Z',
  purgedAt: '2026-12-18T09:00:00Z',
}))

const meta = preview.meta({ title: 'Dashboard/Recently deleted', component: DeletedScreen })
const answering = (list: () => PastDeletion[] | Promise<never>) => ({
  answers: { guests: { deletions: list } },
})

export const Some = meta.story({
  parameters: answering(() => deletions),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Restore Maya Okafor' })).toBeVisible()
  },
})

export const Nothing = meta.story({
  parameters: answering(() => []),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing in Recently deleted')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: answering(never),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading Recently deleted' })).toBeVisible()
  },
})

export const CannotBeLoaded = meta.story({
  parameters: answering(() => {
    throw failing(500, 'Broken')
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load Recently deleted")).toBeVisible()
  },
})
