import { expect, test } from 'vitest'
import { noteCheck } from '../content/note-check.ts'
import { sampleBrief, sampleGuest } from '../testing/samples.ts'
import { draftOffline } from './offline-drafter.ts'

const story =
  'In August the river came up to the second step of the house. My father carried the piano stool upstairs and left the piano. I decided that week to study water. After my divorce from Karl in 2011 I went to Delft and learned it all again.'

/** Show notes for a guest of whom the host has noted something. */
function draft(notes: string, given = story) {
  const brief = sampleBrief(sampleGuest('maya-okafor'), 'show_notes')
  return draftOffline({ ...brief, guest: { ...brief.guest, notes, bio: null, responses: { story: given } } })
}

test.each([
  'Keep the divorce off air.',
  'Keep the divorce out of the show',
  'Leave aside her divorce',
  'Leave the divorce out',
  'Hold back the divorce',
  'Let the divorce rest',
  'Stay clear of the divorce',
  'Best left unsaid: the divorce',
  'I’d rather you didn’t ask about the divorce',
  'She gets upset about the divorce',
  'Put the divorce aside, please',
  'Refrain from asking about the divorce.',
  'Abstain from the divorce',
  'Exclude the divorce, please.',
  'Drop the story of her divorce',
  'Please cut the divorce',
  'Strike the divorce.',
  'Drop Karl and the divorce',
  'Omit the divorce',
  'The divorce stays between us.',
  'Between you and me: the divorce',
  'None of our business: the divorce',
  'Mum’s the word on the divorce',
  'Under wraps: the divorce',
  'The divorce is still under wraps.',
  'She hates being asked about her divorce',
  'She would rather not talk about the divorce',
  'Prefers not to discuss the divorce',
  'She is uncomfortable with questions about the divorce',
  'Sensitive about the divorce',
  'The divorce is raw.',
  'The divorce is a sore point',
  'Too soon to talk about the divorce',
  'DON`T mention the divorce',
  'Don´t mention the divorce',
  'El divorcio queda entre nosotros',
  'Deja fuera el divorcio',
  'dejar el divorcio de lado',
  'Le incomoda el divorcio',
  'Laisse le divorce de côté',
  'Le divorce reste entre nous',
  's’abstenir de parler du divorce',
  'Deixe o divórcio de fora',
  'O divórcio fica entre nós',
  'Die Scheidung bleibt unter uns',
  'Scheidung bitte ausklammern',
  'Lass die Scheidung außen vor',
])('“%s” keeps the divorce out, and the text needs no second glance', (notes) => {
  const { content, note } = draft(notes)
  expect(content).toContain('the piano stool')
  expect(content).not.toMatch(/divorce|Karl/u)
  expect(noteCheck(notes, note)).toBe(false)
})

test.each([
  'Drop the story of the yacht',
  'Keep the yacht off air',
  'Mum’s the word on the yacht',
  'Hates being asked about the yacht',
  'The yacht stays between us',
])('“%s” forbids what isn’t private, too', (notes) => {
  const given = 'I sailed as a boy. Later the yacht sank off Leeds. We swam home.'
  const { content, note } = draft(notes, given)
  expect(content).not.toMatch(/yacht|swam/u)
  expect(noteCheck(notes, note)).toBe(false)
})

test.each([
  'No sugar in her tea',
  'She is not early',
  'He isn’t a morning person',
  'Not before 10',
  'Can’t do Mondays',
  'Private pilot',
  'Teaches at a private school',
  'Nothing beats her book',
  'No rush',
  'Drop-in classes on Fridays',
  'She cuts hair',
  'Serves raw milk cheese',
  'Happy to talk about her divorce',
  'Ask about the trial',
])('“%s” forbids nothing, so no text has to be read for it', (notes) => {
  expect(noteCheck(notes, draft(notes).note)).toBe(false)
})

test.each([
  'No sugar in her tea. No divorce in the intro',
  'No milk in her tea, no questions about Karl',
  'She is not open about Karl',
  'Private matter: Karl',
  'Nothing about the yacht',
  'No yacht',
])('“%s” may forbid something', (notes) => expect(noteCheck(notes, null)).toBe(true))

test.each([
  ['Zip up about the divorce', true],
  ['Her son died last year', true],
  ['Tea with milk. Went through a divorce', true],
  ['Mention the tea; her brother is in prison', true],
  ['Mention her divorce', false],
  ['Votes for the other party, goes to church, knows the price of tea', false],
])('whether a text is marked because “%s” may mean a private matter: %s', (notes, mark) =>
  expect(noteCheck(notes, draft(notes).note)).toBe(mark),
)

test.each([
  ['no politics/indyref', 'I knocked on doors for the Yes campaign in 2014.', 'Yes campaign'],
  ['no indyref chat please', 'I campaigned for the Yes side and lost.', 'Yes side'],
  ['don’t go near the redundancy', 'In 2016 they paid off the whole yard on a Friday.', 'yard'],
  ['don’t mention drink or AA', 'I have not touched a drop since New Year 2023.', 'a drop'],
  ['don’t mention the baby she lost', 'Our wee boy was stillborn and the midwife sat with me.', 'stillborn'],
])('“%s” leaves out “%s”, said in other words', (note, sentence, unsaid) => {
  const given = `My father carried the piano stool upstairs and left the piano. ${sentence}`
  expect(draft('', given).content).toContain(unsaid)
  expect(draft(note, given).content).not.toContain(unsaid)
})

test('a note that may forbid something marks the text until the host has looked', () => {
  const note = 'he’s off the drink 3 yrs – ask if he’s ok w it'
  expect(noteCheck(note, draft(note).note)).toBe(true)
})
