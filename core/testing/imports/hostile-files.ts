import { unzipSync, zipSync } from 'fflate'
import { CFB } from 'xlsx'
import type { ImportErrorCode } from '../../imports/read/import-error.ts'
import { bomb, encode, rewrite, utf8, workbook } from './sample-files.ts'

/** A file made to hurt. `outcome`: the two people it holds are read, or it is refused with one of these codes. */
export interface HostileFile {
  name: string
  file?: string
  bytes: Uint8Array
  outcome: 'people' | ImportErrorCode[]
}

export const hostilePeople = [
  { name: 'Ana Ruiz', email: 'ana@x.example' },
  { name: 'Bo Lee', email: 'bo@x.example' },
]
const sampleRows = [['Name', 'Email'], ...hostilePeople.map(({ name, email }) => [name, email])]
const sampleCsv = sampleRows.map((row) => row.join(',')).join('\n')
const sheetPath = 'xl/worksheets/sheet1.xml'
const stringsPath = 'xl/sharedStrings.xml'

const book = () => workbook({ People: sampleRows })
const withParts = (parts: Record<string, Uint8Array>) => zipSync({ ...unzipSync(book()), ...parts })
const inSheet = (xml: string) =>
  rewrite(book(), sheetPath, (text) => text.replace('</worksheet>', `${xml}</worksheet>`))
const inRows = (xml: string) =>
  rewrite(book(), sheetPath, (text) => text.replace('</sheetData>', `${xml}</sheetData>`))
const blanks = (count: number, text = 'x') =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`xl/p${at}.xml`, utf8(text)]))

const file = (
  name: string,
  bytes: Uint8Array,
  outcome: HostileFile['outcome'],
  ending = 'xlsx',
): HostileFile => ({
  name,
  bytes,
  outcome,
  file: `guests.${ending}`,
})
const text = (name: string, content: string, outcome: HostileFile['outcome']) =>
  file(name, utf8(content), outcome, 'csv')

/** Zips whose directory lies, is cut, is huge, or names places outside. */
export const zips = (): HostileFile[] => [
  file('256 MiB of blanks', bomb({ '[Content_Types].xml': 256 }, 256 * 2 ** 20), ['unpacked_too_large']),
  file('sizes that lie', bomb({ '[Content_Types].xml': 256 }, 100), ['unpacked_too_large']),
  file('sizes of zero', bomb({ '[Content_Types].xml': 256 }, 0), ['unpacked_too_large']),
  file('many middling parts', bomb({ 'a.xml': 20, 'b.xml': 20, 'c.xml': 20, 'd.xml': 20 }, 9), [
    'unpacked_too_large',
  ]),
  file('10,000 parts', withParts(blanks(10_000)), ['too_many_parts']),
  file(
    'paths outside',
    withParts({ '../../etc/passwd': utf8('x'), '/abs.xml': utf8('x'), 'C:\\x.xml': utf8('x') }),
    'people',
  ),
  file(
    'a path called __proto__',
    renamed(withParts({ __prot0__: utf8('x') }), '__prot0__', '__proto__'),
    'people',
  ),
  file('a zip inside', withParts({ 'xl/embeddings/inner.zip': bomb({ 'a.xml': 64 }, 9) }), 'people'),
  file(
    'macros',
    withParts({ 'xl/vbaProject.bin': CFB.write(CFB.utils.cfb_new(), { type: 'buffer' }) as Uint8Array }),
    'people',
  ),
  file('zip64 markers', patched(book(), 0x06054b50, 16, [255, 255, 255, 255]), ['unreadable']),
  file('an encrypted entry', patched(book(), 0x02014b50, 8, [1, 0]), ['unreadable', 'password_protected']),
  file('an unknown packing', patched(book(), 0x02014b50, 10, [99, 0]), ['unreadable']),
  file('no entries', zipSync({}), ['unreadable']),
  file('a folder of photos', zipSync({ 'a.jpg': utf8('x'), 'b.jpg': utf8('x') }), ['unreadable']),
  file('bytes before the zip', Uint8Array.from([...utf8('MZ junk'), ...book()]), [
    'unreadable',
    'not_a_spreadsheet',
  ]),
  file('bytes behind the zip', Uint8Array.from([...book(), ...utf8('junk behind')]), 'people'),
]

/** The zip with one path in place of another of the same length: one that the zip's writer would stumble over. */
const renamed = (zip: Uint8Array, from: string, to: string) =>
  Uint8Array.from(Buffer.from(zip).toString('latin1').replaceAll(from, to), (sign) => sign.charCodeAt(0))

