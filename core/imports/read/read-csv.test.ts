import { expect, test } from 'vitest'
import { browserLimits, cliLimits } from './import-limits.ts'
import { readSheets } from './read-sheets.ts'
import { utf8, workbook } from '../../testing/imports/sample-files.ts'

const rowsOf = async (bytes: Uint8Array, name = 'guests.csv', limits = browserLimits) =>
  (await readSheets({ name, bytes }, limits))[0]!.rows

const codeOf = (bytes: Uint8Array, limits = browserLimits) =>
  rowsOf(bytes, 'guests.csv', limits).then(
    () => 'read',
    (error: { code?: string }) => error.code,
  )

const utf16 = (text: string, mark = true) => {
  const codes = Uint16Array.from([...(mark ? '\ufeff' : ''), ...text], (sign) => sign.charCodeAt(0))
  return new Uint8Array(codes.buffer)
}

const swapBytes = (bytes: Uint8Array) => bytes.map((_, index) => bytes[index ^ 1]!)

/** Latin letters with accents have the same numbers in Windows-1252 as in Unicode. */
const cp1252 = (text: string) => Uint8Array.from(text, (sign) => (sign === '€' ? 0x80 : sign.charCodeAt(0)))

test('pages, documents and bytes that are no text are refused', async () => {
  expect(await codeOf(utf8('<!DOCTYPE html><html></html>'))).toBe('not_a_spreadsheet')
  expect(await codeOf(utf8('%PDF-1.7\n%x'))).toBe('not_a_spreadsheet')
  expect(await codeOf(Uint8Array.from({ length: 5_000 }, (_, index) => (index * 37) % 32))).toBe(
    'not_a_spreadsheet',
  )
})

test('size, rows and columns have limits, wider in the terminal', async () => {
  expect(await codeOf(new Uint8Array(browserLimits.textBytes + 1).fill(65))).toBe('file_too_large')
  const many = utf8(`name,email\n${'Ana Ruiz,a@b.example\n'.repeat(10_001)}`)
  expect(await codeOf(many)).toBe('too_many_rows')
  expect(await codeOf(many, cliLimits)).toBe('read')
  expect(await codeOf(utf8(`${'x,'.repeat(200)}x\n1,2`))).toBe('too_many_columns')
  expect(await codeOf(utf8(','.repeat(9_000_000)))).toBe('too_many_columns')
})

test('every common encoding gives the same text', async () => {
  const text = 'Name,Café\nZoë Müller,Ä'
  const wanted = [
    ['Name', 'Café'],
    ['Zoë Müller', 'Ä'],
  ]
  const mark = [0xef, 0xbb, 0xbf]
  expect(await rowsOf(utf8(text))).toEqual(wanted)
  expect(await rowsOf(Uint8Array.from([...mark, ...utf8(text)]))).toEqual(wanted)
  expect(await rowsOf(utf16(text))).toEqual(wanted)
  expect(await rowsOf(utf16(text, false))).toEqual(wanted)
  expect(await rowsOf(swapBytes(utf16(text)))).toEqual(wanted)
  expect(await rowsOf(cp1252(text))).toEqual(wanted)
})

test('a German file with semicolons, Windows letters and commas inside cells is cut at the semicolons', async () => {
  const bytes = cp1252(
    'Name;Firma;Honorar\r\nJörg Weiß;Müller, Söhne & Co;1,50 €\r\nUte Groß;Bäcker, Graz;2,00 €\r\n',
  )
  expect((await rowsOf(bytes))[1]).toEqual(['Jörg Weiß', 'Müller, Söhne & Co', '1,50 €'])
})

test.each([',', ';', '\t', '|'])('delimiter %j is found', async (delimiter) => {
  const text =
    ['Name', 'Bio'].join(delimiter) + '\n' + ['Ana Ruiz', `"likes ${delimiter}\n ""quotes"""`].join(delimiter)
  expect((await rowsOf(utf8(text), 'guests.txt'))[1]).toEqual(['Ana Ruiz', `likes ${delimiter}\n "quotes"`])
})

test('a first line sep=; is obeyed and is not a row', async () => {
  expect(await rowsOf(utf8('sep=;\r\nName;Note\r\nAna Ruiz;a,b,c'))).toEqual([
    ['Name', 'Note'],
    ['Ana Ruiz', 'a,b,c'],
  ])
})

test('a quotation mark that never closes does not swallow the rows below', async () => {
  expect(await rowsOf(utf8('Name,Nick\nAna Ruiz,"Annie\nBo Lee,Bo\n'))).toHaveLength(4)
})

test('a workbook that was saved under .csv is read as the workbook it is', async () => {
  expect(await rowsOf(workbook({ People: [['Name'], ['Ana Ruiz']] }))).toEqual([['Name'], ['Ana Ruiz']])
})

test.each(['^', '~'])('cells with %s between them', async (delimiter) => {
  const text = ['id;name;date', '1;Ana Ruiz, Lisbon;2026-01-02', '2;Bo Lee, Oslo;2026-01-09'].join('\n')
  const rows = await rowsOf(utf8(text.replaceAll(';', delimiter)))
  expect(rows[1]).toEqual(['1', 'Ana Ruiz, Lisbon', '2026-01-02'])
})

test('Polish letters of old programs are no signs of western Europe', async () => {
  const text = (row: string) => Uint8Array.from(row, (sign) => sign.charCodeAt(0))
  expect(await rowsOf(text('Imi\xea i nazwisko;Sk\xb9d\nMa\xb3gorzata Bia\xb3a;W\xb9ska'))).toEqual([
    ['Imię i nazwisko', 'Skąd'],
    ['Małgorzata Biała', 'Wąska'],
  ])
  expect(await rowsOf(text('Name;Size\n\xbfAna? M\xfcller;20 m\xb2'))).toEqual([
    ['Name', 'Size'],
    ['¿Ana? Müller', '20 m²'],
  ])
})

test.each([
  [
    'Czech',
    'host;profese\nRùžena Dvoøáková;øeditelka železnièních dílen\nOndøej Šùla;høbitovní správce',
    'Růžena Dvořáková',
    'ředitelka železničních dílen',
  ],
  [
    'Hungarian',
    'név;munka\nErdõs Édua;idõjárás elõadója\nSzõke Péter;tûzõgép-szerelõ, õrségvezetõként',
    'Erdős Édua',
    'időjárás előadója',
  ],
])('%s letters of old programs, too', async (_, text, name, job) => {
  const bytes = Uint8Array.from(text, (sign) => windows1252.get(sign) ?? sign.charCodeAt(0))
  expect((await rowsOf(bytes))[1]).toEqual([name, job])
})

test('French, Catalan, Danish and Faroese accents stay what they are', async () => {
  const text =
    'nom;feina\nHélène Brûlé;déjà là-bas, élève zélée\nNúria Codolà;història, música i població\nBjørn Ærø;næsehornsjæger på bøgetræ\nRógvi Høgnesen;føroyskur søguskrivari í Tórshøvn'
  const rows = await rowsOf(Uint8Array.from(text, (sign) => sign.charCodeAt(0)))
  expect(rows.map((row) => row.join(';')).join('\n')).toBe(text)
})

const windows1252 = new Map([
  ['Š', 0x8a],
  ['š', 0x9a],
  ['Ž', 0x8e],
  ['ž', 0x9e],
])
