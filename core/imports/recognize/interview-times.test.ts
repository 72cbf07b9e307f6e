import { utils, write } from 'xlsx'
import { describe, expect, test } from 'vitest'
import { plan } from '../../testing/imports/plan-rows.ts'
import { planImport } from '../plan/plan-import.ts'
import { readClock } from './read-date.ts'

const zone = { timeZone: 'Europe/Berlin' }
const booked = (time: string, cells: string[], date = 'Rec date') => [
  ['Guest', date, time],
  ...cells.map((cell, at) => [
    ['Ana Ruiz', 'Bo Lindqvist', 'Cy Okafor', 'Di Moss'][at]!,
    `1${at}.01.2027`,
    cell,
  ]),
]
const times = async (rows: string[][], options = {}) =>
  (await plan(rows, { ...zone, ...options })).guests.map(({ guest }) => guest.interviewDate?.slice(8, 16))
const noticed = async (rows: string[][], options = {}) =>
  (await plan(rows, { ...zone, ...options })).warnings.map(({ row, message }) => [row, message])

test.each(['evening', '7', '25:00', 'TBC', '1960', 'after 9', '0.99999', 'x'.repeat(90)])(
  'no time of day: %s',
  (cell) => {
    expect(readClock(cell)).toBeNull()
  },
)

test.each([
  ['7pm', '19:00'],
  ['7:15 p.m.', '19:15'],
  ['12.30 am', '00:30'],
  ['19:00', '19:00'],
  ['10.30', '10:30'],
  ['19h30', '19:30'],
  ['19 h 30', '19:30'],
  ['9 Uhr', '09:00'],
  ['9 Uhr 15', '09:15'],
  ['1930', '19:30'],
  ['0.791666666666667', '19:00'],
  ['0,4375', '10:30'],
  ['0.30', '00:30'],
  ['7-8pm', '19:00'],
  ['11-1pm', '11:00'],
  ['7:30–8:15 pm', '19:30'],
  ['19:00 - 20:00', '19:00'],
  ['Noon', '12:00'],
  ['14時', '14:00'],
])('“%s” in a column of times is %s', (cell, time) => {
  expect(readClock(cell)).toBe(time)
})

describe('a column of times next to the interview date', () => {
  test.each([
    ['a duration', 'Duration', ['1:00', '1:30', '0:45']],
    ['when the episode airs', 'Air time', ['7pm', '8pm', '9pm']],
    ['ratings', 'Rating', ['0.5', '0.8', '0.7']],
    ['years', 'Since', ['1930', '2015', '1999']],
  ])('is not %s', async (_, header, cells) => {
    expect(await times(booked(header, cells))).toEqual(['10T09:00', '11T09:00', '12T09:00'])
  })

  test('is not used where the host leaves it out', async () => {
    const rows = booked('Time', ['7pm', '8pm'])
    expect(await times(rows, { map: { Time: 'ignore' } })).toEqual(['10T09:00', '11T09:00'])
  })

  test.each([
    'Time',
    'Start time',
    'Uhrzeit',
    'Aufnahmezeit',
    'Heure',
    'Hora',
    'Ora',
    'Tijd',
    'Klockslag',
    'Godzina',
    'Čas',
    'Время',
    '収録時間',
    '시간',
    'Slot',
    'Who knows',
  ])('under “%s” says when on that day, in the time zone of the show', async (header) => {
    const rows = booked(header, ['7pm', '22:00', '10.30', '9:00'])
    expect(await times(rows)).toEqual(['10T18:00', '11T21:00', '12T09:30', '13T08:00'])
    expect(await noticed(rows)).toEqual([])
  })

  test('is in the zone that is behind the time, else in that of the show', async () => {
    expect(await times(booked('Time', ['7pm ET', '7 pm', '19:00 (CET)', '10:00 GMT']))).toEqual([
      '11T00:00',
      '11T18:00',
      '12T18:00',
      '13T10:00',
    ])
  })

  test('is used though one date has a time itself, which wins', async () => {
    const rows = [
      ['Guest', 'Rec date', 'Email', 'Time'],
      ['Ana Ruiz', '2027-01-10 08:00', 'ana@x.example', '7pm'],
      ['Bo Lindqvist', '2027-01-11 20:00', 'bo@x.example', '8pm'],
      ['Cy Okafor', '2027-01-12', 'cy@x.example', '9pm'],
    ]
    expect(await times(rows)).toEqual(['10T07:00', '11T19:00', '12T20:00'])
    expect(await noticed(rows)).toEqual([[2, "The interview date already has a time, so 7pm isn't used"]])
  })

  test('that cannot be read is reported with its row, once for all people of the row', async () => {
    const rows = [
      ['Guest', 'Rec date', 'Time'],
      ['Ana Ruiz', '10.01.2027', '7pm'],
      ['Bo Lindqvist', '11.01.2027', ''],
      ['Cy Okafor', '', '9pm'],
      ['Di Moss & Ed Poe', '13.01.2027', 'evening'],
    ]
    expect(await times(rows)).toEqual(['10T18:00', '11T09:00', undefined, '13T09:00', '13T09:00'])
    expect(await noticed(rows)).toEqual([
      [null, 'Interview dates without a time become 10:00; guests you update keep the time they have'],
      [4, "A time without an interview date isn't used: 9pm"],
      [5, 'Not a time of day: evening'],
    ])
  })

  test('can be any column the host chooses; without a date, none is used', async () => {
    const rows = [
      ['Guest', 'Rec date', 'Email', 'Doors'],
      ['Ana Ruiz', '10.01.2027', 'ana@x.example', 'from 7pm'],
      ['Bo Lindqvist', '11.01.2027', 'bo@x.example', 'late'],
    ]
    expect(await times(rows)).toEqual(['10T09:00', '11T09:00'])
    expect(await times(rows, { map: { Doors: 'interviewTime' } })).toEqual(['10T18:00', '11T09:00'])
    const dateless = { map: { Doors: 'interviewTime', 'Rec date': 'ignore' } }
    expect(await times(rows, dateless)).toEqual([undefined, undefined])
    expect(await noticed(rows, dateless)).toEqual([
      [null, "“Doors” isn't used: no column is the interview date"],
    ])
  })

  test('is a spreadsheet’s own times, formatted or not', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Guest', 'Rec date', 'Time'],
      ['Ana Ruiz', '2027-01-10', null],
      ['Bo Lindqvist', '2027-01-11', null],
    ])
    Object.assign(sheet, { C2: { t: 'n', v: 19 / 24, z: 'h:mm AM/PM' }, C3: { t: 'n', v: 0.4375 } })
    const book = utils.book_new(sheet, 'Bookings')
    const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
    const { guests, columns } = await planImport({ name: 'bookings.xlsx', bytes }, zone)
    expect(columns[2]).toMatchObject({ field: 'interviewTime', samples: ['19:00', '0.4375'] })
    expect(guests.map(({ guest }) => guest.interviewDate)).toEqual([
      '2027-01-10T18:00:00.000Z',
      '2027-01-11T09:30:00.000Z',
    ])
  })
})

