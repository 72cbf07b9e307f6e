import { inquiryStates } from '@cueroom/core/sponsorship/inquiry-states.ts'
import { type Answers, failing } from '@cueroom/core/testing/fake-api.ts'
import { inboxItem } from '@cueroom/core/testing/sample-inbox.ts'
import { InboxScreen } from '@cueroom/dashboard/inbox/inbox-screen.tsx'
import { expect } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { never } from '../guests/sample-cards.ts'
import { asSignedIn, signedInAs } from '../testing/signed-in.ts'

const items = [
  inboxItem({
    id: 1,
    kind: 'answers',
    guestId: 1,
    guestName: 'Søren Østergaard',
    questionnaireTitle: 'Before we record',
  }),
  inboxItem({
    id: 2,
    kind: 'unverified_answers',
    from: 'tendai@msikapay.example',
    guestName: 'Tendai Moyo',
    questionnaireId: 'q',
  }),
  ...inquiryStates.map((inquiryState, place) =>
    inboxItem({
      id: 30 + place,
      kind: 'inquiry',
      companyName: 'Ledgerly',
      message: 'We have a budget for December.',
      inquiryState,
    }),
  ),
  inboxItem({
    id: 4,
    kind: 'batch_done',
    batchId: 'b',
    written: 11,
    skipped: 1,
    readAt: '2026-11-20T10:00:00Z',
  }),
  inboxItem({ id: 6, kind: 'erasure_requested', guestId: 2, guestName: 'Ruth Adler' }),
  inboxItem({ id: 21, kind: 'erasure_withdrawn', guestId: 3, guestName: 'Ana Costa' }),
  inboxItem({ id: 7, kind: 'retention', endsAt: '2026-11-29T10:00:00Z' }),
  inboxItem({ id: 5, kind: 'trial', endsAt: '2026-11-25T10:00:00Z' }),
]

const answers = (inbox: Answers['inbox']): { answers: Answers } => ({
  answers: { auth: signedInAs(), ...(inbox && { inbox }) },
})

const meta = preview.meta({
  title: 'Dashboard/Inbox',
  component: InboxScreen,
  beforeEach: asSignedIn,
  parameters: { path: '/inbox', ...answers({ list: () => items }) },
})

export const Full = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Søren Østergaard answered')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Mark all as read' })).toBeEnabled()
  },
})

export const Empty = meta.story({
  parameters: answers({ list: () => [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here yet')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: answers({ list: never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading the inbox' })).toBeVisible()
  },
})

export const CannotBeLoaded = meta.story({
  parameters: answers({
    list: () => {
      throw failing(500, 'Broken')
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load your inbox")).toBeVisible()
  },
})

export const Forbidden = meta.story({
  parameters: {
    answers: {
      auth: signedInAs({ active: false, subscriptionStatus: 'cancelled' }),
      inbox: { list: () => items },
    },
  },
  play: async ({ canvas }) => {
    // Reading goes on without a subscription
    await expect(await canvas.findByText('Søren Østergaard answered')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Mark all as read' })).toBeEnabled()
  },
})
