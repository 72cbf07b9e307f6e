import { NetworkError } from '@cueroom/core/contract/client.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { sampleGuest } from '@cueroom/core/testing/samples.ts'
import { TextEditor } from '@cueroom/dashboard/content/text-editor.tsx'
import { expect, fn } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { generated } from './generated-content.ts'

const content = generated('introduction')

const meta = preview.meta({
  title: 'Dashboard/Content/Editor',
  component: TextEditor,
  args: {
    content,
    guestName: sampleGuest('maya-okafor').guest.name,
    text: content.content,
    error: null,
    onType: fn(),
    onSave: fn(),
    onCancel: fn(),
  },
})

export const Editing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(args.onSave).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})

export const Questions = meta.story({
  args: { content: generated('questions'), text: generated('questions').content },
})

export const ConnectionLost = meta.story({
  args: { error: new NetworkError(new Error('offline')) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("Not saved: couldn't reach Cueroom")).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
})

export const DeletedMeanwhile = meta.story({
  args: { error: failing(404, 'Content not found', 'not_found') },
})
export const SessionEnded = meta.story({ args: { error: failing(401, 'Please sign in', 'unauthorized') } })
export const Refused = meta.story({
  args: { error: failing(403, "Your subscription isn't active.", 'subscription_inactive') },
})
