import { expect, test } from 'vitest'
import { guestsOf, plan } from '../../testing/imports/plan-rows.ts'

const namesAnd = (guests: { name: string; email?: string | null | undefined }[]) =>
  guests.map(({ name, email }) => [name, email])

test('a survey’s codes over its questions are a header in any language, and what a question holds counts', async () => {
  const guests = await guestsOf([
    ['StartDate', 'Progress', 'ResponseId', 'RecipientFirstName', 'Q1', 'Q2_1', 'Q3', 'Q4'],
    [
      '시작 날짜',
      '진행률',
      '응답 번호',
      '수신자 이름',
      '성함을 알려주세요',
      '연락처 - 이메일',
      '간단한 자기소개를 부탁드립니다',
      '녹음에 동의하십니까?',
    ],
    ['2026-04-02 10:02:11', '100', 'R_1a', '', '이하늘', 'haneul@x.example', '책을 만들고 있습니다.', '예'],
    ['2026-04-03 10:03:11', '80', 'R_1b', '', '정다운', 'daun@x.example', '바다를 연구합니다.', '예'],
  ])
  expect(guests.map(({ name, email, bio }) => [name, email, bio])).toEqual([
    ['이하늘', 'haneul@x.example', '책을 만들고 있습니다.'],
    ['정다운', 'daun@x.example', '바다를 연구합니다.'],
  ])
})

test('the parts of a survey’s questions in a row of their own are a header, next to topics and answers, too', async () => {
  const guests = await guestsOf([
    [
      'Katılımcı',
      'Toplayıcı',
      'E-posta Adresi',
      'İletişim bilgileri',
      '',
      '',
      'Konular',
      '',
      '',
      'Ses kaydı',
    ],
    ['', '', '', 'Ad Soyad', 'E-posta Adresi', 'Telefon Numarası', 'Ekonomi', 'Kültür', 'Diğer', 'Yanıt'],
    ['4811', '77', '', 'Deniz Aksoy', 'deniz@x.example', '+90 532 555 02 01', 'Ekonomi', '', '', 'Evet'],
    ['4815', '77', '', 'Umut Kaya', 'umut@x.example', '+90 532 555 02 02', '', 'Kültür', '', 'Evet'],
  ])
  expect(guests.map(({ name, email, phone }) => [name, email, phone])).toEqual([
    ['Deniz Aksoy', 'deniz@x.example', '+90 532 555 02 01'],
    ['Umut Kaya', 'umut@x.example', '+90 532 555 02 02'],
  ])
})

test('a person without an address right under the header is no second header', async () => {
  const guests = await guestsOf([
    ['Guest', 'Position', 'Email', 'Phone', 'Day'],
    ['Ana Ruiz', 'Author', 'soon', 'later', 'open'],
    ['Laura Moss', 'Painter', 'laura@x.example', '+44 20 7946 0001', '2026-05-02'],
    ['Peter Quill', 'Baker', 'peter@x.example', '+44 20 7946 0002', '2026-05-03'],
  ])
  expect(guests.map(({ name }) => name)).toEqual(['Ana Ruiz', 'Laura Moss', 'Peter Quill'])
})

test('a person who wants to be written to is no second header either', async () => {
  const guests = await guestsOf([
    ['Guest', 'Email', 'Phone', 'Day'],
    ['Ana Ruiz', 'email', 'phone', '2026-05-01'],
    ['Laura Moss', 'laura@x.example', '+44 20 7946 0001', '2026-05-02'],
    ['Peter Quill', 'peter@x.example', '+44 20 7946 0002', '2026-05-03'],
  ])
  expect(guests.map(({ name }) => name)).toContain('Ana Ruiz')
})

test('a first line in which a program describes the list is no header', async () => {
  const guests = await guestsOf([
    [
      'Schema={"list":["<Field Name=\\"Title\\" Label=\\"Episode\\" />"',
      '"<Field Name=\\"Guest\\" Label=\\"Guest name\\" />"]}',
    ],
    ['Episode', 'Guest name', 'Job title', 'Organisation', 'Email'],
    ['Bogs', 'Ana Ruiz', 'Botanist', 'Fen Trust', 'ana@x.example'],
    ['Bells', 'Laura Moss', 'Founder', 'Moss Foundry Ltd', 'laura@x.example'],
  ])
  expect(guests.map(({ name, title, company }) => [name, title, company])).toEqual([
    ['Ana Ruiz', 'Botanist', 'Fen Trust'],
    ['Laura Moss', 'Founder', 'Moss Foundry Ltd'],
  ])
})

test('of a report’s tables that of the panel counts under the hosts’ header, and no header is a person', async () => {
  const header = ['Attended', 'User Name', 'Email', 'Join Time', 'Leave Time']
  const { guests } = await plan([
    ['Host Details'],
    header,
    ['Yes', 'Mads Toft', 'mads@x.example', '05/13/2026 05:41 PM', '05/13/2026 07:12 PM'],
    ['Panelist Details'],
    header,
    ['Yes', 'Ana Ruiz', 'ana@x.example', '05/13/2026 05:50 PM', '05/13/2026 07:10 PM'],
    ['Attendee Details'],
    ['Attended', 'User Name', 'First Name', 'Last Name', 'Email', 'Job Title', 'Join Time', 'Leave Time'],
    [
      'Yes',
      'Laura',
      'Laura',
      'Moss',
      'laura@x.example',
      'Painter',
      '05/13/2026 06:01 PM',
      '05/13/2026 07:10 PM',
    ],
    [
      'Yes',
      "Peter's iPad",
      'Peter',
      'Quill',
      'peter@x.example',
      'Baker',
      '05/13/2026 06:04 PM',
      '05/13/2026 06:31 PM',
    ],
    ['Other Attended'],
    ['User Name', 'Join Time', 'Leave Time'],
    ['14035550188', '05/13/2026 06:00 PM', '05/13/2026 06:10 PM'],
  ])
  expect(namesAnd(guests.map(({ guest }) => guest))).toEqual([
    ['Ana Ruiz', 'ana@x.example'],
    ['Laura Moss', 'laura@x.example'],
    ['Peter Quill', 'peter@x.example'],
  ])
})

