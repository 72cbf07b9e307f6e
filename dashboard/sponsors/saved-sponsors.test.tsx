// @vitest-environment jsdom
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { sampleDiscovery, sampleInquiries, sampleSponsors } from '@cueroom/core/testing/sample-marketing.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
// Loaded before the first test instead of within it
import '../shell/shell.tsx'
import '../marketing/discovery-panel.tsx'
import '../marketing/marketing-screen.tsx'
import '../marketing/outreach-panel.tsx'
import { type Answers, guestCard, hostApi, paste, renderApp, tenant } from '../testing.tsx'

type Sponsors = NonNullable<Answers['sponsors']>
interface Given {
  path?: string
  sponsors?: Sponsors
  marketing?: Answers['marketing']
  guests?: Answers['guests']
  sponsorship?: Answers['sponsorship']
  as?: Partial<typeof tenant>
}

const saved = '/marketing?tab=sponsor-discovery&view=saved'
const discovery = '/marketing?tab=sponsor-discovery'

const show = ({ path = saved, sponsors, marketing, guests, sponsorship, as }: Given = {}) =>
  renderApp(
    path,
    hostApi(
      {
        show: { settings: () => null },
        guests: { list: () => [guestCard({ id: 1, name: 'Maya Okafor' })], ...guests },
        sponsors: { list: () => sampleSponsors, ...sponsors },
        ...(sponsorship && { sponsorship }),
        marketing: { results: () => [], identifySponsors: () => sampleDiscovery, ...marketing },
      },
      as,
    ),
  )
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const broken = () => {
  throw failing(500, 'Broken')
}
const sentTo = (call: ReturnType<typeof vi.fn>, nth = 0) => call.mock.calls[nth]![0] as { body: object }

test('sponsors that cannot be fetched say so and can be asked for again', async () => {
  let tries = 0
  show({ sponsors: { list: () => (tries++ === 0 ? broken() : sampleSponsors) } })
  expect(await screen.findByText('Failed to fetch sponsors')).toBeInTheDocument()
  await press('Try again')
  expect(await screen.findByRole('heading', { name: 'Kelpworks' })).toBeInTheDocument()
})

test('the inbox leads to the company that wrote, and Reply to the answer', async () => {
  const [first, second] = sampleSponsors
  const inquiry = { ...sampleInquiries[0]!, sponsorId: second!.id, companyName: second!.companyName }
  const { address } = show({
    path: `${saved}&inquiry=${inquiry.id}`,
    sponsors: { list: () => [first!, second!] },
    sponsorship: { inquiries: () => [inquiry] },
  })
  const list = within(await screen.findByRole('list', { name: 'Saved sponsors' }))
  const own = within(await list.findByRole('list', { name: `Inquiries from ${second!.companyName}` }))
  expect(own.getByRole('listitem')).toHaveAttribute('aria-current', 'true')
  expect(list.queryByText(first!.companyName)).toBeNull()
  expect(screen.getByRole('button', { name: 'Show all saved sponsors' })).toBeVisible()
  await userEvent.click(list.getByRole('link', { name: `Reply to ${second!.companyName}` }))
  expect(address()).toBe(`/marketing?tab=sponsor-outreach&sponsor=${second!.id}&inquiry=${inquiry.id}`)
})

test('an inquiry gets a state, and its sponsors are filtered by it', async () => {
  const [first, second] = sampleSponsors
  const inquiry = { ...sampleInquiries[0]!, sponsorId: second!.id, companyName: second!.companyName }
  let { state } = inquiry
  const changeInquiry = vi.fn<NonNullable<NonNullable<Answers['sponsorship']>['changeInquiry']>>(
    ({ body }) => {
      state = body.state
      return { ...inquiry, state }
    },
  )
  show({
    sponsors: { list: () => [first!, second!] },
    sponsorship: { inquiries: () => [{ ...inquiry, state }], changeInquiry },
  })
  await press(`New: change the state of the inquiry from ${second!.companyName}`)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Booked' }))
  expect(await screen.findByText('Inquiry marked as booked')).toBeInTheDocument()
  expect(changeInquiry.mock.calls[0]![0]).toMatchObject({
    params: { id: inquiry.id },
    body: { state: 'booked' },
  })
  await press('Booked 1')
  const list = within(screen.getByRole('list', { name: 'Saved sponsors' }))
  await waitFor(() => expect(list.queryByText(first!.companyName)).toBeNull())
  expect(list.getByText(second!.companyName)).toBeInTheDocument()
})

