import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  emptyBrowser,
  questionnaire,
  done,
  refused,
  lost,
  sent,
  server,
  embed,
  submit,
  fillIn,
  thanks,
  key,
} from './testing.ts'
import '../loader.ts'

beforeEach(() => server(done))
afterEach(emptyBrowser)

test('what is required is named in a summary that leads to the field, and nothing is sent', async () => {
  const element = embed()
  await submit()
  await expect.element(page.getByRole('heading', { name: '2 answers need another look' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Where?' }))
  const studio = page.getByLabelText('Studio')
  await expect.poll(() => element.shadowRoot?.activeElement).toBe(studio.element())
  await userEvent.click(page.getByRole('button', { name: 'Who are you?' }))
  await userEvent.keyboard('I dig.')
  await expect.element(page.getByRole('heading', { name: '1 answer needs another look' })).toBeVisible()
  expect(sent).toEqual([])
})

test('a page that was sent before its scripts ran says again what is missing, and that it was refused', async () => {
  const element = embed('refused=""')
  await expect.element(page.getByRole('heading', { name: '2 answers need another look' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Where?' })).toBeVisible()
  expect(element.hasAttribute('refused')).toBe(false)
  embed('refused="Wait a minute."')
  await expect.element(page.getByText('Wait a minute.')).toBeVisible()
})

test('an invalid address is asked for again', async () => {
  embed()
  await fillIn()
  await userEvent.fill(page.getByLabelText('Your email address'), 'ada at home')
  await submit()
  await expect.element(page.getByText('Your email address Valid email required')).toBeVisible()
  expect(sent).toEqual([])
})

test('answers are sent once with name and address, thanked for, and forgotten here', async () => {
  const element = embed('guest-page')
  element.style.minHeight = '100vh'
  const submitted = vi.fn()
  document.body.addEventListener('cueroom-submit', (event) => submitted(event.detail))
  await fillIn()
  await userEvent.fill(page.getByLabelText('Your name'), 'Ada')
  await userEvent.fill(page.getByLabelText('Your email address'), 'ada@engine.example')
  expect(localStorage.getItem(key)).toContain('I dig.')
  await userEvent.dblClick(page.getByRole('button', { name: 'Submit Responses' }))
  await thanks('Thank you, Ada!')
  expect(element.style.minHeight).toBe('0px')
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    responses: { bio: 'I dig.', place: 'Online' },
    guestName: 'Ada',
    guestEmail: 'ada@engine.example',
    uniqueToken: expect.stringMatching(/^[\w-]{22}$/),
  })
  expect(localStorage.getItem(key)).toBeNull()
  expect(submitted).toHaveBeenCalledWith({ submittedAt: '2026-11-21T10:00:00.000Z' })
  expect(element.isConnected).toBe(true)
})

test('a guest reads what is stored, on one page and in steps alike', async () => {
  const stored = page.getByText('Kelp Talk stores what you send here.')
  embed()
  await expect.element(stored).toBeVisible()
  embed().preview = { ...questionnaire, settings: { ...questionnaire.settings, oneAtATime: 'always' } }
  await expect.element(page.getByRole('button', { name: 'Start' })).toBeVisible()
  await expect.element(stored).toBeVisible()
})

test('over a personal link the form asks neither name nor address', async () => {
  embed('guest="7.ssssssssssssssssssssss"')
  await fillIn()
  await expect.element(page.getByLabelText('Your name')).not.toBeInTheDocument()
  await submit()
  await thanks()
  expect(sent[0]).toMatchObject({ guest: '7.ssssssssssssssssssssss' })
})

test.each([
  [refused(400, { error: 'Please select an image file.' }), 'Please select an image file.'],
  [() => new Response('', { status: 418 }), 'Server error: 418'],
])('a failed submission says why and keeps the answers: %#', async (answer, text) => {
  server(answer, done)
  embed()
  await fillIn()
  await submit()
  await expect.element(page.getByRole('heading', { name: 'Submission Failed' })).toBeVisible()
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByLabelText('Who are you? (required)')).toHaveValue('I dig.')
  await submit()
  await thanks()
})

test('answers the server does not accept are named at their questions', async () => {
  server(refused(400, { error: 'x', details: [{ path: 'responses.place', message: 'Please choose one.' }] }))
  embed()
  await fillIn()
  await submit()
  const place = page.getByRole('group', { name: 'Where? (required)' })
  await expect.element(place.getByText('Please choose one.')).toBeVisible()
})

test('without a connection they wait, and go out under the same name when it is back', async () => {
  server(lost, done)
  embed()
  await fillIn()
  await submit()
  await expect.element(page.getByText('Failed to submit responses. Please try again.')).toBeVisible()
  await expect.element(page.getByText(/We'll also send them automatically/)).toBeVisible()
  expect(localStorage.getItem(key)).toContain('I dig.')
  dispatchEvent(new Event('online'))
  await thanks()
  expect(sent).toHaveLength(2)
  expect(sent[1]!.uniqueToken).toBe(sent[0]!.uniqueToken)
})

test('a page that was closed while they waited sends them when it is opened again', async () => {
  server(lost, done)
  embed()
  await fillIn()
  await submit()
  await expect.element(page.getByText(/We'll also send them automatically/)).toBeVisible()
  embed()
  await thanks()
  expect(sent[1]).toMatchObject({ uniqueToken: sent[0]!.uniqueToken, responses: sent[0]!.responses })
})

// A gateway's failure is repeated by the client before the guest reads of it
test.each([
  [500, 1],
  [502, 2],
  [504, 2],
])('a server that answers %i gets them again', async (status, failures) => {
  server(...Array.from({ length: failures }, () => () => new Response('', { status })), done)
  embed()
  await fillIn()
  await submit()
  await expect.element(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible()
  await thanks()
  expect(sent).toHaveLength(failures + 1)
  expect(new Set(sent.map(({ uniqueToken }) => uniqueToken)).size).toBe(1)
})

test('Enter in a field goes to the next one and sends nothing', async () => {
  const element = embed()
  await userEvent.fill(page.getByLabelText('Your name'), 'Ada')
  await userEvent.keyboard('{Enter}')
  const focused = () => element.shadowRoot?.activeElement?.id
  await expect.poll(focused).toBe('cueroom-guest-email')
  await fillIn()
  await userEvent.keyboard('{Enter}')
  await expect.poll(focused).toBe('cueroom-topics')
  expect(sent).toEqual([])
})

test.each([
  ['{ bio: 42 }', { bio: 42, place: null, topics: [1, 'Maps'] }, '42'],
  ['JSON', '{"bio":"I dig.","place":"Elsewhere","topics":["Maps",{}]}', 'I dig.'],
])(
  'whatever a page gives as prefill, answers come in and the rest is dropped: %s',
  async (_, prefill, bio) => {
    const element = embed()
    element.prefill = prefill as never
    await expect.element(page.getByLabelText('Who are you? (required)')).toHaveValue(bio)
    await expect.element(page.getByLabelText('Studio')).not.toBeChecked()
    await expect.element(page.getByLabelText('Online')).not.toBeChecked()
  },
)

test('two copies on one page show and keep the same answers', async () => {
  embed()
  document.body.append(document.body.firstElementChild!.cloneNode())
  const bio = page.getByLabelText('Who are you? (required)')
  await expect.element(bio.nth(1)).toBeVisible()
  await userEvent.fill(bio.nth(0), 'I dig.')
  await expect.element(bio.nth(1)).toHaveValue('I dig.')
  await userEvent.click(page.getByLabelText('Studio').nth(1))
  await expect.element(page.getByLabelText('Studio').nth(0)).toBeChecked()
  const kept = JSON.parse(localStorage.getItem(key) ?? '{}')
  expect(kept.answers).toEqual({ bio: 'I dig.', place: 'Studio' })
})

test('answers that were changed while they waited are sent as new ones', async () => {
  server(lost, done)
  embed()
  await fillIn()
  await submit()
  await expect.element(page.getByText(/We'll also send them automatically/)).toBeVisible()
  await userEvent.click(page.getByLabelText('Studio'))
  await submit()
  await thanks()
  expect(sent[1]!.uniqueToken).not.toBe(sent[0]!.uniqueToken)
  expect(sent[1]!.responses['place']).toBe('Studio')
})

test('a server that asks to wait gets the answers again automatically', async () => {
  server(refused(429, { error: 'Too many requests.' }, { 'retry-after': '1' }), done)
  embed()
  await fillIn()
  await submit()
  // Not "when you're back online": the visitor is
  await expect.element(page.getByText(/Leave this page open, and we’ll send/)).toBeVisible()
  await thanks()
})

test('questions that the host changed while a guest answered are shown, and typed answers stay', async () => {
  server(refused(409, { error: 'The questions were changed.', code: 'questions_changed' }))
  embed()
  await fillIn()
  const [bio, ...others] = questionnaire.questions
  const changed = { ...questionnaire, questions: [{ ...bio!, question: 'Who are you today?' }, ...others] }
  const earlier = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    init?.method === 'POST' ? earlier(url, init) : Promise.resolve(Response.json(changed)),
  )
  await submit()
  await expect.element(page.getByLabelText('Who are you today? (required)')).toHaveValue('I dig.')
  await expect.element(page.getByText('The questions were changed.')).toBeVisible()
})

test('answers can be given beforehand, by an attribute and by a property', async () => {
  const element = embed('prefill="bio=I+dig.&topics=Bees&topics=Maps"')
  await expect.element(page.getByLabelText('Maps')).toBeChecked()
  element.prefill = { place: 'Studio' }
  await expect.element(page.getByLabelText('Studio')).toBeChecked()
  await expect.element(page.getByLabelText('Who are you? (required)')).toHaveValue('I dig.')
})

test('of answers given beforehand, choices that are not offered are dropped, and the name is sent as the name', async () => {
  embed('prefill="name=Ada&bio=I+dig.&place=Online&topics=Bees&topics=Wax"')
  await expect.element(page.getByLabelText('Your name')).toHaveValue('Ada')
  await expect.element(page.getByLabelText('Bees')).toBeChecked()
  await submit()
  await thanks('Thank you, Ada!')
  expect(sent[0]).toMatchObject({ guestName: 'Ada', responses: { topics: ['Bees'] } })
})

test('a preview shows what it is given, asks no server and sends nothing', async () => {
  const fetch = vi.fn(lost)
  vi.stubGlobal('fetch', fetch)
  document.body.innerHTML = '<cueroom-questionnaire></cueroom-questionnaire>'
  const element = document.querySelector('cueroom-questionnaire')!
  element.preview = { ...questionnaire, title: 'Draft' }
  await expect.element(page.getByRole('heading', { name: 'Draft' })).toBeVisible()
  element.preview = { ...questionnaire, title: 'Second draft', questions: questionnaire.questions.slice(2) }
  await expect.element(page.getByRole('heading', { name: 'Second draft' })).toBeVisible()
  await userEvent.click(page.getByLabelText('Bees'))
  await submit()
  await expect.element(page.getByText('This is a preview. Nothing was sent.')).toBeVisible()
  expect(localStorage.length).toBe(0)
})

test('the contact is copied; where the browser lets nothing be copied an alert shows it', async () => {
  const details = 'Cue Works\nhello@cue.example\nhttps://cue.example'
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const shown = vi.spyOn(globalThis, 'alert').mockImplementation(() => {})
  embed()
  await userEvent.click(page.getByRole('button', { name: 'Copy Contact Info' }))
  await expect.element(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  expect(write).toHaveBeenCalledWith(details)

  write.mockRejectedValue(new DOMException('No', 'NotAllowedError'))
  vi.spyOn(document, 'execCommand').mockReturnValue(false)
  embed()
  await userEvent.click(page.getByRole('button', { name: 'Copy Contact Info' }))
  await expect.poll(() => shown.mock.calls).toEqual([[details]])
})

test('paper gets the questions and answers in full, and nothing of the page around them', async () => {
  embed()
  // A browser without a window prints within a moment, after which the copy is removed
  const remove = vi.spyOn(HTMLIFrameElement.prototype, 'remove').mockImplementation(() => {})
  onTestFinished(() => {
    remove.mockRestore()
    document.querySelector('iframe')?.remove()
  })
  const long = 'A long answer. '.repeat(200)
  await userEvent.fill(page.getByLabelText('Who are you? (required)'), long)
  await userEvent.click(page.getByRole('button', { name: 'Print/Save PDF' }))
  const paper = () => document.querySelector('iframe')?.contentDocument?.body.innerText
  await expect.poll(paper).toContain('Who are you?')
  await expect.poll(paper).toContain(long.trim())
  expect(paper()).toContain('Not answered')
  expect(paper()).not.toContain('Submit Responses')
})

test('a show that takes no more answers says so, and the answers stay in this browser', async () => {
  const kept = "This show can't take more answers at the moment. Yours are kept in this browser."
  server(refused(403, { error: kept, code: 'quota_reached' }))
  embed()
  await fillIn()
  await submit()
  await expect.element(page.getByText(kept)).toBeVisible()
  expect(localStorage.getItem(key)).toContain('I dig.')
  await expect.element(page.getByLabelText('Who are you? (required)')).toHaveValue('I dig.')
  server(done)
  await submit()
  await thanks()
  expect(localStorage.getItem(key)).toBeNull()
})
