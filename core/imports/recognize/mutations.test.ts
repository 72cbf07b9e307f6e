import { expect, test } from 'vitest'
import type { TidiedGuest } from '../../guests/guest.ts'
import type { ImportField } from './import-column.ts'
import { planImport, planSheets } from '../plan/plan-import.ts'
import { prepareSheets } from '../plan/prepare-sheets.ts'
import { furtherExports } from '../../testing/imports/further-exports.ts'
import { sampleExports } from '../../testing/imports/sample-exports.ts'
import type { SampleExport } from '../../testing/imports/sample-exports.ts'
import { delimited, encode, utf8 } from '../../testing/imports/sample-files.ts'

/** The share of names and fields that were read as they should be; what was invented counts against it. */
function score(wanted: TidiedGuest[], got: TidiedGuest[]): number {
  const facts = (guests: TidiedGuest[]) =>
    guests.flatMap((guest) =>
      Object.entries(guest).map(([key, value]) => `${guest.name} ${key} ${JSON.stringify(value)}`),
    )
  const right = new Set(facts(wanted))
  const found = facts(got)
  const hits = found.filter((fact) => right.has(fact)).length
  return hits / (right.size + found.length - hits)
}

const readRows = (rows: string[][]) =>
  planSheets('file', prepareSheets([{ name: 'Sheet1', rows, links: {}, hidden: false }]), {
    timeZone: 'UTC',
  }).guests.map(({ guest }) => guest)
const readBytes = async (bytes: Uint8Array) =>
  (await planImport({ name: 'guests.csv', bytes }, { timeZone: 'UTC' })).guests.map(({ guest }) => guest)

