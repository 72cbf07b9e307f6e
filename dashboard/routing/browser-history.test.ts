// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { addressOf, browserHistory } from './history.ts'

const moved = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))

test('what the browser does to the history is heard, with how far it went', async () => {
  const entries = browserHistory()
  const deltas: number[] = []
  const stop = entries.listen((delta) => void deltas.push(delta))
  const first = entries.place()
  entries.push('/guests?sort=name#top')
  entries.replace('/guests?sort=-name')
  entries.push('/episodes')
  const last = entries.place()
  entries.go(-2)
  await moved()
  expect(entries.place()).toEqual(first)
  entries.go(2)
  await moved()
  expect(entries.place()).toEqual(last)
  // A link within the page
  location.hash = 'main'
  await moved()
  expect(addressOf(entries.place())).toBe('/episodes#main')
  entries.go(-2)
  await moved()
  expect(addressOf(entries.place())).toBe('/guests?sort=-name')
  expect(deltas).toEqual([-2, 2, 1, -2])
  stop()
})

test('a page that was loaded again is at the entry where it was', () => {
  const entries = browserHistory()
  entries.push('/guests')
  expect(browserHistory().place()).toEqual(entries.place())
})

test('when the browser takes no more changes, the address is loaded', () => {
  const entries = browserHistory()
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError')
  })
  // A part of the page, as jsdom loads no other
  entries.push('#main')
  expect(location.hash).toBe('#main')
})
