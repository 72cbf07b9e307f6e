import { expect, test } from 'vitest'
import { plan } from '../../testing/imports/plan-rows.ts'

const read = async (headers: string[], dates: string[], timeZone: string) => {
  const people = ['Ana Ruiz', 'Bo Lee', 'Ida Holm']
  const rows = dates.map((date, at) => [people[at]!, `guest${at}@x.example`, date])
  const { guests, questions, warnings } = await plan([headers, ...rows], { timeZone })
  const about = warnings.map(({ message }) => message).filter((message) => message.includes('comes first'))
  return {
    day: guests[0]!.guest.interviewDate?.slice(0, 10),
    codes: questions.map(({ code }) => code),
    about,
  }
}

test.each([
  [['Nombre', 'Correo', 'Grabación'], ['12/10/2026', 'Dec 10, 2026', '3 dic 2026'], 'America/New_York'],
  [['Nom', 'Courriel', 'Enregistrement'], ['12/10/2026', 'Dec 10, 2026', ''], 'America/Chicago'],
  [['Name', 'E-Mail-Adresse', 'Aufnahme am'], ['12/10/2026', '3. Dezember 2026', ''], 'America/Los_Angeles'],
])('where language and time zone disagree, the host reads which order was taken: %s', async (...given) => {
  const { day, codes, about } = await read(...given)
  expect(day).toBe('2026-10-12')
  expect(codes).toEqual(['date_order'])
  expect(about).toEqual([
    expect.stringContaining('12/10/2026 is read as October 12, 2026, with the day first'),
  ])
})

test('in English, too, and a date with one reading decides for all', async () => {
  const english = ['Name', 'Email', 'Recording date']
  const unsure = await read(english, ['12/10/2026', 'Dec 10, 2026'], 'America/New_York')
  expect(unsure.day).toBe('2026-12-10')
  expect(unsure.about).toEqual([expect.stringContaining('December 10, 2026, with the month first')])
  const shown = await read(
    ['Nombre', 'Correo', 'Grabación'],
    ['12/10/2026', '12/17/2026'],
    'America/New_York',
  )
  expect(shown).toEqual({ day: '2026-12-10', codes: [], about: [] })
})

test('where they agree nothing is said', async () => {
  const { day, codes, about } = await read(
    ['Nombre', 'Correo', 'Grabación'],
    ['12/10/2026', '3 dic 2026'],
    'Europe/Madrid',
  )
  expect({ day, codes, about }).toEqual({ day: '2026-10-12', codes: [], about: [] })
})
