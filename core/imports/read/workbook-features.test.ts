import { expect, test } from 'vitest'
import { utils, write } from 'xlsx'
import type { BookType, WorkSheet } from 'xlsx'
import type { ImportOptions } from '../plan/import-plan.ts'
import { planImport } from '../plan/plan-import.ts'
import { workbook } from '../../testing/imports/sample-files.ts'

function save(sheets: Record<string, WorkSheet>, bookType: BookType = 'xlsx', hidden: number[] = []) {
  const book = utils.book_new()
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name)
  book.Workbook = { Sheets: book.SheetNames.map((_, at) => ({ Hidden: hidden.includes(at) ? 1 : 0 })) }
  return new Uint8Array(
    write(book, { type: 'array', bookType, compression: true, cellDates: true }) as ArrayBuffer,
  )
}

const plan = (bytes: Uint8Array, options?: ImportOptions) =>
  planImport({ name: 'guests.xlsx', bytes }, options)
const guestsOf = async (bytes: Uint8Array, options?: ImportOptions) =>
  (await plan(bytes, options)).guests.map(({ guest }) => guest)

test.each(['xlsx', 'xls', 'ods'] as const)(
  '%s: a company merged over several people belongs to all of them',
  async (type) => {
    const sheet = utils.aoa_to_sheet([
      ['Company', 'Name', 'Email'],
      ['Acme', 'Ana Ruiz', 'ana@x.example'],
      ['', 'Bo Lee', 'bo@x.example'],
      ['Bolt', 'Cy Young', 'cy@x.example'],
    ])
    sheet['!merges'] = [utils.decode_range('A2:A3')]
    expect(await guestsOf(save({ People: sheet }, type))).toEqual([
      { name: 'Ana Ruiz', company: 'Acme', email: 'ana@x.example' },
      { name: 'Bo Lee', company: 'Acme', email: 'bo@x.example' },
      { name: 'Cy Young', company: 'Bolt', email: 'cy@x.example' },
    ])
  },
)

test('a header of two rows: groups name empty headers, and another person stays out', async () => {
  const sheet = utils.aoa_to_sheet([
    ['Spring season', '', '', '', ''],
    ['Guest', '', '', 'Agent', '', 'Phone'],
    ['Name', 'Email', 'Company', 'Name', 'Email', ''],
    ['Ana Ruiz', 'ana@x.example', 'Acme', 'Max Deal', 'max@agency.example', '+34 600 123 456'],
    ['Bo Lee', 'bo@x.example', 'Bolt', 'Max Deal', 'max@agency.example', '+34 600 123 457'],
  ])
  sheet['!merges'] = ['A2:C2', 'D2:E2', 'A1:F1'].map((range) => utils.decode_range(range))
  expect(await guestsOf(save({ People: sheet }))).toEqual([
    { name: 'Ana Ruiz', email: 'ana@x.example', company: 'Acme', phone: '+34 600 123 456' },
    { name: 'Bo Lee', email: 'bo@x.example', company: 'Bolt', phone: '+34 600 123 457' },
  ])
})

test('links say more than their texts: profiles, e-mail addresses and HYPERLINK formulas', async () => {
  const sheet = utils.aoa_to_sheet([
    ['Name', 'Website', 'Profile'],
    ['Ana Ruiz', 'Home', 'Profile'],
    ['Bo Lee', 'Home', 'Profile'],
  ])
  sheet['A2'].l = { Target: 'mailto:ana@x.example?subject=Hi' }
  sheet['B2'].l = { Target: 'https://ana.example/' }
  sheet['C2'].l = { Target: 'https://www.linkedin.com/in/ana' }
  sheet['B3'] = { t: 's', v: 'Home', f: 'HYPERLINK("https://bo.example/","Home")' }
  sheet['C3'].l = { Target: 'https://www.linkedin.com/in/bo' }
  expect(await guestsOf(save({ People: sheet }))).toEqual([
    {
      name: 'Ana Ruiz',
      email: 'ana@x.example',
      socialLinks: { linkedin: 'https://www.linkedin.com/in/ana', website: 'https://ana.example/' },
    },
    {
      name: 'Bo Lee',
      socialLinks: { linkedin: 'https://www.linkedin.com/in/bo', website: 'https://bo.example/' },
    },
  ])
})

