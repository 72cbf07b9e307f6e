import { expect, test } from 'vitest'
import { planSheets } from './plan-import.ts'
import { sheetsToRemember } from './remembered.ts'

const sheet = (name: string, ...people: string[]) => ({
  name,
  rows: [['Name', 'Email'], ...people.map((person) => [person, `${person[0]}@x.example`])],
  links: {},
  hidden: false,
})
const file = [sheet('2030', 'Ana Ruiz', 'Bo Lee'), sheet('2031', 'Kai Moss', 'Mia Berg')]
const namesOf = (options: Parameters<typeof planSheets>[2]) =>
  planSheets('show.xlsx', file, options).guests.map(({ guest }) => guest.name)

test('a sheet that a host left out stays out next time, though another has the same headers, until they choose it again', () => {
  const chosen = { sheet: ['2031'] }
  const remembered = sheetsToRemember(planSheets('show.xlsx', file, chosen), chosen)
  expect(namesOf({ remembered })).toEqual(['Kai Moss', 'Mia Berg'])
  expect(planSheets('show.xlsx', file, { remembered }).sheets[0]).toMatchObject({
    imported: false,
    reason: 'As you chose last time',
  })

  const again = { sheet: ['2030', '2031'], remembered }
  expect(namesOf(again)).toHaveLength(4)
  const forgotten = sheetsToRemember(planSheets('show.xlsx', file, again), again)
  expect(namesOf({ remembered: forgotten })).toHaveLength(4)
})

test('who chose no sheets has nothing remembered, and a file of sheets left out alone is read', () => {
  expect(sheetsToRemember(planSheets('show.xlsx', file), {})).toEqual({})
  const chosen = { sheet: ['2031'] }
  const remembered = sheetsToRemember(planSheets('show.xlsx', file, chosen), chosen)
  expect(planSheets('show.xlsx', [file[0]!], { remembered }).guests).toHaveLength(2)
})
