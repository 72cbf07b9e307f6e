import { expect, test } from 'vitest'
import { fieldsOf, guestsOf } from '../../testing/imports/plan-rows.ts'

const people = [
  ['Zdenka Morell', 'Orgelbauerin', 'Klangwerk', 'zdenka@klangwerk.example', '+43 660 555 0101'],
  ['Ottavio Brandt', 'Vulkanologe', 'Lavafonds', 'o.brandt@lavafonds.example', '+43 660 555 0102'],
  ['Maelis Toure', 'Schneidermeisterin', 'Nadelhof', 'maelis@nadelhof.example', '+43 660 555 0103'],
  ['Iwona Keller', 'Programmiererin', 'Bitstall', 'iwona@bitstall.example', '+43 660 555 0104'],
]

test('under headers of no language, values and neighbours say what every column is', async () => {
  const fields = await fieldsOf([['Vorp', 'Quill', 'Dassen', 'Mirx', 'Zeltu'], ...people])
  expect(fields).toEqual({ Vorp: 'name', Quill: 'title', Dassen: 'company', Mirx: 'email', Zeltu: 'phone' })
})

test('family names are found next to given names, whatever their header is', async () => {
  const guests = await guestsOf([
    ['First name', 'Xq', 'Email'],
    ['Ana', 'Quintero', 'ana@x.example'],
    ['Bo', 'Ferncliff', 'bo@x.example'],
    ['Cleo', 'van Aster', 'cleo@x.example'],
  ])
  expect(guests.map(({ name }) => name)).toEqual(['Ana Quintero', 'Bo Ferncliff', 'Cleo van Aster'])
})

test('sentences that speak of the person are a biography under any header', async () => {
  const rows = people.map(([name]) => [
    name!,
    `${name!.split(' ')[0]} has done this for years. Nobody does it better.`,
  ])
  expect(await fieldsOf([['Name', 'Wumbo'], ...rows])).toEqual({ Name: 'name', Wumbo: 'bio' })
})

test('a header alone does not overrule what its values plainly are', async () => {
  const fields = await fieldsOf([
    ['Name', 'Company', 'Job title', 'Phone'],
    ...people.map(([name, , , email, phone], at) => [
      name!,
      email!,
      phone!,
      ['Confirmed', 'Invited', 'Open', 'Declined'][at]!,
    ]),
  ])
  expect(fields).toMatchObject({ Company: 'email', 'Job title': 'phone' })
})

test('words like known ones count together with the values: endings, compounds and parts of phrases', async () => {
  const fields = await fieldsOf([
    ['Namen', 'Berufliches', 'Firmenbezeichnung', 'Mailkontaktadresse', 'Telefonisch'],
    ...people,
  ])
  expect(Object.values(fields)).toEqual(['name', 'title', 'company', 'email', 'phone'])
})

test('words like known ones keep out what only looks like a job', async () => {
  const tickets = ['Ordinarie', 'Ordinarie', 'Student', 'Student']
  const rows = people.map(([name, , , email], at) => [name!, tickets[at]!, email!])
  // “Biljettyp” is known, “Biljettsort” is not
  expect(await fieldsOf([['Namn', 'Biljettsort', 'E-post'], ...rows])).toEqual({
    Namn: 'name',
    Biljettsort: null,
    'E-post': 'email',
  })
})

test('short notes, plans and places are no jobs, no companies and no biographies', async () => {
  const fields = await fieldsOf([
    ['Guest', 'Gist', 'Vibe', 'Whereabouts', 'Nudge'],
    ['Zdenka Morell', 'Slow water', 'warm', 'Vienna', 'ask again in May'],
    ['Ottavio Brandt', 'Bread and borders', 'funny', 'Graz', ''],
    ['Maelis Toure', 'The last ferry', 'warm', 'Linz', 'send the questions early'],
    ['Iwona Keller', 'Who owns rain', 'quick', 'Vienna', ''],
  ])
  expect(fields).toEqual({ Guest: 'name', Gist: null, Vibe: null, Whereabouts: null, Nudge: null })
})

