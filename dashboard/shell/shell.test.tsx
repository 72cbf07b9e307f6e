// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { memoryHistory } from '../routing/memory-history.ts'
import { part } from '../routing/pages.ts'
import { createRouter } from '../routing/router.ts'
import { Link } from '../routing/routing.tsx'
import { guestCard, hostApi, renderApp } from '../testing.tsx'
// Loaded ahead: the application loads it when it is first opened
import '../content/content-screen.tsx'
import { App } from './app.tsx'
import { paletteQuery } from '../app/type-ahead.ts'
import { dismissedToastKept, lastToast, showLastToast, toast } from '../ui/toasts.tsx'

const api = (more: Parameters<typeof hostApi>[0] = {}) =>
  hostApi({
    guests: { list: () => [guestCard({ name: 'Ada Lovelace', company: 'Engine Works' })] },
    content: { recent: () => [] },
    show: { settings: () => null },
    ...more,
  })

test('the sidebar leads to the screens, and each has its own title', async () => {
  const { address } = renderApp('/guests/', api())
  const entries = within(await screen.findByRole('navigation', { name: 'Main' })).getAllByRole('link')
  expect(entries.map((entry) => entry.textContent)).toEqual([
    'Today',
    'Inbox',
    'Show Settings',
    'Questionnaire Builder',
    'Guest Manager',
    'Episodes',
    'AI Content Wiz',
    'Marketing Hub',
    'Analytics',
    'Recently deleted',
  ])
  expect(screen.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin')
  expect(await screen.findByRole('heading', { level: 1, name: 'Guest Manager' })).toBeInTheDocument()

  await userEvent.click(screen.getByRole('link', { name: 'AI Content Wiz' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Content Generator' })).toBeInTheDocument()
  expect(document.title).toBe('Content Generator · Cueroom')

  await userEvent.click(screen.getByRole('link', { name: 'Show Settings' }))
  expect(await screen.findByDisplayValue('Unhurried Work')).toBeInTheDocument()
  expect(address()).toBe('/show-settings')
})

test('a press is answered while the code of the next screen loads', async () => {
  const loading = Promise.withResolvers<() => ReactNode>()
  const screens = [
    { path: '/', screen: part(async () => () => <Link to="/next">Next</Link>) },
    { path: '/next', screen: part(() => loading.promise) },
  ]
  const router = createRouter(screens, memoryHistory('/'))
  render(<App router={router} />)
  await userEvent.click(await screen.findByRole('link', { name: 'Next' }))
  expect(await screen.findByRole('progressbar', { name: 'Loading the page' })).toBeInTheDocument()
  loading.resolve(() => 'The next screen')
  expect(await screen.findByText('The next screen')).toBeInTheDocument()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('the account’s menu opens at the first press, loaded or not, and gives the focus back', async () => {
  renderApp('/guests', api())
  await userEvent.click(await screen.findByRole('button', { name: /^Account:/ }))
  expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: /^Account:/ })).toHaveFocus())
})

test('the address of the server alone shows the settings, and the sidebar marks them', async () => {
  renderApp('/', api())
  const settings = await screen.findByRole('link', { name: 'Show Settings' })
  expect(settings).toHaveAttribute('aria-current', 'page')
  await userEvent.click(screen.getByRole('link', { name: 'Guest Manager' }))
  await waitFor(() => expect(settings).not.toHaveAttribute('aria-current'))
  expect(screen.getByRole('link', { name: 'Guest Manager' })).toHaveAttribute('aria-current', 'page')
})

test.each([{ signedIn: true }, { signedIn: false }])(
  'an unknown address is a page that says so (%o)',
  async (visitor) => {
    renderApp('/nowhere', api(), visitor)

    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument()
    await waitFor(() => expect(screen.queryAllByRole('navigation')).toHaveLength(visitor.signedIn ? 1 : 0))
  },
)

test.each([
  '/q/',
  '/q/before-we-record/answers',
  '/questionnaire/a/b',
  '/sponsorship/a/b',
  '/sponsorship-packages/a/b',
  '/g/a/b',
  '/admin-nowhere',
  '/admin/tenants',
])('no sidebar is around %s, which leads nowhere, even for a signed-in host', async (path) => {
  renderApp(path, api())

  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument()
  expect(screen.getByText('everything before you press record')).toBeInTheDocument()
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('what is loaded stays, whatever gets the focus or the network back', async () => {
  const list = vi.fn(() => [guestCard({ name: 'Ada Lovelace' })])
  renderApp(
    '/guests',
    hostApi({ guests: { list }, content: { recent: () => [] }, show: { settings: () => null } }),
  )
  await screen.findByRole('article')
  const asked = list.mock.calls.length
  for (const event of ['focus', 'visibilitychange', 'online']) window.dispatchEvent(new Event(event))
  document.dispatchEvent(new Event('visibilitychange'))
  await userEvent.click(screen.getByRole('link', { name: 'Show Settings' }))
  await screen.findByRole('heading', { level: 1, name: 'Show Settings' })
  await userEvent.click(screen.getByRole('link', { name: 'Guest Manager' }))
  await screen.findByRole('article')
  expect(list).toHaveBeenCalledTimes(asked)
})

test('Ctrl K finds a guest by company and opens their page', async () => {
  const { address } = renderApp('/show-settings', api())
  await screen.findByRole('heading', { name: 'Show Settings' })
  await userEvent.keyboard('{Control>}k{/Control}')

  const field = await screen.findByRole('combobox', { name: 'Search screens, guests and actions' })
  await userEvent.type(field, 'engine')
  const guest = await screen.findByRole('option', { name: /^Ada Lovelace/ })
  const chosen = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
  await waitFor(() => expect(chosen()).toBe(guest))
  expect(guest.getAttribute('aria-selected')).toBe('true')
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(chosen()?.textContent).toContain('for Ada Lovelace'))
  await userEvent.keyboard('{ArrowUp}{Enter}')

  await waitFor(() => expect(address()).toMatch(/^\/guests\/\d+$/))
})

test('what was said is found in the palette, and opens its line', async () => {
  const found = { episodeId: 7, title: 'Kelp', line: 12, start: 62, speaker: 'Maya' }
  const said = { ...found, text: 'The urchins ate everything.' }
  const { address } = renderApp(
    '/guests',
    api({ transcripts: { search: () => ({ lines: [said], isCut: false }) } }),
  )
  await screen.findByRole('article')
  await userEvent.keyboard('{Control>}k{/Control}')

  await userEvent.type(await screen.findByPlaceholderText('Search screens, guests and actions'), 'urchins')
  await screen.findByText('Maya in Kelp')
  await userEvent.click(screen.getByText(/ate everything/))

  await waitFor(() => expect(address()).toBe('/episodes/7?tab=talk&line=12'))
})

test('what is typed before the palette has opened is searched for, and no shortcut hears it', async () => {
  const { address } = renderApp('/guests', api())
  await screen.findByRole('article')
  // No waiting between the keys: the palette opens while they are pressed
  await userEvent
    .setup({ delay: null })
    .keyboard('{Control>}k{/Control}nxeng{Backspace}{Backspace}{Backspace}')
  expect(paletteQuery.get()).toBe('nx')
  await userEvent.setup({ delay: null }).keyboard('{Backspace}{Backspace}engine{Enter}')

  await waitFor(() => expect(address()).toMatch(/^\/guests\/\d+$/))
  expect(screen.queryByRole('dialog', { name: 'Add Guest' })).toBeNull()
})

test('? lists the keys, and keys without Ctrl can be switched off', async () => {
  renderApp('/guests', api())
  await screen.findByRole('article')
  await userEvent.keyboard('?')
  await userEvent.click(await screen.findByRole('switch', { name: /^Single-key shortcuts/ }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await userEvent.keyboard('?')

  expect(screen.queryByRole('dialog')).toBeNull()
  expect(localStorage.getItem('cueroom.single-keys-off')).toBe('off')
})

test('a question mark typed into a field stays a question mark', async () => {
  renderApp('/guests', api())

  await userEvent.type(await screen.findByRole('textbox', { name: 'Search guests' }), '?')

  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Search guests' }).value).toBe('?')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a dismissed toast can be called back until it is removed after 1,000,000 ms', async () => {
  renderApp('/guests', api())
  await screen.findByRole('article')
  toast.failure({ title: 'Delete Failed' })
  await screen.findByText('Delete Failed')

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  screen.getByRole('button', { name: 'Dismiss' }).click()
  await waitFor(() => expect(screen.queryByText('Delete Failed')).toBeNull())
  showLastToast()
  await screen.findByText('Delete Failed')
  screen.getByRole('button', { name: 'Dismiss' }).click()
  await waitFor(() => expect(screen.queryByText('Delete Failed')).toBeNull())
  vi.advanceTimersByTime(dismissedToastKept - 10_000)
  expect(lastToast()?.title).toBe('Delete Failed')
  vi.advanceTimersByTime(10_000)
  expect(lastToast()).toBeUndefined()
  vi.useRealTimers()
})
