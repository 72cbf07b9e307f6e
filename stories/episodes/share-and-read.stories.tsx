import type { RunLink } from '@cueroom/core/episodes/run-link.ts'
import { type Answers, failing } from '@cueroom/core/testing/fake-api.ts'
import { episodeOf } from '@cueroom/core/testing/sample-episodes.ts'
import { runOf, segmentOf } from '@cueroom/core/testing/sample-runs.ts'
import { ShareDialog } from '@cueroom/dashboard/episodes/share-dialog.tsx'
import { Teleprompter } from '@cueroom/dashboard/episodes/teleprompter.tsx'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { never } from '../guests/sample-cards.ts'
import { asSignedIn, signedInAs } from '../testing/signed-in.ts'

const reef = episodeOf({ id: 41, title: 'What a reef teaches about patience', number: 41 })
const run = runOf([
  segmentOf({ kind: 'welcome', text: 'Put the kettle on. We are in no hurry here.', seconds: 180 }),
  segmentOf({
    ...{ kind: 'introduction', guestId: 7, title: 'Maya Okafor · say MY-ah oh-KAH-for', seconds: 140 },
    text: 'In 2016 a heat wave killed almost everything on reef number four.\n\nMaya Okafor surfaced and cried into her mask.',
  }),
  segmentOf({ kind: 'end', title: 'Thanks and close', text: 'Thank you, Maya.', seconds: 60 }),
])
const linkFor = (id: number, name: string, openedAt: string | null): RunLink => ({
  ...{ id, name, openedAt },
  ...{ createdAt: '2026-11-20T08:00:00Z', expiresAt: '2030-12-20T08:00:00Z' },
})
const links = [linkFor(1, 'Jonah', '2026-11-21T09:00:00Z'), linkFor(2, 'The studio in Cape Town', null)]

const answers = (given: Answers['episodes'] = {}, as = {}): { answers: Answers } => ({
  answers: {
    auth: signedInAs(as),
    show: { settings: () => null },
    episodes: { runLinks: () => links, ...given },
  },
})

const meta = preview.meta({
  title: 'Dashboard/Episodes/Share',
  component: () => <ShareDialog episode={reef} onClose={fn()} />,
  beforeEach: asSignedIn,
  parameters: answers(),
})

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Share the run of show' }))

export const Shared = meta.story({
  play: async () => {
    await expect(await (await dialog()).findByText('The studio in Cape Town')).toBeVisible()
  },
})

export const JustMade = meta.story({
  parameters: answers({
    shareRun: () => ({ link: links[0]!, url: 'https://cueroom.example/r/k3Yx0' }),
  }),
  play: async ({ userEvent }) => {
    const { findByRole } = await dialog()
    await userEvent.type(await findByRole('textbox', { name: 'Who is it for?' }), 'Jonah{Enter}')
    await expect(await findByRole('button', { name: 'Copy link' })).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: answers({ runLinks: () => [] }),
  play: async () => {
    await expect(await (await dialog()).findByText('Nobody has a link yet.')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: answers({ runLinks: never }),
  play: async () => {
    await expect(await (await dialog()).findByRole('status', { name: 'Loading the links' })).toBeVisible()
  },
})

export const CannotBeLoaded = meta.story({
  parameters: answers({
    runLinks: () => {
      throw failing(500, 'Broken')
    },
  }),
  play: async () => {
    await expect(await (await dialog()).findByText("Couldn't load your links")).toBeVisible()
  },
})

export const OnlyToRead = meta.story({
  parameters: answers({}, { active: false, subscriptionStatus: 'inactive' }),
  play: async () => {
    const { getByRole } = await dialog()
    await waitFor(() => expect(getByRole('textbox', { name: 'Who is it for?' })).toBeDisabled())
  },
})

export const OnAir = meta.story({
  render: () => <Teleprompter episode={reef} run={run} onClose={fn()} />,
  play: async ({ userEvent }) => {
    const prompter = within(await screen.findByRole('dialog', { name: /^Teleprompter/ }))
    await userEvent.keyboard('{PageDown}')
    await expect(await prompter.findByText('2 of 3 · Maya Okafor · say MY-ah oh-KAH-for')).toBeVisible()
  },
})

export const OnAirMirrored = meta.story({
  render: () => <Teleprompter episode={reef} run={run} onClose={fn()} />,
  play: async ({ userEvent }) => {
    const prompter = within(await screen.findByRole('dialog', { name: /^Teleprompter/ }))
    await userEvent.click(prompter.getByRole('switch', { name: 'Mirror' }))
    await expect(prompter.getByRole('region', { name: 'Text' })).toHaveAttribute('data-mirrored')
    localStorage.removeItem('cueroom.teleprompter')
  },
})
