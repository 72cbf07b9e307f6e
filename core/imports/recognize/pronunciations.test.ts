import { expect, test } from 'vitest'
import { guestsOf } from '../../testing/imports/plan-rows.ts'
import { matchHeader } from './match-header.ts'

test.each(['Pronouns', 'Guest name', 'What would you like to say?', 'Uttalande'])(
  '“%s” does not ask how a name is said',
  (header) => expect(matchHeader(header)?.field).not.toBe('pronunciation'),
)

test.each([
  ...['Pronunciation', 'Name pronunciation', 'How do you pronounce your name?', 'How to say it', 'say:'],
  ...['Phonetic', 'Aussprache', 'Aussprache des Namens', 'Prononciation du nom', '¿Cómo se pronuncia?'],
  ...['Pronúncia', 'Pronuncia', 'Uitspraak', 'Wymowa', 'Výslovnost', 'Произношение', 'ふりがな', '读音'],
])('“%s” asks how a name is said', (header) => expect(matchHeader(header)?.field).toBe('pronunciation'))

const said = (guests: Awaited<ReturnType<typeof guestsOf>>) =>
  guests.map(({ name, pronunciation }) => [name, pronunciation])

test('how a name is said is neither the name nor a part of it', async () => {
  const guests = await guestsOf([
    ['Guest', 'How to say it', 'Job'],
    ['Chidi Okafor', 'oh-KAH-for', 'Engineer'],
    ['Siobhán Kelly', 'say: “shi-VAWN”', 'Poet'],
    ['Minh Anh (say: min an)', '', 'Baker'],
    ['Saoirse Ryan, pronounced SEER-sha', 'n/a', 'Baker'],
    ['Ana Ruiz (Acme)', '', 'Baker'],
  ])
  expect(said(guests)).toEqual([
    ['Chidi Okafor', 'oh-KAH-for'],
    ['Siobhán Kelly', 'shi-VAWN'],
    ['Minh Anh', 'min an'],
    ['Saoirse Ryan', 'SEER-sha'],
    ['Ana Ruiz', undefined],
  ])
})

test('of several people in a row each keeps their own, and nobody another’s', async () => {
  const guests = await guestsOf([
    ['Guests', 'Pronunciation'],
    ['Ana Ruiz & Bo Lee', 'AH-na; boh'],
    ['Kai Moss & Mia Berg', 'kye'],
  ])
  expect(said(guests)).toEqual([
    ['Ana Ruiz', 'AH-na'],
    ['Bo Lee', 'boh'],
    ['Kai Moss', 'kye'],
    ['Mia Berg', undefined],
  ])
})

test('yes and no say nothing of how', async () => {
  const guests = await guestsOf([
    ['Guest', 'Pronunciation checked?'],
    ['Ana Ruiz', 'yes'],
    ['Bo Lee', 'no'],
  ])
  expect(said(guests)).toEqual([
    ['Ana Ruiz', undefined],
    ['Bo Lee', undefined],
  ])
})