/** The zip with bytes behind every occurrence of a signature changed. */
function patched(zip: Uint8Array, signature: number, offset: number, change: number[]): Uint8Array {
  const bytes = zip.slice()
  const view = new DataView(bytes.buffer)
  for (let at = 0; at + 4 <= bytes.length; at++)
    if (view.getUint32(at, true) === signature) bytes.set(change, at + offset)
  return bytes
}

const laughs = `<!DOCTYPE x [<!ENTITY a "ha">${Array.from({ length: 20 }, (_, at) => `<!ENTITY b${at} "${`&${at ? `b${at - 1}` : 'a'};`.repeat(10)}">`).join('')}]>`

/** Workbooks whose XML would make a trusting reader work without end. */
export const sheets = (): HostileFile[] => [
  file('three million cells', inRows(`<row>${'<c/>'.repeat(200)}</row>`.repeat(15_000)), ['too_many_cells']),
  file(
    'a lone cell in the last corner',
    inRows('<row r="1048576"><c r="XFD1048576" t="str"><v>x</v></c></row>'),
    'people',
  ),
  file(
    'a lying dimension',
    rewrite(book(), sheetPath, (xml) =>
      xml.replace(/<dimension ref="[^"]*"\/>/, '<dimension ref="A1:XFD1048576"/>'),
    ),
    'people',
  ),
  file(
    'a link over everything',
    inSheet('<hyperlinks><hyperlink ref="A1:XFD1048576" location="A1"/></hyperlinks>'),
    ['too_many_cells'],
  ),
  file(
    'a merge over everything',
    inSheet(`<mergeCells>${'<mergeCell ref="D1:XFD1048576"/>'.repeat(5_000)}</mergeCells>`),
    'people',
  ),
  file('16,384 column widths', inSheet('<cols><col min="1" max="16384" width="9"/></cols>'), 'people'),
  file(
    'rows in the wrong order',
    inRows('<row r="0"><c r="A0"/></row><row r="-5"><c r="B-5"/></row>'),
    'people',
  ),
  file('columns that do not exist', inRows('<row r="9"><c r="ZZZZZZ9" t="str"><v>x</v></c></row>'), [
    'unreadable',
  ]),
  file('a string that does not exist', inRows('<row r="9"><c r="C9" t="s"><v>99999999</v></c></row>'), [
    'unreadable',
    'no_guests',
  ]),
  file('a style that does not exist', inRows('<row r="9"><c r="C9" s="99999999"><v>1e308</v></c></row>'), [
    'unreadable',
    'no_guests',
  ]),
  file(
    'a billion laughs',
    rewrite(book(), stringsPath, (xml) => xml.replace('?>', `?>${laughs}`)),
    'people',
  ),
  file(
    'an entity from elsewhere',
    rewrite(book(), stringsPath, (xml) =>
      xml.replace('?>', '?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>'),
    ),
    'people',
  ),
  file('tags without end', inSheet('<a>'.repeat(200_000)), 'people'),
  file(
    'an external link',
    withParts({
      'xl/externalLinks/externalLink1.xml': utf8('<externalLink><externalBook r:id="rId1"/></externalLink>'),
    }),
    'people',
  ),
  file(
    'a comment by __proto__',
    withParts({
      'xl/comments1.xml': utf8(
        '<comments><authors><author>__proto__</author></authors><commentList><comment ref="__proto__" authorId="0"><text><t>x</t></text></comment></commentList></comments>',
      ),
    }),
    'people',
  ),
  file(
    'a sheet called __proto__',
    workbook({ ['__proto__x']: sampleRows, constructor: sampleRows }),
    'people',
  ),
  file('no sheet at all', zipSync({ '[Content_Types].xml': utf8('<Types/>') }), ['unreadable', 'no_guests']),
  file(
    'a repeated cell over everything',
    rewrite(workbook({ People: sampleRows }, 'ods'), 'content.xml', (xml) =>
      xml
        .replace(/<table:table-row\b/, '<table:table-row table:number-rows-repeated="1048576"')
        .replace(/<table:table-cell\b/, '<table:table-cell table:number-columns-repeated="16384"'),
    ),
    ['too_many_cells'],
    'ods',
  ),
  file(
    'formulas as names',
    workbook({
      People: [
        ['Name', 'Email'],
        ['=cmd|calc!A1', 'ana@x.example'],
        ['Bo Lee', 'bo@x.example'],
      ],
    }),
    ['no_guests'],
  ),
]

