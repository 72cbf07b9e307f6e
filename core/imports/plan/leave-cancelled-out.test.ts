import { expect, test } from 'vitest'
import { workbook } from '../../testing/imports/sample-files.ts'
import { plan } from '../../testing/imports/plan-rows.ts'
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

test.each([
  ['Canceled', 'true', 'false'],
  ['Cancelled?', 'Yes', 'No'],
  ['Annulé', 'oui', 'non'],
  ['Storniert', 'x', ''],
  ['Ist storniert', 'ja', 'nein'],
  ['Cancelada', 'sí', 'no'],
  ['Reserva cancelada', '1', '0'],
])('who has a yes under “%s” isn’t coming', async (header, yes, no) => {
  const { guests } = await plan([
    ['Invitee Name', 'Invitee Email', 'Start Date & Time', 'End Date & Time', header],
    ['Ana Ruiz', 'ana@ruiz.example', '2026-12-17 11:30', '2026-12-17 12:30', no],
    ['Bo Lee', 'bo@lee.example', '2026-12-03 16:00', '2026-12-03 17:00', yes],
    ['Ida Holm', 'ida@holm.example', '2026-12-04 16:00', '2026-12-04 17:00', no],
  ])
  expect(guests.map(({ cancelled }) => cancelled)).toEqual([undefined, `${header}: ${yes}`, undefined])
  expect(guests[1]!.guest).toEqual({ name: 'Bo Lee', email: 'bo@lee.example' })
})

test.each([
  ['Not cancelled', 'yes', 'no'],
  ['Cancelled', '1', '3'],
  ['Can’t come Mondays', 'x', ''],
])('a yes under “%s” says nothing of the kind, or is a number: %s', async (header, yes, no) => {
  const { guests } = await plan([
    ['Name', 'Email', header],
    ['Ana Ruiz', 'ana@ruiz.example', no],
    ['Bo Lee', 'bo@lee.example', yes],
  ])
  expect(guests.some(({ cancelled }) => cancelled)).toBe(false)
})
