// @vitest-environment jsdom
import { workbook } from '@cueroom/core/testing/imports/sample-files.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Answers, guestCard, wholeGuest } from '../testing.tsx'
import { becomes, cell, csv, map, names, open, press, speakers, upload } from './testing.tsx'

test('a mapping corrected once is remembered for the next file with the same headers', async () => {
  const remembered = new Map<string, Record<string, string>>()
  const imports: Answers['imports'] = {
    mapping: ({ params }) => remembered.get(params.signature) ?? null,
    remember: ({ params, body }) => {
      remembered.set(params.signature, body.mapping)
      return body.mapping
    },
  }
  const first = open({ imports })
  await upload(speakers)
  await map('Rating', 'Expertise')
  await press('Import 2 guests')
  await waitFor(() => expect(first.onClose).toHaveBeenCalled())
  expect([...remembered.values()]).toEqual([{ Rating: 'expertise' }])
  cleanup()

  open({ imports })
  await upload(speakers)
  expect((await becomes('Rating')).value).toBe('expertise')
})

test('a column can be mapped differently, and the guests change with it', async () => {
  const { sent } = open()
  await upload(speakers)
  await map('Rating', 'Company')
  await map('Organisation', "Don't import")
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Guests of the file' }).textContent).toContain(
      'Analyst at blue',
    ),
  )

  await press('Import 2 guests')
  await waitFor(() => expect(sent.mock.calls[0]?.[0].body.guests[0]?.company).toBe('blue'))
})

test('an interview date is asked about where it can be read in two ways, and shown as it is stored', async () => {
  const { sent } = open()
  await upload(csv('Guest,When,Notes', 'Ada Lovelace,03/04/2031,likes tea', 'Grace Hopper,05/06/2031,'))
  const guests = await screen.findByRole('region', { name: 'Guests of the file' })
  expect(guests).toHaveTextContent('likes tea')
  await press('March 4, 2031')

  await waitFor(() => expect(guests).toHaveTextContent('Interview Tue, Mar 4, 2031, 10:00 AM'))
  expect((await becomes('When')).value).toBe('interviewDate-month-first')
  await press('Import 2 guests')
  await waitFor(() => expect(sent).toHaveBeenCalled())
  const [ada] = sent.mock.calls[0]![0].body.guests
  expect(ada).toMatchObject({ name: 'Ada Lovelace', notes: 'likes tea' })
  expect(new Date(ada!.interviewDate!).getMonth()).toBe(2)
})

test('times are those of the show, whatever the clock of the browser says, and an assumed one is named', async () => {
  const { sent } = open({ timeZone: 'Asia/Kathmandu' })
  await upload(csv('Guest,Recording date', 'Ada Lovelace,2031-03-04 09:30', 'Grace Hopper,2031-03-05'))
  const guests = await screen.findByRole('region', { name: 'Guests of the file' })
  expect(guests).toHaveTextContent('Interview Tue, Mar 4, 2031, 9:30 AM GMT+5:45')
  expect(guests).toHaveTextContent('Interview Wed, Mar 5, 2031, 10:00 AM GMT+5:45')
  expect(
    screen.getByText(
      'Interview dates without a time become 10:00; guests you update keep the time they have',
    ),
  ).toBeInTheDocument()
  await press('Import 2 guests')
  await waitFor(() => expect(sent).toHaveBeenCalled())
  expect(sent.mock.calls[0]![0].body).toMatchObject({
    timeZone: 'Asia/Kathmandu',
    guests: [{ interviewDate: '2031-03-04T03:45:00.000Z' }, { interviewDate: '2031-03-05T04:15:00.000Z' }],
  })
})

const grace = guestCard({ id: 7, name: 'Grace M. Hopper', email: 'GRACE@navy.example' })

test('a new guest with the name of another is listed among what is unsure, and still imported', async () => {
  const { sent } = open({ guests: [guestCard({ id: 8, name: 'Ada Lovelace', email: 'ada@old.example' })] })
  await upload(speakers)
  const checks = within((await screen.findByRole('heading', { name: 'Unsure' })).parentElement!)
  expect(checks.getByRole('listitem')).toHaveTextContent(
    'Row 2, Ada Lovelace: May be a duplicate: Ada Lovelace in your show has the same name, but a different email',
  )
  await press('Import 2 guests')
  expect(sent.mock.calls[0]?.[0].body.guests).toMatchObject([{ email: 'ada@engine.example' }, {}])
})