test('with neither sponsor feature the list is locked; with one of them it opens', async () => {
  const features = { ...tenant.features, sponsorDiscovery: false }
  show({
    as: { features: { ...features, sponsorOutreach: false } },
    sponsorship: { inquiries: () => sampleInquiries },
  })
  expect(await screen.findByText("Your subscription doesn't include saved sponsors")).toBeInTheDocument()
  expect(await screen.findByText(sampleInquiries[0]!.message!)).toBeInTheDocument()
  document.body.replaceChildren()
  show({ as: { features } })
  expect(await screen.findByRole('heading', { name: 'Kelpworks' })).toBeInTheDocument()
})

test('a failed discovery says so; one without an audience is not asked for', async () => {
  const identifySponsors = vi.fn(broken)
  show({ path: discovery, marketing: { identifySponsors } })
  const size = await screen.findByLabelText(/^Audience size/)
  await userEvent.clear(size)
  await press('Find sponsors')
  expect(await screen.findByText('Audience size is required')).toBeInTheDocument()
  expect(identifySponsors).not.toHaveBeenCalled()
  await userEvent.type(size, '900')
  await press('Find sponsors')
  expect(await screen.findByText('Discovery failed')).toBeInTheDocument()
})

test('without settings a discovery asks with the usual audience, and with the filters that are chosen', async () => {
  const identifySponsors = vi.fn((_call: object) => sampleDiscovery)
  show({ path: discovery, marketing: { identifySponsors } })
  await userEvent.click(await screen.findByRole('combobox', { name: 'Budget' }))
  await userEvent.click(await screen.findByRole('option', { name: /^Micro/ }))
  await press('Find sponsors')
  await screen.findByText('2 suggestions')
  expect(sentTo(identifySponsors).body).toMatchObject({
    audienceSize: 'not-specified',
    growthRate: 'steady',
    ageRange: '25-44',
    geographicFocus: 'national',
    preferredSponsorTypes: ['software', 'business-tools'],
    sponsorshipGoal: 'revenue',
    sponsorshipApproach: 'direct',
    filters: { mileRadius: 25, geography: 'any', companySize: 'any', budget: 'micro' },
  })
})

test('several suggestions are saved with one message', async () => {
  const createMany = vi.fn(() => ({ saved: sampleSponsors.slice(0, 2), skipped: [] }))
  show({ path: discovery, sponsors: { createMany } })
  await press('Find sponsors')
  await press('Select all')
  await press('Save sponsors')
  expect(await screen.findByText('Sponsors saved')).toBeInTheDocument()
  expect(screen.getByText('2 sponsors')).toBeInTheDocument()
})

test('chosen suggestions are saved; the message tells what was skipped, and nothing stays chosen', async () => {
  const createMany = vi
    .fn<(call: object) => { saved: typeof sampleSponsors; skipped: string[] }>()
    .mockImplementationOnce(broken)
    .mockReturnValue({ saved: sampleSponsors.slice(0, 1), skipped: ['Kelpworks'] })
  show({ path: discovery, sponsors: { createMany } })
  await press('Find sponsors')
  expect(await screen.findAllByText('unverified')).toHaveLength(2)
  expect(screen.getByText('Kind of company')).toBeInTheDocument()
  await press('Select all')
  await press('Save sponsors')
  expect(await screen.findByText('Save failed')).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'Kelpworks' })).toBeChecked()
  await press('Save sponsors')
  expect(await screen.findByText('Sponsor saved')).toBeInTheDocument()
  expect(screen.getByText('Saved already: Kelpworks')).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'Kelpworks' })).not.toBeChecked()
  expect(sentTo(createMany).body).toMatchObject({
    sponsors: [
      { companyName: 'Independent booksellers', source: 'discovery', verified: false },
      { companyName: 'Kelpworks', source: 'discovery', verified: false },
    ],
  })
})