test('two columns that the host makes one field are named, with the one that counts', async () => {
  const rows = booked('Time', ['7pm', '', '9pm'])
  expect(await noticed(rows, { map: { Time: 'interviewDate', 'Rec date': 'interviewDate' } })).toContainEqual(
    [
      null,
      '“Rec date” and “Time” are both the interview date. In the 2 rows that have both, only “Rec date” is used',
    ],
  )
  const filling = [
    ['Guest', 'Firm', 'Employer'],
    ['Ana Ruiz', 'Acme', ''],
    ['Bo Lindqvist', '', 'Navy'],
  ]
  expect(await noticed(filling, { map: { Firm: 'company', Employer: 'company' } })).toEqual([])
})

describe('a column of time zones', () => {
  const zoned = async (header: string, cells: string[], { apart = false } = {}) =>
    plan(
      [
        ['Guest', 'Rec date', 'Time', ...(apart ? ['Topic'] : []), header],
        ...cells.map((cell, at) => [
          ['Ana Ruiz', 'Bo Lindqvist', 'Cy Okafor', 'Di Moss', 'Ed Poe', 'Flo Berg'][at]!,
          ...['10.01.2027', '19:00', ...(apart ? ['Kelp'] : []), cell],
        ]),
      ],
      zone,
    )
  const read = async (...given: Parameters<typeof zoned>) =>
    (await zoned(...given)).guests.map(({ guest }) => [
      guest.interviewDate?.slice(8, 16),
      guest.interviewTimeZone,
    ])

  test('that name none say so with their row, and the date is in that of the show', async () => {
    const { guests, warnings } = await zoned('Time zone', ['Mars', 'IST', 'GMT+25', ''])
    expect(guests.map(({ guest }) => guest.interviewDate?.slice(11, 16))).toEqual(Array(4).fill('18:00'))
    expect(guests.every(({ guest }) => guest.interviewTimeZone === undefined)).toBe(true)
    expect(warnings.map(({ row, message }) => [row, message])).toEqual([
      [2, 'Not a time zone: Mars. The date is read in Europe/Berlin'],
      [3, 'Not a time zone: IST. The date is read in Europe/Berlin'],
      [4, 'Not a time zone: GMT+25. The date is read in Europe/Berlin'],
    ])
  })

  test.each(['Time zone', 'Timezone', 'TZ', 'Zeitzone', 'Recording time zone'])(
    'under “%s” is that of the interview',
    async (header) => {
      expect(await read(header, ['Europe/London', 'est', 'New York, USA', 'GMT+2', 'UTC-05:30'])).toEqual([
        ['10T19:00', 'Europe/London'],
        ['11T00:00', 'America/New_York'],
        ['11T00:00', 'America/New_York'],
        ['10T17:00', undefined],
        ['11T00:30', undefined],
      ])
    },
  )

  test('is found away from the date, too; how the guest’s own clock goes is another', async () => {
    expect(await read('Time zone', ['London', 'Pacific Time'], { apart: true })).toEqual([
      ['10T19:00', 'Europe/London'],
      ['11T03:00', 'America/Los_Angeles'],
    ])
    expect(await read('Guest time zone', ['London', 'Tokyo'], { apart: true })).toEqual([
      ['10T18:00', undefined],
      ['10T18:00', undefined],
    ])
  })
})
