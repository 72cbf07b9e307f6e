import { expect, test } from 'vitest'
import { guestsOf, plan } from '../../testing/imports/plan-rows.ts'

const offLimits = '¿Algo que prefieras no tocar? / Anything off limits?'

test('what guests answer when they book is kept in their notes with the question, or under the field that it asks for', async () => {
  const guests = await guestsOf([
    ['Invitee Name', 'Invitee Email', 'Question 1', 'Response 1', 'Question 2', 'Response 2'],
    ['Ana Ruiz', 'ana@x.example', 'Where do you work?', 'Ruiz Neon', offLimits, 'La salud de mi abuelo'],
    ['Tom Berg', 'tom@x.example', 'Where do you work?', 'Berg Tiles', offLimits, 'No'],
    ['Lou Fay', 'lou@x.example', 'Anything we should not ask about?', 'My ex', '', ''],
    ['Jo Kemp', 'jo@x.example', 'Anything else?', 'Call me Jojo.', 'Where do you work?', 'Kemp Boats'],
  ])
  expect(guests.map(({ company, notes }) => [company, notes])).toEqual([
    ['Ruiz Neon', `${offLimits} La salud de mi abuelo`],
    ['Berg Tiles', undefined],
    [undefined, 'Anything we should not ask about? My ex'],
    ['Kemp Boats', 'Call me Jojo.'],
  ])
})

test.each([
  ['Frage 1', 'Antwort 1', 'Was sollen wir nicht ansprechen?'],
  ['Kysymys 2', 'Vastaus 2', 'Mistä emme saa puhua?'],
  ['質問1', '回答1', '触れてほしくない話題は？'],
  ['Q1', 'A1', 'What shouldn’t we mention?'],
  ['custom_question_3', 'custom_answer_3', 'What shouldn’t we mention?'],
  ['Pregunta', 'Respuesta', '¿De qué no hablamos?'],
])('“%s” and “%s” are a question and its answer, in one row, too', async (question, answer, asked) => {
  const { guests, columns } = await plan([
    ['Name', 'Email', question, answer],
    ['Ana Ruiz', 'ana@x.example', asked, 'My sister. The trial.'],
  ])
  expect(columns.map(({ header }) => header)).toEqual(['Name', 'Email', asked])
  expect(guests[0]!.guest.notes).toBe(`${asked} My sister. The trial.`)
})