test('a saved sponsor shows all its fields, is found by its notes, and leads to a mail filled with it', async () => {
  const { address } = show()
  const list = within(await screen.findByRole('list', { name: 'Saved sponsors' }))
  const kelpworks = list.getByRole('heading', { name: 'Kelpworks' }).closest('li')!
  const { industry, reasonForMatch, estimatedBudgetRange, contactStrategy, marketingContactEmail } =
    sampleSponsors[1]!
  const texts = [
    ...[industry, reasonForMatch, estimatedBudgetRange, contactStrategy, marketingContactEmail],
    'kelpworks.example',
  ]
  for (const text of texts) expect(kelpworks.textContent).toContain(text)
  await paste(screen.getByLabelText('Search saved sponsors'), 'book fair')
  expect(await screen.findByText('1 of 3 sponsors')).toBeInTheDocument()
  expect(list.getByRole('link', { name: 'slowpress.example' })).toHaveAttribute(
    'href',
    'https://slowpress.example',
  )
  await userEvent.click(list.getByRole('link', { name: 'Write outreach to Slow Press' }))
  expect(await screen.findByDisplayValue('slowpress.example')).toBeInTheDocument()
  expect(screen.getByLabelText(/^Sponsor name/)).toHaveValue('Slow Press')
  expect(address()).toBe('/marketing?tab=sponsor-outreach&sponsor=1')
})

test('a saved kind of company offers no mail to it, and says what to do instead', async () => {
  const kind = {
    ...sampleSponsors[0]!,
    companyName: 'Companies in coffee and tea',
    industry: 'Coffee and tea',
  }
  show({ sponsors: { list: () => [kind] } })
  expect(await screen.findByText(/^A kind of company, not a name\. Find two or three/)).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /^Write outreach/ })).toBeNull()
  expect(screen.getByRole('button', { name: `Edit ${kind.companyName}` })).toBeInTheDocument()
})

test('a sponsor is deleted immediately and comes back with Undo; a failed deletion says so', async () => {
  const remove = vi
    .fn<() => { deleted: number; deletionId: string }>()
    .mockImplementationOnce(broken)
    .mockReturnValue({ deleted: 1, deletionId: 'gone' })
  const restore = vi.fn(() => ({ restored: 1 }) as never)
  show({ sponsors: { remove }, guests: { restore } })
  await press('Delete Kelpworks')
  expect(await screen.findByText('Delete failed')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Kelpworks' })).toBeInTheDocument()
  await press('Delete Kelpworks')
  expect(await screen.findByText('Sponsor deleted')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Kelpworks' })).toBeNull()
  await press('Undo')
  expect(await screen.findByRole('heading', { name: 'Kelpworks' })).toBeInTheDocument()
})

test('an edit sends what changed and its version; where somebody else saved, the host chooses', async () => {
  const update = vi
    .fn<(call: object) => (typeof sampleSponsors)[number]>()
    .mockImplementationOnce(() => {
      throw failing(409, 'Someone else changed it', 'version_conflict')
    })
    .mockReturnValue(sampleSponsors[1]!)
  const theirs = { ...sampleSponsors[1]!, industry: 'Diving gear', outreachNotes: 'Called', version: 2 }
  show({ sponsors: { update, get: () => theirs } })
  await press('Edit Kelpworks')
  const industry = await screen.findByLabelText(/^Industry/)
  await userEvent.clear(industry)
  await paste(industry, 'Boats')
  await userEvent.click(screen.getByRole('checkbox', { name: /I've checked/ }))
  await press('Save')
  expect(await screen.findByText('This sponsor changed while you were editing')).toBeInTheDocument()
  await press('Overwrite')
  expect(await screen.findByText('Sponsor saved')).toBeInTheDocument()
  expect(sentTo(update, 0).body).toEqual({ industry: 'Boats', verified: true })
  expect(sentTo(update, 1).body).toEqual({ industry: 'Boats', verified: true })
})

test('a sponsor is added by hand, and a company that is saved already is refused in words', async () => {
  const create = vi
    .fn<(call: object) => (typeof sampleSponsors)[number]>()
    .mockImplementationOnce(() => {
      throw failing(409, '“Kelpworks” is saved already.', 'already_saved')
    })
    .mockReturnValue(sampleSponsors[2]!)
  show({ sponsors: { create, list: () => [] } })
  await press('Add sponsor')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  for (const field of [
    'Company name',
    'Industry',
    'Estimated budget range',
    'Reason for match',
    'Contact strategy',
  ]) {
    expect(await dialog.findByText(`${field} is required`)).toBeInTheDocument()
    await userEvent.type(dialog.getByLabelText(new RegExp(`^${field}`)), 'A')
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('“Kelpworks” is saved already.')).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(create).toHaveBeenCalledTimes(2)
})
