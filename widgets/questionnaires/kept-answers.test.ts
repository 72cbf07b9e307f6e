import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emptyBrowser, onDisk, done, server, embed, submit, fillIn, thanks, key } from './testing.ts'
import '../loader.ts'

beforeEach(() => server(done))
afterEach(emptyBrowser)

test('another tab of the guest has the same answers', async () => {
  embed()
  await fillIn()
  const theirs = { ...JSON.parse(localStorage.getItem(key)!), answers: { bio: 'I dig deeper.' } }
  dispatchEvent(
    new StorageEvent('storage', { key, newValue: JSON.stringify(theirs), storageArea: localStorage }),
  )
  await expect.element(page.getByLabelText('Who are you? (required)')).toHaveValue('I dig deeper.')
})

test('the guest can clear everything, after a second question', async () => {
  const element = embed()
  await fillIn()
  const focused = () => element.shadowRoot?.activeElement?.textContent
  await userEvent.click(page.getByRole('button', { name: 'Clear answers' }))
  await expect.poll(focused).toBe('Keep my answers')
  await userEvent.keyboard('{Enter}')
  await expect.poll(focused).toBe('Clear answers')
  await expect.element(page.getByLabelText('Who are you? (required)')).toHaveValue('I dig.')
  await userEvent.click(page.getByRole('button', { name: 'Clear answers' }))
  await userEvent.click(page.getByRole('button', { name: 'Clear everything' }))
  await expect.element(page.getByLabelText('Who are you? (required)')).toHaveValue('')
  expect(localStorage.getItem(key)).toBeNull()
})

test('a page may switch saving off, and the notice says so', async () => {
  embed('autosave="off"')
  await fillIn()
  await expect.element(page.getByText(/^Your answers aren’t saved on this device/)).toBeVisible()
  expect(localStorage.length).toBe(0)
})

test('answers that only the disk has are back, as after the browser was killed', async () => {
  embed()
  await fillIn()
  await expect.poll(() => onDisk(key)).toContain('Online')
  localStorage.clear()
  embed()
  await expect.element(page.getByText(/We restored your answers/)).toBeVisible()
  await expect.element(page.getByLabelText('Who are you? (required)')).toHaveValue('I dig.')
})

test('answers that were sent do not come back from what localStorage had on the disk', async () => {
  embed()
  await fillIn()
  const before = localStorage.getItem(key)!
  await submit()
  await thanks()
  await expect.poll(() => onDisk(key)).toContain('forgottenAt')
  localStorage.setItem(key, before)
  embed()
  await expect.element(page.getByLabelText('Who are you? (required)')).toHaveValue('')
  expect(localStorage.getItem(key)).toBeNull()
})
