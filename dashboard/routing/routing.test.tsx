// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentType, type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { CurrentPage } from './current-page.tsx'
import { addressOf } from './history.ts'
import { memoryHistory } from './memory-history.ts'
import { part, type Route } from './pages.ts'
import { createRouter } from './router.ts'
import { Link, Redirect, RouterProvider, useGuard, usePathId, useSearchParams } from './routing.tsx'

/** A part that loads, or fails to, when the test says so. */
function slow() {
  const [settle, fail] = [[] as ((screen: ComponentType) => void)[], [] as ((error: Error) => void)[]]
  return {
    screen: part(
      () => new Promise<ComponentType>((resolve, reject) => void [settle.push(resolve), fail.push(reject)]),
    ),
    arrive: (text: string) => act(async () => settle.at(-1)!(() => <p>{text}</p>)),
    break: () => act(async () => fail.at(-1)!(new Error('No connection'))),
  }
}

const shows = (Screen: ComponentType) => part(async () => Screen)
const text = (words: string) => shows(() => <p>{words}</p>)

function Frame({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0)
  return (
    <main>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count} times
      </button>
      {children}
    </main>
  )
}
const frame = part(async () => Frame)

const Failure = ({ error }: { error: unknown }) => <p role="alert">{String(error)}</p>

async function open(path: string, routes: Route[]) {
  const history = memoryHistory(path)
  const router = createRouter(routes, history)
  render(
    <RouterProvider router={router}>
      <CurrentPage Failure={Failure} />
      <Link to="/slow">Slow</Link>
      <Link to="/other">Other</Link>
    </RouterProvider>,
  )
  await act(async () => {})
  return {
    address: () => addressOf(history.place()),
    back: () => act(async () => history.go(-1)),
    forward: () => act(async () => history.go(1)),
    setParams: (query: string) => act(async () => router.navigate(query)),
  }
}

test('a page stays, with its address, until the next one has loaded', async () => {
  const next = slow()
  const { address, back } = await open('/', [
    { path: '/', screen: text('First') },
    { path: '/slow', screen: next.screen },
  ])
  await userEvent.click(screen.getByRole('link', { name: 'Slow' }))
  expect(screen.getByText('First')).toBeVisible()
  expect(address()).toBe('/')
  await next.arrive('Second')
  expect(screen.getByText('Second')).toBeVisible()
  expect(address()).toBe('/slow')
  await back()
  expect(screen.getByText('First')).toBeVisible()
})

test('a link that is pointed at or focused loads its page before it is pressed', async () => {
  const next = slow()
  const { address } = await open('/', [
    { path: '/', screen: text('First') },
    { path: '/slow', screen: next.screen },
  ])
  await userEvent.hover(screen.getByRole('link', { name: 'Slow' }))
  await next.arrive('Second')
  expect(address()).toBe('/')
  act(() => screen.getByRole('link', { name: 'Slow' }).click())
  expect(screen.getByText('Second')).toBeVisible()

  const other = slow()
  cleanup()
  await open('/', [
    { path: '/', screen: text('First') },
    { path: '/slow', screen: other.screen },
  ])
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Slow' })).toHaveFocus()
  await other.arrive('Third')
  act(() => screen.getByRole('link', { name: 'Slow' }).click())
  expect(screen.getByText('Third')).toBeVisible()
})

test('whoever goes elsewhere while a page loads never sees it', async () => {
  const next = slow()
  const { address } = await open('/', [
    { path: '/', screen: text('First') },
    { path: '/slow', screen: next.screen },
    { path: '/other', screen: text('Third') },
  ])
  await userEvent.click(screen.getByRole('link', { name: 'Slow' }))
  await userEvent.click(screen.getByRole('link', { name: 'Other' }))
  expect(await screen.findByText('Third')).toBeVisible()
  await next.arrive('Second')
  expect(screen.getByText('Third')).toBeVisible()
  expect(address()).toBe('/other')
})