test('dates never become text of a guest, and long numbers keep all their digits', async () => {
  const sheet = utils.aoa_to_sheet(
    [
      ['Name', 'Interview', 'Company', 'Phone'],
      ['Ana Ruiz', new Date(Date.UTC(2026, 4, 4)), 'Acme', 4915155501234],
      ['Bo Lee', new Date(Date.UTC(2026, 4, 5, 14, 30)), new Date(Date.UTC(2026, 9, 12)), 34600123456],
    ],
    { UTC: true },
  )
  const { guests, columns } = await plan(save({ People: sheet }), { timeZone: 'UTC' })
  expect(guests.map(({ guest }) => guest)).toEqual([
    { name: 'Ana Ruiz', company: 'Acme', phone: '4915155501234', interviewDate: '2026-05-04T10:00:00.000Z' },
    { name: 'Bo Lee', phone: '34600123456', interviewDate: '2026-05-05T14:30:00.000Z' },
  ])
  expect(columns[1]).toMatchObject({
    header: 'Interview',
    field: 'interviewDate',
    samples: ['2026-05-04', '2026-05-05 14:30'],
  })
})

test('hidden sheets, lists and companies stay out, each with its reason; the host may choose otherwise', async () => {
  const bytes = save(
    {
      People: utils.aoa_to_sheet([
        ['Name', 'Email'],
        ['Ana Ruiz', 'ana@x.example'],
        ['Bo Lee', 'bo@x.example'],
      ]),
      Sponsors: utils.aoa_to_sheet([
        ['Name', 'Website'],
        ['Acme Ltd', 'acme.example'],
        ['Bolt GmbH', 'bolt.example'],
      ]),
      Old: utils.aoa_to_sheet([
        ['Name', 'Email'],
        ['Cy Young', 'cy@x.example'],
      ]),
    },
    'xlsx',
    [2],
  )
  const { guests, sheets } = await plan(bytes)
  expect(guests.map(({ guest }) => guest.name)).toEqual(['Ana Ruiz', 'Bo Lee'])
  expect(sheets.map(({ imported, reason }) => [imported, reason])).toEqual([
    [true, null],
    [false, 'Does not look like a list of people'],
    [false, 'Hidden'],
  ])
  const chosen = await guestsOf(bytes, { sheet: ['People', 3] })
  expect(chosen.map(({ name }) => name)).toEqual(['Ana Ruiz', 'Bo Lee', 'Cy Young'])
})

const sampleRows = [
  ['Naam van onze gast', 'Base camp', 'Email'],
  ['Ana Ruiz', 'Acme', 'ana@x.example'],
  ['Bo Lee', 'Bolt', 'bo@x'],
]

test('a mapping that was corrected once is remembered by the headers, in whatever order they come', async () => {
  const first = await plan(workbook({ People: sampleRows }))
  const signature = first.sheets[0]!.signature!
  expect(signature).toMatch(/^[0-9a-f]{16}$/)
  const remembered = { [signature]: { 'Base camp': 'company' as const } }
  const turned = sampleRows.map((row) => row.toReversed())
  const second = await plan(workbook({ People: turned }), { remembered })
  expect(second.sheets[0]!.signature).toBe(signature)
  expect(second.guests[0]!.guest).toMatchObject({ name: 'Ana Ruiz', company: 'Acme' })
  expect(second.columns[1]).toMatchObject({ field: 'company', reason: 'As you chose last time' })
  const overruled = await plan(workbook({ People: turned }), { remembered, map: { 'Base camp': 'ignore' } })
  expect(overruled.guests[0]!.guest).not.toHaveProperty('company')
})

test('a cell that the host corrected counts as if it had been in the file', async () => {
  const edits = [{ sheet: 'People', row: 3, column: 2, value: 'bo@x.example' }]
  const [, before] = await guestsOf(workbook({ People: sampleRows }))
  const [, after] = await guestsOf(workbook({ People: sampleRows }), { edits })
  expect([before!.email, after!.email]).toEqual([undefined, 'bo@x.example'])
})

test('the header row can be set for one sheet alone', async () => {
  const bytes = workbook({ A: [['Name'], ['Ana Ruiz']], B: [['Bo Lee'], ['Cy Young']] })
  const names = (await guestsOf(bytes, { sheet: ['A', 'B'], headerRow: { B: 'none' } })).map(
    ({ name }) => name,
  )
  expect(names).toEqual(['Ana Ruiz', 'Bo Lee', 'Cy Young'])
})

test('importing a file again adds nobody', async () => {
  const bytes = workbook({
    People: [
      ['Name', 'Company', 'Email'],
      ['Ana Ruiz', 'Acme', 'ana@x.example'],
      ['Everlast', '', ''],
      ['王芳', '晨星', ''],
      ['Bo Lee', 'Bolt', ''],
    ],
  })
  const first = await guestsOf(bytes)
  const existing = first.map((guest, at) => ({ ...guest, id: at + 1 })) as NonNullable<
    ImportOptions['existing']
  >
  const { guests } = await plan(bytes, { existing })
  expect(guests.every(({ duplicateOf }) => duplicateOf)).toBe(true)
  expect(guests).toHaveLength(4)
})
