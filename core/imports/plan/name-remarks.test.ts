import { expect, test } from 'vitest'
import { guestsOf, plan } from '../../testing/imports/plan-rows.ts'

/** A list of plain names with one cell that says more. */
const listWith = (cell: string) => [
  ['Guest', 'Job', 'Email'],
  ['Ivy Stone', 'baker', 'ivy@stone.example'],
  ['Hugo Marsh', 'smith', 'hugo@marsh.example'],
  [cell, 'potter', 'who@who.example'],
  ['Lea Brandt', 'nurse', 'lea@brandt.example'],
]

test.each([
  ['Devon Okafor (he/him) - RAPPELER LUNDI', 'Devon Okafor', 'Pronouns: he/him\nRAPPELER LUNDI'],
  ['Kim Larivière (remplace Bertrand)', 'Kim Larivière', 'remplace Bertrand'],
  ['Jörg Weiß (springt für Nele ein)', 'Jörg Weiß', 'springt für Nele ein'],
  ['Jörg Weiß (NICHT Montag)', 'Jörg Weiß', 'NICHT Montag'],
  ['Inés Vidal – llamar el lunes', 'Inés Vidal', 'llamar el lunes'],
  ['Marta Nowak - ODDZWONIĆ!!', 'Marta Nowak', 'ODDZWONIĆ!!'],
  ['NEW! Otto Lang', 'Otto Lang', 'NEW'],
  ['Lena Voss / wants vegan food', 'Lena Voss', 'wants vegan food'],
  ['Eva Lind -> ask Karin first', 'Eva Lind', 'ask Karin first'],
  ['Pia Holm; needs parking', 'Pia Holm', 'needs parking'],
  ['Tom Reed - only mornings!', 'Tom Reed', 'only mornings!'],
  ['Max Roth (2x)', 'Max Roth', '2x'],
  ['Ruth Adler [elle]', 'Ruth Adler', 'Pronouns: elle'],
  ['Bia Nunes, ela/dela', 'Bia Nunes', 'Pronouns: ela/dela'],
  ['Kai Brandt (er/ihm)', 'Kai Brandt', 'Pronouns: er/ihm'],
  ['Dra. Inés Vidal-Roca *confirmada*', 'Dra. Inés Vidal-Roca', 'confirmada'],
  ['Jörg Weiß **bestätigt**', 'Jörg Weiß', 'bestätigt'],
  ['Kim Larivière ~ à confirmer ~', 'Kim Larivière', 'à confirmer'],
  ['*CONFIRMED* Otto Lang', 'Otto Lang', 'CONFIRMED'],
  ['Pia Holm *invited', 'Pia Holm', 'invited'],
  ['Eva Lind ~bekräftad~', 'Eva Lind', 'bekräftad'],
  ['Noa Peretz she/her', 'Noa Peretz', 'Pronouns: she/her'],
  ['Rosa Delgado-Smith??', 'Rosa Delgado-Smith', 'Written as “Rosa Delgado-Smith??”'],
  ['? Ivo Petrov', 'Ivo Petrov', 'Written as “? Ivo Petrov”'],
  ['Grace Kim (?)', 'Grace Kim', 'Written as “Grace Kim (?)”'],
])('what the cell of a name says besides is kept as a note: %s', async (cell, name, notes) => {
  const { guests, warnings } = await plan(listWith(cell))
  expect(guests[2]!.guest).toEqual({ name, title: 'potter', email: 'who@who.example', notes })
  expect(warnings).toContainEqual(
    expect.objectContaining({ field: 'notes', message: expect.stringContaining('in row 4') }),
  )
})

test.each([
  ['Tom Reed (Yahoo!)', 'Tom Reed (Yahoo!)'],
  ['Fernanda Olmedo (Kora)', 'Fernanda Olmedo (Kora)'],
  ['Dr. Ana Ruiz, PhD', 'Dr. Ana Ruiz, PhD'],
  ['Ana *Coco* Ruiz', 'Ana *Coco* Ruiz'],
  ['Anne-Marie O’Neill', 'Anne-Marie O’Neill'],
])('a name as it is said stays: %s', async (cell, name) => {
  const { guests, warnings } = await plan(listWith(cell))
  expect(guests[2]!.guest).toEqual({ name, title: 'potter', email: 'who@who.example' })
  expect(warnings).toEqual([])
})

test('remarks in columns of first and last names', async () => {
  const guests = await guestsOf([
    ['Vorname', 'Nachname', 'E-Mail'],
    ['Ana (sie/ihr)', 'Ruiz', 'ana@ruiz.example'],
    ['Bo', 'Lee (erst ab Mai)', 'bo@lee.example'],
    ['Grit', 'Kahl??', 'grit@kahl.example'],
  ])
  expect(guests.map(({ name, notes }) => [name, notes])).toEqual([
    ['Ana Ruiz', 'Pronouns: sie/ihr'],
    ['Bo Lee', 'erst ab Mai'],
    ['Grit Kahl', 'Written as “Kahl??”'],
  ])
})

test('a remark comes after the host’s own note, and is left out where a column says the same', async () => {
  const guests = await guestsOf([
    ['Naam', 'Beroep', 'Opmerkingen'],
    ['Sanne Visser (imker)', 'imker', 'niet over haar zus'],
    ['Joost Bakker (pas na juni)', 'smid', 'belt liever'],
    ['Femke de Wit', 'arts', 'spreekt Fries'],
  ])
  expect(guests.map(({ notes }) => notes)).toEqual([
    'niet over haar zus',
    'belt liever\npas na juni',
    'spreekt Fries',
  ])
})

test('a remark in capitals is no job', async () => {
  const [first] = await guestsOf([
    ['Invité', 'Courriel'],
    ['Devon Okafor - RAPPELER LUNDI', 'devon@okafor.example'],
    ['Ana Ruiz - boulangère', 'ana@ruiz.example'],
    ['Luc Roy - sommelier', 'luc@roy.example'],
  ])
  expect(first).toEqual({ name: 'Devon Okafor', email: 'devon@okafor.example', notes: 'RAPPELER LUNDI' })
})

test.each([
  'quizás enero',
  'vielleicht im März',
  'peut-être en mai',
  'perhaps January',
  'maybe later',
  'talvez em abril',
])('when somebody might come is no job: %s', async (said) => {
  const [first, second] = await guestsOf([
    ['Nombre', 'Email'],
    [`Graciela Montoya - ${said}`, 'graciela@montoya.example'],
    ['Ana Ruiz - panadera', 'ana@ruiz.example'],
    ['Luc Roy - sommelier', 'luc@roy.example'],
  ])
  expect(first).toEqual({ name: 'Graciela Montoya', email: 'graciela@montoya.example', notes: said })
  expect(second).toMatchObject({ name: 'Ana Ruiz', title: 'panadera' })
})
