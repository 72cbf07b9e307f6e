// @vitest-environment jsdom
import type { InboxItem } from '@cueroom/core/inbox/inbox-item.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { inboxItem } from '@cueroom/core/testing/sample-inbox.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Answers, hostApi, renderApp } from '../testing.tsx'
// Loaded ahead: the application loads them when they are first opened
import '../shell/shell.tsx'
import './inbox-screen.tsx'
import './inbox-watch.tsx'

const answered = inboxItem({
  id: 3,
  kind: 'answers',
  guestId: 12,
  guestName: 'Ada Lovelace',
  questionnaireTitle: 'Before we record',
})
const unverified = inboxItem({
  id: 2,
  kind: 'unverified_answers',
  guestName: 'Tendai',
  from: 'tendai@msika.example',
  questionnaireId: 'q1',
})
const batch = inboxItem({
  id: 1,
  kind: 'batch_done',
  batchId: 'b',
  written: 11,
  failed: 0,
  skipped: 1,
  readAt: '2026-10-03T09:00:00Z',
})

type InboxAnswers = NonNullable<Answers['inbox']>
function open(items: InboxItem[], inbox: InboxAnswers = {}, others: Answers = {}) {
  return renderApp(
    '/inbox',
    hostApi({
      batches: { list: () => [] },
      ...others,
      inbox: { list: () => items, follow: () => new Promise(() => {}), ...inbox },
    }),
  )
}
const rows = () => within(screen.getByRole('list', { name: 'Inbox' })).getAllByRole('listitem')

test('an inbox that cannot be loaded says so, and can be tried again', async () => {
  let broken = true
  open([], {
    list: () => {
      if (broken) throw failing(500, 'Broken')
      return [answered]
    },
  })
  expect(await screen.findByText("Couldn't load your inbox")).toBeInTheDocument()
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Ada Lovelace answered')).toBeInTheDocument()
})

test('an empty inbox says what will be in it', async () => {
  open([])
  expect(await screen.findByText('Nothing here yet')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled()
})

test('what is not saved as read becomes unread again', async () => {
  open([answered], {
    mark: () => {
      throw failing(500, 'Broken')
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as read: Ada Lovelace answered' }))
  expect(await screen.findByText("Couldn't update the inbox. Please try again.")).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Mark as read: Ada Lovelace answered' })).toBeInTheDocument()
})

test('each item says what happened, and leads to where it is dealt with', async () => {
  const marked: unknown[] = []
  const { address } = open(
    [answered, unverified, batch],
    {
      mark: ({ body }) => {
        marked.push(body?.ids)
        return { unread: 1, newestId: 3, missing: [] }
      },
    },
    { guests: { get: () => Promise.reject(failing(404, 'Not found')) } },
  )
  await screen.findByText('Ada Lovelace answered')
  expect(rows().map((row) => within(row).queryByRole('link')?.textContent)).toEqual([
    'Unread: Ada Lovelace answeredBefore we record',
    'Unread: Answers from tendai@msika.exampleNot sent with a personal link. Is it Tendai?',
    'Batch finished11 texts written, 1 skipped',
  ])
  expect(within(rows()[1]!).getByRole('link')).toHaveAttribute('href', '/questionnaires?id=q1&open=answers')
  await userEvent.click(within(rows()[0]!).getByRole('link'))
  await waitFor(() => expect(address()).toBe('/guests/12?tab=answers'))
  expect(marked).toEqual([[3]])
})

test('the sidebar and the tab say how much is unread, and follow what comes in', async () => {
  const items = [batch]
  let arrive = () => {}
  open(items, {
    follow: (_call, emit) => {
      emit({ unread: 0, newestId: 1 })
      arrive = () => {
        items.unshift(answered)
        emit({ unread: 1, newestId: 3 })
      }
      return new Promise(() => {})
    },
    mark: () => ({ unread: 0, newestId: 3, missing: [] }),
  })
  await screen.findByText('Batch finished')
  await waitFor(() => expect(document.title).toBe('Inbox · Cueroom'))
  arrive()
  expect(await screen.findByText('Ada Lovelace answered')).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: /^Inbox.*1 unread$/ })).toBeInTheDocument()
  expect(document.title).toBe('(1) Inbox · Cueroom')
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(document.title).toBe('Inbox · Cueroom'))
  expect(screen.getByRole('link', { name: 'Inbox' })).toBeInTheDocument()
})

test('the inbox shows what is unread, or the inquiries of a state, with their state', async () => {
  const booked = inboxItem({ id: 4, kind: 'inquiry', companyName: 'Ledgerly', inquiryState: 'booked' })
  open([], {
    list: ({ query }) => {
      if (query.inquiryState) return query.inquiryState === 'booked' ? [booked] : []
      return query.unread ? [] : [answered, booked]
    },
  })
  await screen.findByRole('list', { name: 'Inbox' })
  await userEvent.click(screen.getByRole('button', { name: 'Unread' }))
  expect(await screen.findByText('Nothing unread')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Booked' }))
  await screen.findByRole('list', { name: 'Inbox' })
  expect(rows().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Booked')])
  await userEvent.click(screen.getByRole('button', { name: 'New inquiries' }))
  expect(await screen.findByText('No matching inquiries')).toBeInTheDocument()
})
