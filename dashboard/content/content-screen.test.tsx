// @vitest-environment jsdom
import type { GeneratedContent } from '@cueroom/core/content/content.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, generatedText, guestCard, hostApi, paste, renderScreen, tenant } from '../testing.tsx'
import { ContentScreen } from './content-screen.tsx'

const maya = guestCard({ id: 1, name: 'Maya Okafor', title: 'Marine biologist', company: 'Blue Shelf' })
const tendai = guestCard({ id: 2, name: 'Tendai Moyo', title: 'Co-founder', company: 'Msika Pay' })

afterEach(() => {
  vi.useRealTimers()
})

type ContentAnswers = NonNullable<Answers['content']>
interface Given {
  path?: string
  stored?: GeneratedContent[]
  as?: Partial<typeof tenant>
  content?: ContentAnswers
}

function show({ path = '/generate', stored = [], as = {}, content = {} }: Given = {}) {
  const recent: ContentAnswers['recent'] = ({ query: { guestId, type, limit } }) =>
    stored
      .filter((text) => (!guestId || text.guestId === guestId) && (!type || text.contentType === type))
      .slice(0, limit)
  const guests = { list: () => [maya, tendai] }
  renderScreen(<ContentScreen />, hostApi({ guests, content: { recent, ...content } }, as), path)
}
const generateButton = () => screen.findByRole('button', { name: 'Generate Content' })

test('without guests the screen leads to adding one', async () => {
  renderScreen(<ContentScreen />, hostApi({ guests: { list: () => [] } }), '/generate')

  const link = await screen.findByRole('link', { name: 'Add Your First Guest' })

  expect(link.getAttribute('href')).toBe('/guests?open=add')
})

test('generating without a guest asks to select one', async () => {
  show()

  await userEvent.click(await generateButton())

  expect(await screen.findByText('Select a Guest')).toBeInTheDocument()
  expect(screen.getByText('Please select a guest to generate content for.')).toBeInTheDocument()
})

test('a text that was edited by hand is replaced only after a question', async () => {
  const edited = { by: 'host' as const, at: '2026-11-03T09:00:00Z' }
  const text = generatedText({ guestId: 1, content: 'By hand.', edited })
  const generate = vi.fn<NonNullable<ContentAnswers['generate']>>(() => generatedText({ guestId: 1, id: 9 }))
  const states = vi.fn(() => ({ texts: [{ ...text, factCheck: null, noteCheck: false }] }))
  show({ path: '/generate?guest=1', stored: [text], content: { generate, states } })
  await waitFor(() => expect(states).toHaveBeenCalled())
  await screen.findByText('By hand.')

  await userEvent.click(await generateButton())
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace the text that was edited?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(generate).not.toHaveBeenCalled()

  await userEvent.click(await generateButton())
  await userEvent.click(await screen.findByRole('button', { name: 'Replace it' }))
  await waitFor(() => expect(generate).toHaveBeenCalledOnce())
  expect(generate.mock.calls[0]![0].body).toMatchObject({ replaceEdited: true })
})

test('a text that someone edited since the screen was loaded is replaced only after a question', async () => {
  const text = {
    ...generatedText({ guestId: 1, content: 'As generated.' }),
    factCheck: null,
    noteCheck: false,
  }
  const edited = { by: 'host' as const, at: '2026-11-03T09:00:00Z' }
  const states = vi.fn<NonNullable<ContentAnswers['states']>>(() => ({ texts: [text] }))
  const generate = vi.fn<NonNullable<ContentAnswers['generate']>>(({ body }) => {
    if (body.replaceEdited) return generatedText({ guestId: 1, id: 9 })
    states.mockReturnValue({ texts: [{ ...text, edited }] })
    throw failing(
      409,
      "Guest Introduction for Maya (text 5) was edited by hand, so it wasn't replaced.",
      'text_edited',
    )
  })
  show({ path: '/generate?guest=1', stored: [text], content: { generate, states } })
  await screen.findByText('As generated.')

  await userEvent.click(await generateButton())
  await screen.findByRole('dialog', { name: 'Replace the text that was edited?' })
  expect(screen.queryByText('Generation Failed')).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Replace it' }))
  await waitFor(() => expect(generate).toHaveBeenCalledTimes(2))
  expect(generate.mock.lastCall![0].body).toMatchObject({ replaceEdited: true })
})

