// @vitest-environment jsdom
import type { Batch } from '@cueroom/core/batches/batch.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { notifications } from '@mantine/notifications'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { type Answers, batchOf, generatedText, guestCard, hostApi, renderApp, tenant } from '../testing.tsx'

type BatchAnswers = NonNullable<Answers['batches']>
const maya = guestCard({ id: 1, name: 'Maya Okafor' })
const estimate = {
  items: 12,
  guests: 6,
  kept: 0,
  littleKnown: 0,
  tokens: 0,
  provider: 'drafter' as const,
  model: null,
  itemsLeftToday: null,
  tokensLeftToday: null,
  missing: [],
}

const started = (batch: Partial<Batch>) => ({ ...batchOf(batch), missing: [] })

interface Given {
  path?: string
  list?: Batch[]
  batches?: BatchAnswers
  as?: Partial<typeof tenant>
}

function open({ path = '/generate/all', list = [], batches = {}, as = {} }: Given) {
  return renderApp(
    path,
    hostApi(
      {
        guests: { list: () => [maya] },
        content: { recent: () => [generatedText({ guestId: 1 })] },
        batches: {
          list: () => list,
          follow: () => new Promise<Batch>(() => {}),
          estimate: () => estimate,
          ...batches,
        },
      },
      as,
    ),
  )
}
const startDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Generate for all' }))
  return within(await screen.findByRole('dialog'))
}

test('a list that cannot be loaded says so and tries again', async () => {
  let broken = true
  open({
    batches: {
      list: () => {
        if (broken) throw failing(500, 'Broken')
        return []
      },
    },
  })
  await screen.findByText("Couldn't load your batches")
  broken = false

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByText('No batches yet')).toBeInTheDocument()
})

