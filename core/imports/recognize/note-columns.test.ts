import { expect, test } from 'vitest'
import { guestsOf } from '../../testing/imports/plan-rows.ts'

const remarks = [
  'arrives by the early train',
  'please don’t ask about the flood',
  'prefers mornings, needs a quiet room',
]
const notesUnder = async (header: string, cells = remarks) => {
  const guests = await guestsOf([
    ['Name', 'Email', header],
    ['Ana Prado', 'ana@kiln.example', cells[0]!],
    ['Rui Castro', 'rui@robot.example', cells[1]!],
    ['Ida Rocha', 'ida@books.example', cells[2]!],
  ])
  return guests.map(({ notes }) => notes)
}

test.each([
  'Notes pour nous',
  'Comment to host',
  'Phonetic / comment to host',
  'Anmerkungen intern',
  'Notas para nosotros',
  'Hinweise für uns',
  'Comments for the team',
  'Kommentare Gast',
])('sentences under “%s” are notes on the guest', async (header) => {
  expect(await notesUnder(header)).toEqual(remarks)
})

test('notes on something of the guest’s keep what they are about', async () => {
  expect(await notesUnder('Travel notes')).toEqual(remarks.map((remark) => `Travel notes: ${remark}`))
})

test.each([
  'Sponsor notes',
  'Commentaires du sponsor',
  'Show notes',
  'Notes for the episode',
  'Notizen zur Folge',
  'Notes on company',
  'Publicist comment',
  'Comment nous connaissez vous',
])('sentences under “%s” are no notes on the guest', async (header) => {
  expect(await notesUnder(header)).toEqual([undefined, undefined, undefined])
})

test('marks and single words under such a header are no notes', async () => {
  expect(await notesUnder('Notes intern', ['ok', 'x', 'ok'])).toEqual([undefined, undefined, undefined])
})

test.each([
  ['Sprache', 'Deutsch', 'Englisch'],
  ['Idioma', 'es', 'en'],
  ['言語', '日本語', '英語'],
])(
  'what a guest is spoken to in (“%s”) is kept, unless all guests are alike',
  async (header, first, second) => {
    const notesOf = async (languages: string[]) => {
      const names = ['Ana Ruiz', 'Tom Berg', 'Jo Kemp']
      const rows = languages.map((language, at) => [names[at]!, `g${at}@x.example`, language])
      return (await guestsOf([['Name', 'Email', header], ...rows])).map(({ notes }) => notes)
    }
    expect(await notesOf([first, second, first])).toEqual(
      [first, second, first].map((one) => `${header}: ${one}`),
    )
    expect(await notesOf([first, first, first])).toEqual([undefined, undefined, undefined])
  },
)
