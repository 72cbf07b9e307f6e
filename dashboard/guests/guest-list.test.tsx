// @vitest-environment jsdom
import type { EpisodeStatus, GuestCard } from '@cueroom/core/guests/guest.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { setShortcutsOn } from '../app/shortcuts.ts'
import {
  type Answers,
  chooseAction,
  guestCard,
  hostApi,
  renderApp,
  renderScreen,
  wholeGuest,
} from '../testing.tsx'
import { GuestsScreen } from './guests-screen.tsx'

type GuestAnswers = NonNullable<Answers['guests']>

const cast = () => [
  guestCard({ name: 'Ada Lovelace', title: 'Analyst' }),
  guestCard({ name: 'Grace Hopper', episodeStatus: 'completed' }),
  guestCard({ name: 'Mary Anning' }),
]

function show(guests: GuestCard[] = cast(), answers: GuestAnswers = {}) {
  renderScreen(<GuestsScreen />, hostApi({ guests: { list: () => guests, ...answers } }), '/guests')
  return guests
}
const card = (name: string) => screen.findByRole('article', { name })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const names = () => screen.queryAllByRole('article').map((article) => article.getAttribute('aria-label'))
const rows = () => screen.queryAllByRole('row').map((row) => row.textContent)

test('the table shows the same guests, and is remembered', async () => {
  const guests = show()
  await card('Ada Lovelace')
  await press('Table')
  expect(rows().slice(1)).toEqual([
    'ALSelect Ada LovelaceAda LovelaceAnalystUnscheduled',
    'GHSelect Grace HopperGrace HopperCompleted',
    'MASelect Mary AnningMary AnningUnscheduled',
  ])

  cleanup()
  show(guests)
  expect(await screen.findByRole('table', { name: 'Guests' })).toBeInTheDocument()
  await press('Cards')
  await card('Ada Lovelace')
})

