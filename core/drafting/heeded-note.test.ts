import { expect, test } from 'vitest'
import type { ContentType } from '../content/content.ts'
import { shortNote } from '../content/short-note.ts'
import { contentPrompt } from '../content/content-prompt.ts'
import { sampleBrief, sampleGuest } from '../testing/samples.ts'
import { asNamed } from './asked-name.ts'
import { draftOffline } from './offline-drafter.ts'

const story =
  'In August the river came up to the second step of the house. My father carried the piano stool upstairs and left the piano. I decided that week to study water. After my divorce from Karl in 2011 I went to Delft and learned it all again.'

/** A brief for a guest of whom the host has noted something. */
const briefOf = (notes: string | null, type: ContentType = 'show_notes', given: string = story) => {
  const brief = sampleBrief(sampleGuest('maya-okafor'), type)
  return { ...brief, guest: { ...brief.guest, notes, bio: null, responses: { story: given } } }
}
const draft = (...given: Parameters<typeof briefOf>) => draftOffline(briefOf(...given))
const firstOf = (note: string | null) => shortNote(note ?? '').first

const types: ContentType[] = ['introduction', 'questions', 'show_notes']

test.each(types)('what the host’s note says not to bring up isn’t in the text (%s)', (type) => {
  const { content, note } = draft('Flut-Geschichte 2002!! Scheidung NICHT ansprechen', type)
  expect(content).not.toMatch(/divorce|Karl|Delft/u)
  expect(firstOf(note)).toContain('Your note says: “Flut-Geschichte 2002!! Scheidung NICHT ansprechen.”')
  expect(firstOf(note)).toContain('Check the text.')
})

test.each([
  'Don’t bring up the divorce',
  'She’d rather not discuss the divorce.',
  'NO questions about her marriage',
  'divorce = no go',
  'kein Wort über Karl',
  'ne pas parler du divorce',
  'no mencionar el divorcio',
  '離婚の話はしない',
])('“%s” keeps the divorce out of the show notes', (notes) => {
  const { content } = draft(notes)
  expect(content).toContain('the piano stool')
  expect(content).not.toMatch(/divorce|Karl/u)
})

test('a name is left out whatever else the note says', () => {
  const { content } = draft('nicht über Zygmunt reden', 'show_notes', 'I met Zygmunt in Leeds. We sold tea.')
  expect(content).not.toContain('Zygmunt')
})

test('where nothing is left out for a note, the host is asked to check the text', () => {
  const { content, note } = draft('Don’t mention the accident')
  expect(content).toContain('After my divorce from Karl')
  expect(note).toContain(
    'Your note says: “Don’t mention the accident.” Nothing was left out for it, so check the text.',
  )
})

test('a note that forbids nothing is shown, and changes nothing', () => {
  const { content, note } = draft('tolle Stimme, wieder einladen')
  expect(content).toBe(draft(null).content)
  expect(note).toContain('Your note says: “tolle Stimme, wieder einladen.”')
})

test('what a guest works on isn’t held back as private', () => {
  const brief = briefOf('kein Handy, nur Festnetz')
  const lawyer = { ...brief, guest: { ...brief.guest, title: 'divorce lawyer' } }
  expect(draftOffline(lawyer).content).toContain('After my divorce')
})

test('all of what a long note forbids is shown before the rest of it', () => {
  const { note } = draft(`${'Likes tea with milk. '.repeat(40)}Niemals nach der Tochter fragen.`)
  expect(firstOf(note)).toMatch(/^Your note says: “Niemals nach der Tochter fragen\. Likes tea/u)
})

test('a language model isn’t given what the note forbids, nor the note', () => {
  const { user } = contentPrompt(asNamed(briefOf('Scheidung NICHT ansprechen')))
  expect(user).toContain('piano stool')
  expect(user).not.toMatch(/divorce|Scheidung/u)
})

test('instructions in another language leave private matters out as well', () => {
  const brief = { ...briefOf(null), instructions: 'bitte nicht über die Scheidung reden' }
  expect(draftOffline(brief).content).not.toContain('divorce')
})

test('“Don’t mention the divorce” means what is said of it in other words, too', () => {
  const given = `${story} My ex-husband kept the house.`
  const brief = { ...briefOf(null, 'show_notes', given), instructions: 'Don’t mention the divorce' }
  expect(draftOffline(brief).content).not.toMatch(/divorce|ex-husband/u)
})
