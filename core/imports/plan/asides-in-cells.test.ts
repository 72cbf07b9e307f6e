import { expect, test } from 'vitest'
import { fieldsOf, guestsOf } from '../../testing/imports/plan-rows.ts'

const namesOf = async (rows: string[][]) => (await guestsOf(rows)).map(({ name }) => name)

test('an address that one person has in two rows is theirs, and a number behind words counts', async () => {
  const guests = await guestsOf([
    ['Nr', 'Gjest', 'Kontakt', 'Emne'],
    ['1', 'Liv Hauge, fisker', 'liv.hauge@fjord.example', 'Garn og vær gjennom hundre år'],
    ['2', 'Odd Moe, smed', 'Odd tar bare telefonen: 22 55 01 02', 'Jernet som ble til spiker'],
    ['3', 'Ida Berg, lege', 'ida@berg.example, tlf. 22 55 01 03', 'Folk som bor langt fra sykehus'],
    ['4', 'Liv Hauge en gang til', 'liv.hauge@fjord.example', 'Mer om garn'],
  ])
  expect(guests.map(({ name, email, phone }) => [name, email, phone])).toEqual([
    ['Liv Hauge', 'liv.hauge@fjord.example', undefined],
    ['Odd Moe', undefined, '22 55 01 02'],
    ['Ida Berg', 'ida@berg.example', '22 55 01 03'],
  ])
})

test('brackets behind a header’s question, or behind its word for guests, say what is in the cells', async () => {
  expect(
    await fieldsOf([
      ['Nombre', '¿Quién es? (bio corta)', 'Correo'],
      ['Ana Prado', 'Cocina con algas.', 'ana@x.example'],
    ]),
  ).toMatchObject({ '¿Quién es? (bio corta)': 'bio' })
  const guests = await guestsOf([
    ['Tag', 'Gast (Name, Funktion)'],
    ['1', 'Uta Brandt (hält Bienen)'],
    ['2', 'Nils Hoff (backt)'],
  ])
  expect(guests.map(({ name, title }) => [name, title])).toEqual([
    ['Uta Brandt', 'hält Bienen'],
    ['Nils Hoff', 'backt'],
  ])
})

test('what is about the guest is a biography, in other words, too', async () => {
  expect(
    await fieldsOf([
      ['Name', 'Über den Gast'],
      ['Uta Brandt', 'Hält Bienen.'],
      ['Nils Hoff', 'Backt Brot in einem alten Turm.'],
    ]),
  ).toEqual({ Name: 'name', 'Über den Gast': 'bio' })
})

test('people with two family names in front of a comma are one guest each', async () => {
  expect(
    await namesOf([
      ['Empleado/a', 'Correo'],
      ['Prado Lima, María José', 'mj@x.example'],
      ['Castro Vega, José Luis', 'jl@x.example'],
      ['Rocha Núñez, Carmen', 'carmen@x.example'],
      ['Vidal Otero, Antonio', 'antonio@x.example'],
    ]),
  ).toEqual(['María José Prado Lima', 'José Luis Castro Vega', 'Carmen Rocha Núñez', 'Antonio Vidal Otero'])
})

test('the people of a group in brackets are guests, and the group is where they work', async () => {
  const guests = await guestsOf([
    ['Ospite', 'Email'],
    ['Ana Prado', 'ana@x.example'],
    ['Collettivo Sabbia (Laura Velten, Peter Vaughan)', 'sabbia@x.example'],
    ['Rui Castro (malata)', 'rui@x.example'],
  ])
  expect(guests.map(({ name, company }) => [name, company])).toEqual([
    ['Ana Prado', undefined],
    ['Laura Velten', 'Collettivo Sabbia'],
    ['Peter Vaughan', 'Collettivo Sabbia'],
    ['Rui Castro', undefined],
  ])
})

test('the host in a line below, somebody not found yet, and a week off are no guests', async () => {
  expect(
    await namesOf([
      ['Nr', 'Gast', 'E-Mail', 'Thema'],
      ['1', 'Uta Brandt', 'uta@x.example', 'Bienen auf dem Dach'],
      ['2', 'Nils Hoff, Bäcker', 'nils@x.example', 'Brot und Zeit'],
      ['3', 'NUR WIR BEIDE – Zwischenfolge', '', 'Fragen der Hörer'],
      ['4', 'Anfragen: jemand vom Hafen', 'hafen@x.example', 'Schiffe'],
      ['5', '??? (irgendwer aus Bremen)', '', 'Wolle'],
      ['6', 'Ida Berg, Ärztin', 'ida@x.example', 'Land'],
      ['', 'Moderatorin: Nora Velten', '', ''],
    ]),
  ).toEqual(['Uta Brandt', 'Nils Hoff', 'Ida Berg'])
  expect(
    await namesOf([
      ['Data', 'Nazwisko', 'Imię', 'Zawód', 'E-mail'],
      ['13.01', 'Wilk', 'Anna', 'Sejsmolog', 'a.wilk@x.example'],
      ['20.01', 'Maj', 'Piotr', 'Muzyk', 'p.maj@x.example'],
      ['27.01', 'Święto', '', '', ''],
      ['03.02', 'Rój', 'Ewa', 'Pisarka', 'e.roj@x.example'],
    ]),
  ).toEqual(['Anna Wilk', 'Piotr Maj', 'Ewa Rój'])
})

test('a card that explains the board, with a mark in front, is no guest', async () => {
  expect(
    await namesOf([
      ['Card', 'Company', 'Email'],
      ['Femke Moss', 'Dakbij', 'femke@x.example'],
      ['Ana Ruiz', 'Salt House', 'ana@x.example'],
      ['📌 How this board works', '', ''],
      ['Bo Lee', 'Kelp Works', 'bo@x.example'],
    ]),
  ).toEqual(['Femke Moss', 'Ana Ruiz', 'Bo Lee'])
})

test('a number with dashes is a phone number unless it can be a date', async () => {
  const guests = await guestsOf([
    ['氏名', '電話'],
    ['山田太郎', '0138-55-0103'],
    ['鈴木花子', '0267-55-0104'],
  ])
  expect(guests.map(({ phone }) => phone)).toEqual(['0138-55-0103', '0267-55-0104'])
})

test('a job in Korean is apart from the firm in front of it by its ending, too', async () => {
  const guests = await guestsOf([
    ['이름', '소속 및 직함'],
    ['김하늘', '별빛대학교 물리학과 교수'],
    ['최나무', '들꽃대학교 수학과 교수'],
    ['이바다', '한빛과학고등학교 정보과학부 전임교원'],
    ['박가람', '강물지방법원 들꽃지원 판사'],
  ])
  expect(guests.map(({ title, company }) => [title, company])).toEqual([
    ['교수', '별빛대학교 물리학과'],
    ['교수', '들꽃대학교 수학과'],
    ['전임교원', '한빛과학고등학교 정보과학부'],
    ['판사', '강물지방법원 들꽃지원'],
  ])
})
