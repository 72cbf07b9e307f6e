// @vitest-environment jsdom
import { newGuestPage, proposedCheck, sampleGuestPage } from '@cueroom/core/testing/sample-guest-page.ts'
import { storedShow } from '@cueroom/core/testing/sample-show.ts'
import type { Guest } from '@cueroom/core/guests/guest.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Answers, guestCard, hostApi, paste, renderApp, wholeGuest } from '../testing.tsx'
// Loaded ahead: the application loads them when they are first opened
import '../shell/shell.tsx'
import './guest-own-page.tsx'
import './guest-page.tsx'

const card = guestCard({ name: 'Ada Lovelace', email: 'ada@engine.example' })

function open(guestPages: Answers['guestPages'], timeZone: string | null = null, date: Partial<Guest> = {}) {
  renderApp(
    `/guests/${card.id}?tab=page`,
    hostApi({
      batches: { list: () => [] },
      sends: { states: () => ({ sends: [], stopped: [], missing: [] }) },
      show: { settings: () => ({ ...storedShow, timeZone }) },
      content: { states: () => ({ texts: [] }), recent: () => [] },
      guests: { list: () => [card], get: () => ({ ...wholeGuest(card), ...date }) },
      guestPages,
    }),
  )
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('a private link is made, sent by mail, and revoked only after a question', async () => {
  const done: string[] = []
  open({
    get: () => newGuestPage,
    open: ({ body }) => {
      done.push(body?.renew ? 'renewed' : 'made')
      return sampleGuestPage
    },
    revoke: () => {
      done.push('revoked')
      return newGuestPage
    },
  })
  await press('Create a link')
  expect(await screen.findByLabelText('Private link', { selector: 'input' })).toHaveValue(sampleGuestPage.url)
  expect(screen.queryByText(/only works on this computer/)).toBeNull()
  const mail = screen.getByRole('link', { name: 'Open in email app' })
  expect(decodeURIComponent(mail.getAttribute('href')!)).toContain(sampleGuestPage.url)
  await press('Revoke')
  expect(done).toEqual(['made'])
  const [, confirm] = await screen.findAllByRole('button', { name: 'Revoke' })
  await userEvent.click(confirm!)
  expect(await screen.findByRole('button', { name: 'Create a link' })).toBeInTheDocument()
  expect(done).toEqual(['made', 'revoked'])
})

test('a private link that only works on this computer says so', async () => {
  open({ get: () => ({ ...sampleGuestPage, url: 'http://localhost:3000/g/token.signature' }) })
  expect(await screen.findByText(/^This link only works on this computer/)).toBeInTheDocument()
})

test('a private link whose time is over says so', async () => {
  open({ get: () => ({ ...sampleGuestPage, endsAt: '2020-08-10T00:00:00.000Z' }) })
  expect(await screen.findByText(/can't open this page any more: it closed 90 days/)).toBeInTheDocument()
  expect(screen.getByText(/ · closed .*2020/)).toBeInTheDocument()
})

test('times are offered in the time zone that is chosen, and none that has passed', async () => {
  const offered: unknown[] = []
  open({
    get: () => ({ ...newGuestPage, timeZone: 'Europe/Berlin', times: sampleGuestPage.times }),
    offerTimes: ({ body }) => {
      offered.push(body)
      return sampleGuestPage
    },
  })
  expect(await screen.findByText('Taken by another guest')).toBeInTheDocument()
  await press('Change the times')
  await paste(screen.getByLabelText('Date 3'), '2020-01-01')
  expect(screen.getByRole('button', { name: 'Offer these times' })).toBeDisabled()
  await press('Remove time 3')
  await press('Remove time 2')
  await press('Offer these times')
  expect(await screen.findByRole('button', { name: 'Change the times' })).toBeInTheDocument()
  expect(offered).toEqual([{ times: ['2099-12-04T09:00:00.000Z'], timeZone: 'Europe/Berlin' }])
})

test('the first times are offered in the time zone of the show', async () => {
  const offered: unknown[] = []
  open(
    {
      get: () => newGuestPage,
      offerTimes: ({ body }) => {
        offered.push(body)
        return sampleGuestPage
      },
    },
    'Asia/Kathmandu',
  )
  await press('Offer times')
  expect(screen.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Asia/Kathmandu (UTC+5:45)')
  await press('Offer these times')
  expect(screen.getByLabelText('Date 1')).toBeInvalid()
  await paste(screen.getByLabelText('Date 1'), '2099-12-04')
  await press('Offer these times')
  expect(offered).toEqual([{ times: ['2099-12-04T04:15:00.000Z'], timeZone: 'Asia/Kathmandu' }])
})

test('of a correction, the selected sentences are accepted, or none', async () => {
  const decisions: unknown[] = []
  open({
    get: () => sampleGuestPage,
    decide: ({ body }) => {
      decisions.push(body)
      return { ...proposedCheck, state: 'accepted' }
    },
  })
  await userEvent.click(
    await screen.findByRole('checkbox', { name: 'Accept change 1: “programs” becomes “the first program”' }),
  )
  await press('Accept 1 of 2 changes')
  expect(decisions).toEqual([{ factCheckId: 5, accept: [1] }])
  await press('Reject')
  expect(decisions).toHaveLength(1)
  await press('Reject the correction')
  expect(decisions.at(-1)).toEqual({ factCheckId: 5, accept: 'none' })
})

test('a decided correction says what was accepted, and can still be read', async () => {
  const factCheck = { ...proposedCheck, state: 'accepted' as const, partial: true }
  open({ get: () => ({ ...sampleGuestPage, factCheck }) })
  expect(await screen.findByText(/^You accepted part of a correction/)).toBeInTheDocument()
  expect(screen.getByText('Show what was suggested')).toBeInTheDocument()
  expect(document.querySelector('del')).toBeInTheDocument()
})

test('a correction that the guest withdrew by approving can still be read', async () => {
  const factCheck = { ...proposedCheck, state: 'approved' as const, decidedAt: '2026-11-21T09:00:00Z' }
  open({ get: () => ({ ...sampleGuestPage, factCheck }) })
  expect(await screen.findByText(/approved the introduction .*, although they had suggested/)).toBeVisible()
  expect(document.querySelector('del')).toBeInTheDocument()
})

test('a correction of a text that has changed since can only be rejected', async () => {
  open({ get: () => ({ ...sampleGuestPage, factCheck: { ...proposedCheck, superseded: true } }) })
  expect(await screen.findByText(/has changed since Ada Lovelace read it/)).toBeInTheDocument()
  expect(screen.queryByRole('checkbox', { name: /^Accept change 1/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Accept the correction' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Reject' })).toBeEnabled()
})

test('the release text becomes a new version, and the consent names the one that was read', async () => {
  const saved: string[] = []
  open({
    get: () => sampleGuestPage,
    saveRelease: ({ body }) => {
      saved.push(body.text)
      return { version: 3, text: body.text, createdAt: '2026-11-21T09:00:00Z' }
    },
  })
  expect(await screen.findByText(/Ada Lovelace agreed to version 2/)).toBeInTheDocument()
  await press('Edit the release text')
  await paste(screen.getByLabelText('Release text'), ' All of it.')
  await press('Save')
  expect(await screen.findByText('Release text saved as version 3')).toBeInTheDocument()
  expect(saved).toEqual(['You may publish our conversation. All of it.'])
})

test('what a guest asks for about their data is there with its date and what to do', async () => {
  const requests = { data: '2026-11-21T09:00:00Z', erasure: '2026-11-23T09:00:00Z' }
  open({ get: () => ({ ...sampleGuestPage, requests }) })
  const data = within(await screen.findByRole('region', { name: 'Their data' }))
  expect(data.getByText('Ada Lovelace asked for a copy of their data on Nov 21, 2026')).toBeInTheDocument()
  expect(data.getByText('Download it below and send it to ada@engine.example.')).toBeInTheDocument()
  expect(data.getByText('Ada Lovelace asked you to erase their data on Nov 23, 2026')).toBeInTheDocument()
  expect(data.getByText(/^Erase them below\./)).toBeInTheDocument()
})

test('a request for data disappears once the copy was sent, and stays if that could not be stored', async () => {
  const page = { ...sampleGuestPage, requests: { data: '2026-11-21T09:00:00Z', erasure: null } }
  let works = false
  open({
    get: () => page,
    dataSent: () => {
      if (!works) throw new Error('No connection')
      return { ...page, requests: { data: null, erasure: null } }
    },
  })
  await press('Mark as sent')
  expect(await screen.findByText(/^Couldn't mark the request as sent/)).toBeInTheDocument()
  expect(screen.getByText(/^Ada Lovelace asked for a copy/)).toBeInTheDocument()
  works = true
  await press('Mark as sent')
  expect(await screen.findByText(/^Ada Lovelace can ask for a copy/)).toBeInTheDocument()
  expect(screen.queryByText(/^Ada Lovelace asked for a copy/)).not.toBeInTheDocument()
})

test('a guest who has a date is offered no times, and the host reads why', async () => {
  open({ get: () => sampleGuestPage }, 'UTC', {
    interviewDate: '2099-12-14T16:30:00Z',
    interviewTimeZone: 'Europe/Madrid',
  })
  expect(await screen.findByText(/has a date: Mon, Dec 14, 2099, 4:30\sPM UTC\./)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Change the times' })).toBeDisabled()
})

test('offered times are listed in the zone in which they were entered, by name', async () => {
  const times = [{ startsAt: '2099-12-15T17:30:00Z', chosen: false, taken: false }]
  open({ get: () => ({ ...newGuestPage, timeZone: 'Europe/Madrid', times }) }, 'UTC')
  expect(await screen.findByText(/^Tue, Dec 15, 2099, 6:30\sPM GMT\+1$/)).toBeInTheDocument()
  expect(screen.getByText('Times are in the time zone Europe/Madrid.')).toBeInTheDocument()
})
