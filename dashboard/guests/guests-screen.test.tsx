// @vitest-environment jsdom
import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { episodeOf } from '@cueroom/core/testing/sample-episodes.ts'
import { sampleGuestPage } from '@cueroom/core/testing/sample-guest-page.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import {
  type Answers,
  chooseAction,
  guestCard,
  hostApi,
  paste,
  renderApp,
  renderScreen,
  tenant,
  wholeGuest,
} from '../testing.tsx'
import { GuestsScreen } from './guests-screen.tsx'

const ada = guestCard({
  name: 'Ada King Lovelace',
  title: 'Analyst',
  company: 'Engine Works',
  email: 'ada@engine.example',
  socialLinks: { linkedin: 'https://linkedin.example/in/ada', website: null },
})
const grace = guestCard({
  name: 'Grace Hopper',
  title: 'Admiral',
  company: 'Navy',
  episodeStatus: 'completed',
})
const mary = guestCard({
  name: 'Mary Anning',
  episodeStatus: 'upcoming',
  bio: 'Fossils. '.repeat(16) + 'By the sea.',
})

type GuestAnswers = NonNullable<Answers['guests']>
function show(guests: GuestCard[], answers: GuestAnswers = {}) {
  renderScreen(<GuestsScreen />, hostApi({ guests: { list: () => guests, ...answers } }), '/guests')
}
const card = (name: string) => screen.findByRole('article', { name })
const shown = () => screen.queryAllByRole('article').map((article) => article.getAttribute('aria-label'))

test('a card shows two words of the name, title and company, and no biography link for a short one', async () => {
  show([ada])
  const ofAda = within(await card('Ada King Lovelace'))

  expect(ofAda.getByRole('heading').textContent).toBe('Ada King')
  expect(ofAda.getByText('Ada King')).toHaveAttribute('data-cut')
  expect(ofAda.getByText('Analyst at Engine Works')).toBeInTheDocument()
  expect(ofAda.queryByRole('link', { name: /^more/ })).toBeNull()
})

test('a card shows the whole name where particles and a nickname make it longer', async () => {
  show([
    { ...ada, name: 'Sean Mac an Bháird' },
    { ...grace, name: "'Big' Dave O'Neill" },
  ])
  for (const name of ['Sean Mac an Bháird', "'Big' Dave O'Neill"]) {
    const shownName = within(await card(name)).getByText(name)
    expect(shownName).not.toHaveAttribute('data-cut')
  }
})

test('the host narrows the list by name, company or title, and finds everyone again', async () => {
  show([ada, grace, mary])
  const search = await screen.findByRole('textbox', { name: 'Search guests' })

  await userEvent.type(search, 'navy')
  await waitFor(() => expect(shown()).toEqual(['Grace Hopper']))

  await userEvent.clear(search)
  await paste(search, 'nobody at all')
  await userEvent.click(await screen.findByRole('button', { name: 'Show all guests' }))
  await waitFor(() => expect(shown()).toHaveLength(3))
})

test('the status buttons say how many guests they stand for, and Previous means completed', async () => {
  show([ada, grace, mary])
  await card('Grace Hopper')
  const statuses = () =>
    screen.getAllByRole('button', { name: /^(All|Unscheduled|Upcoming|Previous)/ }).map((b) => b.textContent)
  await waitFor(() => expect(statuses()).toEqual(['All 3', 'Unscheduled 1', 'Upcoming 1', 'Previous 1']))

  await userEvent.click(screen.getByRole('button', { name: /^Previous/ }))

  await waitFor(() => expect(shown()).toEqual(['Grace Hopper']))
})

test('without guests the screen says so and lets the host add the first one', async () => {
  const guests: GuestCard[] = []
  const create: GuestAnswers['create'] = ({ body }) => {
    guests.push(guestCard({ name: body.name, company: body.company ?? null }))
    return wholeGuest(guests[0]!)
  }
  show(guests, { create })

  expect(await screen.findByText('No guests found')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Delete All' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Add Your First Guest' }))
  await paste(await screen.findByLabelText('Name *'), 'Alan Turing')
  await paste(screen.getByLabelText('Company'), 'Bletchley')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Guest' }))

  expect(await screen.findByText('Guest added successfully!')).toBeInTheDocument()
  expect(within(await card('Alan Turing')).getByText('Bletchley')).toBeInTheDocument()
})

test('a guest needs a name and a valid address', async () => {
  show([ada])
  await userEvent.click(await screen.findByRole('button', { name: 'Add Guest' }))
  const dialog = within(await screen.findByRole('dialog'))
  await paste(dialog.getByLabelText('Email'), 'not an address')

  await userEvent.click(dialog.getByRole('button', { name: 'Add Guest' }))

  expect(dialog.getByText('Name is required')).toBeInTheDocument()
  expect(dialog.getByText('Valid email required')).toBeInTheDocument()
})

