import { usualSettings } from '@cueroom/core/questionnaires/usual-settings.ts'
import type { PublicQuestionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../loader.ts'
import { emptyBrowser } from './testing.ts'

const question = { required: false, options: [] }
const questionnaire: PublicQuestionnaire = {
  id: 'before-we-record',
  title: 'Before we record',
  description: 'So that we ask you the right things.',
  questions: [
    { ...question, id: 'name', question: 'How is your name pronounced?', type: 'text' },
    {
      ...question,
      id: 'bio',
      question: 'How would you introduce yourself?',
      type: 'textarea',
      required: true,
    },
    { ...question, id: 'format', question: 'Which format?', type: 'select', options: ['Video', 'Audio'] },
    { ...question, id: 'place', question: 'Where do we meet?', type: 'radio', options: ['Studio', 'Online'] },
    { ...question, id: 'topics', question: 'Which topics?', type: 'checkbox', options: ['Bees', 'Maps'] },
    { ...question, id: 'photo', question: 'A photo of you', type: 'photo' },
  ],
  settings: usualSettings,
  branding: { podcastName: 'Kelp Talk', logo: null, accent: null, accentText: null, poweredBy: true },
  contact: null,
}

/** The calls of the form under test: one that has left the page may still report the visit to it. */
const withoutVisits = (calls: unknown[][]) =>
  calls.filter(([address]) => !String(address).endsWith('/before-we-record/visits'))

const keptNotice = /^Saved in this browser at/

const answering = (respond: (url: string) => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', async (url: string) => respond(url))

const problem = (status: number) => Response.json({ error: 'No', code: 'failed' }, { status })

function embed(attributes = 'questionnaire-id="before-we-record" api-base="https://cueroom.example"') {
  document.body.innerHTML = `<cueroom-questionnaire ${attributes}></cueroom-questionnaire>`
  return document.body.firstElementChild as HTMLElement
}

beforeEach(() => answering(() => Response.json(questionnaire)))
afterEach(async () => {
  await emptyBrowser()
  document.head.querySelector('style[data-host]')?.remove()
})

test('a questionnaire that is gone says so', async () => {
  answering(() => problem(404))
  embed()
  await expect.element(page.getByRole('heading', { name: 'Questionnaire Not Found' })).toBeVisible()
})

test('a personal link that does not work says what to do, and can be done without', async () => {
  const asked: string[] = []
  answering((url) => {
    asked.push(url)
    return url.includes('guest=')
      ? Response.json({ error: 'No', code: 'invalid_link' }, { status: 400 })
      : Response.json(questionnaire)
  })
  const failed = vi.fn()
  document.body.addEventListener('cueroom-error', (event) => failed(event.detail.reason), { once: true })
  embed('questionnaire-id="before-we-record" api-base="https://cueroom.example" guest="7.cut"')
  await expect.element(page.getByRole('heading', { name: 'This personal link doesn’t work' })).toBeVisible()
  await expect.element(page.getByText(/Ask the host for a new one/)).toBeVisible()
  expect(asked[0]).toMatch(/\?guest=7\.cut&lang=en$/)
  expect(failed).toHaveBeenCalledWith('link')
  await userEvent.click(page.getByRole('button', { name: 'Answer without it' }))
  await expect.element(page.getByLabelText('Your email address')).toBeVisible()
})

test('an element without an id asks no server', async () => {
  const asked = vi.fn((_address: unknown) => problem(500))
  answering(asked)
  embed('')
  await expect.element(page.getByText('Questionnaire Not Found')).toBeVisible()
  expect(withoutVisits(asked.mock.calls)).toEqual([])
})

test('a server that fails can be asked again', async () => {
  answering(() => problem(503))
  embed()
  await expect.element(page.getByText("Couldn't load the questions")).toBeVisible()

  answering(() => Response.json(questionnaire))
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByRole('heading', { name: 'Before we record' })).toBeVisible()
})

test('the questions are asked of the server in api-base, without cookies', async () => {
  const fetch = vi.fn(async () => Response.json(questionnaire))
  vi.stubGlobal('fetch', fetch)
  embed()
  await expect.element(page.getByText('6 questions, about 4 minutes')).toBeVisible()
  const [url, init] = withoutVisits(fetch.mock.calls)[0] as [string, RequestInit]
  expect(url).toBe('https://cueroom.example/api/questionnaires/before-we-record?lang=en')
  expect(init.credentials).toBe('omit')
})

test('every type of question can be answered by its label, and progress counts along', async () => {
  embed()
  await userEvent.fill(page.getByLabelText('How is your name pronounced?'), 'AY-da')
  await userEvent.fill(
    page.getByLabelText('How would you introduce yourself? (required)'),
    'I write programs.',
  )
  await userEvent.selectOptions(page.getByLabelText('Which format?'), 'Audio')
  await userEvent.click(page.getByLabelText('Online'))
  await userEvent.click(page.getByLabelText('Bees'))
  await userEvent.click(page.getByLabelText('Maps'))
  await userEvent.click(page.getByLabelText('Maps'))
  await expect.element(page.getByText('5 of 6')).toBeVisible()
  await expect.element(page.getByLabelText('Maps')).not.toBeChecked()
})

test('a file that is no photo is refused, a photo is shown smaller than it came', async () => {
  embed()
  const field = page.getByLabelText('A photo of you')
  await userEvent.upload(field, new File(['not a photo'], 'notes.png', { type: 'image/png' }))
  await expect
    .element(page.getByText('We can’t read this photo. Choose a PNG, JPEG or WebP file.'))
    .toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Submit Responses' }))
  await expect.element(page.getByRole('listitem').getByText('A photo of you')).toBeVisible()

  await userEvent.upload(field, await drawnPhoto(1024, 512))
  const photo = page.getByAltText('The photo you chose')
  await expect.element(photo).toBeVisible()
  await expect.poll(() => (photo.element() as HTMLImageElement).naturalWidth).toBe(512)
  await expect.element(page.getByText('1 of 6')).toBeVisible()
})

test('web addresses in the words of the host are links that leave the form open', async () => {
  const [name] = questionnaire.questions
  const details = 'As in javascript:alert(1), or https://example.com/how.'
  const statement = {
    ...name!,
    id: 'read',
    type: 'statement' as const,
    question: 'Read http://example.com/first',
  }
  answering(() =>
    Response.json({
      ...questionnaire,
      description: 'All about it: https://example.com/show',
      questions: [{ ...name, details }, statement],
    }),
  )
  embed()
  for (const href of ['https://example.com/show', 'https://example.com/how', 'http://example.com/first']) {
    const link = page.getByRole('link', { name: href, exact: true })
    await expect.element(link).toHaveAttribute('href', href)
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('rel', 'nofollow noopener')
  }
  expect(page.getByRole('link').elements()).toHaveLength(3)
  await expect.element(page.getByText(/^As in javascript:alert\(1\), or/)).toBeVisible()
})

test('a questionnaire that is closed says so under its title', async () => {
  answering(() => Response.json({ closed: true, title: 'Before we record' }))
  embed()
  await expect.element(page.getByRole('heading', { name: 'Before we record' })).toBeVisible()
  await expect.element(page.getByText(/closed for now/)).toBeVisible()
})

test('answers survive a reload of the page, and nobody else’s are taken', async () => {
  embed()
  await userEvent.fill(page.getByLabelText('How is your name pronounced?'), 'AY-da')
  await expect.element(page.getByText(keptNotice)).toBeVisible()
  embed()
  await expect.element(page.getByLabelText('How is your name pronounced?')).toHaveValue('AY-da')
  await expect.element(page.getByText(/^We restored your answers from /)).toBeVisible()

  answering(() => Response.json({ ...questionnaire, id: 'another' }))
  embed('questionnaire-id="another" api-base="https://cueroom.example"')
  await expect.element(page.getByLabelText('How is your name pronounced?')).toHaveValue('')
})

test('where the browser keeps nothing, the widget does not claim it', async () => {
  const denied = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError')
  })
  embed()
  await userEvent.fill(page.getByLabelText('How is your name pronounced?'), 'AY-da')
  await expect.element(page.getByText('1 of 6')).toBeVisible()
  await expect.element(page.getByText(keptNotice)).not.toBeInTheDocument()
  await expect.element(page.getByText(/doesn’t let the page save your answers/)).toBeVisible()
  denied.mockRestore()
})