/** The same shuffle on every run. */
function shuffled<T>(list: T[], seed: number): T[] {
  let state = seed
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
  return list
    .map((value) => ({ value, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value)
}

const width = (rows: string[][]) => Math.max(...rows.map((row) => row.length))
const leastShare = 0.99

test('the score itself notices a missing guest, a wrong field and an invented one', () => {
  const wanted = [{ name: 'Ana Ruiz', company: 'Acme' }]
  expect(score(wanted, wanted)).toBe(1)
  expect(score(wanted, [])).toBe(0)
  expect(score(wanted, [{ name: 'Ana Ruiz', company: 'Bolt' }])).toBeLessThan(0.5)
  expect(score(wanted, [{ name: 'Ana Ruiz', company: 'Acme', title: 'CEO' }])).toBeLessThan(0.7)
})

test.each([...sampleExports, ...furtherExports])(
  '$name: the order of the columns does not matter',
  ({ rows, guests }) => {
    for (let seed = 1; seed <= 5; seed++) {
      const order = shuffled(
        Array.from({ length: width(rows) }, (_, column) => column),
        seed,
      )
      const moved = rows.map((row) => order.map((column) => row[column] ?? ''))
      expect(score(guests, readRows(moved))).toBeGreaterThanOrEqual(leastShare)
    }
  },
)

test.each(sampleExports)('$name: title rows on top do not matter', ({ name, rows, guests }) => {
  if (name === 'without a header') return
  const titles = [['Autumn season 2026'], ['Draft of 3 May, please do not pass on'], []]
  expect(score(guests, readRows([...titles, ...rows]))).toBeGreaterThanOrEqual(leastShare)
})

test.each(sampleExports)('$name: rows that come twice do not matter', ({ rows, guests }) => {
  const last = rows.findLast((row) => row.filter(Boolean).length > 1)!
  const middle = rows[Math.ceil(rows.length / 2)]!
  expect(score(guests, readRows([...rows, middle, last]))).toBeGreaterThanOrEqual(leastShare)
})

test.each(sampleExports)('$name: delimiters and line ends do not matter', async ({ rows, guests }) => {
  for (const delimiter of [',', ';', '\t', '|']) {
    for (const lineEnd of ['\n', '\r\n', '\r']) {
      const bytes = utf8(delimited(rows, delimiter, lineEnd))
      expect(score(guests, await readBytes(bytes))).toBeGreaterThanOrEqual(leastShare)
    }
  }
})

/** Encodings in which each language is saved by its spreadsheet programs. */
const encodings: Record<string, string[]> = {
  'Japanese list': ['shift_jis', 'gb18030'],
  'Russian programme': ['windows-1251'],
  'German conference list': ['windows-1254'],
}

test.each(sampleExports)('$name: encodings do not matter', async ({ name, rows, guests }) => {
  const text = delimited(rows, ',', '\r\n')
  const files = [utf8(`\ufeff${text}`), encode(text, 'utf-16le'), encode(`\ufeff${text}`, 'utf-16be')]
  const latin = !/[^\n -ÿ‘’“”–—€\r]/.test(text)
  for (const label of encodings[name]?.filter((known) => known !== 'windows-1254') ??
    (latin ? ['windows-1252'] : []))
    files.push(encode(text, label))
  for (const bytes of files) expect(score(guests, await readBytes(bytes))).toBeGreaterThanOrEqual(leastShare)
})

test.each([
  [
    'gb18030',
    '姓名,公司,职位,邮箱\n王芳,晨星科技有限公司,产品经理,fang@x.example\n李强,远山出版社,主编,qiang@x.example',
  ],
  [
    'big5',
    '姓名,公司,職位,電子郵件\n陳美玲,晨星科技公司,總經理,mei@x.example\n林志明,遠山出版社,主編,lin@x.example',
  ],
  [
    'euc-kr',
    '이름,회사,직책,이메일\n김민수,새벽출판사,편집장,min@x.example\n이서연,한빛미디어,대표,seo@x.example',
  ],
  [
    'shift_jis',
    '氏名,会社,役職,メール\n山田太郎,あおぞら出版,編集長,taro@x.example\n鈴木花子,みどり商事,部長,hana@x.example',
  ],
])('a file in %s gives the same people as in UTF-8', async (label, text) => {
  const wanted = await readBytes(utf8(text))
  expect(wanted).toHaveLength(2)
  expect(Object.keys(wanted[0]!)).toEqual(['name', 'title', 'company', 'email'])
  expect(await readBytes(encode(text, label))).toEqual(wanted)
})

const translations: Partial<Record<ImportField, string>>[] = [
  {
    firstName: 'Vorname',
    lastName: 'Nachname',
    name: 'Name',
    title: 'Funktion',
    company: 'Firma',
    email: 'E-Mail',
    phone: 'Telefon',
    bio: 'Kurzbiografie',
    expertise: 'Themen',
    website: 'Webseite',
    linkedin: 'LinkedIn-Profil',
    photo: 'Foto',
    social: 'Soziale Medien',
  },
  {
    firstName: 'Prénom',
    lastName: 'Nom',
    name: 'Intervenant',
    title: 'Poste',
    company: 'Société',
    email: 'Courriel',
    phone: 'Téléphone',
    bio: 'Biographie',
    expertise: 'Sujets',
    website: 'Site web',
    linkedin: 'Profil LinkedIn',
    photo: 'Portrait',
    social: 'Réseaux sociaux',
  },
  {
    firstName: 'Imię',
    lastName: 'Nazwisko',
    name: 'Imię i nazwisko',
    title: 'Stanowisko',
    company: 'Firma',
    email: 'Adres e-mail',
    phone: 'Numer telefonu',
    bio: 'Biogram',
    expertise: 'Tematy',
    website: 'Strona www',
    linkedin: 'LinkedIn',
    photo: 'Zdjęcie',
    social: 'Media społecznościowe',
  },
  {
    firstName: '名',
    lastName: '姓',
    name: '姓名',
    title: '职位',
    company: '公司',
    email: '邮箱',
    phone: '手机',
    bio: '个人简介',
    expertise: '专长',
    website: '网站',
    linkedin: '领英',
    photo: '照片',
    social: '社交媒体',
  },
  {
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    name: 'الاسم الكامل',
    title: 'المسمى الوظيفي',
    company: 'الشركة',
    email: 'البريد الإلكتروني',
    phone: 'رقم الجوال',
    bio: 'نبذة',
    expertise: 'مجالات الخبرة',
    website: 'الموقع',
    linkedin: 'LinkedIn',
    photo: 'صورة',
    social: 'تويتر',
  },
  {
    firstName: 'Etunimi',
    lastName: 'Sukunimi',
    name: 'Nimi',
    title: 'Tehtävänimike',
    company: 'Yritys',
    email: 'Sähköposti',
    phone: 'Puhelin',
    bio: 'Esittely',
    expertise: 'Aiheet',
    website: 'Kotisivu',
    linkedin: 'LinkedIn',
    photo: 'Kuva',
    social: 'Some',
  },
]

/** What each header of a sample means, as the plan says; the samples themselves are checked elsewhere. */
function translated({ rows }: SampleExport, words: Partial<Record<ImportField, string>>): string[][] {
  const { columns, sheets } = planSheets('file', [{ name: 'Sheet1', rows, links: {}, hidden: false }])
  const row = sheets[0]!.headerRow! - 1
  const header = [...rows[row]!]
  for (const { field, index, also } of columns)
    if (field && !also && words[field]) header[index] = words[field]
  return rows.with(row, header)
}

test.each(sampleExports.filter(({ name }) => name !== 'without a header'))(
  '$name: the language of the headers does not matter',
  (sample) => {
    for (const words of translations)
      expect(score(sample.guests, readRows(translated(sample, words)))).toBeGreaterThanOrEqual(leastShare)
  },
)