test('a guest that cannot be added keeps the form as it is', async () => {
  const create = () => {
    throw failing(500, 'Broken')
  }
  show([ada], { create })
  await userEvent.click(await screen.findByRole('button', { name: 'Add Guest' }))
  const dialog = within(await screen.findByRole('dialog'))
  await paste(dialog.getByLabelText('Name *'), 'Alan Turing')

  await userEvent.click(dialog.getByRole('button', { name: 'Add Guest' }))

  expect(await screen.findByText('Failed to add guest')).toBeInTheDocument()
  expect(screen.getByText('Error').closest('[data-tone]')).toHaveAttribute('data-tone', 'destructive')
  expect(dialog.getByLabelText<HTMLInputElement>('Name *').value).toBe('Alan Turing')
})

test('the email menu copies the address, the social menu opens the links', async () => {
  const user = userEvent.setup()
  show([ada])
  const ofAda = within(await card('Ada King Lovelace'))

  await user.click(ofAda.getByRole('button', { name: 'Email' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Copy the address' }))
  expect(await screen.findByText('Email Copied')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe('ada@engine.example')

  await user.click(ofAda.getByRole('button', { name: 'Social' }))
  const link = await screen.findByRole('menuitem', { name: 'LinkedIn' })
  expect(link.getAttribute('href')).toBe('https://linkedin.example/in/ada')
})

test('the checkbox marks a guest completed without waiting, and unmarks them when the server refuses', async () => {
  const setStatus = vi.fn<NonNullable<GuestAnswers['setStatus']>>(() => {
    throw failing(500, 'Broken')
  })
  show([ada], { setStatus })
  const box = within(await card('Ada King Lovelace')).getByRole<HTMLInputElement>('checkbox', {
    name: 'Completed',
  })

  await userEvent.click(box)

  expect(await screen.findByText('Failed to update guest status')).toBeInTheDocument()
  expect(setStatus.mock.calls[0]?.[0].body).toEqual({ episodeStatus: 'completed' })
  expect(box.checked).toBe(false)
})

test('unticking a guest whose interview is ahead makes it upcoming again, any other unscheduled', async () => {
  const sent: string[] = []
  const ahead = guestCard({ name: 'Ines', episodeStatus: 'completed', interviewDate: '2099-01-01T10:00:00Z' })
  const setStatus: GuestAnswers['setStatus'] = ({ body: { episodeStatus } }) => {
    sent.push(episodeStatus)
    return wholeGuest({ ...ada, episodeStatus })
  }
  show([ahead, grace], { setStatus })

  await userEvent.click(within(await card('Ines')).getByRole('checkbox', { name: 'Completed' }))
  await userEvent.click(within(await card('Grace Hopper')).getByRole('checkbox', { name: 'Completed' }))

  await waitFor(() => expect(sent).toEqual(['upcoming', 'unscheduled']))
})

test('a deleted guest disappears without waiting and comes back with Undo', async () => {
  const guests = [ada, grace]
  const restored: string[] = []
  show(guests, {
    remove: ({ params }) => {
      guests.splice(
        guests.findIndex(({ id }) => id === params.id),
        1,
      )
      return { deleted: 1, deletionId: 'd1' }
    },
    restore: ({ body }) => {
      restored.push(body.deletionId)
      guests.push(grace)
      return { restored: 1 }
    },
  })

  await chooseAction('Grace Hopper', 'Delete')
  expect(await screen.findByText('Guest Deleted')).toBeInTheDocument()
  expect(shown()).toEqual(['Ada King Lovelace'])

  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await card('Grace Hopper')
  expect(restored).toEqual(['d1'])
})

test('deleting a guest who records soon asks first, and names the episode, who has its link, and the page', async () => {
  const removed: number[] = []
  const soon = { ...ada, interviewDate: '2099-12-14T16:30:00Z' }
  renderScreen(
    <GuestsScreen />,
    hostApi({
      guests: {
        list: () => [soon, grace],
        remove: ({ params: { id } }) => {
          removed.push(id)
          return { deleted: 1, deletionId: 'd1' }
        },
      },
      episodes: {
        list: () => [
          episodeOf({ id: 44, title: 'Slow engines', recordingDate: '2099-12-14T16:30:00Z' }),
          episodeOf({ id: 12, title: 'Old engines', recordingDate: '2020-01-01T10:00:00Z' }),
        ],
        runLinks: ({ params: { id } }) => [
          {
            ...{ id: 1, name: id === 44 ? 'Jonah' : 'Nobody', openedAt: null },
            createdAt: '2026-11-20T09:00:00Z',
            expiresAt: '2099-12-20T09:00:00Z',
          },
        ],
      },
      guestPages: { get: () => sampleGuestPage },
    }),
    '/guests',
  )
  await chooseAction('Ada King Lovelace', 'Delete')
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Ada King Lovelace?' }))
  expect(
    await dialog.findByText(
      'Their part is removed from the run of show of “Slow engines”, including for people you shared it with: Jonah.',
    ),
  ).toBeInTheDocument()
  expect(dialog.getByText('Their private page stops working.')).toBeInTheDocument()
  expect(dialog.queryByText(/Old engines/)).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(removed).toEqual([])
  await chooseAction('Ada King Lovelace', 'Delete')
  await userEvent.click(await screen.findByRole('button', { name: 'Delete guest' }))
  expect(await screen.findByText('Guest Deleted')).toBeInTheDocument()
  expect(removed).toEqual([ada.id])
})

test('a guest that cannot be deleted comes back, and the host is told', async () => {
  const remove = () => {
    throw failing(500, 'The database is resting')
  }
  show([ada], { remove })

  await chooseAction('Ada King Lovelace', 'Delete')

  expect(await screen.findByText('Delete Failed')).toBeInTheDocument()
  expect(shown()).toEqual(['Ada King Lovelace'])
})

test('Delete All names the count and asks for a typed word first', async () => {
  const guests = [ada, grace]
  const removeAll = vi.fn(() => {
    guests.length = 0
    return { deleted: 2, deletionId: 'd2' }
  })
  show(guests, { removeAll })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete All' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete all 2 guests' }))
  const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete All' })
  expect(button.disabled).toBe(true)

  await userEvent.type(dialog.getByLabelText('Type “delete” to confirm'), 'delete')
  await userEvent.click(button)

  expect(await screen.findByText('All Guests Deleted')).toBeInTheDocument()
  expect(await screen.findByText('No guests found')).toBeInTheDocument()
})

test('one toast at a time: the next replaces the one on screen', async () => {
  let left = 2
  show([ada, grace], { remove: () => ({ deleted: 1, deletionId: `d${left--}` }) })
  await card('Grace Hopper')

  await chooseAction('Grace Hopper', 'Delete')
  await screen.findByText('Guest Deleted')
  await chooseAction('Ada King Lovelace', 'Delete')
  await screen.findByText('No guests found')

  await waitFor(() => expect(left).toBe(0))
  await waitFor(() => expect(screen.getAllByText('Guest Deleted')).toHaveLength(1))
})

test('a list that cannot be loaded says so and can be tried again', async () => {
  let broken = true
  const list = () => {
    if (broken) throw failing(500, 'Broken')
    return [ada]
  }
  show([], { list })

  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText("Couldn't load your guests")).toBeInTheDocument()
  broken = false
  await userEvent.click(retry)

  await card('Ada King Lovelace')
})

