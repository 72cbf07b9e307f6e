import { failing } from '@cueroom/core/testing/fake-api.ts'
import { ContentScreen } from '@cueroom/dashboard/content/content-screen.tsx'
import { expect } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { guestCards, never } from '../guests/sample-cards.ts'
import { asSignedIn, signedInAs } from '../testing/signed-in.ts'
import { toasted } from '../testing/toasted.ts'
import { answersOfGuest, generated } from './generated-content.ts'

const usual = {
  ...answersOfGuest,
  auth: signedInAs(),
  guests: { ...answersOfGuest.guests, list: () => guestCards },
  batches: { list: () => [] },
  content: {
    recent: ({ query }: { query: { type?: string | undefined } }) =>
      [generated('introduction'), generated('questions')].filter(
        ({ contentType }) => !query.type || contentType === query.type,
      ),
    states: () => ({ texts: [] }),
    versions: () => [],
  },
}
const answering = (content: object, rest: object = {}) => ({
  answers: { ...usual, ...rest, content: { ...usual.content, ...content } },
})

const meta = preview.meta({
  title: 'Screens/Content generator',
  component: ContentScreen,
  beforeEach: asSignedIn,
  parameters: { layout: 'fullscreen', path: '/generate?guest=1', answers: usual },
})

export const Written = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Export to Word' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Generate Content' })).toBeEnabled()
  },
})

export const NothingWritten = meta.story({
  parameters: answering({ recent: () => [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Generate Content' })).toBeEnabled()
    await expect(canvas.queryByRole('button', { name: 'Export to Word' })).toBeNull()
  },
})

export const NobodyChosen = meta.story({
  parameters: { path: '/generate' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate Content' }))
    await toasted('Please select a guest to generate content for.')
  },
})

export const BeingWritten = meta.story({
  parameters: answering({ recent: () => [], generate: never }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate Content' }))
    await expect(await canvas.findByRole('button', { name: 'Cancel' })).toBeVisible()
  },
})

export const Failed = meta.story({
  parameters: answering({
    recent: () => [],
    generate: () => {
      throw failing(502, 'The model did not answer.')
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate Content' }))
    await toasted('Generation Failed')
  },
})

export const History = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Recent History' }))
    await expect((await canvas.findAllByRole('button', { name: /^View All/ })).length).toBeGreaterThan(0)
  },
})

const features = { ...signedInAs().session().tenant.features, contentGeneration: false }

export const Locked = meta.story({
  parameters: answering({}, { auth: signedInAs({ features }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You can still read, copy and export/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Generate Content' })).toBeNull()
  },
})

export const NoGuests = meta.story({
  parameters: answering({}, { guests: { list: () => [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Add Your First Guest' })).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: answering({}, { guests: { list: never } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading your guests' })).toBeVisible()
  },
})

export const Failing = meta.story({
  parameters: answering(
    {},
    {
      guests: {
        list: () => {
          throw failing(503, 'Busy')
        },
      },
    },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load your guests")).toBeVisible()
  },
})
