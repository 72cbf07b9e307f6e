import { expect, test } from 'vitest'
import { guestsOf } from '../../testing/imports/plan-rows.ts'

test('the address of whoever passed a guest on is not the guest’s, and makes nobody a duplicate', async () => {
  const guests = await guestsOf([
    ['From', 'From email', 'Pitching', 'LinkedIn'],
    ['Nell at Bright PR', 'nell@bright.example', 'Ana Ruiz', 'https://linkedin.com/in/ana-ruiz'],
    ['Nell at Bright PR', 'nell@bright.example', 'Bo Lee', 'https://linkedin.com/in/bo-lee'],
    ['Omar (Inkwell Books)', 'omar@inkwell.example', 'Kai Moss', 'https://linkedin.com/in/kai-moss'],
  ])
  expect(guests.map(({ name, email }) => [name, email])).toEqual([
    ['Ana Ruiz', undefined],
    ['Bo Lee', undefined],
    ['Kai Moss', undefined],
  ])
})

test('the team’s first names and the rooms they record in are no companies', async () => {
  const guests = await guestsOf([
    ['Guest', 'Firma', 'Redaktion', 'Studio'],
    ['Ana Ruiz', 'Acme', 'Tom', 'Remote'],
    ['Bo Lee', 'Bolt', 'Tom', 'A'],
    ['Kai Moss', '', 'Anna', 'Remote'],
  ])
  expect(guests.map(({ company }) => company)).toEqual(['Acme', 'Bolt', undefined])
})

test('links to one studio are nobody’s websites', async () => {
  const names = ['Ana Ruiz', 'Bo Lee', 'Kai Moss', 'Mia Berg']
  const guests = await guestsOf([
    ['Guest', 'Email', 'Rec. link'],
    ...names.map((name, n) => [name, `${n}@x.example`, `https://riverside.example/studio/${n}`]),
  ])
  expect(guests.flatMap(({ socialLinks }) => socialLinks ?? [])).toEqual([])
})

test('a heading in capitals over some rows is nobody', async () => {
  const guests = await guestsOf([
    ['Name', 'Email', 'Based in'],
    ['ATHLETES', '', ''],
    ['Ana Ruiz', 'ana@x.example', 'Leeds'],
    ['POETS', '', ''],
    ['Bo Lee', 'bo@x.example', 'York'],
  ])
  expect(guests.map(({ name }) => name)).toEqual(['Ana Ruiz', 'Bo Lee'])
})

test('years behind a name are no phone number', async () => {
  const guests = await guestsOf([
    ['Name', 'Email'],
    ['Ana Ruiz, mayor 1991-2013', 'ana@x.example'],
    ['Bo Lee, editor 1997-2003', 'bo@x.example'],
  ])
  expect(guests.map(({ phone }) => phone)).toEqual([undefined, undefined])
})

test('people under “G1” and “G2” each have the columns of their number', async () => {
  const guests = await guestsOf([
    ['Ep', 'G1', 'G1 email', 'G2', 'G2 email', 'PR contact', 'PR email'],
    ['1', 'Lisbet Aune', 'l@x.example', 'Prakash Nair', 'p@x.example', 'Mona Hale', 'mona@pr.example'],
    ['2', 'Otis Fairbanks', '', '', '', 'Mona Hale', 'mona@pr.example'],
    ['3', 'Noor al-Khatib', 'n@x.example', 'Evert Zijlstra', 'e@x.example', '', ''],
  ])
  expect(guests).toEqual([
    { name: 'Lisbet Aune', email: 'l@x.example' },
    { name: 'Prakash Nair', email: 'p@x.example' },
    { name: 'Otis Fairbanks' },
    { name: 'Noor al-Khatib', email: 'n@x.example' },
    { name: 'Evert Zijlstra', email: 'e@x.example' },
  ])
})

test('a column that holds an address, a number and an account fills each where it belongs', async () => {
  const guests = await guestsOf([
    ['Guest', 'Reach'],
    ['Ana Ruiz', 'ana@x.example'],
    ['Bo Lee', '0803 555 0110'],
    ['Kai Moss', '@kaimoss'],
  ])
  expect(guests).toEqual([
    { name: 'Ana Ruiz', email: 'ana@x.example' },
    { name: 'Bo Lee', phone: '0803 555 0110' },
    { name: 'Kai Moss', social: '@kaimoss' },
  ])
})