test('guests the show already has stay as they are, unless the host chooses otherwise for all of them', async () => {
  const { sent } = open({ guests: [grace] })
  await upload(speakers)
  expect(await screen.findByRole('button', { name: 'Import 1 guest' })).toBeInTheDocument()
  expect(screen.getByText('Same email as Grace M. Hopper')).toBeInTheDocument()
  // Who is in the show already is not counted among the rows left out once more
  expect(screen.getByText('2 guests found').closest('p')).toHaveTextContent(
    '2 guests found, 1 of them already in your show, 2 rows left out.',
  )
  expect(screen.getByRole('button', { name: 'Left out 2' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Rows with new guests 1' })).toBeInTheDocument()
  const all = screen.getByRole('combobox', { name: '1 guest already in your show' })

  await userEvent.selectOptions(all, 'Add as new guest')
  expect(await screen.findByRole('button', { name: 'Import 2 guests' })).toBeInTheDocument()
  await userEvent.selectOptions(all, 'Fill in blanks')
  await press('Import 1 and update 1 guest')

  expect(await screen.findByText('1 guest imported')).toBeInTheDocument()
  expect(screen.queryByText(/The rest wasn't sent/)).toBeNull()
  expect(screen.getByText('1 guest updated.')).toBeInTheDocument()
  expect(sent.mock.calls[0]?.[0].body).toMatchObject({
    guests: [{ name: 'Ada Lovelace' }],
    merges: [{ id: 7, way: 'fill', by: 'email', guest: { name: 'Grace Hopper', company: 'Navy' } }],
    leftOut: { count: 2 },
  })
})

test('a corrected file says which guests it describes differently, and updates only those where the host says so', async () => {
  const ada = wholeGuest(
    guestCard({
      id: 6,
      name: 'Ada Lovelace',
      title: 'Analyst',
      company: 'Engine Works',
      email: 'ada@engine.example',
    }),
  )
  const { sent } = open({ guests: [ada, wholeGuest({ ...grace, name: 'Grace Hopper', title: 'Captain' })] })
  await upload(speakers)
  const title = '1 guest already in your show has different details in this file'
  const differing = within(await screen.findByRole('group', { name: title }))
  expect(differing.getByText('Title: Captain → Admiral')).toBeInTheDocument()
  expect(differing.getByText('Company: blank → Navy')).toBeInTheDocument()
  expect(differing.queryByText('Ada Lovelace')).toBeNull()
  expect(differing.getByRole('radio', { name: 'Leave as they are' })).toBeChecked()
  expect(screen.getByRole('button', { name: 'Import 0 guests' })).toBeDisabled()

  await userEvent.click(differing.getByRole('radio', { name: 'Update from the file' }))
  await press('Update 1 guest')
  await waitFor(() =>
    expect(sent.mock.calls[0]?.[0].body).toMatchObject({
      guests: [],
      merges: [{ id: 7, way: 'update', guest: { title: 'Admiral', company: 'Navy' } }],
    }),
  )
})

test('one row is decided on its own: updated, or left out', async () => {
  const { sent } = open({ guests: [grace] })
  await upload(speakers)
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Grace Hopper, row 3' }),
    'Update from the file',
  )
  await userEvent.click(screen.getByRole('checkbox', { name: 'Import Ada Lovelace, row 2' }))
  expect(await screen.findByText(/3 rows left out, 1 of them by you/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Left out 3' })).toBeInTheDocument()
  await press('Update 1 guest')

  await waitFor(() =>
    expect(sent.mock.calls[0]?.[0].body).toMatchObject({
      guests: [],
      merges: [{ id: 7, way: 'update' }],
      leftOut: { rows: [{ row: 2, reason: 'Left out by you' }, { row: 4 }, { row: 5 }] },
    }),
  )
})

test('a row that was unticked stays out when columns are mapped differently, and when all known guests are updated', async () => {
  const { sent } = open({ guests: [grace] })
  await upload(speakers)
  const box = 'Import Ada Lovelace, row 2'
  await userEvent.click(await screen.findByRole('checkbox', { name: box }))
  expect(await screen.findByText(/1 of them by you/)).toBeInTheDocument()
  await map('Rating', 'Notes')
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: '1 guest already in your show' }),
    'Fill in blanks',
  )
  await waitFor(() => expect(screen.getByRole('checkbox', { name: box })).not.toBeChecked())
  await press('Update 1 guest')
  await waitFor(() => expect(sent.mock.calls[0]?.[0].body).toMatchObject({ guests: [], merges: [{ id: 7 }] }))
})

test('of several sheets, the question, what is unsure and what differs name the sheet', async () => {
  open({ guests: [wholeGuest({ ...grace, name: 'Grace Hopper', title: 'Captain' })] })
  const sheets = {
    'En espera': [
      ['Name', 'Email', 'Title'],
      ['Grace Hopper', 'grace@navy.example', 'Admiral'],
    ],
    'Invitados S5': [
      ['Name', 'Recording date'],
      ['Ada Lovelace', '03/04/2031'],
    ],
  }
  await upload(new File([workbook(sheets).slice()], 'season.xlsx'))
  expect(
    await screen.findByText(/^Invitados S5: Which day is 03\/04\/2031 in “Recording date”/),
  ).toBeVisible()
  const checks = within(screen.getByRole('heading', { name: 'Unsure' }).parentElement!)
  const dates = checks.getAllByRole('listitem').filter(({ textContent }) => /day|swapped/.test(textContent))
  expect(dates.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^Invitados S5: The file doesn’t say whether day or month comes first in “Recording date”/,
    ),
  ])
  const differing = within(screen.getByRole('group', { name: /different details/ }))
  expect(differing.getByText(/^, En espera: row 2/)).toBeVisible()
})

test('a cell is corrected in place by keyboard, and the guest follows', async () => {
  const { sent } = open()
  await upload(
    csv('Name,Email', 'Ada Lovelace,ada at engine', 'Grace Hopper,grace@navy.example', ',x@y.example'),
  )
  expect(await screen.findByText('Not a valid email address: ada at engine')).toBeInTheDocument()

  cell('Ada Lovelace').focus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  const field = screen.getByRole('textbox', { name: 'Email, row 2' })
  await userEvent.clear(field)
  await userEvent.type(field, 'ada@engine.example{Enter}')
  await waitFor(() => expect(screen.queryByText(/Not a valid email/)).toBeNull())
  expect(cell('grace@navy.example')).toHaveFocus()

  await userEvent.keyboard('{ArrowDown}{Home}Alan Turing{Tab}{Escape}')
  await waitFor(() => expect(names()).toEqual(['Ada Lovelace', 'Grace Hopper', 'Alan Turing']))
  await press('Import 3 guests')
  await waitFor(() =>
    expect(sent.mock.calls[0]?.[0].body.guests).toMatchObject([
      { email: 'ada@engine.example' },
      { name: 'Grace Hopper' },
      { name: 'Alan Turing', email: 'x@y.example' },
    ]),
  )
})

test('Escape takes a correction back and leaves the dialog open', async () => {
  const { onClose } = open()
  await upload(speakers)
  await screen.findByText('2 guests found')
  cell('Grace Hopper').focus()
  await userEvent.keyboard('X{Escape}')

  expect(cell('Grace Hopper')).toHaveFocus()
  expect(onClose).not.toHaveBeenCalled()
})

test('another header row, and other sheets, change the guests immediately', async () => {
  open()
  const sheets = {
    Speakers: [['Conference'], ['Name', 'Email'], ['Ada Lovelace', 'ada@engine.example']],
    Rooms: [
      ['Room', 'Floor'],
      ['Blue', '2'],
      ['Red', '3'],
    ],
    Hosts: [
      ['Name', 'Email'],
      ['Grace Hopper', 'grace@navy.example'],
    ],
  }
  await upload(new File([workbook(sheets).slice()], 'event.xlsx'))

  expect(await screen.findByText('2 guests found')).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'Rooms' })).not.toBeChecked()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hosts' }))
  expect(await screen.findByText('1 guest found')).toBeInTheDocument()
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Header row of Speakers' }),
    'No header row',
  )
  await waitFor(() => expect(names()).toContain('No name in this row'))
})

