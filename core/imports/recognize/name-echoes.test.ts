import { expect, test } from 'vitest'
import { guestsOf } from '../../testing/imports/plan-rows.ts'

const read = async (rows: string[][]) => (await guestsOf(rows)).map(({ name, email }) => [name, email])

// Nobody listed these names, and everybody knows those of the team
test('without headers the guests are those whose names are in the addresses, not who looks after them', async () => {
  const guests = await read([
    ['12', 'Emma Brown', 'Quilla Vantorp', 'vantorp@x.example', 'Leeds'],
    ['13', 'Emma Brown', 'Ozren Thwaitely', 'ozren@y.example', 'Porto'],
    ['14', 'James White', 'Brunnhild Askelow', 'askelow@z.example', 'Lyon'],
  ])
  expect(guests).toEqual([
    ['Quilla Vantorp', 'vantorp@x.example'],
    ['Ozren Thwaitely', 'ozren@y.example'],
    ['Brunnhild Askelow', 'askelow@z.example'],
  ])
})

test('a team of few names is not the guests where a header says nothing about either', async () => {
  const names = await read([
    ['Blip', 'Blub', 'Day'],
    ['Quilla Vantorp', 'Emma Brown', 'Monday'],
    ['Ozren Thwaitely', 'Emma Brown', 'Tuesday'],
    ['Brunnhild Askelow', 'James White', 'Friday'],
    ['Zelimir Ockenfold', 'Emma Brown', 'Friday'],
  ])
  expect(names.map(([name]) => name)).toEqual([
    'Quilla Vantorp',
    'Ozren Thwaitely',
    'Brunnhild Askelow',
    'Zelimir Ockenfold',
  ])
})

test('two columns of words that are in the addresses are first and last names', async () => {
  const guests = await read([
    ['Blip', 'Blub', 'E-mail'],
    ['Quilla', 'Vantorp', 'quilla.vantorp@x.example'],
    ['Ozren', 'Thwaitely', 'ozren@thwaitely.example'],
    ['Brunnhild', 'Askelow', 'b.askelow@z.example'],
  ])
  expect(guests.map(([name]) => name)).toEqual(['Quilla Vantorp', 'Ozren Thwaitely', 'Brunnhild Askelow'])
})

test('addresses and accounts under a word for people are not their names', async () => {
  const guests = await read([
    ['Blip', 'Contact'],
    ['Quilla Vantorp', 'quilla@x.example'],
    ['Ozren Thwaitely', '@thwaitely'],
    ['Brunnhild Askelow', '@askelow'],
  ])
  expect(guests.map(([name]) => name)).toEqual(['Quilla Vantorp', 'Ozren Thwaitely', 'Brunnhild Askelow'])
})

test('an account in brackets behind a name is no part of it, and no firm', async () => {
  const [guest] = await guestsOf([
    ['Workshop', 'Who', 'Reach'],
    ['reedlib', 'Thandi Mokoena (@thandi)', 'thandi@x.example'],
    ['fjord', 'ruben', 'ruben@x.example'],
    ['salt', 'Pilar', 'pilar@x.example'],
    ['kiln', 'Jonas Wieland', 'jonas@x.example'],
    ['bolt', 'Cleo', 'cleo@x.example'],
  ])
  expect(guest).toEqual({ name: 'Thandi Mokoena', email: 'thandi@x.example', social: '@thandi' })
})

test('whom a note in brackets says behind a nickname is the guest', async () => {
  const names = await read([
    ['Invité', 'Courriel'],
    ['« brume » (vrai nom : Solène Kerbrat)', 'brume@x.example'],
    ['Idris Vaughan', 'idris@x.example'],
  ])
  expect(names.map(([name]) => name)).toEqual(['Solène Kerbrat', 'Idris Vaughan'])
})
