import { unzipSync, zipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { CFB } from 'xlsx'
import { unreadableText } from './import-error.ts'
import { browserLimits } from './import-limits.ts'
import { readSheets } from './read-sheets.ts'
import { bomb, rewrite, utf8, workbook } from '../../testing/imports/sample-files.ts'

vi.setConfig({ testTimeout: 30_000 })

const people = [
  ['Name', 'Phone'],
  ['Ana Ruiz', 491701234567],
]
const sheetPath = 'xl/worksheets/sheet1.xml'
const MiB = 2 ** 20

const refusal = (name: string, bytes: Uint8Array) =>
  readSheets({ name, bytes }).then(
    () => 'read',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  )

test('a picture or a program is not offered to the reader at all', async () => {
  expect(await refusal('photo.png', utf8('x'))).toBe('unsupported_type')
  expect(await refusal('noextension', utf8('x'))).toBe('unsupported_type')
})

test('a web page, a PDF, plain text and random bytes named .xlsx are refused with the one known text', async () => {
  const random = Uint8Array.from({ length: 20_000 }, (_, index) => (index * 7919 + (index >> 3)) % 251)
  const page = utf8('<html><table><tr><td>Name</td></tr></table></html>')
  for (const bytes of [page, utf8('%PDF-1.7 x'), utf8('Name,E-mail\nA,B'), random, new Uint8Array(0)]) {
    await expect(readSheets({ name: 'guests.xlsx', bytes })).rejects.toMatchObject({
      code: 'unreadable',
      message: unreadableText,
    })
  }
})

test('a zip that is no workbook, a cut one and one with flipped bits are refused or read, never more', async () => {
  expect(await refusal('guests.xlsx', zipSync({ 'readme.txt': utf8('hello') }))).toBe('unreadable')
  const whole = workbook({ People: people })
  for (let at = 1; at < 40; at++) {
    const cut = whole.slice(0, Math.floor((whole.length * at) / 40))
    expect(await refusal('guests.xlsx', cut)).toBe('unreadable')
    const flipped = whole.slice()
    flipped[Math.floor((whole.length * at) / 40)]! ^= 1 << (at % 8)
    expect(['unreadable', 'unpacked_too_large', 'read']).toContain(await refusal('guests.xlsx', flipped))
  }
})

test('a workbook protected by a password says so', async () => {
  const container = CFB.utils.cfb_new()
  CFB.utils.cfb_add(container, '/EncryptionInfo', [4, 0, 4, 0, 64, 0, 0, 0])
  CFB.utils.cfb_add(
    container,
    '/EncryptedPackage',
    Array.from({ length: 600 }, () => 7),
  )
  const bytes = Uint8Array.from(CFB.write(container, { type: 'array' }) as number[])
  expect(await refusal('guests.xlsx', bytes)).toBe('password_protected')
})

test('a file over the size limit is refused before it is read', async () => {
  const bytes = new Uint8Array(browserLimits.workbookBytes + 1)
  bytes.set([0x50, 0x4b, 3, 4])
  expect(await refusal('guests.xlsx', bytes)).toBe('file_too_large')
})

test('256 MiB of blanks in one entry stop at the limit, honest or lying about their size', async () => {
  for (const claimed of [256 * MiB, 100, 0]) {
    const bytes = bomb({ '[Content_Types].xml': 256 }, claimed)
    expect(bytes.length).toBeLessThan(2 * MiB)
    expect(await refusal('guests.xlsx', bytes)).toBe('unpacked_too_large')
  }
})

test('entries that are small each and too much together are refused', async () => {
  const parts = { 'xl/a.xml': 20, 'xl/b.xml': 20, 'xl/c.xml': 20, 'xl/d.xml': 20 }
  expect(await refusal('guests.xlsx', bomb({ '[Content_Types].xml': 1, ...parts }, 100))).toBe(
    'unpacked_too_large',
  )
})

test('too many parts are refused, pictures do not count', async () => {
  const parts = (folder: string, ending: string) =>
    Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`${folder}/${index}.${ending}`, utf8('x')]))
  const types = { '[Content_Types].xml': utf8('<Types/>') }
  expect(await refusal('guests.xlsx', zipSync({ ...types, ...parts('xl/custom', 'xml') }))).toBe(
    'too_many_parts',
  )
  expect(await refusal('guests.xlsx', zipSync({ ...types, ...parts('xl/media', 'png') }))).toBe('unreadable')
})