test('without a subscription nothing can be added or changed, but deleting stays', async () => {
  const api = hostApi({ guests: { list: () => [ada] } }, { active: false, subscriptionStatus: 'cancelled' })
  renderApp('/guests', api)
  await card('Ada King Lovelace')

  expect(await screen.findByText("This show's subscription isn't active")).toBeInTheDocument()
  expect(screen.getByText(/ask the administrator of this server to reactivate/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Add Guest' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Upload Excel' })).toBeDisabled()
  expect(screen.getByRole('checkbox', { name: 'Completed' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: /^More for/ }))
  expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeEnabled()
  expect(screen.getByRole('menuitem', { name: 'Edit' })).toBeDisabled()
})

test('a session that ends in mid-work keeps what was typed and goes on after signing in', async () => {
  let refused = true
  const guests = [ada]
  const api = hostApi({
    auth: {
      signIn: () => ({ token: 'fresh', tenant }),
    },
    guests: {
      list: () => guests,
      create: ({ body }) => {
        if (refused) throw failing(401, 'Please sign in')
        guests.push(guestCard({ name: body.name }))
        return wholeGuest(guests[1]!)
      },
    },
  })
  renderApp('/guests', api)
  await userEvent.click(await screen.findByRole('button', { name: 'Add Guest' }))
  await paste(await screen.findByLabelText('Name *'), 'Alan Turing')
  const add = () =>
    within(screen.getByRole('dialog', { name: 'Add Guest' })).getByRole('button', { name: 'Add Guest' })
  await userEvent.click(add())

  await screen.findByText('Please sign in again')
  expect(screen.queryByText('Failed to add guest')).toBeNull()
  await paste(screen.getByLabelText('Password'), 'kettle-and-boat')
  refused = false
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(screen.queryByText('Please sign in again')).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('Name *').value).toBe('Alan Turing')
  await userEvent.click(add())

  await card('Alan Turing')
})