test('people on lines of a cell have the firms and addresses of the same lines', async () => {
  const guests = await guestsOf([
    ['Guests', 'Affiliations', 'Emails'],
    ['Ana Ruiz\nBo Lee', 'Acme\nBolt', 'hello@acme.example\nhello@bolt.example'],
    ['Kai Moss', 'Crux', 'kai@crux.example'],
  ])
  expect(guests).toEqual([
    { name: 'Ana Ruiz', company: 'Acme', email: 'hello@acme.example' },
    { name: 'Bo Lee', company: 'Bolt', email: 'hello@bolt.example' },
    { name: 'Kai Moss', company: 'Crux', email: 'kai@crux.example' },
  ])
})

test('“Maria & Ernesto Prado” are two people of one family name', async () => {
  const guests = await guestsOf([
    ['Guest', 'Phone'],
    ['Maria & Ernesto Prado', '615-555-0190'],
    ['Ana Ruiz', '615-555-0144'],
  ])
  expect(guests.map(({ name }) => name)).toEqual(['Maria Prado', 'Ernesto Prado', 'Ana Ruiz'])
})

test('jobs in brackets behind names are titles, also the short one among them', async () => {
  const guests = await guestsOf([
    ['Guest', 'Cell'],
    ['Ana Ruiz (Hawks GM)', '404-555-0133'],
    ['Bo Lee (ski coach)', '404-555-0134'],
    ['Kai Moss (beat writer)', '404-555-0135'],
  ])
  expect(guests.map(({ title, company }) => [title, company])).toEqual([
    ['Hawks GM', undefined],
    ['ski coach', undefined],
    ['beat writer', undefined],
  ])
})

test('a list pasted from a mail is read line by line', async () => {
  const guests = await guestsOf([
    ['Line-up for the spring season'],
    ['1. Ana Ruiz - curator - ana@x.example'],
    ['2. Henry Voss - radio host - henry@x.example'],
    ['3. Jasper Quinlan - game designer - 07700 900133'],
  ])
  expect(guests).toEqual([
    { name: 'Ana Ruiz', title: 'curator', email: 'ana@x.example' },
    { name: 'Henry Voss', title: 'radio host', email: 'henry@x.example' },
    { name: 'Jasper Quinlan', title: 'game designer', phone: '07700 900133' },
  ])
})

test('a time and a time zone next to the recording date are part of it', async () => {
  const guests = await guestsOf([
    ['Guest', 'Recording date', 'Time', 'Timezone'],
    ['Ana Ruiz', '2026-05-04', '14:00', 'Europe/Berlin'],
    ['Bo Lee', '2026-05-11', '9.30 am', 'America/New_York'],
    ['Kai Moss', '2026-05-18', '', 'Europe/Berlin'],
  ])
  expect(guests.map(({ interviewDate }) => interviewDate)).toEqual([
    '2026-05-04T12:00:00.000Z',
    '2026-05-11T13:30:00.000Z',
    '2026-05-18T08:00:00.000Z',
  ])
})

test('a guest who booked has the columns of the one who scheduled, and what was answered', async () => {
  const guests = await guestsOf([
    [
      'scheduler_name',
      'scheduler_email',
      'host_name',
      'host_email',
      'summary',
      'answer_company',
      'answer_role',
      'answer_site',
    ],
    [
      'Ana Ruiz',
      'ana@x.example',
      'Bea Lund',
      'bea@pod.example',
      'Podcast with Ana Ruiz',
      'Acme',
      'Partner',
      '',
    ],
    [
      'Bo Lee',
      'bo@x.example',
      'Bea Lund',
      'bea@pod.example',
      'Podcast with Bo Lee',
      'Bolt',
      'Owner',
      'https://bo.example',
    ],
  ])
  expect(guests).toEqual([
    { name: 'Ana Ruiz', email: 'ana@x.example', company: 'Acme', title: 'Partner' },
    {
      name: 'Bo Lee',
      email: 'bo@x.example',
      company: 'Bolt',
      title: 'Owner',
      socialLinks: { website: 'https://bo.example' },
    },
  ])
})

test('the blurb of a book says nothing about its author', async () => {
  const guests = await guestsOf([
    ['Book', 'Author', 'Author email', 'Blurb'],
    ['Night Ferry', 'Ana Ruiz', 'ana@x.example', 'Crime on a boat.'],
    ['Salt', 'Bo Lee', 'bo@x.example', 'A debut about smugglers.'],
  ])
  expect(guests.map(({ bio }) => bio)).toEqual([undefined, undefined])
})

test('where guests come from is no company', async () => {
  const guests = await guestsOf([
    ['Guest', 'From where', 'E-mail'],
    ['Ana Ruiz', 'Aarhus', 'ana@x.example'],
    ['Bo Lee', 'Tehran / Berlin', 'bo@x.example'],
  ])
  expect(guests.map(({ company }) => company)).toEqual([undefined, undefined])
})

