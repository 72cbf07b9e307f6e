import { failing } from '@cueroom/core/testing/fake-api.ts'
import { guestRecord, sampleGuests } from '@cueroom/core/testing/samples.ts'
import { ShowSettingsScreen } from '@cueroom/dashboard/show/show-settings-screen.tsx'
import { expect, screen, within } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { generated, storedSettings } from '../content/generated-content.ts'
import { asSignedIn, signedInAs } from '../testing/signed-in.ts'

const auth = signedInAs()
const patterns = { list: () => [] }
const guests = { list: () => sampleGuests.slice(0, 3).map((sample, index) => guestRecord(sample, index + 1)) }
const { content, wordCount, characterCount, provider, model, note } = generated('introduction')
const text = { content, wordCount, characterCount, provider, model, note }

const meta = preview.meta({
  title: 'Dashboard/Show settings',
  component: ShowSettingsScreen,
  beforeEach: asSignedIn,
  parameters: { answers: { auth, guests, patterns, show: { settings: () => storedSettings } } },
})

export const Saved = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Unhurried Work')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Save Settings' })).toBeNull()
  },
})

export const Changed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByDisplayValue('Unhurried Work'), ' Radio')
    await expect(canvas.getByText('Not saved: About the Podcast')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save Settings' })).toBeEnabled()
  },
})

export const DatesOfAnotherCountry = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Dates and times' })
    await expect(field).toHaveValue('November 22, 2026, 3:00 PM')
    await userEvent.click(field)
    await userEvent.click(await screen.findByRole('option', { name: '22 November 2026, 15:00' }))
    await expect(field).toHaveValue('22 November 2026, 15:00')
    await expect(canvas.getByText('Not saved: About the Podcast')).toBeVisible()
  },
})

export const WithProblems = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByDisplayValue('Unhurried Work'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save Settings' }))
    await expect(await canvas.findByText('Podcast name is required')).toBeVisible()
  },
})

export const NothingSavedYet = meta.story({
  parameters: { answers: { auth, guests, patterns, show: { settings: () => null } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/These are the defaults/)).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: { answers: { auth, guests, patterns, show: { settings: () => new Promise<null>(() => {}) } } },
})

export const NotLoaded = meta.story({
  parameters: {
    answers: {
      auth,
      guests,
      patterns,
      show: {
        settings: () => {
          throw failing(500, 'Broken')
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load your show settings")).toBeVisible()
  },
})

let loads = 0
export const ConflictOfTwoHosts = meta.story({
  beforeEach: () => {
    loads = 0
  },
  parameters: {
    answers: {
      auth,
      guests,
      patterns,
      show: {
        settings: () =>
          loads++ === 0 ? storedSettings : { ...storedSettings, podcastName: 'Theirs', version: 2 },
        update: () => {
          throw failing(409, 'Changed', 'version_conflict')
        },
      },
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByDisplayValue('Unhurried Work'), ' Radio')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Settings' }))
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByText('These settings changed while you were editing')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Overwrite' })).toBeEnabled()
  },
})

export const Rehearsed = meta.story({
  parameters: {
    answers: {
      auth,
      guests,
      patterns,
      show: { settings: () => storedSettings },
      content: {
        preview: () => [
          {
            guestId: 1,
            guestName: 'Maya Okafor',
            today: text,
            changed: { ...text, content: content.slice(0, 900) },
          },
        ],
      },
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try it' }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: 'Draft introductions' }))
    await expect(await page.findByRole('article', { name: 'With your changes' })).toBeVisible()
  },
})

export const BeingRehearsed = meta.story({
  parameters: {
    answers: {
      auth,
      guests,
      patterns,
      show: { settings: () => storedSettings },
      content: {
        preview: (
          _call: unknown,
          emit: (piece: { guestId: number; version: 'changed'; text: string }) => void,
        ) => {
          emit({ guestId: 1, version: 'changed', text: content.slice(0, 300) })
          return new Promise(() => {})
        },
      },
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try it' }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: 'Draft introductions' }))
    await expect(await page.findByRole('article', { name: 'With your changes, in progress' })).toBeVisible()
    await expect(page.getByRole('status', { name: 'Writing a text' })).toBeVisible()
  },
})
