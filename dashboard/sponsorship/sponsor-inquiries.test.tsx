import type { SponsorInquiry } from '@cueroom/core/sponsorship/inquiry.ts'
import { type Answers, failing, fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Providers } from '../app/providers.tsx'
import { ReceivedInquiries, SponsorInquiries } from './sponsor-inquiries.tsx'

const inquiry: SponsorInquiry = {
  id: 2,
  sponsorId: 7,
  companyName: 'Kelp Tools',
  email: 'ada@kelp.example',
  packageName: 'Mid-roll',
  packagePrice: '$320 per episode',
  message: '<b>Six episodes</b>?',
  receivedAt: '2026-11-21T10:00:00Z',
  state: 'new',
}

const show = (inquiries: NonNullable<Answers['sponsorship']>['inquiries']) =>
  render(
    <Providers still api={fakeApi({ sponsorship: { ...(inquiries && { inquiries }) } })}>
      <SponsorInquiries sponsorId={7} companyName="Kelp Tools" mayReply={false} />
    </Providers>,
  )

test('what could not be loaded is said, and can be asked for again', async () => {
  let broken = true
  show(() => {
    if (broken) throw failing(500, 'Broken')
    return [inquiry]
  })
  expect(await screen.findByText(/Couldn't load/)).toBeVisible()
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('list', { name: 'Inquiries from Kelp Tools' })).toBeVisible()
})

test('a sponsor shows their own inquiries only, as text, with the address to answer', async () => {
  const other = { ...inquiry, id: 3, sponsorId: 8, message: 'Of another company' }
  show(() => [other, inquiry, { ...inquiry, id: 1, packageName: null, packagePrice: null, message: null }])
  const list = within(await screen.findByRole('list', { name: 'Inquiries from Kelp Tools' }))
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  expect(list.getByText('Asks about Mid-roll, $320 per episode')).toBeVisible()
  expect(list.getByText('<b>Six episodes</b>?')).toBeVisible()
  expect(list.getByText("Hasn't decided on a package")).toBeVisible()
  expect(list.getAllByRole('link')[0]).toHaveAttribute('href', 'mailto:ada@kelp.example')
  expect(screen.queryByText('Of another company')).toBeNull()
})

test('without the saved sponsors in the plan, what companies wrote can still be read', async () => {
  const other = { ...inquiry, id: 3, sponsorId: 8, companyName: 'Harbour & Kettle' }
  render(
    <Providers still api={fakeApi({ sponsorship: { inquiries: () => [other, inquiry] } })}>
      <ReceivedInquiries />
    </Providers>,
  )
  const list = within(await screen.findByRole('list', { name: 'Inquiries you received' }))
  expect(list.getByText('Harbour & Kettle')).toBeVisible()
  expect(list.getAllByText('<b>Six episodes</b>?')).toHaveLength(2)
  expect(list.getAllByRole('link', { name: 'ada@kelp.example' })).toHaveLength(2)
})
