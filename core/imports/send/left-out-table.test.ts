import { expect, test } from 'vitest'
import { planImport } from '../plan/plan-import.ts'
import { rowsLeftOut } from './import-calls.ts'
import { leftOutTable } from './left-out-table.ts'

const csv = (text: string) => ({ name: 'speakers.csv', bytes: new TextEncoder().encode(text) })
const file = csv(
  'Speakers\nName,Company,Email,Company\nAda,Engines,ada@x.example,\n,Lost & Co,lost@x.example,Second\n',
)

async function leftOutOf(from: typeof file) {
  const plan = await planImport(from)
  return { plan, table: await leftOutTable(from, { rows: rowsLeftOut(plan, []), sheets: plan.sheets }) }
}

test('a row that was left out keeps all its cells under their headers, with its place and the reason', async () => {
  const { table } = await leftOutOf(file)
  expect(table).toEqual([
    ['Name', 'Company', 'Email', 'Company', 'Sheet', 'Row', 'Reason'],
    ['', 'Lost & Co', 'lost@x.example', 'Second', 'speakers', '4', expect.stringContaining('name')],
  ])
})

test('corrected, the row is imported again like the others, and its place and reason are nobody', async () => {
  const { table } = await leftOutOf(file)
  const [headers, row] = table
  const corrected = [headers!, ['Grace Hopper', ...row!.slice(1)]]
  const plan = await planImport(csv(corrected.map((cells) => cells.join(',')).join('\n')))
  expect(plan.guests.map(({ guest }) => guest)).toMatchObject([
    { name: 'Grace Hopper', email: 'lost@x.example' },
  ])
})

test('rows of a sheet without headers come under the letters of its columns', async () => {
  const rows = [{ sheet: 'speakers', row: 1, reason: 'No name in this row', text: '' }]
  const sheets = [{ name: 'speakers', headerRow: null }]
  expect(await leftOutTable(csv('x,y\n'), { rows, sheets })).toEqual([
    ['Column A', 'Column B', 'Sheet', 'Row', 'Reason'],
    ['x', 'y', 'speakers', '1', 'No name in this row'],
  ])
})
