// @vitest-environment jsdom
import type { Episode } from '@cueroom/core/episodes/episode.ts'
import type { EpisodesQuery } from '@cueroom/core/episodes/episodes.contract.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { episodeOf } from '@cueroom/core/testing/sample-episodes.ts'
import { storedShow } from '@cueroom/core/testing/sample-show.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Answers, guestCard, hostApi, paste, renderScreen } from '../testing.tsx'
import { EpisodesScreen } from './episodes-screen.tsx'

const bees = episodeOf({
  ...{ id: 1, title: 'Bees', number: 12, recordingDate: '2026-10-24T13:00:00Z', version: 3 },
  guests: [{ id: 7, name: 'Ada Lovelace' }],
})
const settings = () => null
const list = (...episodes: Episode[]) => ({
  list: ({ query: { search, stage } }: { query: EpisodesQuery }) =>
    episodes.filter(
      (each) =>
        (!stage || each.stage === stage) &&
        JSON.stringify([each.title, each.guests])
          .toLowerCase()
          .includes(search ?? ''),
    ),
  listSeries: () => [],
})
const open = (episodes: Answers['episodes'], more: Answers = {}) =>
  renderScreen(
    <EpisodesScreen />,
    hostApi({ guests: { list: () => [] }, show: { settings }, ...more, ...(episodes && { episodes }) }),
    '/episodes',
  )

test('episodes that cannot be loaded can be asked for again, and a show without any reads what to do', async () => {
  let broken = true
  const load = () => {
    if (broken) throw failing(500, 'Broken')
    return []
  }
  open({ list: load })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  broken = false
  await userEvent.click(retry)
  expect(await screen.findByText('No episodes yet')).toBeInTheDocument()
})

test('the list says the stage, the guests and the dates, and is searched by guest', async () => {
  open(list(bees, episodeOf({ id: 2, title: 'Wasps' })))
  const item = await screen.findByText('12. Bees')
  expect(item.closest('li')!.textContent).toMatch(/Recorded · Ada Lovelace.*Recorded Sat, Oct 24/)
  await paste(screen.getByRole('textbox', { name: 'Search episodes' }), 'lovelace')
  await waitFor(() => expect(screen.queryByText('Wasps')).toBeNull())
})

