// @vitest-environment jsdom
import type { Guest } from '@cueroom/core/guests/guest.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { sampleReceipt } from '@cueroom/core/testing/sample-records.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import {
  type Answers,
  chooseAction,
  guestCard,
  hostApi,
  paste,
  renderScreen,
  wholeGuest,
} from '../testing.tsx'
import { GuestsScreen } from './guests-screen.tsx'

const ada = guestCard({
  name: 'Ada Lovelace',
  title: 'Analyst',
  company: 'Engine Works',
  bio: 'Counts.',
  hasResponses: true,
})
const whole = wholeGuest(ada)

type GuestAnswers = NonNullable<Answers['guests']>
function show(guests: GuestAnswers = {}, others: Answers = {}) {
  const api = hostApi({ ...others, guests: { list: () => [ada], get: () => whole, ...guests } })
  renderScreen(<GuestsScreen />, api, '/guests')
}
const press = async (name: string | RegExp, within_?: HTMLElement) =>
  userEvent.click(await (within_ ? within(within_) : screen).findByRole('button', { name }))
const card = () => screen.findByRole('article', { name: 'Ada Lovelace' })
const open = async (name: string) => {
  await chooseAction('Ada Lovelace', name)
  return within(await screen.findByRole('dialog'))
}

test('an edit sends what changed and nothing else, and the card shows it', async () => {
  const update = vi.fn<NonNullable<GuestAnswers['update']>>(({ body }) => ({ ...whole, title: body.title! }))
  show({ update })
  const dialog = await open('Edit')
  const title = await dialog.findByLabelText('Title')
  await userEvent.clear(title)
  await paste(title, 'Chief analyst')
  await paste(dialog.getByLabelText('Pronunciation'), 'AY-da')

  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))

  expect(await within(await card()).findByText('Chief analyst at Engine Works')).toBeInTheDocument()
  expect(update.mock.calls.map(([{ body }]) => body)).toEqual([
    { pronunciation: 'AY-da', title: 'Chief analyst' },
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a name cannot be edited away', async () => {
  show()
  const dialog = await open('Edit')
  await userEvent.clear(await dialog.findByLabelText('Name *'))

  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))

  expect(await dialog.findByText('Name is required')).toBeInTheDocument()
})

test('what someone else saved is shown next to the edit, and only the chosen version is kept', async () => {
  const theirs: Guest = { ...whole, title: 'Boss', phone: '123', version: 2 }
  let saved = whole
  const update = vi.fn<NonNullable<GuestAnswers['update']>>(({ body }) => {
    if (saved.version === 1) {
      saved = theirs
      throw failing(409, 'Someone else changed this guest.', 'version_conflict')
    }
    return { ...saved, bio: body.bio!, version: 3 }
  })
  show({ get: () => saved, update })
  const dialog = await open('Edit')
  for (const [field, text] of [['Title', 'Chief'] as const, ['Bio', 'Counts well.'] as const]) {
    await userEvent.clear(await dialog.findByLabelText(field))
    await userEvent.type(dialog.getByLabelText(field), text)
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))

  const choice = within(await screen.findByRole('group', { name: 'Title' }))
  expect(choice.getByText('Boss')).toBeInTheDocument()
  expect(screen.queryByText('Failed to update guest')).toBeNull()
  await userEvent.click(choice.getByRole('radio', { name: /Saved version/ }))
  await press('Overwrite', screen.getByRole('dialog'))

  await screen.findByText('Guest updated')
  expect(update.mock.calls.map(([{ body }]) => body)).toEqual([
    { title: 'Chief', bio: 'Counts well.' },
    { bio: 'Counts well.' },
  ])
})

test('an interview date is the moment of the chosen zone, and can be cleared', async () => {
  const sent: unknown[] = []
  const setInterviewDate: GuestAnswers['setInterviewDate'] = ({ body }) => {
    sent.push(body)
    const episodeStatus = body.interviewDate ? ('upcoming' as const) : ('unscheduled' as const)
    return { ...whole, interviewDate: body.interviewDate, interviewTimeZone: 'Europe/Paris', episodeStatus }
  }
  const dated = { ...ada, interviewTimeZone: 'Europe/Paris' }
  show({ list: () => [dated], setInterviewDate })
  let dialog = await open('Set interview date')
  const set = dialog.getByRole('button', { name: 'Set interview date' })
  expect(set).toBeDisabled()
  expect(dialog.queryByRole('button', { name: /\.ics/ })).toBeNull()
  await paste(dialog.getByLabelText('Date'), '2099-07-14')
  await userEvent.clear(dialog.getByLabelText('Time'))
  await paste(dialog.getByLabelText('Time'), '15:30')
  await userEvent.click(set)

  expect(await within(await card()).findByText('Upcoming')).toBeInTheDocument()
  dialog = await open('Set interview date')
  expect(dialog.getByLabelText<HTMLInputElement>('Time').value).toBe('15:30')
  await userEvent.click(dialog.getByRole('button', { name: /\.ics/ }))
  expect(await screen.findByText("Couldn't create the calendar file. Please try again.")).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Clear the date' }))

  expect(await within(await card()).findByText('Unscheduled')).toBeInTheDocument()
  expect(sent).toEqual([
    { interviewDate: '2099-07-14T13:30:00.000Z', timeZone: 'Europe/Paris' },
    { interviewDate: null, timeZone: null },
  ])
})