test('selected guests change status together, and Undo gives each its own back', async () => {
  const sent: { ids: number[]; episodeStatus: EpisodeStatus }[] = []
  const guests = show(cast(), {
    setStatusOfMany: ({ body }) => {
      sent.push(body)
      return { changed: body.ids.length, missing: [] }
    },
  })
  const [ada, grace, mary] = guests.map(({ id }) => id)
  await card('Ada Lovelace')
  await press('Select')
  const bar = within(screen.getByRole('region', { name: 'Selected guests' }))
  expect(bar.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await userEvent.click(bar.getByRole('button', { name: 'Select all 3' }))
  await waitFor(() => expect(bar.getByRole('status').textContent).toBe('3 selected'))

  await userEvent.click(bar.getByRole('button', { name: 'Set status' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Upcoming' }))
  expect(await screen.findByText('3 guests marked upcoming')).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Selected guests' })).toBeNull()
  expect((await card('Grace Hopper')).dataset['status']).toBe('upcoming')

  await press('Undo')
  await screen.findByText('Restored')
  expect((await card('Grace Hopper')).dataset['status']).toBe('completed')
  expect(sent).toEqual([
    { ids: [ada, grace, mary], episodeStatus: 'upcoming' },
    { ids: [ada, mary], episodeStatus: 'unscheduled' },
    { ids: [grace], episodeStatus: 'completed' },
  ])
})

test('selected guests are deleted after a question that says who already was, and Undo brings them back', async () => {
  const guests = cast()
  const all = [...guests]
  show(guests, {
    removeMany: ({ body }) => {
      guests.splice(0, guests.length, ...guests.filter(({ id }) => !body.ids.includes(id)))
      return { deleted: 1, deletionId: 'd1', missing: [body.ids[1]!] }
    },
    restore: () => {
      guests.splice(0, guests.length, ...all)
      return { restored: 2 }
    },
  })
  await card('Ada Lovelace')
  await press('Table')
  for (const name of ['Select Ada Lovelace', 'Select Mary Anning'])
    await userEvent.click(screen.getByRole('checkbox', { name }))
  await press('Delete')
  const dialog = await screen.findByRole('dialog', { name: 'Delete 2 guests' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete 2 guests' }))

  expect(await screen.findByText('Guest Deleted')).toBeInTheDocument()
  expect(screen.getByText('1 guest was already deleted')).toBeInTheDocument()
  expect(rows()).toHaveLength(2)
  await press('Undo')
  await waitFor(() => expect(rows()).toHaveLength(4))
})

test('Shift selects all between two guests, by click and by key, and takes them out again', async () => {
  show()
  await card('Ada Lovelace')
  await press('Table')
  const user = userEvent.setup()
  const tick = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })
  const selected = () =>
    cast()
      .map(({ name }) => name)
      .filter((name) => (tick(name) as HTMLInputElement).checked)
  await user.click(tick('Mary Anning'))
  await user.keyboard('{Shift>}')
  await user.click(tick('Ada Lovelace'))
  expect(selected()).toEqual(['Ada Lovelace', 'Grace Hopper', 'Mary Anning'])
  await user.click(tick('Grace Hopper'))
  await user.keyboard('{/Shift}')
  expect(selected()).toEqual(['Mary Anning'])

  await press('Cards')
  ;(await card('Ada Lovelace')).focus()
  await user.keyboard('x{ArrowDown}{Shift>} {/Shift}')
  expect(selected()).toEqual(['Ada Lovelace', 'Grace Hopper', 'Mary Anning'])
})

test('a guest that the search hides is not changed with the selected ones', async () => {
  show()
  await card('Ada Lovelace')
  await press('Select')
  await press('Select all 3')
  await userEvent.type(screen.getByRole('textbox', { name: 'Search guests' }), 'ada')

  const bar = within(screen.getByRole('region', { name: 'Selected guests' }))
  await waitFor(() => expect(bar.getByRole('status').textContent).toBe('1 selected'))
})

test('the arrow keys lead from guest to guest, letters act on the one that has the focus', async () => {
  const guests = cast()
  const removed: number[] = []
  show(guests, {
    get: ({ params }) => wholeGuest(guests.find(({ id }) => id === params.id)!),
    remove: ({ params }) => {
      removed.push(params.id)
      return { deleted: 1, deletionId: 'd1' }
    },
  })
  const ada = await card('Ada Lovelace')
  expect(screen.getAllByRole('article').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
  ada.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(await card('Grace Hopper')).toHaveFocus()
  await userEvent.keyboard('{End}{ArrowDown}')
  expect(await card('Mary Anning')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  expect(ada).toHaveFocus()

  await userEvent.keyboard('x')
  expect(screen.getByRole('region', { name: 'Selected guests' })).toHaveTextContent('1 selected')
  await userEvent.keyboard('xe')
  expect(await screen.findByRole('dialog', { name: 'Edit Ada Lovelace' })).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(ada).toHaveFocus())

  await userEvent.keyboard('{Delete}')
  await waitFor(() => expect(names()).toEqual(['Grace Hopper', 'Mary Anning']))
  expect(await card('Grace Hopper')).toHaveFocus()
  expect(removed).toEqual([guests[0]!.id])
})

test('of two deletions under way the one that fails restores its own guest only', async () => {
  const guests = cast()
  const answers = new Map<number, PromiseWithResolvers<{ deleted: number; deletionId: string }>>()
  show(guests, {
    remove: ({ params: { id } }) => {
      answers.set(id, Promise.withResolvers())
      return answers.get(id)!.promise
    },
  })
  const [ada, grace] = guests.map(({ id }) => id)
  for (const name of ['Ada Lovelace', 'Grace Hopper']) await chooseAction(name, 'Delete')
  await waitFor(() => expect(names()).toEqual(['Mary Anning']))

  answers.get(grace!)!.resolve({ deleted: 1, deletionId: 'd2' })
  expect(await screen.findByText('Guest Deleted')).toBeInTheDocument()
  answers.get(ada!)!.reject(new Error('lost'))
  expect(await screen.findByText('Delete Failed')).toBeInTheDocument()
  expect(names()).toEqual(['Ada Lovelace', 'Mary Anning'])
})

test('with single keys switched off, letters do nothing and arrows still move', async () => {
  show()
  setShortcutsOn(false)
  try {
    ;(await card('Ada Lovelace')).focus()
    await userEvent.keyboard('x{Delete}')
    expect(screen.queryByRole('region', { name: 'Selected guests' })).toBeNull()
    expect(names()).toHaveLength(3)
    await userEvent.keyboard('{ArrowRight}')
    expect(await card('Grace Hopper')).toHaveFocus()
  } finally {
    setShortcutsOn(true)
  }
})

test('columns sort, the order is in the address, and guests without a value come last', async () => {
  const guests = [
    guestCard({ name: 'Zoe', company: 'Blue Shelf', hasResponses: true }),
    guestCard({ name: 'Émile', interviewDate: '2099-03-01T10:00:00Z' }),
    guestCard({ name: 'Ada', company: 'Acme', interviewDate: '2099-01-01T10:00:00Z' }),
  ]
  const [zoe, , ada] = guests.map(({ id }) => id)
  const byTexts = {
    introductions: [zoe!, ada!],
    questions: [ada!],
    showNotes: [],
    outOfDate: [],
    noteCheck: [],
  }
  const content = { guests: () => byTexts }
  const { address } = renderApp('/guests', hostApi({ guests: { list: () => guests }, content }))
  await card('Zoe')
  const sortBy = (label: string) =>
    userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort guests' }), label)
  await sortBy('Sort by name')
  await waitFor(() => expect(names()).toEqual(['Ada', 'Émile', 'Zoe']))
  expect(address()).toBe('/guests?sort=name')
  await sortBy('Sort by company')
  await waitFor(() => expect(names()).toEqual(['Ada', 'Zoe', 'Émile']))
  await sortBy('Sort by next date')
  await waitFor(() => expect(names()).toEqual(['Ada', 'Émile', 'Zoe']))
  await sortBy('Sort by answers')
  await waitFor(() => expect(names()[0]).toBe('Zoe'))
  await sortBy('Sort by texts')
  await waitFor(() => expect(names()).toEqual(['Ada', 'Zoe', 'Émile']))

  await press('Table')
  await press('Guest')
  expect(screen.getByRole('columnheader', { name: /Guest/ })).toHaveAttribute('aria-sort', 'ascending')
  await press('Guest')
  expect(address()).toBe('/guests?sort=-name')
  await press('Cards')
  await waitFor(() => expect(names()).toEqual(['Zoe', 'Émile', 'Ada']))
})

test('search and filters are in the address, and an address brings them back', async () => {
  const guests = [
    guestCard({ name: 'Ada', hasResponses: true }),
    guestCard({ name: 'Grace', episodeStatus: 'upcoming', interviewDate: '2099-01-01T10:00:00Z' }),
    guestCard({ name: 'Greta' }),
  ]
  const api = () => hostApi({ guests: { list: () => guests } })
  const { address } = renderApp('/guests', api())
  await card('Ada')
  await press(/^Not answered/)
  await waitFor(() => expect(names()).toEqual(['Grace', 'Greta']))
  await userEvent.type(screen.getByRole('textbox', { name: 'Search guests' }), 'gr')
  await waitFor(() => expect(address()).toBe('/guests?answered=no&search=gr'))
  await press(/^Upcoming/)
  await waitFor(() => expect(names()).toEqual(['Grace']))
  const shared = address()
  expect(shared).toBe('/guests?answered=no&search=gr&status=upcoming')

  cleanup()
  renderApp(shared, api())
  await card('Grace')
  await waitFor(() => expect(names()).toEqual(['Grace']))
  expect(screen.getByRole('textbox', { name: 'Search guests' })).toHaveValue('gr')
})

test('guests without an introduction, or with texts out of date, are listed, and the address says so', async () => {
  const [ada, grace, greta] = ['Ada', 'Grace', 'Greta'].map((name) => guestCard({ name }))
  const byTexts = {
    introductions: [ada!.id, grace!.id],
    questions: [],
    showNotes: [],
    outOfDate: [grace!.id],
    noteCheck: [greta!.id],
  }
  const content = { guests: () => byTexts }
  const api = () => hostApi({ guests: { list: () => [ada!, grace!, greta!] }, content })
  const { address } = renderApp('/guests', api())
  await card('Ada')
  // Each filter says how many it leaves
  expect(await screen.findByRole('button', { name: 'Out of date 1' })).toBeInTheDocument()
  await press('No introduction 1')
  await waitFor(() => expect(names()).toEqual(['Greta']))
  await press('Out of date 1')
  await waitFor(() => expect(names()).toEqual(['Grace']))
  expect(address()).toBe('/guests?texts=out-of-date')
  await press('Out of date 1')
  await waitFor(() => expect(names()).toHaveLength(3))
  expect(screen.getAllByRole('link', { name: /^Check your note/ }).map(({ ariaLabel }) => ariaLabel)).toEqual(
    ['Check your note on Greta'],
  )
  await press('Check your note 1')
  await waitFor(() => expect(names()).toEqual(['Greta']))

  cleanup()
  const broken = failing(500, 'Broken')
  const guests = { list: () => [ada!] }
  renderApp(
    '/guests?texts=no-introduction',
    hostApi({ guests, content: { guests: () => Promise.reject(broken) } }),
  )
  expect(await screen.findByText("Couldn't load your guests")).toBeInTheDocument()
})

test('a search is in the address before a link is followed, and does not undo the click', async () => {
  const api = hostApi({
    guests: { list: () => [guestCard({ name: 'Ada' }), guestCard({ name: 'Grace' })] },
    content: { recent: () => [] },
  })
  const { address, back } = renderApp('/guests', api)
  await card('Grace')
  await userEvent.type(screen.getByRole('textbox', { name: 'Search guests' }), 'gr')
  // On a busy machine the list may have changed before the click
  await userEvent.click(within(await card('Grace')).getByRole('link', { name: 'Generate content' }))
  await waitFor(() => expect(address()).toMatch(/^\/generate\?guest=/))
  await back()
  expect(address()).toBe('/guests?search=gr')
})
