import { characterCount, wordCount } from '@cueroom/core/content/word-count.ts'
import type { GeneratedContent } from '@cueroom/core/content/content.ts'
import { sampleContents, sampleGuest, sampleNow } from '@cueroom/core/testing/samples.ts'
import { GeneratedText } from '@cueroom/dashboard/content/generated-text.tsx'
import { expect, fn } from 'storybook/test'
import preview from '../.storybook/preview.tsx'

function generated(type: GeneratedContent['contentType']): GeneratedContent {
  const { content, note, sources } = sampleContents().find(({ contentType }) => contentType === type)!
  const counts = { wordCount: wordCount(content), characterCount: characterCount(content) }
  const written = { provider: 'drafter' as const, model: null, createdAt: sampleNow.toISOString() }
  return { id: 1, guestId: 1, version: 1, contentType: type, content, note, sources, ...counts, ...written }
}

const meta = preview.meta({
  title: 'Dashboard/Content/Generated text',
  component: GeneratedText,
  args: {
    content: generated('introduction'),
    guestName: sampleGuest('maya-okafor').guest.name,
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

export const Exporting = meta.story({ args: { exporting: true } })
