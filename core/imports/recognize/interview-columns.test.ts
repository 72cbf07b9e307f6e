import { describe, expect, test } from 'vitest'
import { guestsOf, fieldsOf, plan } from '../../testing/imports/plan-rows.ts'

const zone = { timeZone: 'Europe/Berlin' }

describe('a sheet with days that are no interviews', () => {
  test.each([
    ['Publish date', 'Air date', 'Goes live'],
    ['Interview published', 'Recording uploaded', 'Recording sent'],
    ['Aufnahme online ab', 'Aufnahme veröffentlicht', 'Interview angefragt'],
    ['Erscheint am', 'Sendetermin', 'Angefragt am'],
    ['Date de diffusion', 'Sortie', 'Invité le'],
    ['Fecha de publicación', 'Emisión', 'Nacimiento'],
    ['Data de lançamento', 'Nascimento', 'Contato'],
    ['配信日', '公開日', '放送日'],
  ])('%s, %s and %s are left out', async (...headers) => {
    const [guest] = await guestsOf([
      ['Episode', 'Guest', ...headers],
      ['1', 'Ana Ruiz', '2026-03-04', '2026-03-05', '2026-03-06'],
      ['2', 'Bo Lindqvist', '2026-03-11', '2026-03-12', '2026-03-13'],
    ])
    expect(guest).toEqual({ name: 'Ana Ruiz' })
  })

  test('a recording that holds no dates is no interview date', async () => {
    const fields = await fieldsOf([
      ['Guest', 'Recording', 'When'],
      ['Ana Ruiz', 'https://rec.example/1', 'mornings'],
      ['Bo Lindqvist', 'https://rec.example/2', 'any day'],
    ])
    expect(Object.values(fields)).not.toContain('interviewDate')
  })

  test('a talk in a programme is no interview', async () => {
    const [guest] = await guestsOf([
      ['Speaker', 'Talk', 'Room', 'Start', 'End'],
      ['Ana Ruiz', 'Cheese', 'A1', '2026-03-04 10:00', '2026-03-04 11:00'],
      ['Bo Lindqvist', 'Rivers', 'A2', '2026-03-04 11:00', '2026-03-04 12:00'],
    ])
    expect(guest).not.toHaveProperty('interviewDate')
  })
})

describe('the day of an interview', () => {
  test.each([
    ['Interview date', 'Notes'],
    ['When', 'Remarks'],
    ['Aufnahmetermin', 'Anmerkungen'],
    ["Date d'enregistrement", 'Remarques'],
    ['Fecha de grabación', 'Observaciones'],
    ['Data da gravação', 'Obs.'],
    ['Registrazione', 'Appunti'],
    ['Opnamedatum', 'Opmerkingen'],
    ['Inspelningsdag', 'Anteckningar'],
    ['Data nagrania', 'Uwagi'],
    ['Дата записи', 'Комментарии'],
    ['Ses kayıt tarihi', 'Notlar'],
    ['収録日', '備考'],
    ['录制时间', '备注'],
    ['촬영일', '비고'],
  ])('is under “%s”, and what the host noted under “%s”', async (date, notes) => {
    const [ana, bo] = await guestsOf(
      [
        ['Guest', date, 'Publish date', notes],
        ['Ana Ruiz', '2026-03-04 09:30', '2026-05-01', 'brings her own mic'],
        ['Bo Lindqvist', '2019-07-11', '2026-05-08', ''],
      ],
      zone,
    )
    expect(ana).toEqual({
      name: 'Ana Ruiz',
      interviewDate: '2026-03-04T08:30:00.000Z',
      notes: 'brings her own mic',
    })
    expect(bo).toEqual({ name: 'Bo Lindqvist', interviewDate: '2019-07-11T08:00:00.000Z' })
  })

  test('a booking tool says when it starts, with its distance from UTC', async () => {
    const [guest] = await guestsOf([
      ['Invitee Name', 'Invitee Email', 'Start Date & Time', 'End Date & Time', 'Event Created Date & Time'],
      ['Ana Ruiz', 'ana@x.example', '2026-03-04T10:00:00+02:00', '2026-03-04T11:00:00+02:00', '2026-01-04'],
    ])
    expect(guest).toMatchObject({ interviewDate: '2026-03-04T08:00:00.000Z' })
  })

  test('everybody in a row is interviewed on its day', async () => {
    const guests = await guestsOf(
      [
        ['Guest 1', 'Guest 2', 'Recording date'],
        ['Ana Ruiz', 'Bo Lindqvist', '2026-03-04'],
        ['Cy Okafor', '', '2026-03-11'],
      ],
      zone,
    )
    expect(guests.map(({ interviewDate }) => interviewDate?.slice(0, 10))).toEqual([
      '2026-03-04',
      '2026-03-04',
      '2026-03-11',
    ])
  })

  test('a cell that is no date is reported, and the guest comes without', async () => {
    const { guests, warnings } = await plan([
      ['Guest', 'Recording date'],
      ['Ana Ruiz', '2026-03-04'],
      ['Bo Lindqvist', '2026-03-05'],
      ['Cy Okafor', '14 March'],
    ])
    expect(guests[2]!.guest).toEqual({ name: 'Cy Okafor' })
    expect(warnings.filter(({ row }) => row !== null)).toMatchObject([
      { row: 4, message: 'Not a date with a year: 14 March' },
    ])
  })
})