test('without content generation nothing can be started, and earlier batches are shown', async () => {
  open({
    list: [batchOf({ state: 'paused', failed: 1, done: 3 })],
    as: { features: { ...tenant.features, contentGeneration: false } },
  })

  expect(await screen.findByText('Content generation is not part of your subscription')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Generate for all' })).toBeNull()
  expect(screen.getByText('3 saved, 1 failed, 6 left of 10 texts')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Resume' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Retry failed' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled()
})

test('cancelling asks first and says what is lost; keeping it changes nothing', async () => {
  const cancelled: string[] = []
  const running = batchOf({ state: 'running', done: 3, left: 7 })
  open({
    list: [running],
    batches: {
      cancel: ({ params }) => {
        cancelled.push(params.id)
        return { ...running, state: 'cancelled' }
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this batch?' }))
  expect(dialog.getByText(/^7 texts won’t be written, and you can’t resume the batch/)).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(cancelled).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the batch' }))
  await waitFor(() => expect(cancelled).toEqual([running.id]))
})

test('nothing can be started while nothing is chosen, or nothing is missing', async () => {
  open({ batches: { estimate: () => ({ ...estimate, items: 0, guests: 0 }) } })
  const dialog = await startDialog()

  expect(await dialog.findByText(/Nothing to write/)).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Generate' })).toBeDisabled()
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Guest Introduction' }))
  expect(dialog.getByText('Choose what to write')).toBeInTheDocument()
})

test('texts that someone worked on stay, unless the host wants them replaced', async () => {
  const create = vi.fn<NonNullable<BatchAnswers['create']>>(() => started({ kept: 0 }))
  open({
    batches: {
      create,
      estimate: ({ body }) => ({ ...estimate, ...(body.replaceEdited ? { items: 14 } : { kept: 2 }) }),
    },
  })
  const dialog = await startDialog()
  const replace = await dialog.findByRole('checkbox', { name: 'Replace edited and checked texts, too' })
  expect(dialog.getByText('2 texts are kept: edited by hand or checked by the guest.')).toBeVisible()
  await userEvent.click(replace)
  await userEvent.click(await dialog.findByRole('button', { name: 'Generate 14 texts' }))
  await waitFor(() => expect(create.mock.lastCall?.[0].body).toMatchObject({ replaceEdited: true }))
})

test('a batch says which texts it leaves as they are', async () => {
  open({ list: [batchOf({ kept: 1 })] })
  expect(
    await screen.findByText('1 text is kept: edited by hand or checked by the guest.'),
  ).toBeInTheDocument()
})

test('a batch that is refused leaves the dialog as it was', async () => {
  const create = () => {
    throw failing(409, 'You have 20 batches that have not ended. Cancel one first.', 'too_many')
  }
  open({ batches: { create } })
  const dialog = await startDialog()
  await userEvent.type(dialog.getByLabelText('Custom instructions'), 'Short')

  await userEvent.click(await dialog.findByRole('button', { name: 'Generate 12 texts' }))

  expect(await screen.findByText('Generation Failed')).toBeInTheDocument()
  expect(screen.getByText(/Cancel one first/)).toBeInTheDocument()
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Custom instructions').value).toBe('Short')
})

test('says how much it will be, sends what was chosen, and shows how far it has come', async () => {
  const wanted: unknown[] = []
  open({
    batches: {
      estimate: () => ({
        ...estimate,
        provider: 'openai',
        model: 'qwen3',
        tokens: 30_000,
        itemsLeftToday: 5,
      }),
      create: ({ body }) => {
        wanted.push(body)
        return started({ state: 'running', total: 12, left: 12 })
      },
    },
  })
  const dialog = await startDialog()
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Show Notes' }))
  await userEvent.click(dialog.getByRole('radio', { name: 'Missing or out of date' }))
  await userEvent.click(dialog.getByRole('combobox', { name: 'For whom' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Upcoming guests' }))
  expect(
    await dialog.findByText(
      /^12 texts for 6 guests, written by qwen3, about 30,000 tokens\. This exceeds today's limit/,
    ),
  ).toBeInTheDocument()

  await userEvent.click(dialog.getByRole('button', { name: 'Generate 12 texts' }))

  expect(await screen.findByText('0 saved, 12 left of 12 texts')).toBeInTheDocument()
  expect(wanted).toEqual([
    {
      filter: { status: 'upcoming' },
      missing: true,
      stale: true,
      types: ['introduction', 'show_notes'],
      prompt: null,
    },
  ])
})

test('follows a running batch on any screen and says when it is done', async () => {
  const running = batchOf({ id: 'b-1', state: 'running', total: 10, done: 4, left: 6, secondsLeft: 190 })
  const end = Promise.withResolvers<Batch>()
  let tell = (_: Batch) => {}
  open({
    path: '/generate',
    list: [running],
    batches: {
      follow: (_call, emit) => {
        tell = emit
        return end.promise
      },
    },
  })
  expect(await screen.findByRole('link', { name: '4 of 10 texts' })).toBeInTheDocument()
  await waitFor(() => tell({ ...running, done: 7, left: 3 }))
  expect(await screen.findByRole('link', { name: '7 of 10 texts' })).toBeInTheDocument()

  end.resolve({ ...running, state: 'done', done: 9, failed: 1, left: 0 })

  expect(await screen.findByText("Your guests' texts are ready")).toBeInTheDocument()
  expect(screen.getByText('9 texts written, 1 failed')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'View texts' }))
  expect(await screen.findByText('9 saved, 1 failed of 10 texts')).toBeInTheDocument()
  // The page of this batch, which says what there is to check
  expect(screen.getByRole('link', { name: 'All batches' })).toBeInTheDocument()
})

test('what ended while nobody looked is told once on the next visit', async () => {
  const finishedAt = '2026-10-02T10:00:00Z'
  const [old, running] = [batchOf({ id: 'b-1', state: 'done', done: 10, finishedAt }), batchOf({ id: 'b-2' })]
  const ready = () => screen.queryByText("Your guests' texts are ready")
  const visit = async (list: Batch[]) => {
    cleanup()
    notifications.clean()
    open({ path: '/generate/all', list })
    expect(await screen.findAllByRole('article')).toHaveLength(list.length)
  }
  await visit([running, old])
  expect(ready()).toBeNull()

  const news = [batchOf({ id: 'b-3', state: 'done', done: 4, failed: 6, finishedAt })]
  const ended = [...news, { ...running, state: 'done' as const, done: 10, left: 0, finishedAt }, old]
  await visit(ended)
  expect(await screen.findByText('14 texts written, 6 failed')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'View texts' })).toBeInTheDocument()

  await visit(ended)
  expect(ready()).toBeNull()
})

test('a pause that the host made is no news', async () => {
  const running = batchOf({ id: 'b-1', state: 'running', done: 4, left: 6 })
  open({ list: [running], batches: { pause: () => ({ ...running, state: 'paused' }) } })

  await userEvent.click(await screen.findByRole('button', { name: 'Pause' }))

  expect(await screen.findByRole('button', { name: 'Resume' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'View texts' })).toBeNull()
})

test('what stopped a batch is said, and it is resumed', async () => {
  const reason = { code: 'budget', text: "Today's budget of 500 texts is used up." }
  const stopped = batchOf({ state: 'stopped', reason, done: 3, left: 7 })
  open({
    list: [stopped],
    batches: { resume: () => ({ ...stopped, state: 'running', reason: null, secondsLeft: 130 }) },
  })
  expect(await screen.findByText(reason.text)).toBeInTheDocument()

  await userEvent.click(screen.getByRole('button', { name: 'Resume' }))

  expect(await screen.findByText('about 2 minutes left')).toBeInTheDocument()
  expect(screen.queryByText(reason.text)).toBeNull()
  expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument()
})

test('what failed is shown with its guest and reason', async () => {
  const error = { code: 'provider_unreachable', text: "Couldn't reach the language model." }
  open({
    list: [batchOf({ state: 'done', done: 9, failed: 1, left: 0 })],
    batches: {
      items: () => [
        {
          id: 5,
          guestId: 1,
          guestName: 'Maya Okafor',
          contentType: 'questions',
          state: 'failed',
          error,
          contentId: null,
          checkedAt: null,
          noteCheck: false,
          finishedAt: null,
        },
      ],
    },
  })

  await userEvent.click(await screen.findByRole('button', { name: 'Show 1 failed text' }))

  const item = within(await screen.findByRole('list', { name: 'Failed texts' }))
  expect(item.getByRole('link', { name: 'Maya Okafor' }).getAttribute('href')).toBe('/generate?guest=1')
  expect(item.getByText(error.text)).toBeInTheDocument()
})

test('guests that were selected in the list are generated for', async () => {
  const wanted: unknown[] = []
  const create: BatchAnswers['create'] = ({ body }) => {
    wanted.push(body.guestIds)
    return started({ state: 'running' })
  }
  const app = open({ path: '/guests', batches: { create } })
  await userEvent.click(await screen.findByRole('button', { name: 'Select' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: /Maya Okafor/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Generate' }))
  const dialog = within(await screen.findByRole('dialog'))

  await userEvent.click(await dialog.findByRole('button', { name: 'Generate 12 texts' }))

  await waitFor(() => expect(app.address()).toBe('/generate/all'))
  expect(wanted).toEqual([[1]])
})

test('a finished batch lists its texts, which are ticked off and downloaded together', async () => {
  const done = batchOf({ id: 'finished', state: 'done', total: 2, done: 1, skipped: 1, left: 0 })
  const item = {
    guestId: 1,
    guestName: 'Maya Okafor',
    contentType: 'introduction' as const,
    error: null,
    checkedAt: null,
    noteCheck: false,
  }
  Object.assign(URL, { createObjectURL: () => 'blob:texts', revokeObjectURL: () => {} })
  const exported: unknown[] = []
  const checked: unknown[] = []
  renderApp(
    '/generate/all/finished',
    hostApi({
      guests: { list: () => [maya] },
      content: {
        recent: () => [generatedText({ guestId: 1, content: 'Maya counts kelp.' })],
        exportTexts: ({ body }) => {
          exported.push(body)
          return { name: 'texts.docx', type: 'application/x-test', bytes: new Uint8Array(), missing: [7] }
        },
      },
      batches: {
        list: () => [done],
        check: ({ body }) => {
          checked.push(body)
          return { changed: 1, missing: [] }
        },
        items: () => [
          { ...item, id: 1, state: 'done' as const, contentId: 7, finishedAt: null, noteCheck: true },
          { ...item, id: 2, guestName: 'Ada', state: 'skipped' as const, contentId: null, finishedAt: null },
        ],
      },
    }),
  )
  expect(await screen.findByText(/the guest was deleted before/)).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Generate for all' })).toBeInTheDocument()
  const toCheck = within(screen.getByRole('note', { name: '1 guest: check your note' }))
  expect(toCheck.getByRole('link', { name: 'Maya Okafor' })).toHaveAttribute(
    'href',
    '/guests/1?tab=introduction',
  )
  await userEvent.click(screen.getByRole('checkbox', { name: 'Checked: Guest Introduction for Maya Okafor' }))
  expect(screen.queryByText('1 guest: check your note')).not.toBeInTheDocument()
  expect(await screen.findByText('1 of 1 text checked')).toBeInTheDocument()
  await waitFor(() => expect(checked).toEqual([{ ids: [1], checked: true }]))
  await userEvent.click(screen.getByRole('button', { name: /^Maya Okafor/ }))
  expect(await screen.findByText('Maya counts kelp.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Download all as Word' }))
  await waitFor(() => expect(exported).toEqual([{ ids: [7] }]))
  expect(await screen.findByText('1 text no longer exists.')).toBeInTheDocument()
})

test('guests about whom little is known are named before a batch starts', async () => {
  open({ batches: { estimate: () => ({ ...estimate, kept: 0, littleKnown: 4 }) } })
  const dialog = await startDialog()
  expect(await dialog.findByText(/a name for 4 of the 6 guests/)).toBeInTheDocument()
})