test.each([
  'ANNULLATA',
  'Cancelled',
  'geannuleerd',
  'n.t.b.',
  'N. N.',
  'TK',
  'ej klart',
  'bonus: the two of us',
])('“%s” is nobody', async (name) => {
  const guests = await guestsOf([
    ['Guest', 'Email', 'Notes'],
    ['Ana Ruiz', 'ana@x.example', ''],
    [name, '', 'strike'],
    ['Bo Lee', 'bo@x.example', ''],
  ])
  expect(guests.map((guest) => guest.name)).toEqual(['Ana Ruiz', 'Bo Lee'])
})

test('a name, a role and an address on lines of one cell are one guest', async () => {
  const guests = await guestsOf([
    ['Slot', 'Guest info'],
    ['Tue 10:00', 'Clara Stone\nHead of Sound, Wren Studios\nclara@wren.example'],
    ['Tue 11:00', 'Martin Gorski\nLuthier\n+48 601 555 010'],
    ['Wed 10:00', 'Bo Lee\nEditor, Harmattan Review\nbo@harmattan.example'],
  ])
  expect(guests).toEqual([
    { name: 'Clara Stone', title: 'Head of Sound', company: 'Wren Studios', email: 'clara@wren.example' },
    { name: 'Martin Gorski', title: 'Luthier', phone: '+48 601 555 010' },
    { name: 'Bo Lee', title: 'Editor', company: 'Harmattan Review', email: 'bo@harmattan.example' },
  ])
})

test('who is written in small letters is a guest where more is known of them', async () => {
  const guests = await guestsOf([
    ['Guest', 'Job', 'Notes'],
    ['Ana Ruiz', 'baker', ''],
    ['nina kowal', 'painter', ''],
    ['Bo Lee', 'pilot', ''],
  ])
  expect(guests.map(({ name }) => name.toLowerCase())).toEqual(['ana ruiz', 'nina kowal', 'bo lee'])
})

test('yes and no are no values of a guest', async () => {
  const guests = await guestsOf([
    ['Guest', 'Email', 'Affiliation?', 'Bio'],
    ['Ana Ruiz', 'ana@x.example', 'yes', 'yes'],
    ['Bo Lee', 'bo@x.example', 'no', 'yes'],
  ])
  expect(guests).toEqual([
    { name: 'Ana Ruiz', email: 'ana@x.example' },
    { name: 'Bo Lee', email: 'bo@x.example' },
  ])
})

test('what a call is booked for is the day of the interview', async () => {
  const guests = await guestsOf([
    ['Guest', 'Zoom booked for', 'Email'],
    ['Ana Ruiz', 'Feb 3 2026, 1pm', 'ana@x.example'],
    ['Bo Lee', 'Feb 10 2026, 10am', 'bo@x.example'],
  ])
  expect(guests.map(({ interviewDate }) => interviewDate?.slice(0, 10))).toEqual(['2026-02-03', '2026-02-10'])
})

test('an address that several guests have under an unknown header is their agency’s, and they stay several', async () => {
  const guests = await guestsOf([
    ['Artist', 'Booking', 'Session date'],
    ['Ana Ruiz', 'bookings@agency.example', '2026-04-02'],
    ['Bo Lee', 'bookings@agency.example', '2026-04-09'],
  ])
  expect(guests.map(({ name, email }) => [name, email])).toEqual([
    ['Ana Ruiz', undefined],
    ['Bo Lee', undefined],
  ])
})

test('“Guest (company)” is names with companies behind them', async () => {
  const guests = await guestsOf([
    ['Guest (company)', 'Email/phone'],
    ['Lucinda Prior (Northgate Dental)', 'lucinda@northgate.example'],
    ['Obinna Umeh (Umeh Motors)', '0161 555 0101'],
  ])
  expect(guests).toEqual([
    { name: 'Lucinda Prior', company: 'Northgate Dental', email: 'lucinda@northgate.example' },
    { name: 'Obinna Umeh', company: 'Umeh Motors', phone: '0161 555 0101' },
  ])
})

test('the summary of an interview is no biography', async () => {
  const guests = await guestsOf([
    ['Interviewee', 'Contact phone', 'Summary of interview'],
    ['Agnes Tolliver', '336 555 0101', 'Talks about the mill strike.'],
    ['Clara Yates', '336 555 0122', 'Railway years and the flood.'],
  ])
  expect(guests.map(({ bio }) => bio)).toEqual([undefined, undefined])
})

