import { failing } from '@cueroom/core/testing/fake-api.ts'
import { sampleSponsors } from '@cueroom/core/testing/sample-marketing.ts'
import { MarketingScreen } from '@cueroom/dashboard/marketing/marketing-screen.tsx'
import { expect, screen, within } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { never } from '../guests/sample-cards.ts'
import { broken, marketingAnswers } from '../marketing/marketing-answers.ts'
import { asSignedIn, signedInAs } from '../testing/signed-in.ts'

const answering = (sponsors: object, auth = signedInAs()) => ({
  answers: { ...marketingAnswers, auth, sponsors: { ...marketingAnswers.sponsors, ...sponsors } },
})

const meta = preview.meta({
  title: 'Dashboard/Sponsors/Saved sponsors',
  component: MarketingScreen,
  beforeEach: asSignedIn,
  parameters: { answers: marketingAnswers, path: '/marketing?tab=sponsor-discovery&view=saved' },
})

export const Full = meta.story({
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Saved sponsors' }))
    await expect(list.getByText('Wrote to you')).toBeVisible()
    await expect(list.getByText(/Met Lina at the book fair/)).toBeVisible()
    await expect(list.getByRole('link', { name: 'Write outreach to Kelpworks' })).toBeVisible()
  },
})

export const Inquiries = meta.story({
  play: async ({ canvas }) => {
    const own = within(await canvas.findByRole('list', { name: 'Inquiries from Harbour Roasters' }))
    await expect(own.getByText('Asks about Mid-roll, $320 per episode')).toBeVisible()
    await expect(own.getByRole('link', { name: 'ines@harbour.example' })).toBeVisible()
  },
})

export const InquiriesNotLoaded = meta.story({
  parameters: { answers: { ...marketingAnswers, sponsorship: { inquiries: broken } } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Couldn't load their messages/))[0]).toBeVisible()
  },
})

export const Searched = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Search saved sponsors'), 'coffee')
    await expect(await canvas.findByText('1 of 3 sponsors')).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: answering({ list: () => [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No saved sponsors yet')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: answering({ list: never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading your sponsors' })).toBeVisible()
  },
})

export const NotFetched = meta.story({
  parameters: answering({ list: broken }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch sponsors')).toBeVisible()
  },
})

const { features } = signedInAs().session().tenant
export const Locked = meta.story({
  parameters: answering(
    { list: broken },
    signedInAs({ features: { ...features, sponsorDiscovery: false, sponsorOutreach: false } }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your subscription doesn't include saved sponsors")).toBeVisible()
  },
})

export const AddRefused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add sponsor' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Company name is required')).toBeVisible()
  },
})

export const Edit = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Kelpworks' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByLabelText(/^Company name/)).toHaveValue('Kelpworks')
    await expect(dialog.getByLabelText("I've checked the website and email")).not.toBeChecked()
  },
})

export const EditInTwoTabs = meta.story({
  parameters: answering({
    get: () => ({ ...sampleSponsors[1]!, industry: 'Diving gear', version: 2 }),
    update: () => {
      throw failing(409, 'This sponsor changed.', 'version_conflict')
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Kelpworks' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^Industry/), ' and boats')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('This sponsor changed while you were editing')).toBeVisible()
    await expect(screen.getByText('Diving gear')).toBeVisible()
  },
})
