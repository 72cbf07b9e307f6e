import { expect, test } from 'vitest'
import { hostNotes } from './host-notes.ts'

const noteOf = (name: string, called: string, pronunciation: string) =>
  hostNotes({ name, bio: null, pronunciation, responses: {}, asked: [] }, called, 'introduction')

test('the pronunciation of a name that the text doesn’t say is given with the whole name', () => {
  expect(noteOf('Jean-François "Jeff" Tremblay', 'Jeff', 'zhawn frahn-SWAH trahm-BLAY')).toEqual([
    'Jean-François "Jeff" Tremblay is pronounced “zhawn frahn-SWAH trahm-BLAY”. How “Jeff” is said isn’t noted.',
  ])
  expect(noteOf('Siobhán Kelly', 'Mo', 'shi-VAWN')).toEqual([
    'Siobhán Kelly is pronounced “shi-VAWN”. How “Mo” is said isn’t noted.',
  ])
})

test.each([
  ['Konstantinos "Gus" Papadakis', 'Gus', 'GUS pah-pah-DAH-kiss'],
  ['Siobhán Kelly', 'Siobhán', 'shi-VAWN'],
  ['Nguyễn Thị Hồng Vân', 'Hồng Vân', 'hong VUN'],
  ['Ana Reed', 'Dr. Reed', 'AH-na'],
])('of “%s”, called %s, “%s” is the name that is said', (name, called, pronunciation) => {
  expect(noteOf(name, called, pronunciation)).toEqual([`The name is pronounced “${pronunciation}”.`])
})

test.each([
  [['story'], ['The answer to “What happened?” is in your wording.']],
  [['story', 'topics'], ['2 answers are in your wording.']],
  [[], []],
])('whose words an answer has is said once: %j', (currentWordings, notes) => {
  const asked = [{ id: 'story', question: 'What happened?' }]
  const guest = { name: 'Ana Reed', bio: null, responses: {}, asked, currentWordings }
  expect(hostNotes(guest, 'Ana', 'show_notes')).toEqual(notes)
})
