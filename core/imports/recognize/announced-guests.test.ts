import { expect, test } from 'vitest'
import { prepareSheets } from '../plan/prepare-sheets.ts'
import { planSheets } from '../plan/plan-import.ts'

const namesIn = (rows: string[][]) =>
  planSheets('file', prepareSheets([{ name: 'Sheet1', rows, links: {}, hidden: false }])).guests.map(
    ({ guest }) => guest.name,
  )

test('people whom a description only mentions are no guests', () => {
  const about = [
    'What rivers remember.',
    'Bread after midnight, a short history.',
    'How Maria Lopez lost a bet.',
    'Letters from the coast, hosted by Thomas Keller.',
  ]
  expect(namesIn([['Number', 'Description'], ...about.map((text, at) => [String(at), text])])).toEqual([])
})

test('guests are those whom descriptions of several sentences say the show talks to', () => {
  const filler =
    'This part is about the water and the people who live by it, and about nothing else at all. '.repeat(4)
  const rows = [
    ['Number', 'Description'],
    ['1', `${filler}In deze aflevering praat de redactie uitgebreid met Maria Lopez.`],
    ['2', `${filler}In dieser Folge spricht die Redaktion heute mit Thomas Keller.`],
    ['3', `${filler}Esta semana hablamos un rato con Elena Prado.`],
  ]
  expect(namesIn(rows)).toEqual(['Maria Lopez', 'Thomas Keller', 'Elena Prado'])
})

test('guests are listed in lines of their own under a description', () => {
  const rows = [
    ['Number', 'Description'],
    ['1', 'A tour of three offices.\nThank you all!\nMaria Lopez | Kelp Works\nThomas Keller | Sable Labs'],
    ['2', 'Who owns the moon, and who would like to.\nElena Prado | Tallgrass'],
    ['3', 'Nobody came, so we read your letters.'],
  ]
  expect(namesIn(rows)).toEqual(['Maria Lopez', 'Thomas Keller', 'Elena Prado'])
})

test('a year of birth whose bracket was cut off is no company', () => {
  const rows = [
    ['Participant', 'Year'],
    ['Maria Lopez (1938-)', '2008'],
    ['Lucille Summers (1912-', '1980'],
    ['Thomas Keller (b. 1950)', '2021'],
  ]
  const { guests } = planSheets('file', prepareSheets([{ name: 'Sheet1', rows, links: {}, hidden: false }]))
  expect(guests.map(({ guest: { name, company } }) => [name, company])).toEqual([
    ['Maria Lopez', undefined],
    ['Lucille Summers', undefined],
    ['Thomas Keller', undefined],
  ])
})
