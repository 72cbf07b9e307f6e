import { sampleGuest } from '@cueroom/core/testing/samples.ts'
import { ReadingView } from '@cueroom/dashboard/content/reading-view.tsx'
import { VersionsDialog } from '@cueroom/dashboard/content/versions-dialog.tsx'
import { VersionConflictDialog } from '@cueroom/dashboard/app/version-conflict.tsx'
import { expect, fn } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { answersOfGuest, generated } from './generated-content.ts'

const { content } = generated('introduction')

const meta = preview.meta({ title: 'Dashboard/Content/Dialogs', parameters: { answers: answersOfGuest } })

export const Reading = meta.story({
  render: () => (
    <ReadingView
      content={generated('introduction')}
      guestName={sampleGuest('maya-okafor').guest.name}
      onClose={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('MY-ah oh-KAH-for')).toBeVisible()
    await expect(canvas.getByText(/min read aloud/)).toBeVisible()
  },
})

export const ReadingQuestions = meta.story({
  render: () => (
    <ReadingView
      content={generated('questions')}
      guestName={sampleGuest('maya-okafor').guest.name}
      onClose={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(2)
    await expect(canvas.queryByText(/min read aloud/)).toBeNull()
  },
})

export const Versions = meta.story({
  parameters: {
    answers: {
      ...answersOfGuest,
      content: {
        versions: () => ({
          versions: [
            {
              ...{ version: 2, origin: 'host', createdAt: '2026-11-03T09:00:00Z' },
              content: content.replace('Maya', 'Dr. Maya'),
            },
            {
              ...{ version: 1, origin: 'generated', createdAt: '2026-11-02T09:00:00Z' },
              content: 'Welcome back. In 1999 a flood took everything this guest had built.',
            },
          ],
        }),
        recent: () => [],
      },
    },
  },
  render: () => <VersionsDialog content={generated('introduction')} onBack={fn()} onClose={fn()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Generated/ }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Full version' }))
    await expect(await canvas.findByText(/^Welcome back/)).toBeVisible()
  },
})

export const Conflict = meta.story({
  render: () => (
    <VersionConflictDialog
      what="this text"
      label={() => 'Guest Introduction'}
      base={{ content: '' }}
      mine={{ content }}
      theirs={{ content: content.slice(0, 400) }}
      saving={false}
      onOverwrite={fn()}
      onLoadLatest={fn()}
      onClose={fn()}
    />
  ),
})