describe('03/04/2026', () => {
  const rows = [
    ['Guest', 'When'],
    ['Ana Ruiz', '03/04/2026'],
    ['Bo Lindqvist', '05/06/2026'],
  ]
  const days = async (sheet: string[][], options = {}) =>
    (await guestsOf(sheet, { timeZone: 'UTC', ...options })).map(({ interviewDate }) =>
      interviewDate?.slice(5, 10),
    )

  test('is asked about once, and first assumed as it is usual there', async () => {
    const { questions } = await plan(rows, zone)
    expect(questions).toMatchObject([
      {
        code: 'date_order',
        text: 'Which day is 03/04/2026 in “When”: April 3, 2026 or March 4, 2026?',
        choices: [
          { label: 'April 3, 2026', options: { map: { When: 'interviewDate-day-first' } } },
          { label: 'March 4, 2026', options: { map: { When: 'interviewDate-month-first' } } },
        ],
      },
    ])
    expect(await days(rows)).toEqual(['04-03', '06-05'])
    expect(await days(rows, { timeZone: 'America/Chicago' })).toEqual(['03-04', '05-06'])
    const answered = await plan(rows, { map: { When: 'interviewDate-month-first' } })
    expect(answered.questions).toEqual([])
    expect(await days(rows, { map: { When: 'interviewDate-month-first' } })).toEqual(['03-04', '05-06'])
  })

  test.each([
    [['Guest', 'When', 'Air date'], '14/05/2026', '04-03'],
    [['Guest', 'When', 'Air date'], '05/14/2026', '03-04'],
    [['Convidado', 'Gravação', 'Estreia'], '', '04-03'],
  ])('is not asked about where the sheet %j with “%s” says it', async (headers, other, day) => {
    const sheet = [headers, ['Ana Ruiz', '03/04/2026', other], ['Bo Lindqvist', '05/06/2026', '']]
    expect((await plan(sheet)).questions).toEqual([])
    expect((await days(sheet))[0]).toBe(day)
  })
})

test('a date in two ways is named wherever it is in the column', async () => {
  const days = ['2027-01-10', 'Jan 11, 2027', '2027-02-02', '12 Feb 2027', '12/1/27']
  const names = ['Ana Ruiz', 'Bo Lindqvist', 'Cy Okafor', 'Di Moss', 'Ed Poe']
  const { questions } = await plan([['Guest', 'Rec date'], ...days.map((day, at) => [names[at]!, day])], zone)
  expect(questions[0]?.text).toBe('Which day is 12/1/27 in “Rec date”: January 12, 2027 or December 1, 2027?')
})

test('notes about a sponsor, a show or an episode are no notes about the guest', async () => {
  const [guest] = await guestsOf([
    ['Guest', 'Sponsor notes', 'Show notes', 'Bio notes'],
    ['Ana Ruiz', 'pays late', 'https://show.example/1', 'met at a fair'],
    ['Bo Lindqvist', 'pays', 'https://show.example/2', ''],
  ])
  expect(guest).toEqual({ name: 'Ana Ruiz', notes: 'met at a fair' })
})

test('the only dates of a sheet are the interviews’ if times of the day are next to them; stamps of programs are not', async () => {
  const datesOf = async (rows: string[][]) =>
    (await guestsOf(rows, { timeZone: 'UTC' })).map(({ interviewDate }) => interviewDate?.slice(0, 10))
  const people = ['Ana Ruiz', 'Bo Lee', 'Kai Moss']
  const dated = (header: string, cell: (day: number) => string, times?: [string, string]) => [
    ['Guest', header, ...(times ? [times[0]] : [])],
    ...people.map((name, day) => [name, cell(10 + day), ...(times ? [times[1]] : [])]),
  ]
  const days = ['2026-01-10', '2026-01-11', '2026-01-12']
  expect(await datesOf(dated('Show date', (day) => `Sat ${day} Jan 2026`, ['Slot', '10.15']))).toEqual(days)
  expect(await datesOf(dated('Time (UTC)', (day) => `2026-01-${day} 15:00`))).toEqual(days)
  expect(await datesOf(dated('Date', (day) => `2026-01-${day}`, ['Start time', '10:00']))).toEqual(days)
  const none = [undefined, undefined, undefined]
  expect(await datesOf(dated('Order date', (day) => `2026-01-${day} 15:00`))).toEqual(none)
  expect(await datesOf(dated('Time', (day) => `2026-01-${day} 15:00:31`))).toEqual(none)
  expect(await datesOf(dated('Show date', (day) => `${day} Jan 2026`))).toEqual(none)
})