/** What is called .xlsx and is something else. */
export const disguises = (): HostileFile[] => [
  file('a web page', utf8('<html><table><tr><td>Name</td></tr></table></html>'), ['unreadable']),
  file('SYLK', utf8('ID;PWXL;N;E\nC;Y1;X1;K"Name"\nE'), ['unreadable']),
  file('RTF', utf8('{\\rtf1 Name}'), ['unreadable']),
  file('PDF', utf8('%PDF-1.7\n%x'), ['unreadable']),
  file('plain text', utf8(sampleCsv), ['unreadable']),
  file('nothing', new Uint8Array(0), ['unreadable']),
  file('SYLK called .csv', utf8('ID;PWXL;N;E\nC;Y1;X1;K"Name"\nE'), ['not_a_spreadsheet'], 'csv'),
  file('JSON called .csv', utf8('[{"name":"Ana Ruiz"},{"name":"Bo Lee"}]'), ['not_a_spreadsheet'], 'csv'),
  file(
    'a calendar called .csv',
    utf8('BEGIN:VCALENDAR\nSUMMARY:Ana Ruiz\nEND:VCALENDAR'),
    ['not_a_spreadsheet'],
    'csv',
  ),
  file(
    'a picture called .csv',
    Uint8Array.from({ length: 4_000 }, (_, at) => (at * 7919) % 256),
    ['not_a_spreadsheet', 'no_guests'],
    'csv',
  ),
  file('a workbook called .csv', book(), 'people', 'csv'),
  file('an old workbook with a loop', looped(), ['unreadable', 'no_guests'], 'xls'),
  file('an old workbook without its stream', emptyContainer(), ['unreadable'], 'xls'),
]

/** Every entry of the sector table points to the sector itself. */
function looped(): Uint8Array {
  const bytes = workbook({ People: sampleRows }, 'xls')
  const view = new DataView(bytes.buffer)
  const table = (view.getUint32(76, true) + 1) * 512
  for (let sector = 0; sector < 128; sector++) view.setUint32(table + sector * 4, sector, true)
  return bytes
}

function emptyContainer(): Uint8Array {
  const container = CFB.utils.cfb_new()
  CFB.utils.cfb_add(container, '/Other', [1, 2, 3])
  return Uint8Array.from(CFB.write(container, { type: 'array' }) as number[])
}

const long = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length))
const withNote = (note: string) => `Name,Email,Bio\nAna Ruiz,ana@x.example,"${note}"\nBo Lee,bo@x.example,`

/** Texts that make careless patterns take quadratic time or more, and texts without sense. */
export const texts = (): HostileFile[] => [
  ...[
    'a@',
    'a.',
    '.@',
    '@.',
    ' ',
    '(',
    '((',
    '1-',
    '+1 (',
    'http://',
    'www.',
    ':::',
    '&',
    'A, ',
    'Aa ',
    ' and ',
    '\ufffd',
    'é',
  ].map((piece) =>
    text(
      `long runs of ${JSON.stringify(piece)}`,
      `Name,Email,Phone,Title,Website\n"${long(piece, 30_000)}","${long(piece, 30_000)}","${long(piece, 30_000)}","${long(piece, 30_000)}","${long(piece, 30_000)}"`,
      ['no_guests', 'not_a_spreadsheet'],
    ),
  ),
  text(
    'headers called __proto__',
    sampleCsv.replace('Name,Email', 'Name,Email,__proto__,constructor,toString'),
    'people',
  ),
  text(
    'headers of 30,000 letters',
    `Name,Email,${long('Aa b ', 30_000)}\nAna Ruiz,ana@x.example\nBo Lee,bo@x.example`,
    'people',
  ),
  text('one line of 20 MB', long('word ', 20_000_000), ['no_guests']),
  text('one line of 9 million commas', ','.repeat(9_000_000), ['too_many_columns']),
  text('a quote that never closes', `${sampleCsv},"${long(',\n', 1_500)}`, 'people'),
  text('a cell of 1 MB', withNote(long('word ', 1_000_000)), 'people'),
  text('201 columns', `${'x,'.repeat(200)}x\n1,2`, ['too_many_columns']),
  text('100,001 rows', `Name\n${'Ana Ruiz\n'.repeat(100_002)}`, ['too_many_rows']),
  text('signs that turn text around', withNote('\u202e\u2066evil\u2069'), 'people'),
  text('only a byte order mark', '\ufeff', ['no_guests']),
  file(
    'an odd number of UTF-16 bytes',
    Uint8Array.from([...encode(`\ufeff${sampleCsv}\n`, 'utf-16le'), 65]),
    'people',
    'csv',
  ),
  file('zero bytes alone', new Uint8Array(5_000), ['not_a_spreadsheet', 'no_guests'], 'csv'),
  file('half a letter at the end', Uint8Array.from([...utf8(`${sampleCsv}\n`), 0xe4, 0xb8]), 'people', 'csv'),
]