test('a page that cannot be loaded says so in its frame, and is loaded the next time', async () => {
  const next = slow()
  const { address, back } = await open('/', [
    { path: '/', screen: text('First'), frame },
    { path: '/slow', screen: next.screen, frame },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Pressed 0 times' }))
  await userEvent.click(screen.getByRole('link', { name: 'Slow' }))
  await next.break()
  expect(screen.getByRole('alert')).toHaveTextContent('No connection')
  expect(address()).toBe('/slow')
  expect(screen.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible()
  await back()
  await userEvent.click(screen.getByRole('link', { name: 'Slow' }))
  await next.arrive('Second')
  expect(screen.getByText('Second')).toBeVisible()
})

test('a frame that cannot be loaded is a failure without one', async () => {
  const broken = part<{ children: ReactNode }>(async () => {
    throw new Error('No connection')
  })
  await open('/', [{ path: '/', screen: text('First'), frame: broken }])
  expect(screen.getByRole('alert')).toHaveTextContent('No connection')
})

test('a screen that fails leaves its frame and the other screens as they are', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Broken = () => {
    throw new Error('Out of order')
  }
  await open('/', [
    { path: '/', screen: shows(Broken), frame },
    { path: '/other', screen: text('Second'), frame },
  ])
  expect(screen.getByRole('alert')).toHaveTextContent('Out of order')
  await userEvent.click(screen.getByRole('button', { name: 'Pressed 0 times' }))
  await userEvent.click(screen.getByRole('link', { name: 'Other' }))
  expect(await screen.findByText('Second')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible()
})

const asksAlways = () => true
function Guarded() {
  const question = useGuard(asksAlways)
  if (!question) return <p>Second</p>
  return (
    <>
      <button type="button" onClick={question.stay}>
        Stay
      </button>
      <button type="button" onClick={question.leave}>
        Leave
      </button>
    </>
  )
}
const guarded = [
  { path: '/', screen: text('First') },
  { path: '/other', screen: shows(Guarded) },
  { path: '/slow', screen: text('Third') },
]

test.each(['Back', 'a link'])('what is guarded is left by %s only after a question', async (way) => {
  const { address, back, forward } = await open('/', guarded)
  await userEvent.click(screen.getByRole('link', { name: 'Other' }))
  await screen.findByText('Second')
  const leave = () => (way === 'Back' ? back() : userEvent.click(screen.getByRole('link', { name: 'Slow' })))
  await leave()
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(await screen.findByText('Second')).toBeVisible()
  expect(address()).toBe('/other')
  await leave()
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(await screen.findByText(way === 'Back' ? 'First' : 'Third')).toBeVisible()
  // The question is asked no more than once, and nothing else was added to the history
  await (way === 'Back' ? forward() : back())
  expect(address()).toBe('/other')
})

test('a click with a key, or on a link to another tab, is left to the browser', async () => {
  const { address } = await open('/', [
    {
      path: '/',
      screen: shows(() => (
        <Link to="/other" target="_blank">
          Elsewhere
        </Link>
      )),
    },
    { path: '/other', screen: text('Second') },
  ])
  const isTaken = (name: string, how: object) => {
    const click = createEvent.click(screen.getByRole('link', { name }), how)
    // jsdom would report that it can't follow the link
    const stop = (event: Event) => {
      isPrevented = event.defaultPrevented
      event.preventDefault()
    }
    let isPrevented = false
    window.addEventListener('click', stop, { once: true })
    fireEvent(screen.getByRole('link', { name }), click)
    return isPrevented
  }
  for (const how of [
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])
    expect(isTaken('Other', how)).toBe(false)
  expect(isTaken('Elsewhere', {})).toBe(false)
  expect(address()).toBe('/')
  expect(isTaken('Other', {})).toBe(true)
})

test('a link to where one is adds nothing to the history, and neither does a redirect', async () => {
  const { address, back } = await open('/', [
    { path: '/', screen: text('First') },
    { path: '/slow', screen: shows(() => <Redirect to="/other" />) },
    { path: '/other', screen: text('Second') },
  ])
  await userEvent.click(screen.getByRole('link', { name: 'Slow' }))
  await screen.findByText('Second')
  await userEvent.click(screen.getByRole('link', { name: 'Other' }))
  await back()
  expect(address()).toBe('/')
})

function Record() {
  const id = usePathId('/records/:id')
  const [params, setParams] = useSearchParams()
  const add = () => {
    setParams({ tab: 'about' }, { replace: true })
    setParams((current) => {
      current.set('line', '3')
      return current
    })
  }
  return (
    <button type="button" onClick={add}>
      {id} {params.toString()}
    </button>
  )
}

test('a screen reads its part of the path and the query, and changes of the query add up', async () => {
  const { address, back } = await open('/records/7?tab=notes#end', [
    { path: '/records/:id', screen: shows(Record) },
  ])
  await userEvent.click(screen.getByRole('button', { name: '7 tab=notes' }))
  expect(await screen.findByRole('button', { name: '7 tab=about&line=3' })).toBeVisible()
  expect(address()).toBe('/records/7?tab=about&line=3')
  await back()
  expect(address()).toBe('/records/7?tab=about')
})

test('an address of another site stays an address of this one', async () => {
  const { address, setParams } = await open('/', [{ path: '*', screen: text('Any') }])
  await setParams('https://elsewhere.example/guests?a=1')
  expect(address()).toBe('/guests?a=1')
})