test('a column of ranks gives way to one of real jobs', async () => {
  const rows = Array.from({ length: 24 }, (_, at) => {
    const [name, job] = people[at % 4]!
    return [`${name} ${'ABCDEF'[at % 6]}.`, 'Level 1 Executive', `${job} ${at}`]
  })
  expect(await fieldsOf([['Name', 'Position', 'Vocum'], ...rows])).toMatchObject({
    Position: null,
    Vocum: 'title',
  })
})

test('questions in many languages ask for a job and for where somebody works', async () => {
  const asked: [string, string][] = [
    ['What do you do all day?', 'Where does she work?'],
    ['Was macht er eigentlich?', 'Bei wem und wo arbeitet sie?'],
    ['Czym zajmuje się gość?', 'Gdzie pracuje?'],
    ['Чем занимается гость?', 'Где он работает?'],
    ['¿Y a qué se dedica?', '¿Dónde trabaja hoy?'],
    ['Di cosa ti occupi?', 'Dove lavora oggi?'],
    ['Vad jobbar hon med?', 'Var jobbar hon?'],
  ]
  for (const [job, firm] of asked)
    expect(
      Object.values(await fieldsOf([['Name', job, firm], ...people.map((row) => row.slice(0, 3))])),
    ).toEqual(['name', 'title', 'company'])
})

test('videos, documents and one site for all are nobody’s website', async () => {
  const rows = people.map(([name], at) => [
    name!,
    `https://www.youtube.com/watch?v=${at}abc`,
    `https://directory.example/people/${at}`,
    `https://${name!.split(' ')[1]!.toLowerCase()}.example`,
  ])
  expect(await fieldsOf([['Name', 'Clip', 'Web profile', 'Website'], ...rows])).toEqual({
    Name: 'name',
    Clip: null,
    'Web profile': null,
    Website: 'website',
  })
})

test('videos are nobody’s website where no column holds one', async () => {
  const rows = people.map(([name], at) => [name!, `https://www.youtube.com/watch?v=${at}abc`])
  expect(await fieldsOf([['Name', 'Clip'], ...rows])).toEqual({ Name: 'name', Clip: null })
})

test('a row of unknown words above a column of addresses is the header row', async () => {
  const guests = await guestsOf([
    ['Zup', 'Wix', 'Korv'],
    ['Zdenka Morell', 'zdenka@klangwerk.example', '+43 660 555 0101'],
  ])
  expect(guests).toEqual([
    { name: 'Zdenka Morell', email: 'zdenka@klangwerk.example', phone: '+43 660 555 0101' },
  ])
})

test('under “Name” are episodes, and whoever is in a column of another name are the guests', async () => {
  const guests = await guestsOf([
    ['Name', 'Xyz', 'Guest email', 'Status'],
    ['The slow web', 'Priya Raman', 'priya@x.example', 'Published'],
    ['Cheese as infrastructure', 'Anneke Visser', 'anneke@x.example', 'Draft'],
    ['Cargo bikes', 'Kwame Asante', 'kwame@x.example', 'Draft'],
  ])
  expect(guests.map(({ name }) => name)).toEqual(['Priya Raman', 'Anneke Visser', 'Kwame Asante'])
})

test('numbers that count the headers are no guests’ numbers', async () => {
  const guests = await guestsOf([
    ['1. Name', '2. E-mail', '3. Company', '4. Guest of the year?'],
    ['Ana Ruiz', 'ana@x.example', 'Acme', 'yes'],
    ['Bo Lee', 'bo@x.example', 'Bolt', 'no'],
  ])
  expect(guests).toEqual([
    { name: 'Ana Ruiz', email: 'ana@x.example', company: 'Acme' },
    { name: 'Bo Lee', email: 'bo@x.example', company: 'Bolt' },
  ])
})

test('an example under the headers is nobody; a firm behind an @ and an occupation in brackets are read', async () => {
  const guests = await guestsOf([
    ['Guest', 'Email'],
    ['e.g. Jane Doe', 'name@domain.example'],
    ['Ana Ruiz @ Acme', 'ana@x.example'],
    ['Bo Lee (beekeeper)', 'bo@x.example'],
    ['Kai Moss @ Bolt', ''],
  ])
  expect(guests.map(({ name, title, company }) => [name, title, company])).toEqual([
    ['Ana Ruiz', undefined, 'Acme'],
    ['Bo Lee', 'beekeeper', undefined],
    ['Kai Moss', undefined, 'Bolt'],
  ])
})

