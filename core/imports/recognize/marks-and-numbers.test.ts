import { expect, test } from 'vitest'
import { guestsOf } from '../../testing/imports/plan-rows.ts'

const namesOf = async (rows: string[][]) => (await guestsOf(rows)).map(({ name }) => name)

test('musicians in numbered columns next to who chose them are no guests', async () => {
  const rows = [
    ['Castaway', 'Artist 1', 'Track 1', 'Artist 2', 'Track 2', 'Book'],
    ['Ana Ruiz', 'Nina Simone', 'Feeling Good', 'David Bowie', 'Heroes', 'Ulysses'],
    ['Peter Quill', 'Bob Dylan', 'Hurricane', 'Joni Mitchell', 'Blue', 'Dune'],
    ['Mary Stone', 'Elvis Presley', 'Hound Dog', 'Kate Bush', 'Cloudbusting', 'Emma'],
  ]
  expect(await guestsOf(rows)).toEqual([
    { name: 'Ana Ruiz' },
    { name: 'Peter Quill' },
    { name: 'Mary Stone' },
  ])
})

test('further guests in numbered columns are', async () => {
  const rows = [
    ['Guest 1', 'Guest 2', 'Guest 3'],
    ['Ana Ruiz', 'Bo Lindqvist', 'Kai Moss'],
    ['Peter Quill', 'Mia Wolf', 'Tom Bright'],
  ]
  expect((await namesOf(rows)).toSorted()).toEqual(
    ['Ana Ruiz', 'Bo Lindqvist', 'Kai Moss', 'Mia Wolf', 'Peter Quill', 'Tom Bright'].toSorted(),
  )
})

test.each(['alum', 'Alum', 'she/her', 'remote', 'new!', 'returning', '2x', 'in-person'])(
  '(%s) behind a name is neither a firm nor a job, but kept as a note',
  async (mark) => {
    const rows = [
      ['Guest', 'Topic'],
      [`Ana Ruiz (${mark})`, 'rivers'],
      ['Peter Quill', 'soil'],
      ['Mary Stone', 'sun'],
    ]
    const notes = mark === 'she/her' ? 'Pronouns: she/her' : mark
    expect((await guestsOf(rows))[0]).toEqual({ name: 'Ana Ruiz', expertise: ['rivers'], notes })
  },
)

test('a firm right behind an @ is the company, an account is the guest’s own', async () => {
  const rows = [
    ['Speaker', 'Talk'],
    ['Ana Ruiz @ Acme', 'Rivers'],
    ['Peter Quill @Bolt', 'Soil'],
    ['Mary Stone @marystone', 'Sun'],
    ['Laura Moss, PhD (@Laura-Moss)', 'Wind'],
  ]
  expect(await guestsOf(rows)).toEqual([
    { name: 'Ana Ruiz', company: 'Acme' },
    { name: 'Peter Quill', company: 'Bolt' },
    { name: 'Mary Stone', social: '@marystone' },
    { name: 'Laura Moss, PhD', social: '@Laura-Moss' },
  ])
})

test('where a row has an account in a column of its own, that one counts', async () => {
  const rows = [
    ['Speaker', 'Twitter', 'Talk'],
    ['Ana Ruiz (@ana)', '@anaruiz', 'Rivers'],
    ['Bo Lee', '@bolee', 'Soil'],
  ]
  expect((await guestsOf(rows)).map(({ name, social }) => [name, social])).toEqual([
    ['Ana Ruiz', '@anaruiz'],
    ['Bo Lee', '@bolee'],
  ])
})

test('two people’s addresses in another order go to whose names they are made of', async () => {
  const rows = [
    ['Speakers', 'Email'],
    ['Ruben Taelman and Ben De Meester', 'ben.demeester@x.example, ruben.taelman@x.example'],
    ['Ana Ruiz', 'ana@x.example'],
  ]
  expect((await guestsOf(rows)).map(({ name, email }) => [name, email])).toEqual([
    ['Ruben Taelman', 'ruben.taelman@x.example'],
    ['Ben De Meester', 'ben.demeester@x.example'],
    ['Ana Ruiz', 'ana@x.example'],
  ])
})

test('a name with a small beginning is one: “deVos”', async () => {
  const rows = [
    ['', ''],
    ['1', 'Arnold deVos'],
    ['2', 'Ana Ruiz'],
    ['3', 'Peter Quill'],
    ['4', 'Mary Stone'],
  ]
  expect(await namesOf(rows)).toContain('Arnold deVos')
})

test.each(['/', '#'])('people between “%s” without spaces are a guest each', async (sign) => {
  const rows = [
    ['Speakers', 'Talk'],
    [`Ana Ruiz${sign}Rafa Haro`, 'Rivers'],
    ['Peter Quill', 'Soil'],
    ['Mary Stone', 'Sun'],
  ]
  expect(await namesOf(rows)).toEqual(['Ana Ruiz', 'Rafa Haro', 'Peter Quill', 'Mary Stone'])
})

test('rooms named after sponsors are nobody’s company', async () => {
  const rows = [
    ['Speakers', 'Place'],
    ['Ana Ruiz', 'Sala Universidad de Alicante'],
    ['Peter Quill', 'Salón Microsoft'],
    ['Mary Stone', 'Sala Ilion Studios'],
  ]
  for (const guest of await guestsOf(rows)) expect(guest).not.toHaveProperty('company')
})

test('a column of names with faces before them is one of names', async () => {
  const rows = [
    ['speaker', 'Instagram', 'Telegram'],
    ['👩🏻‍🦳Орися Бойчук', 'https://www.instagram.com/orysia.b', ''],
    ['🧔🏻‍♂️Марко Лисенко', '', 'https://t.me/markolys'],
    ['👩🏻Соломія Гнатюк', 'https://www.instagram.com/solomia_h', ''],
  ]
  expect(await namesOf(rows)).toEqual(['Орися Бойчук', 'Марко Лисенко', 'Соломія Гнатюк'])
})

test('who isn’t known yet and what isn’t held are nobody', async () => {
  const rows = [
    ['Guest', 'Role', 'Notes'],
    ['Ingrid Voss', 'Archivist', ''],
    ['– skipped –', '', 'snow'],
    ['?? somebody from the museum', '', 'ask Ingrid'],
    ['Teodor Lask', 'Weaver', ''],
  ]
  expect(await namesOf(rows)).toEqual(['Ingrid Voss', 'Teodor Lask'])
})

test('a number with a remark among addresses is a phone, and a page among jobs is left out', async () => {
  const guests = await guestsOf([
    ['Guest', 'Title', 'Email or phone'],
    ['Ingrid Voss', 'Founder at Tern Radio', 'ingrid@v.example'],
    ['Teodor Lask', 'https://lask.example/about', '07700 900131 (text only!!)'],
    ['Mabel Frost', 'Founder at Frost Film', 'mabel@f.example'],
  ])
  expect(guests.map(({ title, email, phone }) => [title, email, phone])).toEqual([
    ['Founder', 'ingrid@v.example', undefined],
    [undefined, undefined, '07700 900131'],
    ['Founder', 'mabel@f.example', undefined],
  ])
})
