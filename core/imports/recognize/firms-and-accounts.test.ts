import { expect, test } from 'vitest'
import { fieldsOf, guestsOf } from '../../testing/imports/plan-rows.ts'

test('of a job and a firm in either order, the firm is what is in the address', async () => {
  const guests = await guestsOf([
    ['Nome', 'Ente e ruolo', 'Email'],
    ['Ana Prado', 'Salina Vecchia, portavoce', 'ana@salinavecchia.example'],
    ['Rui Castro', 'Levatrice / Ospedale Marino', 'rui@ospedale-marino.example'],
    ['Ida Rocha', 'Battirame, Officina Rame Vivo', 'ida@ramevivo.example'],
  ])
  expect(guests.map(({ title, company }) => [title, company])).toEqual([
    ['portavoce', 'Salina Vecchia'],
    ['Levatrice', 'Ospedale Marino'],
    ['Battirame', 'Officina Rame Vivo'],
  ])
})

test('what colleagues do behind a dash is no firm', async () => {
  const people = (domain: (name: string) => string) => [
    ['Name', 'Title', 'Email'],
    ['Ana Prado', 'Teacher - Pottery', `ana@${domain('kiln')}.example`],
    ['Rui Castro', 'Teacher - Robotics', `rui@${domain('robot')}.example`],
    ['Ida Rocha', 'Librarian', `ida@${domain('books')}.example`],
    ['Nora Velten', 'Teacher - Weaving', `nora@${domain('loom')}.example`],
  ]
  const colleagues = await guestsOf(people(() => 'school'))
  expect(colleagues.map(({ title, company }) => [title, company])).toEqual([
    ['Teacher - Pottery', undefined],
    ['Teacher - Robotics', undefined],
    ['Librarian', undefined],
    ['Teacher - Weaving', undefined],
  ])
  const others = await guestsOf(people((name) => name))
  expect(others[0]).toMatchObject({ title: 'Teacher', company: 'Pottery' })
})

test('somebody who leads a group works at no group', async () => {
  const guests = await guestsOf([
    ['Name', 'Position', 'Year'],
    ['Ana Prado', 'Director, Senior', '1'],
    ['Rui Castro', 'Senior, Group Leader', '2'],
    ['Ida Rocha', 'Founder, Group Leader', '3'],
    ['Nora Velten', 'Researcher, Kelp Institute', '4'],
    ['Uta Brandt', 'Researcher, Moss Foundation', '5'],
  ])
  const none = undefined
  expect(guests.map(({ company }) => company)).toEqual([
    none,
    none,
    none,
    'Kelp Institute',
    'Moss Foundation',
  ])
})

test('accounts of a messenger are nobody’s website, and no page that all share', async () => {
  const guests = await guestsOf([
    ['name', 'region', 'url_about', 'url_tg'],
    ['Вера Лис', 'Север', 'https://people.example/lis', 'https://t.me/veralis'],
    ['Олег Бор', 'Юг', 'https://people.example/bor', 'https://t.me/olegbor'],
    ['Нина Ельник', 'Запад', '', 'https://t.me/ninaelnik'],
    ['Юрий Сосна', 'Восток', '', 'https://t.me/sosna'],
  ])
  expect(guests.map(({ social }) => social)).toEqual([
    'https://t.me/veralis',
    'https://t.me/olegbor',
    'https://t.me/ninaelnik',
    'https://t.me/sosna',
  ])
})

test('a number and an account in one cell are both read', async () => {
  const guests = await guestsOf([
    ['Gjest', 'Kontakt'],
    ['Liv Hauge', 'liv@fjord.example // 655 50 01 41'],
    ['Odd Moe', 'Tlf: 655 50 01 43 / @oddmoe'],
    ['Ida Berg', 'ida@berg.example'],
  ])
  expect(guests.map(({ email, phone, social }) => [email, phone, social])).toEqual([
    ['liv@fjord.example', '655 50 01 41', undefined],
    [undefined, '655 50 01 43', '@oddmoe'],
    ['ida@berg.example', undefined, undefined],
  ])
})

test('behind who looks after a contact, the first number is the contact’s, and so is the next', async () => {
  const guests = await guestsOf([
    ['Vorname', 'Nachname', 'Zuständig', 'Telefon', 'Mobiltelefon', 'Firma'],
    ['Uta', 'Brandt', 'Nora Velten', '030 555 0101', '0151 555 0102', 'Kelp'],
    ['Nils', 'Hoff', 'Nora Velten', '', '0151 555 0103', 'Salz'],
  ])
  expect(guests.map(({ phone }) => phone !== undefined)).toEqual([true, true])
})

test('codes without letters are no firm, whatever the header says', async () => {
  expect(
    await fieldsOf([
      ['Name', 'Email', 'CanChangeSchool'],
      ['Ana Prado', 'ana@x.example', '0;310;999999'],
      ['Rui Castro', 'rui@x.example', '0;310;999999'],
      ['Ida Rocha', 'ida@x.example', '0;320;999999'],
    ]),
  ).toMatchObject({ CanChangeSchool: null })
})

test('a title over people in columns is about none of them, and “Where” may be a firm', async () => {
  const rows = [
    ['Our guest cards, season 4', '', '', '', ''],
    ['', 'Guest 1', 'Guest 2', 'Guest 3', 'Guest 4'],
    ['Name', 'Ana Prado', 'Rui Castro', 'Ida Rocha', 'Nora Velten'],
    ['Role', 'Botanist', 'Baker', 'Weaver', 'Singer'],
    ['Where', 'Fen Museum', 'Salt Bakery', 'Loom Institute', 'Tide Opera'],
    ['Email', 'ana@fen.example', 'rui@salt.example', 'ida@loom.example', 'nora@tide.example'],
    ['Bio for the notes', 'Ana looks after bogs.', 'Rui bakes.', 'Ida weaves wool.', 'Nora sings at sea.'],
  ]
  expect((await guestsOf(rows))[0]).toEqual({
    name: 'Ana Prado',
    title: 'Botanist',
    company: 'Fen Museum',
    email: 'ana@fen.example',
    bio: 'Ana looks after bogs.',
  })
})

test('a role behind a dash, a title in brackets, and a name turned around once are no part of a name', async () => {
  const guests = await guestsOf([
    ['Organizátor', 'Email'],
    ['Ana Prado — předsedkyně', 'ana@x.example'],
    ['Rui Castro', 'rui@x.example'],
    ['Rocha, Ida (Dr.)', 'ida.rocha@x.example'],
    ['Maths Vacancy', ''],
    ['Nora Velten', 'nora@x.example'],
  ])
  expect(guests.map(({ name }) => name)).toEqual(['Ana Prado', 'Rui Castro', 'Ida Rocha', 'Nora Velten'])
})