test('values without letters are no job and no firm', async () => {
  const fields = await fieldsOf([
    ['Name', 'Grumf', 'Vlem'],
    ['Thandi Mokoena', '2011–15', 'Reedworks Ltd'],
    ['Ruben Askeland', '2009–12', 'Fjordlys AS'],
    ['Pilar Echave', '2014–19', 'Sal y Luz'],
    ['Jonas Wieland', '2016–', 'Weberei'],
  ])
  expect(fields).toEqual({ Name: 'name', Grumf: null, Vlem: 'company' })
})

test('names next to contact persons are those of firms', async () => {
  const fields = await fieldsOf([
    ['Name', 'Contact person', 'Email'],
    ['Hofladen Birkenau', 'Thandi Mokoena', 'thandi@birkenau.example'],
    ['Sonnfeld Dairy Ltd', 'Ruben Askeland', 'ruben@sonnfeld.example'],
    ['Waldruh Honey', 'Pilar Echave', 'pilar@waldruh.example'],
    ['Ostwind Gardens', 'Jonas Wieland', 'jonas@ostwind.example'],
  ])
  expect(fields).toEqual({ Name: 'company', 'Contact person': 'name', Email: 'email' })
})

test('addresses with words around them are addresses, even next to some that are written out', async () => {
  const fields = await fieldsOf([
    ['Who', 'How to reach'],
    ['Thandi Mokoena', 'Thandi, thandi@x.example'],
    ['Ruben Askeland', 'ruben at y dot example'],
    ['Pilar Echave', 'pilar@z.example (mornings)'],
    ['Jonas Wieland', 'jonas@w.example'],
  ])
  expect(fields).toEqual({ Who: 'name', 'How to reach': 'email' })
})

test('a column that shows the names of those without a first and last name counts, whatever it is called', async () => {
  const guests = await guestsOf([
    ['Jméno', 'Příjmení', 'Jméno v seznamu', 'E-mail'],
    ['Thandi', 'Mokoena', 'Thandi Mokoena', 'thandi@x.example'],
    ['Ruben', 'Askeland', 'Ruben Askeland', 'ruben@x.example'],
    ['', '', 'Pilar Echave', 'pilar@x.example'],
  ])
  expect(guests.map(({ name }) => name)).toEqual(['Thandi Mokoena', 'Ruben Askeland', 'Pilar Echave'])
})

test('the same few words again under a header for jobs are no jobs where another column has different ones', async () => {
  const fields = await fieldsOf([
    ['Nafn', 'Starf / Gorp', 'Netfang', 'Staða'],
    ['Ana Ruiz', 'flugukastari, Vesturfljóti', 'ana@x.example', 'klappað'],
    ['Bo Lee', 'hljóðsmiður', 'bo@x.example', 'klappað'],
    ['Cleo Aster', 'vitavörður hjá Grábergi', 'cleo@x.example', 'klappað'],
    ['Dan Moss', 'netagerðarkona', 'dan@x.example', 'bíður'],
    ['Eva Quill', 'þangskurðarkona, Skerjum', 'eva@x.example', 'bíður'],
  ])
  expect(fields).toEqual({ Nafn: 'name', 'Starf / Gorp': 'title', Netfang: 'email', Staða: null })
})

test('firms begin with capital letters: a column in small ones names none, even if some work in their domains', async () => {
  const rows = [
    ['Ana Ruiz', 'flugukastari, Vesturfljóti', 'ana@vesturfljoti.example'],
    ['Bo Lee', 'hljóðsmiður', 'bo@x.example'],
    ['Cleo Aster', 'vitavörður á Grábergi', 'cleo@grabergi.example'],
    ['Dan Moss', 'netagerðarkona', 'dan@x.example'],
    ['Eva Quill', 'þangskurðarkona, Skerjum', 'eva@skerjum.example'],
  ]
  expect(await fieldsOf([['Nafn', 'Wumbo', 'Netfang'], ...rows])).not.toMatchObject({ Wumbo: 'company' })
})
