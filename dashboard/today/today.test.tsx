// @vitest-environment jsdom
import type { TextState } from '@cueroom/core/content/content.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { episodeOf } from '@cueroom/core/testing/sample-episodes.ts'
import { inboxItem } from '@cueroom/core/testing/sample-inbox.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Answers, guestCard, hostApi, renderApp, tenant } from '../testing.tsx'
// Loaded ahead: the application loads them when they are first opened
import '../shell/shell.tsx'
import './today-screen.tsx'

const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const recently = soon(-2)

const maya = guestCard({
  name: 'Maya Okafor',
  title: 'Marine biologist',
  company: 'Blue Shelf',
  interviewDate: soon(3),
  episodeStatus: 'upcoming',
  hasResponses: true,
  createdAt: recently,
})
const misaki = guestCard({ name: '山田 美咲', interviewDate: soon(9), episodeStatus: 'upcoming' })
const tendai = guestCard({ name: 'Tendai Moyo', hasResponses: true, createdAt: recently })

const text = (guestId: number, contentType: TextState['contentType'], stale: TextState['stale'] = []) => ({
  id: 1,
  guestId,
  contentType,
  stale,
  createdAt: recently,
  edited: null,
  factCheck: null,
  noteCheck: false,
})

function open(answers: Answers = {}) {
  return renderApp(
    '/today',
    hostApi({
      guests: { list: () => [tendai, misaki, maya] },
      content: {
        states: () => ({ texts: [text(maya.id, 'introduction'), text(maya.id, 'questions', ['answers'])] }),
      },
      episodes: { list: () => [] },
      inbox: { list: () => [] },
      sends: { states: () => ({ sends: [], stopped: [], missing: [] }) },
      batches: { list: () => [] },
      show: { settings: () => null },
      ...answers,
    }),
  )
}

test('guests that cannot be loaded are an error that can be retried', async () => {
  let broken = true
  const list = () => {
    if (broken) throw failing(500, 'Broken')
    return [maya]
  }
  open({ guests: { list } })
  await screen.findByText("Couldn't load your guests")
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Next recording' })).toBeInTheDocument()
})

test('guests of one recording are one next recording, and count once', async () => {
  const date = soon(3)
  const guest = (name: string) => guestCard({ name, interviewDate: date, episodeStatus: 'upcoming' })
  open({ guests: { list: () => [guest('Maya Okafor'), guest('Pete Trelawney'), misaki] } })
  const next = within(await screen.findByRole('region', { name: 'Next recording' }))
  expect(next.getByRole('heading')).toHaveTextContent('Maya Okafor and Pete Trelawney')
  expect(screen.getByText(/1 recording in the next 7 days/)).toBeInTheDocument()
})

test('the next recording leads to the run of show of its episode', async () => {
  const recordingDate = maya.interviewDate
  open({ episodes: { list: () => [episodeOf({ id: 41, title: 'Reefs', recordingDate })] } })
  const link = await screen.findByRole('link', { name: 'Run of show' })
  expect(link).toHaveAttribute('href', '/episodes/41?tab=run')
})

test('episodes without a guest are among the recordings, and one can be the next', async () => {
  const solo = (id: number, title: string, days: number) =>
    episodeOf({ id, title, recordingDate: soon(days) })
  const trailer = { ...solo(43, 'Trailer', -1), publicationDate: soon(1) }
  open({ episodes: { list: () => [solo(42, 'Looking back', 5), solo(41, 'Mailbag', 1), trailer] } })
  const next = within(await screen.findByRole('region', { name: 'Next recording' }))
  expect(await next.findByRole('link', { name: 'Mailbag' })).toHaveAttribute('href', '/episodes/41')
  expect(next.getByText(/tomorrow/)).toBeInTheDocument()
  const later = within(screen.getByRole('region', { name: 'Coming up' }))
  expect(later.getAllByRole('listitem').map((row) => row.textContent)).toEqual(
    ['Maya Okafor', 'Looking back', '山田 美咲', 'Tendai Moyo'].map((name) => expect.stringContaining(name)),
  )
  expect(later.getByRole('link', { name: 'Run of show: Looking back' })).toHaveAttribute(
    'href',
    '/episodes/42?tab=run',
  )
  expect(screen.queryByText('Trailer')).toBeNull()
})

test('a show of episodes without guests has no first steps', async () => {
  const list = () => [episodeOf({ title: 'Mailbag', recordingDate: soon(1) })]
  open({ guests: { list: () => [] }, episodes: { list } })
  expect(await screen.findByRole('heading', { name: 'Mailbag' })).toBeInTheDocument()
  expect(screen.queryByRole('list', { name: 'First steps' })).toBeNull()
})

test('a host sees who is next, what is missing, and the button for it', async () => {
  const { address } = open()
  const next = within(await screen.findByRole('region', { name: 'Next recording' }))
  expect(next.getByRole('heading', { name: 'Maya Okafor' })).toBeInTheDocument()
  expect(next.getByText(/in 3 days/)).toBeInTheDocument()
  const steps = await next.findByRole('list', { name: 'Preparation' })
  expect(
    within(steps)
      .getAllByRole('link')
      .map((step) => step.textContent),
  ).toEqual(['Invited', 'Answered', 'Introduction', 'Questions out of date', 'Show notes later'])
  await userEvent.click(next.getByRole('link', { name: 'Update questions: Maya Okafor' }))
  await waitFor(() => expect(address()).toBe(`/guests/${maya.id}?tab=questions`))
})

