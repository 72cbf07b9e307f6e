import { sampleGuest } from '@cueroom/core/testing/samples.ts'
import { ReadingView } from '@cueroom/dashboard/content/reading-view.tsx'
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