test('where rows say first and last names, names of screens are no names', async () => {
  const guests = await guestsOf([
    ['User Name', 'First Name', 'Last Name', 'Email'],
    ["Ana's iPad", 'Ana', 'Ruiz', 'ana@x.example'],
    ['Laura Moss', 'Laura', 'Moss', 'laura@x.example'],
    ['Peter Quill', 'Peter', 'Quill', 'peter@x.example'],
    ['Ida Holm', 'Ida', 'Holm', 'ida@x.example'],
    ['Jonas Falk', 'Jonas', 'Falk', 'jonas@x.example'],
  ])
  expect(guests.map(({ name }) => name)).toEqual([
    'Ana Ruiz',
    'Laura Moss',
    'Peter Quill',
    'Ida Holm',
    'Jonas Falk',
  ])
})

test('numbers that run from row to row are nobody’s phone, under any header', async () => {
  const rows = (header: string) => [
    [header, 'Name', 'Phone'],
    ['200311811', 'Ana Ruiz', '+44 20 7946 0001'],
    ['200311812', 'Laura Moss', ''],
    ['200311813', 'Peter Quill', ''],
    ['200311815', 'Ida Holm', '+44 20 7946 0002'],
  ]
  for (const header of ['Numéro de billet', 'Kimlik']) {
    const guests = await guestsOf(rows(header))
    expect(guests.map(({ phone }) => phone)).toEqual([
      '+44 20 7946 0001',
      undefined,
      undefined,
      '+44 20 7946 0002',
    ])
  }
})

test('bare numbers that do not run on stay phones', async () => {
  const guests = await guestsOf([
    ['Name', 'Phone'],
    ['Ana Ruiz', '4520311811'],
    ['Laura Moss', '4522870450'],
    ['Peter Quill', '4531190077'],
    ['Ida Holm', '4540311999'],
  ])
  expect(guests.every(({ phone }) => phone)).toBe(true)
})

test('a second first name and a second address are the same person’s', async () => {
  const guests = await guestsOf([
    ['Prénom', 'Deuxième prénom', 'Nom', 'Titre', 'Titre', 'Courriel', 'Courriel 2'],
    ['Maëlle', '', 'Ruiz', 'Mme', 'Directrice générale', 'maelle@x.example', ''],
    ['Paul', 'Aimé', 'Moss', 'M.', 'Journaliste', 'paul@x.example', 'moss@x.example'],
  ])
  expect(guests.map(({ title }) => title)).toEqual(['Directrice générale', 'Journaliste'])
})

test('an address says whose firm and which phone it is', async () => {
  const guests = await guestsOf([
    [
      'First Name',
      'Last Name',
      'Email',
      'Home Address Company',
      'Home Address Street',
      'Home Address City',
      'Home Address Phone',
      'Phone',
    ],
    ['Ana', 'Ruiz', 'ana@x.example', 'Fen Trust', '1 Lane', 'Ely', '+44 20 7946 0001', ''],
    [
      'Laura',
      'Moss',
      'laura@x.example',
      'Moss Foundry Ltd',
      '2 Lane',
      'York',
      '+44 20 7946 0002',
      '+44 20 7946 0003',
    ],
  ])
  expect(guests.map(({ company, phone }) => [company, phone])).toEqual([
    ['Fen Trust', '+44 20 7946 0001'],
    ['Moss Foundry Ltd', '+44 20 7946 0003'],
  ])
})

test('among episodes with days “Titel” is what one is called where another column says jobs', async () => {
  const guests = await guestsOf([
    ['Titel', 'Gæst', 'Stilling', 'Afsnit', 'Optagedato'],
    ['Havet som arkiv', 'Signe Holm', 'Arkæolog', 'Afsnit 1', '2026-06-04'],
    ['Når broen lukker', 'Rasmus Falk', 'Driftschef', 'Afsnit 2', '2026-06-11'],
    ['Vinden vender', 'Freja Lund', 'Lærer', 'Afsnit 3', '2026-06-18'],
  ])
  expect(guests.map(({ title }) => title)).toEqual(['Arkæolog', 'Driftschef', 'Lærer'])
})

test('the address of an account is no site of somebody’s own', async () => {
  const guests = await guestsOf([
    ['Name', 'Website', 'Instagram URL'],
    ['Ana Ruiz', 'https://ruiz.example', ''],
    ['Laura Moss', '', 'https://instagram.com/lauramoss'],
  ])
  expect(guests.map(({ socialLinks, social }) => [socialLinks?.website, social])).toEqual([
    ['https://ruiz.example', undefined],
    [undefined, 'https://instagram.com/lauramoss'],
  ])
})
