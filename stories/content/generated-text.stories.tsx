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

const written = generated('introduction')
const typed = 'She has won the Nobel Prize in 2019.'

export const EditedByHand = meta.story({
  args: {
    content: {
      ...written,
      content: `${typed} ${written.content}`,
      sources: [{ start: 0, end: typed.length, from: [] }],
      edited: { by: 'host', at: '2026-11-03T09:00:00Z' },
      note: 'Check this before you use it: neither you nor the guest mentioned Nobel, Prize, 2019.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/edited by hand/)).toBeVisible()
    await expect(canvas.getByText('Sources: 1 unsupported, underlined')).toBeVisible()
  },
})

export const CorrectedByTheGuest = meta.story({
  args: { content: { ...written, edited: { by: 'guest', at: '2026-11-03T09:00:00Z' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/corrected by the guest/)).toBeVisible()
  },
})

export const OutOfDate = meta.story({
  args: { content: { ...written, stale: ['answers', 'settings'], note: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/changed since this was written/)).toBeVisible()
  },
})

export const Saving = meta.story({ args: { saving: true } })
export const Deleting = meta.story({ args: { deleting: true } })
export const Exporting = meta.story({ args: { exporting: true } })
