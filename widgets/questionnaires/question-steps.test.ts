import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../loader.ts'
import { embed, emptyBrowser, questionnaire, server } from './testing.ts'

afterEach(emptyBrowser)

const button = (name: string) => page.getByRole('button', { name })
const who = () => page.getByLabelText('Who are you? (required)')

/** A form of one question at a time, for the guest of a personal link. */
function embedSteps() {
  server()
  const element = embed('autosave="off" guest="7.ssssssssssssssssssssss"')
  element.preview = {
    ...questionnaire,
    contact: null,
    host: { name: 'Ines', photo: null },
    settings: { ...questionnaire.settings, oneAtATime: 'always' },
  }
  return element
}

test('a form of one question at a time welcomes first, and Enter starts it with its first field', async () => {
  const element = embedSteps()
  await expect.element(page.getByText('Ines, your host')).toBeVisible()
  await expect.element(page.getByText(/^3 questions, about/)).toBeVisible()
  await expect.element(who()).not.toBeInTheDocument()
  button('Start').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => element.shadowRoot?.activeElement?.tagName).toBe('TEXTAREA')
  expect(element.hasAttribute('started')).toBe(true)
})

test('the first question promises the same minutes as the welcome, whoever is asked for a name', async () => {
  const element = embedSteps()
  element.removeAttribute('guest')
  await expect.element(page.getByText('3 questions, about 2 minutes')).toBeVisible()
  await userEvent.click(button('Start'))
  await expect.element(page.getByLabelText('Your name')).toBeVisible()
  await expect.element(page.getByText('about 2 minutes', { exact: true })).toBeVisible()
})

test('Back leads from the first question to the welcome, and keeps its answer', async () => {
  const element = embedSteps()
  await userEvent.click(button('Start'))
  await userEvent.fill(who(), 'I dig.')
  await userEvent.click(button('Back'))
  await expect.element(page.getByText('Ines, your host')).toBeVisible()
  expect(element.hasAttribute('started')).toBe(false)
  await userEvent.click(button('Start'))
  await expect.element(who()).toHaveValue('I dig.')
})

test('Enter leads to what loads when it is first shown, and the focus with it', async () => {
  const element = embedSteps()
  const [first] = questionnaire.questions
  const section = { ...first!, id: 'part', question: 'Your talk', type: 'section' as const, required: false }
  const name = { ...first!, id: 'who', question: 'Who?', type: 'text' as const, required: false }
  element.preview = { ...(element.preview as typeof questionnaire), questions: [name, section] }
  await userEvent.click(button('Start'))
  await userEvent.fill(page.getByLabelText('Who?'), 'Ada')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => element.shadowRoot?.activeElement?.textContent).toContain('Your talk')
})

test('in a window as low as at 400 % the question is in sight, and no choice is wrong before it is made', async () => {
  await page.viewport(320, 256)
  onTestFinished(() => page.viewport(414, 896))
  const element = embedSteps()
  await userEvent.click(button('Start'))
  await expect.poll(() => element.shadowRoot?.activeElement?.tagName).toBe('TEXTAREA')
  const label = element.shadowRoot!.querySelector('label')!
  await expect.poll(() => label.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  await userEvent.fill(who(), 'I dig.')
  await userEvent.click(button('Next'))
  await expect.element(page.getByLabelText('Online')).toHaveAttribute('aria-invalid', 'false')
})

test('a guest who wants to see all questions first gets them on one page', async () => {
  embedSteps()
  await userEvent.click(button('See all questions'))
  await expect.element(who()).toBeVisible()
  await expect.element(page.getByLabelText('Online')).toBeVisible()
  await expect.element(button('Submit Responses')).toBeVisible()
})
