import { type Answers, failing } from '@cueroom/core/testing/fake-api.ts'
import { episodeOf } from '@cueroom/core/testing/sample-episodes.ts'
import { runOf, segmentOf, sourceOf } from '@cueroom/core/testing/sample-runs.ts'
import { EpisodePage } from '@cueroom/dashboard/episodes/episode-page.tsx'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { never } from '../guests/sample-cards.ts'
import { asSignedIn, signedInAs } from '../testing/signed-in.ts'

const reef = episodeOf({
  ...{ id: 41, title: 'What a reef teaches about patience', number: 41, seriesName: 'Season 3' },
  ...{ recordingDate: '2030-11-25T13:00:00Z', notes: 'Bring the map of reef number four.' },
  guests: [{ id: 7, name: 'Maya Okafor' }],
})

const introduction =
  'In 2016 a heat wave killed almost everything on reef number four. Maya Okafor surfaced and cried into her mask. The head of the station told her to go back down the next day and count the bare rock.'
const questions = (first: number, count: number) =>
  Array.from(
    { length: count },
    (_, n) => `${first + n}. What does an ordinary Tuesday under water look like?`,
  ).join('\n\n')
const edited = { title: false, text: true, seconds: false }
const run = {
  ...runOf(
    [
      segmentOf({
        ...{
          kind: 'welcome',
          title: 'Welcome',
          text: 'Put the kettle on. We are in no hurry here.',
          seconds: 180,
        },
        source: sourceOf('Signature statement from Show Settings', ''),
      }),
      segmentOf({
        ...{ kind: 'introduction', guestId: 7, title: 'Maya Okafor · say MY-ah oh-KAH-for', seconds: 140 },
        ...{ text: introduction, edited, changed: 'regenerated' },
        source: { ...sourceOf('Introduction for Maya Okafor', `${introduction} She went.`), checked: true },
      }),
      segmentOf({
        ...{ kind: 'questions', guestId: 7, title: 'Questions 1–5 for Maya Okafor', seconds: 1_200 },
        text: questions(1, 5),
        source: { ...sourceOf('Questions for Maya Okafor', ''), stale: ['answers'] },
      }),
      segmentOf({
        ...{ kind: 'sponsor', key: 'sponsor:mid-roll', title: 'Mid-roll', seconds: 60 },
        source: sourceOf('Package “Mid-roll”, $450 per episode', ''),
      }),
      segmentOf({
        ...{ kind: 'questions', key: 'questions:7:2', guestId: 7, title: 'Questions 6–10', seconds: 1_200 },
        text: questions(6, 5),
      }),
      segmentOf({ kind: 'end', title: 'Thanks and close', text: 'Thank you, Maya Okafor.', seconds: 420 }),
    ],
    [segmentOf({ kind: 'break', title: 'Break' })],
  ),
  plannedMinutes: 60,
  hasOwnLength: true,
}

const answers = (given: Answers['episodes'] = {}, as = {}): { answers: Answers } => ({
  answers: {
    auth: signedInAs(as),
    show: { settings: () => null },
    episodes: { get: () => reef, runOfShow: () => run, ...given },
  },
})
const refuse = (status: number) => () => {
  throw failing(status, 'Refused')
}
const refuseVersion = () => {
  throw failing(409, 'Changed', 'version_conflict')
}

const meta = preview.meta({
  title: 'Dashboard/Episodes/Episode',
  component: EpisodePage,
  beforeEach: asSignedIn,
  parameters: { path: '/episodes/41', ...answers() },
})

export const Cancelled = meta.story({
  parameters: {
    path: '/episodes/41?tab=about',
    ...answers({ get: () => ({ ...reef, stage: 'cancelled' }) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Plan it again' })).toBeEnabled()
  },
})

export const Full = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The introduction was regenerated after you edited this.'),
    ).toBeVisible()
    await expect(canvas.getByText('1 removed segment')).toBeVisible()
  },
})

export const Compare = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Your text and the new one' }))
    await expect(dialog.getByText('She went.', { exact: false })).toBeVisible()
  },
})

export const EditSegment = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Welcome' }))
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toBeVisible()
  },
})

export const NotGeneratedYet = meta.story({
  parameters: answers({
    runOfShow: () => runOf([segmentOf({ kind: 'introduction', guestId: 7, title: 'Maya Okafor' })]),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Write the introduction' })).toBeVisible()
  },
})

export const NoGuests = meta.story({
  parameters: answers({
    get: () => episodeOf({ id: 41, title: 'An idea about tea' }),
    runOfShow: () => runOf([segmentOf({ kind: 'welcome', text: 'Welcome to Unhurried Work.' })]),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add guests' })).toBeVisible()
  },
})

export const RunLoading = meta.story({
  parameters: answers({ runOfShow: never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the run of show' })).toBeVisible()
  },
})

export const RunCannotBeLoaded = meta.story({
  parameters: answers({ runOfShow: refuse(500) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load your run of show")).toBeVisible()
  },
})

export const SomeoneElseChangedIt = meta.story({
  parameters: answers({ planRunOfShow: refuseVersion }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Welcome' }))
    await expect(await screen.findByRole('dialog', { name: 'Not saved yet' })).toBeVisible()
  },
})

export const About = meta.story({
  parameters: { path: '/episodes/41?tab=about' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bring the map of reef number four.')).toBeVisible()
  },
})

export const AboutWithNothing = meta.story({
  parameters: {
    path: '/episodes/41?tab=about',
    ...answers({ get: () => episodeOf({ id: 41, title: 'An idea about tea' }) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No notes yet. Press Edit to write some.')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: answers({ get: never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the episode' })).toBeVisible()
  },
})

export const CannotBeLoaded = meta.story({
  parameters: answers({ get: refuse(500) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load your episode")).toBeVisible()
  },
})

export const NoSuchEpisode = meta.story({
  parameters: answers({ get: refuse(404) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Episode not found')).toBeVisible()
  },
})

export const OnlyToRead = meta.story({
  parameters: answers({}, { active: false, subscriptionStatus: 'inactive' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Welcome' })).toBeDisabled())
    await expect(canvas.getByRole('button', { name: 'Edit' })).toBeDisabled()
  },
})
