import { type Answers, failing } from '@cueroom/core/testing/fake-api.ts'
import { transcriptOf } from '@cueroom/core/testing/sample-transcript.ts'
import { TranscriptSection } from '@cueroom/dashboard/transcripts/transcript-section.tsx'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { never } from '../guests/sample-cards.ts'
import { asSignedIn, signedInAs } from '../testing/signed-in.ts'
import { toasted } from '../testing/toasted.ts'

const talk = transcriptOf([
  [5, 'Ben', 'Welcome back to Tidewater. Maya Okafor counts kelp for a living.'],
  [11.5, 'Maya', 'I count, dive, and count again. It is a glamorous life.'],
  [19, 'Ben', 'What does a kelp forest look like after a heat wave?'],
  [
    26,
    'Maya',
    'Like a bare parking lot. Then, one spring, it is back, all of it, and nobody can tell you why.',
  ],
])

/** Four hours of it. */
const long = transcriptOf(
  Array.from({ length: 7_200 }, (_, n) => [
    n * 2,
    n % 3 === 0 ? 'Ben' : 'Maya Okafor',
    n === 6_000 ? 'And then the urchins came.' : `Line ${n + 1} of a talk that goes on and on.`,
  ]),
)

const answers = (given: Answers['transcripts'], as = {}): { answers: Answers } => ({
  answers: { auth: signedInAs(as), transcripts: given ?? {} },
})

const meta = preview.meta({
  title: 'Dashboard/Transcript',
  component: TranscriptSection,
  args: { episodeId: 1 },
  beforeEach: asSignedIn,
  parameters: { path: '/episodes', ...answers({ get: () => talk }) },
})

export const Full = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('What does a kelp forest look like after a heat wave?'),
    ).toBeVisible()
    await expect(canvas.getByText(/^\d\d words, 0:28 long$/)).toBeVisible()
  },
})

export const FourHours = meta.story({
  parameters: answers({ get: () => long }),
  play: async ({ canvas }) => {
    await canvas.findByText('Line 1 of a talk that goes on and on.')
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60)
    await userEvent.type(canvas.getByRole('searchbox'), 'urchins')
    await expect(await canvas.findByText('1 of 1')).toBeVisible()
    await expect(await canvas.findByText('3:20:00')).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: answers({
    get: () => null,
    save: ({ body }) => {
      if (body.text.includes('soon')) throw failing(400, 'Line 3: “soon” is not a time such as 00:01:02.500.')
      return talk
    },
  }),
  play: async ({ canvas }) => {
    const pasted = await canvas.findByLabelText('Or paste it')
    await userEvent.click(pasted)
    await userEvent.paste('WEBVTT\n\n00:01 --> soon\nHi')
    await userEvent.click(canvas.getByRole('button', { name: 'Save transcript' }))
    await expect(await canvas.findByText('Line 3: “soon” is not a time such as 00:01:02.500.')).toBeVisible()
    await userEvent.clear(pasted)
    await userEvent.click(pasted)
    await userEvent.paste('Ben: Welcome back to Tidewater.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save transcript' }))
    await toasted('Transcript saved')
    await expect(await canvas.findByRole('searchbox')).toBeVisible()
  },
})

export const UploadedInAnotherEncoding = meta.story({
  parameters: answers({
    get: () => null,
    save: ({ body: { text } }) => transcriptOf([[null, 'Søren', text]]),
  }),
  play: async ({ canvas }) => {
    const latin1 = Uint8Array.from('Tang vokser på Ærø.', (letter) => letter.charCodeAt(0))
    await userEvent.upload(await canvas.findByLabelText('Transcript file'), new File([latin1], 'talk.txt'))
    await expect(await canvas.findByText('Tang vokser på Ærø.')).toBeVisible()
  },
})

export const SpeakerIsRenamed = meta.story({
  parameters: answers({
    get: () => talk,
    renameSpeaker: ({ body: { speaker, name } }) =>
      transcriptOf(
        talk.cues.map((cue) => [cue.start, cue.speaker === speaker ? name : cue.speaker, cue.text]),
      ),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename Maya' }))
    const name = await screen.findByLabelText('Name', { selector: 'input' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Maya Okafor')
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
    await expect(await canvas.findByRole('button', { name: 'Rename Maya Okafor' })).toBeVisible()
  },
})

export const Deleted = meta.story({
  parameters: (() => {
    let isDeleted = false
    return answers({
      get: () => (isDeleted ? null : talk),
      remove: () => {
        isDeleted = true
        return { done: true }
      },
    })
  })(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete transcript' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvas.getByLabelText('Or paste it')).toBeVisible())
  },
})

export const Loading = meta.story({
  parameters: answers({ get: never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the transcript' })).toBeVisible()
  },
})

export const CannotBeLoaded = meta.story({
  parameters: answers({
    get: () => {
      throw failing(500, 'Broken')
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load the transcript")).toBeVisible()
  },
})

export const OnlyToRead = meta.story({
  parameters: answers({ get: () => talk }, { active: false, subscriptionStatus: 'inactive' }),
  play: async ({ canvas }) => {
    await canvas.findByText('What does a kelp forest look like after a heat wave?')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Replace' })).toBeDisabled())
    await expect(canvas.getByRole('button', { name: 'Rename Ben' })).toBeDisabled()
  },
})
