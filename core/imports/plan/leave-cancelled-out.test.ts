import { expect, test } from 'vitest'
import { workbook } from '../../testing/imports/sample-files.ts'
import { isCalledCancelled } from '../recognize/sheets-of-cancelled.ts'
import { planImport } from './plan-import.ts'

const guests = [
  ['Nom', 'Courriel', 'Métier'],
  ['Noémie Barrois', 'noemie@terre.example', 'potière'],
  ['Inès Rolland', 'ines@notaire.example', 'notaire'],
]
const cancelled = [
  ['Nom', 'Courriel', 'Raison'],
  ['Maïté Lorme', 'maite@lorme.example', 'en voyage'],
  ['Hugo Vernet', 'hugo@vernet.example', 'malade'],
]
const read = async (sheets: Record<string, unknown[][]>, sheet?: string[]) => {
  const plan = await planImport({ name: 'x.xlsx', bytes: workbook(sheets) }, sheet ? { sheet } : {})
  return { ...plan, names: plan.guests.map(({ guest }) => guest.name) }
}

test('a sheet called after those who cancelled is left out, and the host reads why', async () => {
  const { names, sheets, warnings } = await read({ Invités: guests, Annulés: cancelled })
  expect(names).toEqual(['Noémie Barrois', 'Inès Rolland'])
  expect(sheets[1]).toMatchObject({ imported: false, reason: 'Seems to list who isn’t coming' })
  expect(warnings).toContainEqual(
    expect.objectContaining({ sheet: 'Annulés', message: expect.stringContaining('who isn’t coming') }),
  )
})

test('it is read where the host chooses it, and where no other sheet has guests', async () => {
  expect((await read({ Invités: guests, Annulés: cancelled }, ['Invités', 'Annulés'])).names).toHaveLength(4)
  expect((await read({ Annulés: cancelled })).names).toHaveLength(2)
})

test.each([
  'Annulés',
  'Abgesagt',
  'Absagen',
  'Cancelled 2026',
  'Cancellations',
  'Declined',
  'Cancelled & declined',
  'No-shows',
  'Invités annulés',
  'Gäste abgesagt',
  'S4 annulés',
  'Cancelados',
  'Annullati',
  'Odwołane',
  'Отменены',
  'キャンセル',
])('“%s” is such a name', (name) => expect(isCalledCancelled(name)).toBe(true))

test.each([
  'Guests',
  'Confirmed',
  'Not cancelled',
  'Guests incl. cancelled',
  'Cancelled or postponed',
  'Cancelled, rebooked',
  'Cancel culture',
  'Refuge',
  'Votes',
])('“%s” is no such name', (name) => expect(isCalledCancelled(name)).toBe(false))