test('when an interview is over the card asks whether the episode is done', async () => {
  const over = { ...ada, episodeStatus: 'upcoming' as const, interviewDate: '2026-01-05T10:00:00Z' }
  const setStatus: GuestAnswers['setStatus'] = ({ body }) => ({ ...whole, ...body })
  show({ list: () => [over], setStatus })

  await userEvent.click(
    within(await screen.findByRole('group', { name: 'Has the interview taken place?' })).getByRole('button', {
      name: 'Mark as completed',
    }),
  )

  await waitFor(() => expect(screen.queryByText('Has the interview taken place?')).toBeNull())
  expect((await card()).dataset['status']).toBe('completed')
})

const extraction = {
  extractionInfo: { method: 'rules' as const, confidence: 0.8 },
  guest: { ...whole, email: null, version: 2 },
  proposals: [
    { field: 'email' as const, current: null, proposed: 'ada@engine.example', confidence: 0.95 },
    { field: 'title' as const, current: 'Analyst', proposed: 'Countess', confidence: 0.8 },
    { field: 'company' as const, current: null, proposed: 'Looms', confidence: 0.7 },
  ],
}

test('smart-extract changes only what the host saves; what is almost certain is selected at first', async () => {
  const update = vi.fn<NonNullable<GuestAnswers['update']>>(() => ({
    ...extraction.guest,
    title: 'Countess',
  }))
  show({ reExtract: () => extraction, update })
  const dialog = await open('Smart-extract')
  expect(await dialog.findByText('ada@engine.example')).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Save 1 field' })).toBeEnabled()
  expect(update).not.toHaveBeenCalled()

  await userEvent.click(
    within(dialog.getByRole('group', { name: 'Title' })).getByRole('radio', { name: /Found/ }),
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Save 2 fields' }))

  await screen.findByText('Guest updated')
  expect(update.mock.calls.map(([{ body }]) => body)).toEqual([
    { email: 'ada@engine.example', title: 'Countess' },
  ])
})

test('a smart-extract that fails says so and closes', async () => {
  const reExtract = () => {
    throw failing(500, 'Broken')
  }
  show({ reExtract })
  await chooseAction('Ada Lovelace', 'Smart-extract')

  expect(await screen.findByText('Extraction failed')).toBeInTheDocument()
  expect(screen.getByText('Failed to re-extract guest information')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each([
  ['a text', new File(['hello'], 'notes.txt', { type: 'text/plain' }), 'Please select an image file.'],
  ['HEIC', new File(['ftypheic'], 'me.HEIC', { type: '' }), "Browsers can't open HEIC photos."],
  ['SVG', new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' }), "SVG drawings can't be used as photos."],
  [
    'more than 5 MB',
    new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' }),
    'Please select an image smaller than 5MB.',
  ],
])('a photo that is %s is refused in words, and nothing is sent', async (_, file, words) => {
  const setPhoto = vi.fn<NonNullable<GuestAnswers['setPhoto']>>(() => whole)
  show({ setPhoto })
  await chooseAction('Ada Lovelace', 'Change photo')

  await userEvent.upload(screen.getByLabelText('Photo file'), file, { applyAccept: false })

  expect(await screen.findByText(words, { exact: false })).toBeInTheDocument()
  expect(screen.getByText(file.size > 99_999 ? 'File too large' : 'Invalid file')).toBeInTheDocument()
  expect(setPhoto).not.toHaveBeenCalled()
})

test('a new guest takes a photo by its web address, and refuses what is not an address', async () => {
  const create = vi.fn<NonNullable<GuestAnswers['create']>>(() => whole)
  show({ create })
  await press('Add Guest')
  const dialog = within(await screen.findByRole('dialog'))
  await paste(dialog.getByLabelText('Name *'), 'Grace')
  const topics = dialog.getByRole('combobox', { name: 'Expertise' })
  await userEvent.type(topics, 'walls{Enter}{Enter}')
  expect(dialog.getByText('walls added')).toHaveAttribute('role', 'status')
  await userEvent.type(topics, '{Backspace}')
  expect(dialog.getByText('walls removed')).toHaveAttribute('role', 'status')
  expect(create).not.toHaveBeenCalled()
  const url = dialog.getByLabelText('Photo URL')
  await paste(url, 'grace.jpg')
  const add = () => userEvent.click(dialog.getByRole('button', { name: 'Add Guest' }))
  await add()
  expect(dialog.getByText('Web addresses start with https:// or http://')).toBeInTheDocument()

  await userEvent.clear(url)
  await paste(url, 'https://grace.example/me.jpg')
  await add()

  await screen.findByText('Guest added successfully!')
  expect(create.mock.calls.map(([{ body }]) => body.questionnaire)).toEqual([
    { photo: 'https://grace.example/me.jpg' },
  ])
})

test('a guest is erased only after their name was typed, and a receipt follows', async () => {
  const guests = [ada]
  show(
    { list: () => guests },
    {
      erasures: {
        eraseGuest: ({ params }) => {
          guests.splice(0)
          return sampleReceipt({ id: `receipt_${params.id}`, alike: [] })
        },
      },
    },
  )
  const form = await open('Edit')
  await userEvent.click(await form.findByRole('button', { name: 'Erase…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase now: Ada Lovelace' }))
  expect(dialog.getByRole('button', { name: 'Erase now' })).toBeDisabled()
  await userEvent.type(dialog.getByLabelText('Type “Ada Lovelace” to confirm'), 'Ada L')
  expect(dialog.getByRole('button', { name: 'Erase now' })).toBeDisabled()
  await userEvent.type(dialog.getByLabelText(/to confirm/), 'ovelace{Enter}')
  expect(await screen.findByText(new RegExp(`Receipt receipt_${ada.id}`))).toBeInTheDocument()
  await press('Done')
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Ada Lovelace' })).toBeNull())
})
