import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../loader.ts'
import { done, emptyBrowser, key, onDisk, sent, server, submit, thanks } from './testing.ts'

/** Lets the questions load. */
let load: () => void
beforeEach(() => {
  server(done)
  const answer = fetch
  const asked = new Promise<void>((resolve) => (load = resolve))
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    await asked
    return answer(url, init)
  })
})
afterEach(emptyBrowser)

const text = page.getByLabelText('Who are you? (required)')
const bees = page.getByLabelText('Bees')

/** The public page as the server writes it. */
function open({ attributes = '', bio = '' } = {}) {
  document.body.innerHTML = `<cueroom-questionnaire questionnaire-id="before-we-record" api-base="https://cueroom.example" ${attributes}>
    <form data-cueroom>
      <label>Who are you? (required)<textarea name="q.bio">${bio}</textarea></label>
      <label><input type="radio" name="q.place" value="Studio">Studio</label>
      <label><input type="radio" name="q.place" value="Online">Online</label>
      <label><input type="checkbox" name="q.topics" value="Bees">Bees</label>
      <label><input type="checkbox" name="q.topics" value="Maps">Maps</label>
      <input type="hidden" name="token" value="of-this-page">
    </form>
  </cueroom-questionnaire>`
  return document.body.firstElementChild as HTMLElement
}

const keptNow = () => JSON.parse(localStorage.getItem(key) ?? '{}').answers
const keep = (answers: object) =>
  localStorage.setItem(
    key,
    JSON.stringify({ answers, token: 'older', savedAt: new Date().toISOString(), pending: false }),
  )
const hasLoaded = async (element: Element) => {
  await expect.poll(() => element.shadowRoot?.querySelector('form')).toBeTruthy()
}

test('what a guest typed before the questions loaded is kept, also if they leave before that', async () => {
  open()
  await userEvent.fill(text, 'I dig.')
  await expect.poll(keptNow).toEqual({ bio: 'I dig.' })
  await userEvent.click(page.getByLabelText('Online'))
  await userEvent.click(page.getByLabelText('Maps'))
  await expect.poll(keptNow).toEqual({ bio: 'I dig.', place: 'Online', topics: 'Maps' })
  await expect.poll(() => onDisk(key)).toContain('Maps')
})

test('a guest who is typing when the questions come goes on in the same place', async () => {
  const element = open()
  await userEvent.type(text, 'I dg.{ArrowLeft}{ArrowLeft}')
  load()
  await hasLoaded(element)
  expect(element.querySelector('form')).toBeNull()
  await userEvent.keyboard('i')
  await expect.element(text).toHaveValue('I dig.')
  expect(keptNow()).toEqual({ bio: 'I dig.' })
  await userEvent.click(page.getByLabelText('Online'))
  await submit()
  await thanks()
  expect(sent.at(-1)).toMatchObject({ responses: { bio: 'I dig.', place: 'Online' } })
})

test('the choice a guest has the focus on keeps it', async () => {
  const element = open()
  await userEvent.click(page.getByLabelText('Maps'))
  load()
  await hasLoaded(element)
  await userEvent.keyboard(' ')
  await expect.element(page.getByLabelText('Maps')).not.toBeChecked()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift} ')
  await expect.element(bees).toBeChecked()
})

test('answers of an earlier visit are there next to what the guest has just typed', async () => {
  keep({ bio: 'I dig.', topics: ['Bees'] })
  const element = open()
  await userEvent.fill(text, 'I dive.')
  load()
  await hasLoaded(element)
  await expect.element(text).toHaveValue('I dive.')
  await expect.element(bees).toBeChecked()
  expect(keptNow()).toEqual({ bio: 'I dive.', topics: ['Bees'] })
})

test('a field that the guest has not touched changes nothing of an earlier visit', async () => {
  keep({ bio: 'I dig deeper.' })
  const element = open({ bio: 'I dig.' })
  load()
  await hasLoaded(element)
  await expect.element(text).toHaveValue('I dig deeper.')
  await expect.element(page.getByText(/We restored your answers/)).toBeVisible()
})

test('a page that was sent and refused shows what was sent', async () => {
  keep({ bio: 'I dig deeper.' })
  const element = open({ attributes: 'refused=""', bio: 'I dive.' })
  load()
  await hasLoaded(element)
  await expect.element(text).toHaveValue('I dive.')
  expect(sent).toEqual([])
})

test('a form that a closing browser may not have sent is sent by the next visit, as the same submission', async () => {
  const left = open()
  await userEvent.fill(text, 'I dig.')
  await userEvent.click(page.getByLabelText('Online'))
  await expect.poll(keptNow).toEqual({ bio: 'I dig.', place: 'Online' })
  left.querySelector('form')!.dispatchEvent(new SubmitEvent('submit'))
  load()
  open()
  await thanks()
  expect(sent).toMatchObject([{ responses: { bio: 'I dig.', place: 'Online' }, uniqueToken: 'of-this-page' }])
  expect(localStorage.getItem(key)).toBeNull()
})
