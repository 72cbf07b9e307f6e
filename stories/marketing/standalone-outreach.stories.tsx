import { failing } from '@cueroom/core/testing/fake-api.ts'
import { OutreachScreen } from '@cueroom/dashboard/marketing/outreach-screen.tsx'
import { expect } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { asSignedIn } from '../testing/signed-in.ts'
import { toasted } from '../testing/toasted.ts'
import { marketingAnswers } from './marketing-answers.ts'

const meta = preview.meta({
  title: 'Dashboard/Marketing/Sponsor outreach alone',
  component: OutreachScreen,
  beforeEach: asSignedIn,
  parameters: { answers: marketingAnswers, path: '/sponsor-outreach' },
})

export const Written = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(/^Sponsor name/))
    await userEvent.paste('Kelpworks')
    await userEvent.click(canvas.getByRole('button', { name: 'Generate outreach' }))
    await expect(await canvas.findByTitle('Outreach to Kelpworks')).toHaveAttribute('sandbox', '')
    await toasted('Sponsor outreach email generated')
  },
})

export const WithoutASponsor = meta.story({
  parameters: { path: '/sponsor-outreach-simple' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate outreach' }))
    await toasted('Please enter sponsor name')
  },
})

export const Failed = meta.story({
  parameters: {
    answers: {
      ...marketingAnswers,
      marketing: {
        ...marketingAnswers.marketing,
        sponsorOutreach: () => {
          throw failing(502, "The language model didn't respond.")
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText(/^Sponsor name/))
    await userEvent.paste('Kelpworks')
    await userEvent.click(canvas.getByRole('button', { name: 'Generate outreach' }))
    await toasted('Failed to generate')
    await expect(canvas.getByLabelText(/^Sponsor name/)).toHaveValue('Kelpworks')
  },
})