describe('a column called “Date” and no more', () => {
  const guests = (header: string, days: [string, string], more: string[] = ['Topic']) => [
    ['Name', 'E-mail', header, ...more],
    ['Ana Ruiz', 'ana@x.example', days[0], ...more.map(() => 'Rivers and their names')],
    ['Bo Lindqvist', 'bo@x.example', days[1], ...more.map(() => 'How cheese is made')],
  ]

  test('is left out with a reason where the days are past, and the host can choose it', async () => {
    const past = guests('Date', ['2021-02-01', '2021-02-08'])
    const { warnings, questions } = await plan(past, zone)
    expect(warnings).toMatchObject([
      { row: null, message: expect.stringMatching(/^“Date” isn't used, because /) },
    ])
    expect(questions).toEqual([])
    const chosen = await plan(past, { ...zone, map: { Date: 'interviewDate' } })
    expect(chosen.guests[0]!.guest.interviewDate).toBe('2021-02-01T09:00:00.000Z')
    expect(chosen.warnings.map(({ message }) => message).join()).not.toContain("isn't used")
  })

  test('is left alone in a programme of talks', async () => {
    const fields = await fieldsOf(guests('Date', ['2098-01-12', '2098-01-31'], ['Room']))
    expect(fields['Date']).toBeNull()
  })

  test.each(['Date', 'Datum', 'Fecha', '日付'])(
    'is the interview’s where the days of “%s” are ahead, to be checked',
    async (header) => {
      const {
        guests: read,
        columns,
        questions,
      } = await plan(guests(header, ['12/01/2098', '31/01/2098']), zone)
      expect(read.map(({ interviewDay }) => interviewDay)).toEqual(['2098-01-12', '2098-01-31'])
      expect(columns[2]!.confidence).toBeLessThan(0.9)
      expect(questions).toMatchObject([{ code: 'uncertain_column', header }])
    },
  )

  test.each(['Vi ses', 'Tallennamme', 'Con nosotros'])(
    'is the interview’s, to be checked, under “%s”, too, where the sheet has no other days',
    async (header) => {
      const { guests: read, questions } = await plan(guests(header, ['2098-01-12', '2098-01-31']), zone)
      expect(read.map(({ interviewDay }) => interviewDay)).toEqual(['2098-01-12', '2098-01-31'])
      expect(questions).toMatchObject([{ code: 'uncertain_column', header }])
      expect((await fieldsOf(guests(header, ['1971-01-12', '1982-01-31'])))[header]).toBeNull()
      const days = guests(header, ['2098-01-12', '2098-01-31'], ['Publication'])
      const dated = days.map((row, at) => (at === 0 ? row : [...row.slice(0, -1), '2098-02-12']))
      expect((await fieldsOf(dated))[header]).toBeNull()
    },
  )

  test('is the interview’s where its times are next to it, however they are typed', async () => {
    const read = await guestsOf(
      [
        ['Nombre', 'Correo', 'Con nosotros', 'Hora'],
        ['Ana Ruiz', 'ana@x.example', '3 dic 2021', '10h30'],
        ['Bo Ek', 'bo@x.example', 'Dec 10, 2021', '11 AM'],
        ['Ida Moen', 'ida@x.example', 'TBD', 'TBD'],
      ],
      zone,
    )
    expect(read.map(({ interviewDate }) => interviewDate)).toEqual([
      '2021-12-03T09:30:00.000Z',
      '2021-12-10T10:00:00.000Z',
      undefined,
    ])
  })

  test('is nothing where another column says that it is the interview’s', async () => {
    const fields = await fieldsOf([
      ['Name', 'Date', 'Recording date'],
      ['Ana Ruiz', '2098-01-12', '2098-02-12'],
      ['Bo Lindqvist', '2098-01-31', '2098-02-28'],
    ])
    expect(fields).toMatchObject({ Date: null, 'Recording date': 'interviewDate' })
  })
})
