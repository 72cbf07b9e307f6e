import { sampleGuest } from '@cueroom/core/testing/samples.ts'
import { GeneratedText } from '@cueroom/dashboard/content/generated-text.tsx'
import { expect, fn } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { answersOfGuest, generated } from './generated-content.ts'

const meta = preview.meta({
  title: 'Dashboard/Content/Generated text',
  component: GeneratedText,
  parameters: { answers: answersOfGuest },
  args: {
    content: generated('introduction'),
    guestName: sampleGuest('maya-okafor').guest.name,
    onEdit: fn(),
    onDelete: fn(),
    onRead: fn(),
    onVersions: fn(),
    onExport: fn(),
    exporting: false,
  },
})

export const Introduction = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export to Word' }))
    await expect(args.onExport).toHaveBeenCalledOnce()
  },
})

export const Questions = meta.story({ args: { content: generated('questions') } })

export const ShowNotes = meta.story({ args: { content: generated('show_notes') } })

export const SentenceOpened = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('[data-sentence]:not([data-unsupported])')!)
    await expect(await canvas.findByText('This sentence is based on')).toBeVisible()
  },
})

export const WithoutSources = meta.story({ args: { content: { ...generated('introduction'), sources: [] } } })

export const ByALanguageModel = meta.story({
  args: { content: { ...generated('introduction'), provider: 'openai', model: 'qwen3-8b' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/qwen3-8b/)).toBeVisible()
  },
})

export const WithANote = meta.story({
  args: { content: { ...generated('introduction'), note: 'Shorter than the length you chose.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shorter than the length you chose.')).toBeVisible()
  },
})

export const Saving = meta.story({ args: { saving: true } })
export const Deleting = meta.story({ args: { deleting: true } })
export const Exporting = meta.story({ args: { exporting: true } })
