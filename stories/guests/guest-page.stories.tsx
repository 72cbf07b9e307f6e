import type { Guest } from '@cueroom/core/guests/guest.ts'
import { type Answers, failing } from '@cueroom/core/testing/fake-api.ts'
import { episodeOf } from '@cueroom/core/testing/sample-episodes.ts'
import { newGuestPage, sampleGuestPage } from '@cueroom/core/testing/sample-guest-page.ts'
import { GuestPage } from '@cueroom/dashboard/guest-page/guest-page.tsx'
import { expect, screen, within } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { generated } from '../content/generated-content.ts'
import { asSignedIn, signedInAs } from '../testing/signed-in.ts'
import { toasted } from '../testing/toasted.ts'
import { guestCards, never, wholeGuests } from './sample-cards.ts'

const [maya] = wholeGuests as [Guest]
const texts = (['introduction', 'questions'] as const).map(generated)

const answers = (given: Answers = {}): { answers: Answers } => ({
  answers: {
    auth: signedInAs(),
    show: { settings: () => null },
    sends: { states: () => ({ sends: [], stopped: [], missing: [] }) },
    episodes: { list: () => [episodeOf({ title: 'What a reef teaches about patience', number: 41 })] },
    ...given,
    questionnaires: { answersOfGuest: () => [], ...given.questionnaires },
    guests: { list: () => guestCards, get: () => maya, ...given.guests },
    content: {
      states: () => ({
        texts: texts.map((text) => ({
          ...text,
          edited: null,
          factCheck: null,
          noteCheck: false,
          stale: text.contentType === 'questions' ? ['answers'] : [],
        })),
      }),
      recent: ({ query }) => texts.filter(({ contentType }) => !query.type || contentType === query.type),
      ...given.content,
    },
  },
})

const refuse = (status: number) => () => {
  throw failing(status, 'Refused')
}

const meta = preview.meta({
  title: 'Dashboard/Guests/Guest page',
  component: GuestPage,
  beforeEach: asSignedIn,
  parameters: { path: `/guests/${maya.id}`, ...answers() },
})

export const Full = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("The guest's answers changed since")).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), 'Ask about the boat.')
    await expect(canvas.getByRole('button', { name: 'Save notes' })).toBeVisible()
  },
})

const bio = { question: 'Who are you?', type: 'textarea' as const, required: false, options: [] }
const promote = { ...bio, id: 'promote', question: 'What should we promote?' }

export const AnswersChanged = meta.story({
  parameters: {
    path: `/guests/${maya.id}?tab=answers`,
    ...answers({
      questionnaires: {
        answersOfGuest: () => [
          {
            ...{ id: 7, questionnaireId: 'before-we-record', state: 'accepted', source: { fields: {} } },
            ...{ guestId: maya.id, guestName: maya.name, typedName: null, guestEmail: null },
            responses: { bio: 'I count corals, and teach children to.' },
            questions: [{ ...bio, id: 'bio' }, promote],
            submittedAt: '2026-11-18T10:00:00.000Z',
            changedAt: '2026-11-27T10:00:00.000Z',
            lockedAt: '2026-11-27T12:00:00.000Z',
            changes: [
              { ...promote, before: 'My book about reefs', changedAt: '2026-11-27T10:00:00.000Z' },
              { ...bio, id: 'bio', before: 'I count corals.', changedAt: '2026-11-27T10:00:00.000Z' },
            ],
          },
        ],
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What changed')).toBeVisible()
    await expect(canvas.getByText('My book about reefs').closest('del')).toBeVisible()
    await expect(canvas.getByText('Locked')).toBeVisible()
  },
})

export const CorrectionWaits = meta.story({
  parameters: {
    path: `/guests/${maya.id}?tab=introduction`,
    ...answers({
      content: {
        states: () => ({ texts: [{ ...texts[0]!, factCheck: 'proposed', noteCheck: false }] }),
        recent: () => [texts[0]!],
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Read the correction' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Rewrite introduction' }))
    await expect(
      await canvas.findByRole('dialog', { name: 'Replace the text that the guest checked?' }),
    ).toBeVisible()
  },
})

export const AnswersTab = meta.story({
  parameters: { path: `/guests/${maya.id}?tab=answers` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Which moment changed your path?')).toBeVisible()
  },
})

const wordedAt = '2026-11-27T10:00:00.000Z'
const { questionnaire } = maya

export const AnswersInOwnWords = meta.story({
  parameters: {
    path: `/guests/${maya.id}?tab=answers`,
    ...answers({
      guests: {
        get: () => ({
          ...maya,
          questionnaire: {
            ...questionnaire,
            wordings: {
              story: {
                text: 'A storm took our boat, and we counted corals from a raft.',
                answer: String(questionnaire.responses['story']),
                wordedAt,
              },
              advice: { text: 'Count slowly.', answer: 'An earlier answer', wordedAt },
            },
          },
        }),
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^A storm took our boat/)).toBeVisible()
    await expect(canvas.getByText(/^Your wording isn’t used/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Edit your wording/ }))
    await expect(await screen.findByRole('dialog', { name: 'Your wording' })).toBeVisible()
  },
})

export const OwnPage = meta.story({
  parameters: {
    path: `/guests/${maya.id}?tab=page`,
    ...answers({ guestPages: { get: () => sampleGuestPage } }),
  },
  play: async ({ canvas, userEvent }) => {
    const accept = await canvas.findByRole('button', { name: 'Accept the correction' })
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Accept change 2/ }))
    await expect(accept).toHaveTextContent('Accept 1 of 2 changes')
  },
})