test('the selector shows name, title and company, is searched by all three, and loads the latest text', async () => {
  show({ stored: [generatedText({ guestId: 2, content: 'Tendai counts money.' })] })
  await userEvent.click(await screen.findByRole('button', { name: /Choose a guest/ }))

  await userEvent.type(await screen.findByPlaceholderText('Search by name, company or title'), 'msika')
  const option = await screen.findByRole('option', { name: /Tendai Moyo/ })
  expect(option.textContent).toContain('Co-founder at Msika Pay')
  await waitFor(() => expect(screen.queryByRole('option', { name: /Maya/ })).toBeNull())
  await userEvent.click(option)

  expect(await screen.findByText('Tendai counts money.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /Tendai Moyo/ }))
  expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('Tendai Moyo')
})

test('a pair without a text clears the view', async () => {
  show({
    path: '/generate?guest=2',
    stored: [generatedText({ guestId: 2, content: 'Tendai counts money.' })],
  })
  await screen.findByText('Tendai counts money.')

  await userEvent.click(screen.getByRole('radio', { name: 'Show Notes' }))

  expect(await screen.findByText('No show notes yet')).toBeInTheDocument()
  expect(screen.queryByText('Tendai counts money.')).toBeNull()
})

test('a generated text appears with who wrote it, its counts and its note', async () => {
  const wanted: unknown[] = []
  const generate: ContentAnswers['generate'] = ({ body }) => {
    wanted.push(body)
    return generatedText({
      guestId: 1,
      content: 'Maya counts kelp.',
      wordCount: 3,
      characterCount: 17,
      note: 'A little short.',
    })
  }
  show({ path: '/generate?guest=1', content: { generate } })
  await paste(await screen.findByLabelText('Custom instructions'), 'Start at the sea')

  await userEvent.click(await generateButton())

  expect(await screen.findByText('Content Generated!')).toBeInTheDocument()
  expect(screen.getByText('Maya counts kelp.')).toBeInTheDocument()
  expect(screen.getByText('Drafted by template')).toBeInTheDocument()
  expect(screen.getByText('A little short.')).toBeInTheDocument()
  expect(screen.getByText('3 words · 17 characters')).toBeInTheDocument()
  expect(wanted).toEqual([{ guestId: 1, type: 'introduction', prompt: 'Start at the sea' }])
})

test('the host’s own note and what wasn’t followed are seen without unfolding, and the rest with it', async () => {
  const must = ['Your note says: “Scheidung NICHT ansprechen.”', 'No answer has the words “violin”.']
  const note = `${must.join(' ')}\nThis introduction has 72 words; a brief one has 150 to 300.`
  show({ path: '/generate?guest=1', stored: [generatedText({ guestId: 1, note })] })
  for (const line of must) expect(await screen.findByText(line)).toBeVisible()
  expect(screen.getByText('This introduction has 72 words; a brief one has 150 to 300.')).not.toBeVisible()
})

test('the text appears as it is written, and Cancel stops it without an error', async () => {
  const written = Promise.withResolvers<GeneratedContent>()
  let pieces = (_: string) => {}
  const base = hostApi({ guests: { list: () => [maya] }, content: { recent: () => [] } })
  // The fake server answers in one piece, so the stream is played to the call itself
  const generate: typeof base.content.generate = (call) => {
    pieces = (text) => call.onEvent?.({ text })
    call.signal?.addEventListener('abort', () => written.reject(call.signal?.reason))
    return written.promise
  }
  const api = { ...base, content: { ...base.content, generate } }
  renderScreen(<ContentScreen />, api, '/generate?guest=1')
  await userEvent.click(await generateButton())

  act(() => pieces('Maya counts'))
  act(() => pieces(' kelp'))
  expect(await screen.findByText('Maya counts kelp')).toBeInTheDocument()
  expect(screen.getByText(/^3 words/)).toBeInTheDocument()

  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('No introduction yet')).toBeInTheDocument()
  expect(screen.queryByText('Generation Failed')).toBeNull()
})

test('progress climbs every 300 ms to at most 95, jumps to 100 and resets after a second', async () => {
  const written = Promise.withResolvers<GeneratedContent>()
  show({ path: '/generate?guest=1', content: { generate: () => written.promise } })
  const button = await generateButton()
  await screen.findByText('No introduction yet')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  act(() => button.click())
  const bar = () => screen.queryByRole('progressbar', { name: 'Progress' })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  await pass(299)
  expect(bar()).toBeNull()
  await pass(1)
  const first = Number(bar()?.getAttribute('aria-valuenow'))
  expect(first).toBeGreaterThanOrEqual(2)
  expect(first).toBeLessThanOrEqual(10)
  await pass(300 * 50)
  expect(bar()?.getAttribute('aria-valuenow')).toBe('95')

  written.resolve(generatedText({ guestId: 1 }))
  await pass(50)
  expect(bar()?.getAttribute('aria-valuenow')).toBe('100')
  await pass(1_000)
  expect(bar()).toBeNull()
})

test('a failed generation says so and resets the bar', async () => {
  const generate = () => {
    throw failing(502, 'The model is asleep')
  }
  show({ path: '/generate?guest=1', content: { generate } })

  await userEvent.click(await generateButton())

  expect(await screen.findByText('Generation Failed')).toBeInTheDocument()
  expect(screen.getByText('Failed to generate content. Please try again.')).toBeInTheDocument()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('with too many requests, the host reads when to try again, and that the text below is the earlier one', async () => {
  const generate = () => {
    throw failing(429, 'Too many requests. Please try again in 20 seconds.', 'too_many_requests', 20)
  }
  const stored = [generatedText({ guestId: 1, content: 'The first try.' })]
  show({ path: '/generate?guest=1', stored, content: { generate } })
  await screen.findByText('The first try.')
  expect(screen.queryByText('This is still the earlier text')).toBeNull()

  await userEvent.click(await generateButton())

  expect(await screen.findByText('Generation Failed')).toBeInTheDocument()
  expect(screen.queryByText('Failed to generate content. Please try again.')).toBeNull()
  expect(screen.getByRole('note')).toHaveTextContent('This is still the earlier text')
  expect(screen.getByRole('note')).toHaveTextContent('Too many requests. Please try again in 20 seconds.')
  await userEvent.click(screen.getByRole('radio', { name: 'Interview Questions' }))
  expect(screen.queryByText('This is still the earlier text')).toBeNull()
})

test('instructions are kept for each guest and type, across a reload', async () => {
  show({ path: '/generate?guest=1' })
  await userEvent.type(await screen.findByLabelText('Custom instructions'), 'Short')
  expect(screen.queryByText(/A template can’t follow/)).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Interview Questions' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Custom instructions').value).toBe('')
  await userEvent.type(screen.getByLabelText('Custom instructions'), 'Deep')
  expect(screen.getByText('A template can’t follow “Deep”. A language model can.')).toBeInTheDocument()

  await userEvent.click(screen.getByRole('radio', { name: 'Guest Introduction' }))

  expect(screen.getByLabelText<HTMLTextAreaElement>('Custom instructions').value).toBe('Short')
  expect(localStorage.getItem('cueroom.instructions.default.questions.1')).toBe('Deep')
})

test('the text is copied, and a failed export says so', async () => {
  const user = userEvent.setup()
  const exportWord = () => {
    throw failing(500, 'Broken')
  }
  show({
    path: '/generate?guest=1',
    stored: [generatedText({ guestId: 1, content: 'Kelp.' })],
    content: { exportWord },
  })

  await user.click(await screen.findByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('Copied!')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe('Kelp.')

  await user.click(screen.getByRole('button', { name: 'Export to Word' }))
  expect(await screen.findByText('Export failed')).toBeInTheDocument()
  expect(screen.getByText('Failed to export Word document. Please try again.')).toBeInTheDocument()
})

test('the export is saved under the name the server gives', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  Object.assign(URL, { createObjectURL: () => 'blob:word', revokeObjectURL: () => {} })
  const exportWord = () => ({
    name: 'Maya Okafor.docx',
    type: 'application/x-docx',
    bytes: new Uint8Array([1]),
  })
  show({ path: '/generate?guest=1', stored: [generatedText({ guestId: 1 })], content: { exportWord } })

  await userEvent.click(await screen.findByRole('button', { name: 'Export to Word' }))

  expect(await screen.findByText('Export successful')).toBeInTheDocument()
  expect(saved).toEqual(['Maya Okafor.docx'])
})

test('the history shows type, words, date and 150 characters, and View All the whole text', async () => {
  const long = `${'Kelp '.repeat(60)}and the end.`
  show({ stored: [generatedText({ guestId: 1, contentType: 'show_notes', content: long, wordCount: 63 })] })

  await userEvent.click(await screen.findByRole('tab', { name: 'Recent History' }))
  const item = within(await screen.findByRole('listitem'))
  expect(item.getByText(/Show Notes · 63 words · Oct 2, 2026/)).toBeInTheDocument()
  expect(item.getByText(`${'Kelp '.repeat(30).trimEnd()}…`)).toBeInTheDocument()

  await userEvent.click(item.getByRole('button', { name: /^View All/ }))
  expect(within(await screen.findByRole('dialog')).getByText(/and the end\.$/)).toBeInTheDocument()
})

test('with the feature off the panel is locked, and what was written can still be read', async () => {
  const features = { ...tenant.features, contentGeneration: false }
  show({
    path: '/generate?guest=1',
    stored: [generatedText({ guestId: 1, content: 'Kelp.' })],
    as: { features },
  })

  expect(await screen.findByText('Content generation is not part of your subscription')).toBeInTheDocument()
  expect(screen.getByText(/Ask your administrator to turn it on/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Generate Content' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Generate for all' })).toBeNull()
  expect(await screen.findByText('Kelp.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Export to Word' })).toBeEnabled()
})

test('after the trial the panel says when it ended and what still works', async () => {
  show({
    path: '/generate?guest=1',
    stored: [generatedText({ guestId: 1, content: 'Kelp.' })],
    as: { active: false, subscriptionStatus: 'trial', trialEndsAt: '2026-11-01T00:00:00Z' },
  })
  expect(await screen.findByText(/The trial ended on Nov 1, 2026\. You can still read/)).toBeInTheDocument()
  expect(await screen.findByText('Kelp.')).toBeInTheDocument()
})