test('a link or a repeated cell over the whole sheet is refused instead of filling the memory', async () => {
  const link = '<hyperlinks><hyperlink ref="A1:XFD1048576" location="A1"/></hyperlinks></worksheet>'
  const linked = rewrite(workbook({ People: people }), sheetPath, (xml) => xml.replace('</worksheet>', link))
  expect(await refusal('guests.xlsx', linked)).toBe('too_many_cells')
  const repeated = rewrite(workbook({ People: people }, 'ods'), 'content.xml', (xml) =>
    xml
      .replace(/<table:table-row\b/, '<table:table-row table:number-rows-repeated="1048576"')
      .replace(/<table:table-cell\b/, '<table:table-cell table:number-columns-repeated="16384"'),
  )
  expect(await refusal('guests.ods', repeated)).toBe('too_many_cells')
})

test('three million cells in a small file are refused before they are read', async () => {
  const row = `<row>${'<c/>'.repeat(200)}</row>`
  const crowded = rewrite(workbook({ People: people }), sheetPath, (xml) =>
    xml.replace('</sheetData>', `${row.repeat(15_000)}</sheetData>`),
  )
  expect(await refusal('guests.xlsx', crowded)).toBe('too_many_cells')
})

test('a sheet that claims a million rows and 16,384 columns is read for what it holds', async () => {
  const claiming = rewrite(workbook({ People: people }), sheetPath, (xml) =>
    xml
      .replace(/<dimension ref="[^"]*"\/>/, '<dimension ref="A1:XFD1048576"/>')
      .replace('</sheetData>', '<row r="1048576"><c r="XFD1048576" t="str"><v>x</v></c></row></sheetData>'),
  )
  const [sheet] = await readSheets({ name: 'guests.xlsx', bytes: claiming })
  expect(sheet!.rows).toEqual([
    ['Name', 'Phone'],
    ['Ana Ruiz', '491701234567'],
  ])
})

test('rows and columns beyond the limits are refused, each in its own words', async () => {
  const limits = { ...browserLimits, workbookRows: 50, columns: 20 }
  const rows = (count: number, width: number) =>
    workbook({ People: Array.from({ length: count }, () => Array.from({ length: width }, () => 'x')) })
  const read = (bytes: Uint8Array) => readSheets({ name: 'guests.xlsx', bytes }, limits)
  await expect(read(rows(52, 2))).rejects.toThrow('more than 50 rows')
  await expect(read(rows(2, 21))).rejects.toThrow('more than 20 columns')
  expect((await read(rows(51, 20)))[0]!.rows).toHaveLength(51)
  const people = Array.from({ length: 30 }, () => ['x'])
  await expect(read(workbook({ Spring: people, Autumn: people }))).rejects.toThrow('more than 50 rows')
})

test.each(['xlsx', 'xls', 'ods'] as const)(
  '%s: texts, whole phone numbers and blank rows arrive',
  async (type) => {
    const rows = [...people, [], ['Zoë Ångström', '=1+1']]
    const [sheet] = await readSheets({
      name: `guests.${type}`,
      bytes: workbook({ People: rows }, type),
    })
    expect(sheet).toMatchObject({ name: 'People', hidden: false })
    expect(sheet!.rows).toEqual([
      ['Name', 'Phone'],
      ['Ana Ruiz', '491701234567'],
      [],
      ['Zoë Ångström', '=1+1'],
    ])
  },
)

test('the target of a link is kept with its text', async () => {
  const bytes = rewrite(workbook({ People: [['Name'], ['Ana Ruiz']] }), sheetPath, (xml) =>
    xml.replace('</worksheet>', '<hyperlinks><hyperlink ref="A2" r:id="rId9"/></hyperlinks></worksheet>'),
  )
  const rels =
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="mailto:ana@ruiz.example" TargetMode="External"/></Relationships>'
  const linked = zipSync({ ...unzipSync(bytes), 'xl/worksheets/_rels/sheet1.xml.rels': utf8(rels) })
  const [sheet] = await readSheets({ name: 'guests.xlsx', bytes: linked })
  expect(sheet!.links).toEqual({ '1:0': 'mailto:ana@ruiz.example' })
})