test('a guest who is ready gets a prep sheet to print, not show notes of a talk that has not been', async () => {
  const texts = [text(maya.id, 'introduction'), text(maya.id, 'questions')]
  const { address } = open({ content: { states: () => ({ texts }) } })
  const next = within(await screen.findByRole('region', { name: 'Next recording' }))
  await userEvent.click(await next.findByRole('link', { name: 'Print prep sheet: Maya Okafor' }))
  await waitFor(() => expect(address()).toBe(`/guests/${maya.id}?do=print`))
})

test('a prep sheet is printed also while something is missing', async () => {
  const { address } = open({ content: { states: () => ({ texts: [] }) } })
  const next = within(await screen.findByRole('region', { name: 'Next recording' }))
  expect(await next.findByRole('link', { name: 'Write introduction: Maya Okafor' })).toBeInTheDocument()
  await userEvent.click(await next.findByRole('link', { name: 'Print prep sheet: Maya Okafor' }))
  await waitFor(() => expect(address()).toBe(`/guests/${maya.id}?do=print`))
})

test('a correction that waits comes before anything else, whatever was read in the inbox', async () => {
  const texts = [{ ...text(maya.id, 'introduction'), factCheck: 'proposed' as const }]
  const { address } = open({ content: { states: () => ({ texts }) } })
  const next = within(await screen.findByRole('region', { name: 'Next recording' }))
  await userEvent.click(await next.findByRole('link', { name: 'Read the correction' }))
  await waitFor(() => expect(address()).toBe(`/guests/${maya.id}?tab=page`))
})

test('guests after that follow by date, each with their own next step', async () => {
  open()
  const later = within(await screen.findByRole('region', { name: 'Coming up' }))
  expect(await later.findByRole('button', { name: 'Send questions: 山田 美咲' })).toBeInTheDocument()
  expect(later.getByRole('button', { name: 'Set a date: Tendai Moyo' })).toBeInTheDocument()
  expect(later.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringContaining('山田 美咲'),
    expect.stringContaining('Tendai Moyo'),
  ])
})

test('of many guests without a date only a few are there, and a link to the others', async () => {
  const imported = Array.from({ length: 12 }, (_, n) =>
    guestCard({ name: `Import ${n}`, createdAt: recently }),
  )
  open({ guests: { list: () => [maya, misaki, ...imported] } })
  const later = within(await screen.findByRole('region', { name: 'Coming up' }))
  await later.findByText('山田 美咲')
  expect(later.getAllByRole('listitem')).toHaveLength(4)
  expect(later.getAllByText('No date yet')).toHaveLength(3)
  expect(later.getByRole('link', { name: /^9 more guests/ })).toBeInTheDocument()
})

test('a show that is about to be erased says so on every screen, and can be kept there', async () => {
  let eraseAt: string | null = '2026-12-27T09:00:00Z'
  const session = () => ({
    tenant: { ...tenant, eraseAt },
    expiresAt: '2030-01-01T00:00:00Z',
    drafting: { provider: 'drafter' as const, model: null },
  })
  const cancelErasure = () => {
    eraseAt = null
    return { done: true as const }
  }
  open({ auth: { session }, account: { cancelErasure } })
  expect(await screen.findByText('We erase this show on Dec 27, 2026')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Keep this show' }))
  await waitFor(() => expect(screen.queryByText(/^We erase this show/)).toBeNull())
})

test('each step of a guest says where it is, and leads to it', async () => {
  const { address } = open()
  const later = within(await screen.findByRole('region', { name: 'Coming up' }))
  const steps = within(await later.findByRole('group', { name: 'Preparation of Tendai Moyo' }))
  expect(steps.getAllByRole('link').map((step) => step.getAttribute('title'))).toEqual([
    'Invited',
    'Answered',
    'No date',
    'No introduction',
    'No questions',
    'Show notes later',
  ])
  await userEvent.click(steps.getByRole('link', { name: 'No questions: Tendai Moyo' }))
  await waitFor(() => expect(address()).toBe(`/guests/${tendai.id}?tab=questions`))
})

test('a date is set without leaving Today', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Set a date: Tendai Moyo' }))
  expect(await screen.findByRole('dialog', { name: 'Interview with Tendai Moyo' })).toBeInTheDocument()
})

test('what is unread in the inbox is listed, and read once it was opened', async () => {
  const marked: unknown[] = []
  const { address } = open({
    inbox: {
      list: ({ query }) =>
        query.unread ? [inboxItem({ kind: 'inquiry', inquiryId: 3, companyName: 'Ledgerly' })] : [],
      mark: ({ body }) => {
        marked.push(body?.ids)
        return { unread: 0, newestId: 7, missing: [] }
      },
    },
  })
  const waiting = within(await screen.findByRole('region', { name: 'Inbox' }))
  await userEvent.click(waiting.getByRole('link', { name: /Ledgerly asked about sponsoring/ }))
  await waitFor(() => expect(address()).toBe('/marketing?tab=sponsor-discovery&view=saved&inquiry=3'))
  expect(marked).toEqual([[7]])
})

test('a new show gets three first steps', async () => {
  open({ guests: { list: () => [] } })
  const steps = within(await screen.findByRole('list', { name: 'First steps' }))
  expect(steps.getAllByRole('heading').map((step) => step.textContent)).toEqual([
    'Describe your show',
    'Add your guests',
    'Send the questions',
  ])
  expect(steps.getByRole('link', { name: 'Upload Excel' })).toHaveAttribute('href', '/guests?open=upload')
  expect(steps.getByRole('link', { name: 'Import from its feed' })).toHaveAttribute(
    'href',
    '/episodes?open=feed',
  )
})

test('without a planned recording the screen says how one gets there', async () => {
  open({ guests: { list: () => [tendai] } })
  expect(await screen.findByText('No recording planned')).toBeInTheDocument()
})
