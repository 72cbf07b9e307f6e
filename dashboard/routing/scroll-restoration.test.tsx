// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { memoryHistory } from './memory-history.ts'
import { part } from './pages.ts'
import { createRouter } from './router.ts'
import { RouterProvider } from './routing.tsx'
import { useScrollRestoration } from './scroll-restoration.ts'

const routes = [{ path: '*', screen: part(async () => () => null) }]
function Scrolls() {
  useScrollRestoration()
  return <p id="notes">Notes</p>
}

/** A page in a window that scrolls. */
async function open() {
  const scroll = vi.fn((_: number, top: number) => Object.assign(window, { scrollY: top }))
  vi.stubGlobal('scrollTo', scroll)
  const history = memoryHistory('/guests')
  const router = createRouter(routes, history)
  await act(async () =>
    render(
      <RouterProvider router={router}>
        <Scrolls />
      </RouterProvider>,
    ),
  )
  const go = (...to: Parameters<typeof router.navigate>) => act(async () => router.navigate(...to))
  return { scroll, go, move: (delta: number) => act(async () => history.go(delta)) }
}

test('another page begins at the top, and Back and Forward find theirs where it was', async () => {
  const { go, move } = await open()
  window.scrollTo(0, 700)
  await go('/guests/7')
  expect(window.scrollY).toBe(0)
  window.scrollTo(0, 300)
  await move(-1)
  expect(window.scrollY).toBe(700)
  await move(1)
  expect(window.scrollY).toBe(300)
})

test('a change of the query that keeps the place scrolls nowhere', async () => {
  const { go } = await open()
  window.scrollTo(0, 700)
  await go('?tab=about', { replace: true, preventScrollReset: true })
  expect(window.scrollY).toBe(700)
  await go('?tab=texts', { replace: true })
  expect(window.scrollY).toBe(0)
})

test('an address with a part of the page begins there', async () => {
  const reveal = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { go, scroll } = await open()
  scroll.mockClear()
  await go('/guests#notes')
  expect(reveal.mock.contexts).toEqual([document.getElementById('notes')])
  expect(scroll).not.toHaveBeenCalled()
  await go('/guests#%')
  expect(scroll).toHaveBeenCalledWith(0, 0)
})

test('positions are stored when the page is left, and the browser restores none itself', async () => {
  await open()
  expect(history.scrollRestoration).toBe('manual')
  window.scrollTo(0, 450)
  window.dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.getItem('cueroom.scroll')).toContain('450')
  expect(history.scrollRestoration).toBe('auto')
  window.dispatchEvent(new Event('pageshow'))
  expect(history.scrollRestoration).toBe('manual')
})
