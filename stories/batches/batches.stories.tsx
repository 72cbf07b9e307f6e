import type { Batch } from '@cueroom/core/batches/batch.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { sampleNow } from '@cueroom/core/testing/samples.ts'
import { BatchesScreen } from '@cueroom/dashboard/batches/batches-screen.tsx'
import { expect, within } from 'storybook/test'
import preview from '../.storybook/preview.tsx'

const at = (minutes: number) => new Date(sampleNow.getTime() + minutes * 60_000).toISOString()

const batch = (given: Partial<Batch>): Batch => ({
  id: 'a-batch',
  state: 'running',
  reason: null,
  waitingUntil: null,
  types: ['introduction', 'show_notes'],
  prompt: null,
  total: 36,
  done: 0,
  failed: 0,
  skipped: 0,
  kept: 0,
  left: 36,
  secondsLeft: null,
  createdAt: at(0),
  finishedAt: null,
  ...given,
})

const error = { code: 'generation_failed', text: 'The language model broke off three times in a row.' }
const failedItem = (id: number, guestName: string) => ({
  id,
  guestId: id,
  guestName,
  contentType: 'introduction' as const,
  state: 'failed' as const,
  error,
  contentId: null,
  checkedAt: null,
  noteCheck: false,
  finishedAt: at(9),
})

const answers = (list: Batch[]) => ({
  answers: {
    batches: {
      list: () => list,
      items: () => [failedItem(1, 'Maya Okafor'), failedItem(2, 'Tendai Moyo')],
      estimate: () => ({
        items: 24,
        guests: 12,
        kept: 2,
        littleKnown: 3,
        missing: [],
        tokens: 61_000,
        provider: 'openai' as const,
        model: 'qwen3-8b',
        itemsLeftToday: null,
        tokensLeftToday: null,
      }),
    },
  },
})

const meta = preview.meta({ title: 'Dashboard/Batches', component: BatchesScreen })

export const Running = meta.story({
  parameters: answers([
    batch({ done: 14, left: 22, secondsLeft: 190 }),
    batch({ id: 'b', state: 'done', types: ['questions'], total: 12, done: 12, left: 0, finishedAt: at(5) }),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('14 saved, 22 left of 36 texts')).toBeVisible()
    await expect(canvas.getByText('about 3 minutes left')).toBeVisible()
  },
})

export const WaitingForTheModel = meta.story({
  parameters: answers([
    batch({
      done: 3,
      left: 33,
      waitingUntil: at(4),
      reason: { code: 'provider_busy', text: 'The language model is busy.' },
    }),
  ]),
})

export const Paused = meta.story({ parameters: answers([batch({ state: 'paused', done: 20, left: 16 })]) })

export const Stopped = meta.story({
  parameters: answers([
    batch({
      state: 'stopped',
      done: 20,
      left: 16,
      reason: { code: 'provider_quota', text: 'The account of the language model has no quota left.' },
    }),
  ]),
})

export const WithFailures = meta.story({
  parameters: answers([
    batch({ state: 'done', done: 33, failed: 2, skipped: 1, kept: 4, left: 0, finishedAt: at(9) }),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show 2 failed texts' }))
    await expect(await canvas.findByRole('link', { name: 'Maya Okafor' })).toBeVisible()
  },
})

export const Beginning = meta.story({
  parameters: answers([]),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate for all' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(await dialog.findByText(/24 texts for 12 guests, written by qwen3-8b/)).toBeVisible()
  },
})

export const Empty = meta.story({ parameters: answers([]) })

export const Loading = meta.story({
  parameters: { answers: { batches: { list: () => new Promise<Batch[]>(() => {}) } } },
})

export const Failing = meta.story({
  parameters: {
    answers: {
      batches: {
        list: () => {
          throw failing(500, 'Broken')
        },
      },
    },
  },
})
