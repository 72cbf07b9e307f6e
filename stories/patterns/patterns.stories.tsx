import { type Answers, failing } from '@cueroom/core/testing/fake-api.ts'
import { guestRecord, sampleGuests } from '@cueroom/core/testing/samples.ts'
import { patternOf } from '@cueroom/core/testing/sample-patterns.ts'
import { PatternsSection } from '@cueroom/dashboard/patterns/patterns-section.tsx'
import { expect, userEvent, within } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { generated } from '../content/generated-content.ts'
import { never } from '../guests/sample-cards.ts'
import { asSignedIn, signedInAs } from '../testing/signed-in.ts'

const patterns = [
  patternOf({ pattern: 'Keep it short.', description: 'Listeners skip long openings.' }),
  patternOf({ pattern: 'Write it like a letter to an old friend.', category: 'Openings' }),
  patternOf({ pattern: 'Ask about money last.', contentType: 'questions', patternType: 'structure' }),
  patternOf({
    pattern: 'In this episode, a clockmaker explains why she never looks at a clock.',
    ...{ contentType: 'show_notes', patternType: 'example', isActive: false },
  }),
]

const answers = (given: Answers['patterns'], as = {}): { answers: Answers } => ({
  answers: {
    auth: signedInAs(as),
    guests: { list: () => sampleGuests.slice(0, 3).map((sample, index) => guestRecord(sample, index + 1)) },
    ...(given && { patterns: given }),
  },
})

const meta = preview.meta({
  title: 'Dashboard/Training patterns',
  component: PatternsSection,
  beforeEach: asSignedIn,
  parameters: { path: '/show-settings', ...answers({ list: () => patterns }) },
})

export const Full = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Keep it short.')).toBeVisible()
    await expect(await canvas.findByText(/A template can’t follow it/)).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: answers({ list: () => [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No training patterns yet/)).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: answers({ list: never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading your training patterns' })).toBeVisible()
  },
})

export const CannotBeLoaded = meta.story({
  parameters: answers({
    list: () => {
      throw failing(500, 'Broken')
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load your training patterns")).toBeVisible()
  },
})

export const AsManyAsFit = meta.story({
  parameters: answers({
    list: () => Array.from({ length: 50 }, (_, n) => patternOf({ pattern: `Rule number ${n + 1}` })),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/at most 50 training patterns/)).toBeVisible()
  },
})

export const OnlyToRead = meta.story({
  parameters: answers({ list: () => patterns }, { active: false, subscriptionStatus: 'inactive' }),
  play: async ({ canvas }) => {
    await canvas.findByText('Keep it short.')
    await expect(canvas.getByRole('button', { name: 'Add a training pattern' })).toBeDisabled()
  },
})

const { content, wordCount, characterCount, provider, model, note } = generated('introduction')
const text = { wordCount, characterCount, provider, model, note }
const prompt = 'You write for a podcast host.\n\n<guest>\n{ "name": "Maya Okafor" }\n</guest>\n'

export const Previewed = meta.story({
  parameters: answers({
    list: () => patterns,
    preview: () => ({
      guestName: 'Maya Okafor',
      today: { ...text, content },
      changed: { ...text, content: content.slice(0, 240) },
      prompts: {
        today: `${prompt}\nWrite the text now.`,
        changed: `${prompt}\nFollow their style:\n\n<patterns>\nKeep it short.\n</patterns>\n\nWrite the text now.`,
      },
    }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Keep it short.' }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: 'Preview' }))
    await expect(await page.findByRole('article', { name: 'With the pattern' })).toBeVisible()
    await expect(page.getByText(/Keep it short/, { selector: 'ins' })).toBeVisible()
  },
})