test('titles next to an imprint are those of books', async () => {
  const guests = await guestsOf([
    ['Author', 'Title', 'Imprint', 'Author socials'],
    ['Ana Ruiz', 'The Tide Clerk', 'Saltmarsh', '@ana'],
    ['Bo Lee', 'Peat', 'Saltmarsh', '@bo'],
    ['Kai Moss', 'Second Kitchen', 'Fig Tree House', '@kai'],
  ])
  expect(guests.map(({ title }) => title)).toEqual([undefined, undefined, undefined])
})

test('who chairs several conversations is not their guest', async () => {
  const guests = await guestsOf([
    ['Stage', 'In conversation', 'Chaired by'],
    ['Marquee', 'Eluned Prosser', 'Mark Dale'],
    ['Marquee', 'Kwame Boadu and Lotte Fries', 'Mark Dale'],
    ['Library', 'Alistair Munro', 'Priti Shah'],
    ['Library', 'Panel: the future of bees', 'Priti Shah'],
  ])
  expect(guests.map(({ name }) => name)).toEqual([
    'Eluned Prosser',
    'Kwame Boadu',
    'Lotte Fries',
    'Alistair Munro',
  ])
})

test('“Occupation, Firm” is split where it is plain, though most rows hold an occupation alone', async () => {
  const guests = await guestsOf([
    ['Name', 'Who', 'How to reach'],
    ['Ana Ruiz', 'Weaver, Nairn Tweed', 'ana@x.example'],
    ['Bo Lee', 'Thatcher', '+33 6 55 50 01 11'],
    ['Kai Moss', 'Drystone waller', '07700 900622'],
    ['Mia Berg', 'Luthier at Berg Violins', 'mia@x.example'],
    ['Zoe Hart', 'Block printer', 'zoe@x.example'],
  ])
  expect(guests.map(({ title, company, email, phone }) => [title, company, email ?? phone])).toEqual([
    ['Weaver', 'Nairn Tweed', 'ana@x.example'],
    ['Thatcher', undefined, '+33 6 55 50 01 11'],
    ['Drystone waller', undefined, '07700 900622'],
    ['Luthier', 'Berg Violins', 'mia@x.example'],
    ['Block printer', undefined, 'zoe@x.example'],
  ])
})

test('titles of episodes next to the guests are nobody’s firm', async () => {
  const guests = await guestsOf([
    ['No.', 'Case', 'Interviewee', 'Capacity'],
    ['1', 'The harbour fire', 'Ana Ruiz', 'Investigating officer'],
    ['2', 'The harbour fire pt 2', 'Bo Lee', 'Neighbour'],
    ['3', 'The quiet lodger', 'Kai Moss', 'Reporter, Southmoor Echo'],
    ['4', 'The quiet lodger pt 2', 'Mia Berg', 'Forensic chemist, Univ. of Calder'],
  ])
  expect(guests.map(({ title, company }) => [title, company])).toEqual([
    ['Investigating officer', undefined],
    ['Neighbour', undefined],
    ['Reporter', 'Southmoor Echo'],
    ['Forensic chemist', 'Univ. of Calder'],
  ])
})

test('the address of the user of a booking tool is not the guest’s, though the guests have none', async () => {
  const guests = await guestsOf([
    ['User Name', 'User Email', 'Invitee Name', 'Invitee Time Zone'],
    ['Tom Hale', 'tom@show.example', 'Ana Ruiz', 'Europe/Madrid'],
    ['Tom Hale', 'tom@show.example', 'Bo Lee', 'Europe/Oslo'],
  ])
  expect(guests.map(({ name, email }) => [name, email])).toEqual([
    ['Ana Ruiz', undefined],
    ['Bo Lee', undefined],
  ])
})

test('who interviews is no guest, and an address in whose cell is “agent” or “c/o” is not the guest’s', async () => {
  const guests = await guestsOf([
    ['Colleague', 'Job title', 'Work email', 'Site', 'Interviewed by'],
    ['Ana Ruiz', 'Field technician', 'ana@wind.example', 'Hull', 'Connie'],
    ['Bo Lee', 'Payroll lead', 'agent: lou@reps.example', 'Bergen', 'Connie'],
    ['Kai Moss', 'Counsel', 'c/o jo@reps.example', 'Hull', 'Jonah'],
  ])
  expect(guests).toEqual([
    { name: 'Ana Ruiz', title: 'Field technician', email: 'ana@wind.example' },
    { name: 'Bo Lee', title: 'Payroll lead', notes: 'Work email: agent: lou@reps.example' },
    { name: 'Kai Moss', title: 'Counsel', notes: 'Work email: c/o jo@reps.example' },
  ])
})