test('an element that the page moves keeps what was typed', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(null)
  const element = embed()
  await userEvent.fill(page.getByLabelText('How is your name pronounced?'), 'AY-da')
  const elsewhere = document.body.appendChild(document.createElement('main'))
  elsewhere.append(element)
  await expect.element(page.getByLabelText('How is your name pronounced?')).toHaveValue('AY-da')
  vi.restoreAllMocks()
})

test('attributes may change and go at any time', async () => {
  const element = embed()
  await expect.element(page.getByText('Before we record')).toBeVisible()
  const surface = () => element.shadowRoot?.querySelector<HTMLElement>('.cueroom')
  element.setAttribute('theme', 'dark')
  await expect.poll(() => surface()?.dataset['theme']).toBe('dark')
  element.removeAttribute('theme')
  await expect.poll(() => surface()?.dataset['theme']).toBe('light')
})

test('an element far below the viewport asks nothing until it is near', async () => {
  const asked = vi.fn(() => Response.json(questionnaire))
  answering(asked)
  const element = embed()
  element.style.marginTop = '5000px'
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(asked).not.toHaveBeenCalled()
  element.scrollIntoView()
  await expect.element(page.getByText('Before we record')).toBeVisible()
})

test('a page with hostile styles does not change the widget', async () => {
  const element = embed()
  const title = page.getByRole('heading', { name: 'Before we record' })
  await expect.element(title).toBeVisible()
  const before = appearance(title.element())

  const style = document.head.appendChild(document.createElement('style'))
  style.dataset['host'] = ''
  style.textContent =
    '* { all: unset !important; color: red !important; font-size: 3px !important; letter-spacing: 2em !important } html { font-size: 40px }'
  expect(appearance(title.element())).toEqual(before)
  expect(getComputedStyle(element).display).toBe('grid')
})

const appearance = (element: Element) => {
  const { color, fontSize, letterSpacing, fontFamily, width } = getComputedStyle(element)
  return { color, fontSize, letterSpacing, fontFamily, width: Math.round(Number.parseFloat(width) / 100) }
}

async function drawnPhoto(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'me.jpg', { type: 'image/jpeg' })
}

test('a choice that is moved in a ranking keeps the focus, and its new place is announced', async () => {
  const options = ['Oslo', 'Rome', 'Lisbon', 'Cairo', 'Lima']
  const cities = { ...question, id: 'cities', question: 'Your favourite cities', type: 'ranking', options }
  answering(() => Response.json({ ...questionnaire, questions: [cities] }))
  const element = embed()
  await userEvent.click(page.getByRole('button', { name: 'Move up: Lisbon' }))
  const announced = element.shadowRoot!.querySelector('ol + [role=status]')
  await expect.poll(() => announced?.textContent).toBe('Moved Lisbon to position 2 of 5')
  const focused = () => element.shadowRoot!.activeElement?.getAttribute('aria-label')
  expect(focused()).toBe('Move up: Lisbon')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => announced?.textContent).toBe('Moved Lisbon to position 1 of 5')
})
