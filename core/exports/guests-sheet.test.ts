import Papa from 'papaparse'
import { read as readBook, utils } from 'xlsx'
import { expect, test } from 'vitest'
import type { Guest } from '../guests/guest.ts'
import { planImport } from '../imports/plan/plan-import.ts'
import { readSheets } from '../imports/read/read-sheets.ts'
import { browserLimits } from '../imports/read/import-limits.ts'
import { cleanText } from '../imports/read/cell-text.ts'
import { hostileTexts } from '../testing/hostile-texts.ts'
import { guestRecord, sampleGuests } from '../testing/samples.ts'
import { guarded, guardedInCsv, withoutGuard } from './guests-formulas.ts'
import { guestsCsv, guestRows, guestsWorkbook } from './guests-sheet.ts'

const formulas = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1)',
  "=cmd|' /C calc'!A0",
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\u0000=1+1',
  ' =1+1',
  "'=1+1",
  "''-1",
  '＝1+1',
  '=HYPERLINK("https://example.org?x="&A1,"x")',
  '","=1+1',
  '"\r\n"=1+1',
  ';=1+1',
  'Sales; +1+1',
  'Sales\t@SUM(1)',
  'Sales|-1+1',
  'Sales\n=1+1',
  "Sales;'=1+1",
  'Sales;=1+1;＝2+2|-3',
  ";\t|\n=cmd|' /C calc'!A0",
  'Sales;"=1+1;y',
  'Sales\t""=1+1\ty',
  `Sales;'"=1+1`,
  'Sales\n " "=1+1',
]
const texts = [...hostileTexts, ...formulas]

const show = { podcastName: 'Unhurried Work' }
const samples = sampleGuests.map((sample, index) => guestRecord(sample, index + 1))
const hostile = (text: string): Guest => ({
  ...samples[0]!,
  name: text,
  title: text,
  company: text,
  email: text,
  phone: text,
  bio: text,
  expertise: [text],
  social: text,
  socialLinks: { linkedin: text, website: text },
})

/** Every cell of a file as a spreadsheet program reads it. */
function cellsOf(bytes: Uint8Array, raw: boolean) {
  const book = readBook(bytes, { type: 'array', cellFormula: true, raw })
  return Object.values(book.Sheets[book.SheetNames[0]!]!).filter(
    (cell) => typeof cell === 'object' && 't' in cell,
  )
}

const clean = (value: string) =>
  value
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n\u0080-\u009f])\p{Cc}|[\ufffe\uffff]/gu, '')