const dataAnswers = (given: Answers = {}) => ({
  path: `/guests/${maya.id}?tab=page`,
  ...answers({ guestPages: { get: () => sampleGuestPage }, ...given }),
})

export const EraseFromTheirData = meta.story({
  parameters: dataAnswers(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Erase this guest' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase now: Maya Okafor' }))
    await userEvent.type(dialog.getByLabelText('Type “Maya Okafor” to confirm'), 'maya  okafor')
    await expect(dialog.getByRole('button', { name: 'Erase now' })).toBeEnabled()
  },
})

export const DataAskedFor = meta.story({
  parameters: dataAnswers({
    guestPages: {
      get: () => ({
        ...sampleGuestPage,
        requests: { data: '2026-11-21T09:00:00Z', erasure: '2026-11-23T09:00:00Z' },
      }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Maya Okafor asked for a copy of their data on /)).toBeVisible()
    // In the header, and with what can be done about it
    for (const wish of canvas.getAllByText(/^Maya Okafor asked you to erase their data on /))
      await expect(wish).toBeVisible()
  },
})

export const DataCannotBeDownloaded = meta.story({
  parameters: dataAnswers({ exports: { guest: refuse(503) } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download their data (Word)' }))
    await toasted('Export failed')
  },
})

export const OwnPageNotMade = meta.story({
  parameters: {
    path: `/guests/${maya.id}?tab=page`,
    ...answers({
      guests: { get: () => ({ ...maya, interviewDate: null }) },
      guestPages: { get: () => newGuestPage },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Offer times' }))
    await expect(canvas.getByLabelText('Date 1')).toBeVisible()
  },
})

export const OwnPageCannotBeLoaded = meta.story({
  parameters: {
    path: `/guests/${maya.id}?tab=page`,
    ...answers({ guestPages: { get: refuse(500) } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load your guest's page")).toBeVisible()
  },
})

export const OwnPageLoading = meta.story({
  parameters: {
    path: `/guests/${maya.id}?tab=page`,
    ...answers({ guestPages: { get: never } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: "Loading the guest's page" })).toBeVisible()
  },
})

export const OwnPageForbidden = meta.story({
  parameters: {
    path: `/guests/${maya.id}?tab=page`,
    ...answers({
      auth: signedInAs({ active: false, subscriptionStatus: 'cancelled' }),
      guestPages: { get: () => sampleGuestPage },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reject' })).toBeDisabled()
  },
})

export const NothingYet = meta.story({
  parameters: answers({
    guests: {
      get: () => ({
        ...maya,
        title: null,
        company: null,
        bio: null,
        email: null,
        phone: null,
        social: null,
        interviewDate: null,
        expertise: [],
        episodeStatus: 'unscheduled',
        socialLinks: { linkedin: null, website: null },
        questionnaire: { photo: null, responses: {}, asked: [], submittedAt: null },
      }),
    },
    content: { states: () => ({ texts: [] }), recent: () => [] },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No introduction yet')).toBeVisible()
    await expect(canvas.getByText('Not sent yet')).toBeVisible()
    await expect(canvas.getByText('Not answered yet')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: answers({ guests: { get: never } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the guest' })).toBeVisible()
  },
})

export const CannotBeLoaded = meta.story({
  parameters: answers({ guests: { get: refuse(500) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load your guest")).toBeVisible()
  },
})

export const NoSuchGuest = meta.story({
  parameters: answers({ guests: { get: refuse(404) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Guest not found')).toBeVisible()
  },
})

export const Forbidden = meta.story({
  parameters: answers({ auth: signedInAs({ active: false, subscriptionStatus: 'cancelled' }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your subscription isn't active")).toBeVisible()
  },
})
