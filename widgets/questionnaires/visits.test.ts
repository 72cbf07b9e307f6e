import { afterEach, expect, test, vi } from 'vitest'
import '../loader.ts'
import { embed, emptyBrowser, fillIn, sent, server, submit, thanks, visits } from './testing.ts'
import { visitKey } from './visits.ts'

afterEach(emptyBrowser)
const ids = () => new Set(visits.map(({ visit }) => visit))
const key = visitKey('before-we-record')

// First: later the rules are loaded already
test('a form that is taken away before its rules came is not a visit', async () => {
  server()
  const form = embed()
  await expect.poll(() => form.shadowRoot?.querySelector('form')).toBeTruthy()
  embed('autosave="off"')
  await expect.poll(() => visits).toHaveLength(1)
  expect(localStorage.getItem(key)).toBeNull()
})

test('a page that keeps nothing in the browser keeps no visit', async () => {
  server()
  embed('autosave="off"')
  await expect.poll(() => visits).toHaveLength(1)
  expect(localStorage.getItem(key)).toBeNull()
})

test('a visit is reported with the answered questions, never with answers, and its id goes with what is sent', async () => {
  server()
  embed()
  await expect.poll(() => visits).toHaveLength(1)
  expect(visits[0]).toMatchObject({ answered: [] })
  await fillIn()
  // Whoever leaves the page is counted before the pause after the last answer ends
  dispatchEvent(new PageTransitionEvent('pagehide'))
  await expect.poll(() => visits.at(-1)?.answered).toEqual(['bio', 'place'])
  expect(JSON.stringify(visits)).not.toContain('I dig')
  await submit()
  await thanks()
  expect(sent[0]).toMatchObject({ visit: visits[0]!.visit })
})

test('the same browser is one visit for a day, and another one after it', async () => {
  server()
  embed()
  await expect.poll(() => visits).toHaveLength(1)
  embed()
  await expect.poll(() => visits).toHaveLength(2)
  expect(ids().size).toBe(1)
  const { id } = JSON.parse(localStorage.getItem(key)!)
  localStorage.setItem(key, JSON.stringify({ id, at: Date.now() - 90_000_000 }))
  embed()
  await expect.poll(() => visits).toHaveLength(3)
  expect(ids().size).toBe(2)
})

test('a server that counts nothing does not disturb who answers', async () => {
  server()
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.endsWith('/visits')) throw new TypeError('Failed to fetch')
    return fetch(url, init)
  })
  embed()
  await fillIn()
  await submit()
  await thanks()
  expect(sent).toHaveLength(1)
})