test('several people in one cell stay one guest when the host says so', async () => {
  open()
  await upload(csv('Name,Company', 'Ana Ruiz & Bo Lee,Engines', 'Cy Young,Navy'))

  expect(await screen.findByText('3 guests found')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('switch', { name: /^Several people in one cell/ }))
  expect(await screen.findByText('2 guests found')).toBeInTheDocument()
})

test('a long file is shown page by page, and by what was noticed', async () => {
  const rows = Array.from(
    { length: 60 },
    (_, n) =>
      `${n === 40 ? '' : `Person N${'abcdefghij'[n % 10]}${'klmnop'[Math.floor(n / 10)]}`},p${n}@x.example`,
  )
  open()
  await upload(csv('Name,Email', ...rows))

  expect(await screen.findByText('1 to 25 of 60 rows')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('26 to 50 of 60 rows')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Left out 1' }))
  await waitFor(() => expect(names()).toEqual(['No name in this row']))
})

test('who isn’t coming is no guest that was found, until the host takes them in', async () => {
  open()
  await upload(
    csv(
      'Name,Email,Status',
      'Ada Lovelace,ada@engine.example,',
      'Cléo Roy,cleo@roy.example,declined',
      'Luc Roy,luc@roy.example,cancelled',
    ),
  )
  expect(await screen.findByRole('button', { name: 'Import 1 guest' })).toBeInTheDocument()
  expect(screen.getByText('1 guest found').closest('p')).toHaveTextContent('1 guest found, 2 rows left out.')
  await userEvent.click(screen.getByRole('checkbox', { name: /Cléo Roy/ }))
  expect(await screen.findByRole('button', { name: 'Import 2 guests' })).toBeInTheDocument()
  expect(screen.getByText('2 guests found').closest('p')).toHaveTextContent('1 row left out.')
})
