import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../loader.ts'
import { embed, emptyBrowser, server } from '../questionnaires/testing.ts'

beforeEach(() => server())
afterEach(emptyBrowser)

const opener = () => page.getByRole('button', { name: 'Join us' })
const dialog = () => page.getByRole('dialog')
/** The innermost element that has the focus. */
const focused = () => document.querySelector('cueroom-questionnaire')?.shadowRoot?.activeElement

async function openDialog(mode: string) {
  embed(`mode="${mode}" button-label="Join us"`)
  await userEvent.click(opener())
  await expect.element(dialog()).toBeVisible()
}

test.each(['popup', 'slide-in', 'side-tab'])(
  'the Back button closes a %s, stays on the page, and gives the focus back',
  async (mode) => {
    const before = { length: history.length, address: location.href }
    await openDialog(mode)
    await userEvent.fill(page.getByLabelText('Who are you? (required)'), 'I dig.')
    history.back()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(location.href).toBe(before.address)
    expect(focused()?.textContent).toBe('Join us')
    await userEvent.click(opener())
    await expect.element(page.getByLabelText('Who are you? (required)')).toHaveValue('I dig.')
  },
)

test('properties do what attributes do, set before the element is in the page', async () => {
  const element = document.createElement('cueroom-questionnaire')
  Object.assign(element, {
    apiBase: 'https://cueroom.example',
    questionnaireId: 'before-we-record',
    mode: 'side-tab',
    buttonLabel: 'Join us',
    theme: 'dark',
    debug: true,
    autosave: 'off',
  })
  // Far below the window, where a form in its place would not load
  element.style.marginTop = '5000px'
  document.body.append(element)
  await userEvent.click(opener())
  await expect.element(page.getByText(/^Your answers aren’t saved on this device/)).toBeVisible()
  expect(element.shadowRoot?.querySelector('[data-theme=dark]')).not.toBeNull()
  await expect.element(page.getByRole('note', { name: 'Debugging' })).toBeInTheDocument()
  element.debug = false
  await expect.element(page.getByRole('note', { name: 'Debugging' })).not.toBeInTheDocument()
})

test("a form that the page's own button opens takes no room", async () => {
  const element = embed('opener=".join" style="display: block; min-height: 100vh"')
  await expect.poll(() => element.shadowRoot?.querySelector('dialog')).toBeTruthy()
  expect(element.getBoundingClientRect().height).toBe(0)
})

test('tabs of both widgets on one page do not cover each other', async () => {
  embed('mode="side-tab" button-label="Join us"')
  const other = document.createElement('cueroom-sponsorship')
  Object.assign(other, { mode: 'side-tab', buttonLabel: 'Sponsor us', apiBase: 'https://cueroom.example' })
  document.body.append(other)
  const sponsor = page.getByRole('button', { name: 'Sponsor us' })
  await expect.element(opener()).toBeVisible()
  await expect.element(sponsor).toBeVisible()
  // Each comes to its place with its styles
  await expect
    .poll(() => {
      const [ours, theirs] = [opener(), sponsor].map((tab) => tab.element().getBoundingClientRect())
      return { isAbove: theirs!.bottom <= ours!.top, atTheEdge: theirs!.right === ours!.right }
    })
    .toEqual({ isAbove: true, atTheEdge: true })
})

test('closing it another way takes its entry out of the history, and leaves that of the page', async () => {
  history.replaceState({ router: 'of the page' }, '')
  await openDialog('popup')
  expect(history.state).toMatchObject({ router: 'of the page' })
  const left = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  await left
  expect(history.state).toEqual({ router: 'of the page' })
})

test('a page that adds a history entry keeps it when the dialog closes', async () => {
  await openDialog('popup')
  history.pushState({ chapter: 2 }, '')
  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(history.state).toEqual({ chapter: 2 })
})
