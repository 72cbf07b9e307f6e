import { type Answers, failing } from '@cueroom/core/testing/fake-api.ts'
import { recapOf } from '@cueroom/core/testing/sample-recap.ts'
import { sampleTalk } from '@cueroom/core/testing/sample-talk.ts'
import { EpisodeTalk } from '@cueroom/dashboard/transcripts/episode-talk.tsx'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { never } from '../guests/sample-cards.ts'
import { asSignedIn, signedInAs } from '../testing/signed-in.ts'
import { toasted } from '../testing/toasted.ts'

const answers = (
  recaps: Answers['recaps'],
  { as = {}, transcript = sampleTalk }: { as?: object; transcript?: typeof sampleTalk | null } = {},
): { answers: Answers } => ({
  answers: { auth: signedInAs(as), recaps: recaps ?? {}, transcripts: { get: () => transcript } },
})

const meta = preview.meta({
  title: 'Dashboard/What was said',
  component: EpisodeTalk,
  args: { episodeId: 1 },
  beforeEach: asSignedIn,
  parameters: { path: '/episodes', ...answers({ get: () => recapOf() }) },
})

export const Full = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('How do you train a volunteer?')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Maya, 2:07' }))
    await waitFor(() => expect(canvas.getByText(/a day when the water is cold/)).toBeVisible())
  },
})

export const ChaptersAreEdited = meta.story({
  parameters: answers({
    get: () => recapOf(),
    saveChapters: ({ body: { chapters } }) => recapOf({ chapters, version: 2 }),
  }),
  play: async ({ canvas }) => {
    const time = await canvas.findByLabelText('Time of chapter 2')
    await userEvent.clear(time)
    await userEvent.type(time, '0:05')
    await userEvent.click(canvas.getByRole('button', { name: 'Save chapters' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'at least 10 seconds after the previous one',
    )
    await userEvent.clear(time)
    await userEvent.type(time, '1:20')
    await userEvent.click(canvas.getByRole('button', { name: 'Save chapters' }))
    await toasted('Chapters saved')
    await expect(await canvas.findByDisplayValue('1:20')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Podcasting 2.0 JSON' })).toBeVisible()
  },
})

const cut = recapOf({
  areChaptersEdited: true,
  seconds: 200,
  chapters: [
    { start: 0, title: 'Lagos' },
    { start: 70, title: 'Kelp' },
    { start: 300, title: 'After the end' },
  ],
})

export const ChaptersBeyondTheNewTranscript = meta.story({
  parameters: answers({
    get: () => cut,
    saveChapters: ({ body: { chapters } }) => recapOf({ ...cut, chapters, version: 2 }),
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('1 chapter starts after the end of the transcript at 3:20.'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete it' }))
    await expect(canvas.queryByDisplayValue('After the end')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Save chapters' }))
    await toasted('Chapters saved')
    await expect(await canvas.findByText(/^You edited these chapters/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: "Use the transcript's chapters" }))
    await expect(canvas.getByDisplayValue('How do you train a volunteer?')).toBeVisible()
  },
})

export const WithoutTranscript = meta.story({
  parameters: answers({ get: () => null }, { transcript: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Or paste it')).toBeVisible()
    await expect(canvas.queryByText('Recap')).toBeNull()
  },
})

export const Loading = meta.story({
  parameters: answers({ get: never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the recap' })).toBeVisible()
  },
})

export const CannotBeLoaded = meta.story({
  parameters: answers({
    get: () => {
      throw failing(500, 'Broken')
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load the recap")).toBeVisible()
  },
})

export const OnlyToRead = meta.story({
  parameters: answers({ get: () => recapOf() }, { as: { active: false, subscriptionStatus: 'inactive' } }),
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Title of chapter 1')
    await waitFor(() => expect(canvas.getByLabelText('Title of chapter 1')).toBeDisabled())
  },
})