test.each(texts)('%j is no formula, and comes back as it was', (text) => {
  for (const cell of [guarded(text), guardedInCsv(text)]) {
    expect(cell).not.toMatch(/^[^\S\t\n]*[=+\-@＝＋－＠]|^[\t\n]/u)
    expect(cell).not.toMatch(/(?![\t\n\u0080-\u009f])\p{Cc}/u)
  }
  for (const part of guardedInCsv(text).split(/[;\t|\n]/))
    expect(part).not.toMatch(/^[^\S\t\n]*[=+\-@＝＋－＠]/u)
  // The file doubles quotation marks, and behind a separator lenient programs drop them
  for (const part of guardedInCsv(text)
    .split(/[;\t|\n]/)
    .slice(1))
    expect(part).not.toMatch(/^["\s]*[=+\-@＝＋－＠]/u)
  expect(withoutGuard(guardedInCsv(text))).toBe(clean(text))
})

test('a file of hostile guests has no live formula, in CSV and in a workbook', async () => {
  const guests = texts.map(hostile)
  for (const raw of [true, false]) {
    const cells = cellsOf(guestsCsv({ show, guests }).bytes, raw)
    expect(cells.length).toBeGreaterThan(texts.length)
    expect(cells.filter((cell) => cell.f !== undefined)).toEqual([])
  }
  const workbook = cellsOf((await guestsWorkbook({ show, guests })).bytes, false)
  const isDate = ({ t, v }: (typeof workbook)[number]) => t === 'n' && typeof v === 'number'
  expect(
    workbook.filter((cell) => cell.f !== undefined || !(cell.t === 's' || cell.t === 'z' || isDate(cell))),
  ).toEqual([])
  expect(workbook.filter(isDate).length).toBeLessThanOrEqual(2 * guests.length)
  for (const { v } of workbook) expect(String(v ?? '')).not.toMatch(/^\s*[=+\-@＝＋－＠]/u)
})

test.each([';', '\t', '|'])('nor where a program of another locale splits a CSV file at %j', (delimiter) => {
  const csv = guestsCsv({ show, guests: texts.map(hostile) }).bytes
  const { data } = Papa.parse<string[]>(new TextDecoder().decode(csv), { delimiter })
  const live = data.flat().filter((cell) => /^\s*[=+\-@＝＋－＠]/u.test(cell))
  expect(data.length).toBeGreaterThan(texts.length)
  expect(live).toEqual([])
})

// SheetJS decodes entities twice, drops CDATA marks and takes _x0000_ for a character when it reads: such texts cannot
// show what was written
const readTruly = (text: string) => !/&#?\w+;|CDATA|_x[\da-f]{4}_/i.test(text)

test.each(['csv', 'xlsx'])('hostile texts stay in their cells of a .%s file', async (format) => {
  const guests = texts.filter((text) => format === 'csv' || readTruly(text)).map(hostile)
  const { name, bytes } =
    format === 'csv' ? guestsCsv({ show, guests }) : await guestsWorkbook({ show, guests })
  const [sheet] = await readSheets({ name, bytes }, browserLimits)
  const width = guestRows([])[0]!.length
  const rows = sheet!.rows
    .filter((row) => row.length > 0)
    .map((row) => [...row, ...Array<string>(width - row.length).fill('')])
  const guard = format === 'csv' ? guardedInCsv : guarded
  expect(rows).toEqual(guestRows(guests).map((row) => row.map((cell) => cleanText(guard(cell)))))
})

test.each(['csv', 'xlsx'])('a .%s file that is imported again holds the same guests', async (format) => {
  const guests = [
    ...samples,
    {
      ...samples[0]!,
      name: 'Ruth',
      pronunciation: 'rooth',
      email: null,
      company: '=Works',
      phone: '+44 20 7946 0958',
      expertise: ['Clocks, watches'],
      socialLinks: { linkedin: null, website: null },
      interviewDate: '2026-12-04T13:00:00.000Z',
      interviewTimeZone: 'Africa/Johannesburg',
      episodeStatus: 'completed' as const,
    },
  ]
  const file = format === 'csv' ? guestsCsv({ show, guests }) : await guestsWorkbook({ show, guests })
  expect(file.name).toBe(`Unhurried Work - guests.${format}`)
  const plan = await planImport(file, { timeZone: 'Pacific/Auckland' })
  expect(plan.questions).toEqual([])
  expect(plan.warnings).toEqual([])
  expect(plan.guests.map(({ guest }) => filled(guest))).toEqual(
    guests.map(
      ({
        name,
        pronunciation,
        title,
        company,
        email,
        phone,
        bio,
        expertise,
        social,
        socialLinks,
        interviewDate,
        episodeStatus,
      }) =>
        filled({
          ...{ name, pronunciation, title, company, email, phone, bio, expertise, social, socialLinks },
          ...{ interviewDate, episodeStatus },
        }),
    ),
  )
})

/** A guest without what is empty. */
const filled = (value: object): unknown =>
  Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) => {
      const kept = field && typeof field === 'object' && !Array.isArray(field) ? filled(field) : field
      return kept === null || (typeof kept === 'object' && Object.keys(kept).length === 0)
        ? []
        : [[key, kept]]
    }),
  )

test('the interview is shown on the clock it was chosen by', () => {
  const guest = {
    ...samples[0]!,
    interviewDate: '2026-12-04T08:00:00Z',
    interviewTimeZone: 'Europe/Copenhagen',
  }
  const [headers, row] = guestRows([guest])
  const cell = (header: string) => row![headers!.indexOf(header)]
  expect(cell('Interview date')).toBe('2026-12-04 09:00')
  expect(cell('Time zone')).toBe('Europe/Copenhagen')
})

test('a workbook holds dates as dates, on the clock they were chosen by, and midnight comes back as midnight', async () => {
  const zone = 'Europe/Copenhagen'
  const dated = ['2026-12-04T08:00:00.000Z', '2026-12-04T23:00:00.000Z'].map((interviewDate, index) => ({
    ...samples[index]!,
    interviewDate,
    interviewTimeZone: zone,
  }))
  const file = await guestsWorkbook({ show, guests: dated })
  const sheet = readBook(file.bytes, { type: 'array', cellNF: true }).Sheets.Guests!
  const column = utils.encode_col(guestRows([])[0]!.indexOf('Interview date'))
  expect(sheet[`${column}2`]).toMatchObject({ t: 'n', w: '2026-12-04 09:00', z: 'yyyy-mm-dd hh:mm' })
  const { guests } = await planImport(file, { timeZone: 'Pacific/Auckland' })
  expect(guests.map(({ guest }) => guest.interviewDate)).toEqual(
    dated.map(({ interviewDate }) => interviewDate),
  )
})

test('a workbook opens with wide columns and a filter', async () => {
  const { bytes } = await guestsWorkbook({ show: null, guests: samples })
  const sheet = readBook(bytes, { type: 'array', cellStyles: true }).Sheets.Guests!
  expect(sheet['!cols']?.[0]?.wch).toBeGreaterThan(20)
  expect(sheet['!autofilter']?.ref).toBe(utils.encode_range(utils.decode_range(sheet['!ref']!)))
})