test('the list begins with the next recording, until another order is chosen', async () => {
  const sorts: unknown[] = []
  const read = ({ query: { sort } }: { query: EpisodesQuery }) => {
    sorts.push(sort)
    return [bees]
  }
  open({ ...list(), list: read })
  await userEvent.click(await screen.findByRole('combobox', { name: 'Sort by' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Highest number' }))
  await waitFor(() => expect(sorts).toEqual(['next', 'number']))
})

test('a long list is read page by page', async () => {
  const many = Array.from({ length: 60 }, (_, n) => episodeOf({ id: n + 1, title: `Episode on ${n + 1}` }))
  open(list(...many))
  expect(await screen.findByText('Episode on 50')).toBeInTheDocument()
  expect(screen.queryByText('Episode on 51')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('Episode on 60')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('an episode without a title, in the year 26 or at a time that clocks skip is not sent; one with a guest is, once', async () => {
  const sent: unknown[] = []
  const create = ({ body }: { body: unknown }) => {
    sent.push(body)
    return bees
  }
  const guests = { list: () => [guestCard({ name: 'Ada Lovelace' })] as never }
  open(
    { ...list(), create },
    { guests, show: { settings: () => ({ ...storedShow, timeZone: 'America/New_York' }) } },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Add episode' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Title is required')).toBeInTheDocument()
  await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Bees')
  fireEvent.change(dialog.getByLabelText('Recording'), { target: { value: '0026-11-24T10:00' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Check the date, including the year.')).toBeInTheDocument()
  fireEvent.change(dialog.getByLabelText('Recording'), { target: { value: '2027-03-14T02:30' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Clocks skip this time on that day. Choose another.')).toBeInTheDocument()
  const recording = dialog.getByLabelText<HTMLInputElement>('Recording')
  fireEvent.change(recording, { target: { value: '' } })
  // Typed by halves, as only browsers report it
  const incomplete = vi.spyOn(recording.validity, 'badInput', 'get').mockReturnValue(true)
  const report = vi.spyOn(recording, 'reportValidity')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(report).toHaveBeenCalledOnce()
  incomplete.mockRestore()
  await userEvent.type(dialog.getByRole('combobox', { name: 'Guests' }), '{Enter}')
  expect(sent).toEqual([])
  await userEvent.click(await screen.findByRole('option', { name: 'Ada Lovelace' }))
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toMatchObject([{ title: 'Bees', guestIds: [expect.any(Number)] }]))
})

test('a number too high is said, the next one suggested, and publishing before the recording asked about', async () => {
  const sent: unknown[] = []
  const create = ({ body }: { body: unknown }) => {
    sent.push(body)
    return bees
  }
  open({ ...list(bees), create })
  await userEvent.click(await screen.findByRole('button', { name: 'Add episode' }))
  const dialog = within(await screen.findByRole('dialog'))
  await paste(dialog.getByRole('textbox', { name: 'Title' }), 'Wasps')
  const number = dialog.getByRole('textbox', { name: 'Number' })
  await paste(number, '999999999')
  fireEvent.change(dialog.getByLabelText('Recording'), { target: { value: '2099-12-20T10:00' } })
  fireEvent.change(dialog.getByLabelText('Publication'), { target: { value: '2099-12-10T10:00' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Number can be at most 100,000')).toBeInTheDocument()
  await userEvent.clear(number)
  await userEvent.click(await dialog.findByRole('button', { name: 'Use 13, the next one' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  const question = within(await screen.findByRole('dialog', { name: 'Publish before the recording?' }))
  expect(sent).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toMatchObject([{ title: 'Wasps', number: 13 }]))
})

test('in the calendar, Alt and an arrow move a date as often as pressed, at the same hour, with Undo', async () => {
  const sent: unknown[] = []
  const today = new Date()
  const on = (day: number) => new Date(today.getFullYear(), today.getMonth(), day, 12).toISOString()
  let saved = { ...bees, recordingDate: on(15) }
  const update = ({ body, ifMatch }: { body: { recordingDate?: string | null }; ifMatch?: number }) => {
    sent.push([body, ifMatch])
    saved = { ...saved, recordingDate: body.recordingDate ?? '', version: saved.version + 1 }
    return saved
  }
  open({ ...list(), list: () => [saved], update })
  await userEvent.click(await screen.findByRole('radio', { name: 'Calendar' }))
  const entry = await screen.findByRole('button', { name: /Recording.*12:00.PM.*Bees/ })
  entry.focus()
  await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}')
  await waitFor(() =>
    expect(sent).toEqual([
      [{ recordingDate: on(16) }, 3],
      [{ recordingDate: on(17) }, 4],
    ]),
  )
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Bees/))
  expect(document.activeElement!.closest('td')).toHaveAttribute('data-day', expect.stringMatching(/-17$/))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent.at(-1)).toEqual([{ recordingDate: on(16) }, 5]))
})

test('days are walked by the arrow keys, and Enter on one adds an episode there', async () => {
  open(list(bees))
  await userEvent.click(await screen.findByRole('radio', { name: 'Calendar' }))
  const grid = await screen.findByRole('grid')
  grid.querySelector<HTMLElement>('td[tabindex="0"]')!.focus()
  await userEvent.keyboard('{PageDown}')
  await waitFor(() =>
    expect(document.activeElement).toHaveAttribute('data-day', expect.stringMatching(/-01$/)),
  )
  const day = document.activeElement!.getAttribute('data-day')!
  await userEvent.keyboard('{ArrowDown}{Enter}')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText('Recording')).toHaveValue(`${day.slice(0, 8)}08T10:00`)
})

test('a deleted episode can be restored, and a copy is named', async () => {
  const restored: unknown[] = []
  const restore = ({ body }: { body: unknown }) => {
    restored.push(body)
    return { restored: 1 }
  }
  open(
    {
      ...list(bees),
      remove: () => ({ deleted: 1, deletionId: 'd1' }),
      duplicate: () => ({ ...bees, title: 'Copy of Bees' }),
    },
    { guests: { list: () => [], restore } },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Duplicate Bees' }))
  expect(await screen.findByText('Copy of Bees')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Delete Bees' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(restored).toEqual([{ deletionId: 'd1' }]))
})

test('selected episodes are moved to a series from the version that was read, and deleted with one Undo', async () => {
  const sent: unknown[] = []
  const restored: unknown[] = []
  const undescribed = { showFormat: null, targetAudience: null, showLength: null }
  const season = { id: 5, name: 'Season 1', description: null, ...undescribed, episodes: 0, version: 1 }
  open(
    {
      ...list(bees, episodeOf({ id: 2, title: 'Wasps', version: 8 })),
      listSeries: () => [{ ...season, createdAt: '2026-10-01T08:00:00Z' }],
      update: ({ params, body, ifMatch }) => {
        sent.push([params.id, body, ifMatch])
        return bees
      },
      remove: ({ params }) => ({ deleted: 1, deletionId: `d${params.id}` }),
    },
    {
      guests: {
        list: () => [],
        restore: ({ body }) => {
          restored.push(body)
          return { restored: 1 }
        },
      },
    },
  )
  const select = async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Bees' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Wasps' }))
    return within(screen.getByRole('region', { name: 'Selected episodes' }))
  }
  await userEvent.click((await select()).getByRole('button', { name: 'Move to series' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Season 1' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected episodes' })).toBeNull())
  expect(sent).toEqual([
    [1, { seriesId: 5 }, 3],
    [2, { seriesId: 5 }, 8],
  ])
  await userEvent.click((await select()).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('2 episodes deleted')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(restored).toEqual([{ deletionId: 'd1' }, { deletionId: 'd2' }]))
})

test('the dates of selected episodes move by days or to a weekday, as previewed', async () => {
  vi.setSystemTime('2027-01-10T12:00:00Z')
  onTestFinished(() => void vi.useRealTimers())
  const sent: unknown[] = []
  const wasps = { title: 'Wasps', publicationDate: '2026-11-26T06:00:00Z', version: 8 }
  open(
    {
      ...list(bees, episodeOf({ id: 2, ...wasps }), episodeOf({ id: 3, title: 'Ants' })),
      update: ({ params, body, ifMatch }) => {
        sent.push([params.id, body, ifMatch])
        return bees
      },
    },
    { show: { settings: () => ({ ...storedShow, timeZone: 'Asia/Kathmandu' }) } },
  )
  for (const title of ['Bees', 'Wasps', 'Ants'])
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${title}` }))
  const bar = within(screen.getByRole('region', { name: 'Selected episodes' }))
  await userEvent.click(bar.getByRole('button', { name: 'Move dates' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Move the dates of 3 episodes' }))
  const rows = () =>
    within(dialog.getByRole('region', { name: 'Dates that change' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent?.replaceAll(/\s/g, ' '))
  const days = dialog.getByRole('textbox', { name: 'Days' })
  await userEvent.clear(days)
  expect(dialog.getByText('No dates change.')).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Move 0 episodes' })).toBeDisabled()
  await userEvent.type(days, '-2')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Recording' }))
  expect(rows()).toEqual([
    'WaspsPublicationThu, Nov 26, 2026, 11:45 AM GMT+5:45Tue, Nov 24, 2026, 11:45 AM GMT+5:45',
  ])
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Recording' }))
  await userEvent.click(dialog.getByRole('radio', { name: 'To a weekday' }))
  expect(rows()).toEqual([
    'BeesRecordingSat, Oct 24, 2026, 6:45 PM GMT+5:45Mon, Oct 19, 2026, 6:45 PM GMT+5:45',
    'WaspsPublicationThu, Nov 26, 2026, 11:45 AM GMT+5:45Mon, Nov 23, 2026, 11:45 AM GMT+5:45',
  ])
  await userEvent.click(dialog.getByRole('button', { name: 'Move 2 episodes' }))
  expect(await screen.findByText('2 episodes moved')).toBeInTheDocument()
  expect(sent).toEqual([
    [1, { recordingDate: '2026-10-19T13:00:00.000Z' }, 3],
    [2, { publicationDate: '2026-11-23T06:00:00.000Z' }, 8],
  ])
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected episodes' })).toBeNull())
})

test('a calendar address that only works on this computer says so', async () => {
  let address: { createdAt: string; lastReadAt: null } | null = null
  const create = () => {
    address = { createdAt: '2026-11-01T09:00:00Z', lastReadAt: null }
    return { address, url: 'http://localhost:3000/calendar/1.ics' }
  }
  open(list(bees), { calendars: { get: () => ({ address }), create } })
  await userEvent.click(await screen.findByRole('button', { name: 'Calendar address' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Create a calendar address' }))
  expect(await screen.findByText(/^This link only works on this computer/)).toBeInTheDocument()
})

test('a calendar address is shown once, replaced after a question, and revoked', async () => {
  let address: { createdAt: string; lastReadAt: null } | null = null
  let made = 0
  const create = () => {
    made += 1
    address = { createdAt: '2026-11-01T09:00:00Z', lastReadAt: null }
    return { address, url: `https://cueroom.example/calendar/${made}.ics` }
  }
  const revoke = () => {
    address = null
    return { done: true as const }
  }
  open(list(bees), { calendars: { get: () => ({ address }), create, revoke } })
  await userEvent.click(await screen.findByRole('button', { name: 'Calendar address' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Create a calendar address' }))
  const field = await screen.findByRole('textbox', { name: 'Your calendar address' })
  expect(field).toHaveValue('https://cueroom.example/calendar/1.ics')
  expect(screen.getByRole('link', { name: 'Open it in your calendar' })).toHaveAttribute(
    'href',
    'webcal://cueroom.example/calendar/1.ics',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Create a new one' }))
  const question = within(await screen.findByRole('dialog', { name: 'Create a new calendar address?' }))
  await userEvent.click(question.getByRole('button', { name: 'Create a new one' }))
  await waitFor(() => expect(field).toHaveValue('https://cueroom.example/calendar/2.ics'))
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }))
  const last = within(await screen.findByRole('dialog', { name: 'Revoke the calendar address?' }))
  await userEvent.click(last.getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByRole('button', { name: 'Create a calendar address' })).toBeInTheDocument()
  expect(screen.queryByRole('textbox', { name: 'Your calendar address' })).toBeNull()
})

test('a series is described from the version that was read', async () => {
  const sent: unknown[] = []
  const undescribed = { showFormat: null, targetAudience: null, showLength: null }
  const season = { id: 5, name: 'Season 1', description: null, ...undescribed, episodes: 1, version: 3 }
  open({
    ...list(bees),
    listSeries: () => [{ ...season, createdAt: '2026-10-01T08:00:00Z' }],
    updateSeries: ({ params, body, ifMatch }) => {
      sent.push([params.id, body, ifMatch])
      return { ...season, createdAt: '2026-10-01T08:00:00Z' }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Series' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Details of Season 1' }))
  await paste(await screen.findByLabelText('Format'), 'Panel')
  await userEvent.type(screen.getByLabelText('Minutes per episode'), '45')
  await paste(screen.getByLabelText('Audience'), 'Gardeners')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() =>
    expect(sent).toEqual([
      [
        5,
        {
          name: 'Season 1',
          description: null,
          showFormat: 'Panel',
          targetAudience: 'Gardeners',
          showLength: 45,
        },
        3,
      ],
    ]),
  )
})

test('the calendar shows interviews of guests who have no episode on that day, and leads to the guest', async () => {
  const at = (day: string) => `${day}T06:15:00Z`
  const card = (name: string, day: string) =>
    guestCard({ name, interviewDate: at(day), episodeStatus: 'upcoming' })
  const [maya, ada] = [card('Maya Okafor', '2099-03-12'), card('Ada Lovelace', '2099-03-13')]
  const recorded = { ...bees, recordingDate: at('2099-03-13'), guests: [{ id: ada.id, name: ada.name }] }
  renderScreen(
    <EpisodesScreen />,
    hostApi({
      guests: { list: () => [maya, ada, card('Next Year', '2100-03-12')] },
      show: { settings: () => ({ ...storedShow, timeZone: 'Asia/Kathmandu' }) },
      episodes: { list: () => [recorded] },
    }),
    '/episodes?view=calendar&day=2099-03-10',
  )
  const link = await screen.findByRole('link', { name: /Interview:.*12:00.PM.*Maya Okafor/ })
  expect(link).toHaveAttribute('href', `/guests/${maya.id}`)
  expect(link.closest('td')).toHaveAttribute('data-day', '2099-03-12')
  expect(screen.getByRole('button', { name: /Recording.*Bees/ })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /Ada Lovelace|Next Year/ })).toBeNull()
})

test('a list without episodes says how many guests have a date, and starts an episode with the next', async () => {
  const sent: unknown[] = []
  const create = ({ body }: { body: unknown }) => {
    sent.push(body)
    return bees
  }
  const later = guestCard({ name: 'Ada Lovelace', interviewDate: '2099-05-01T10:00:00.000Z' })
  const next = guestCard({ name: 'Maya Okafor', interviewDate: '2099-03-12T06:15:00.000Z' })
  const beside = guestCard({ name: 'Pete Trelawney', interviewDate: '2099-03-12T06:15:00.000Z' })
  open(
    { ...list(), create },
    { guests: { list: () => [later, next, beside, guestCard({ name: 'Undated' })] } },
  )
  expect(await screen.findByText(/3 guests have a recording date\./)).toBeInTheDocument()
  await userEvent.click(
    screen.getByRole('button', { name: 'Add an episode with Maya Okafor and Pete Trelawney' }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Add episode' }))
  await paste(dialog.getByRole('textbox', { name: 'Title' }), 'Reefs')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toMatchObject([
      { title: 'Reefs', recordingDate: '2099-03-12T06:15:00.000Z', guestIds: [next.id, beside.id] },
    ]),
  )
})
