import { expect, test } from 'vitest'
import { workbook } from '../../testing/imports/sample-files.ts'
import { planImport } from './plan-import.ts'

const guests = [
  ['Fecha', 'Invitada', 'Profesión', 'Correo', 'Entrevista'],
  ['2026-03-02', 'Noemí Barrios', 'alfarera', 'noemi@barro.example', 'Paco'],
  ['2026-03-09', 'Itziar Roldán', 'notaria', 'itziar@notaria.example', 'Paco y Lola'],
  ['2026-03-16', 'Begoña Trigo', 'panadera', 'bego@trigo.example', 'Lola'],
  ['2026-03-23', 'Maite Olmo', 'cantera', 'maite@olmo.example', 'Paco'],
]

const read = async (name: string, rows: unknown[][], sheet?: string[]) => {
  const bytes = workbook({ Temporada: guests, [name]: rows })
  const { guests: found, warnings } = await planImport({ name: 'x.xlsx', bytes }, sheet ? { sheet } : {})
  return { names: found.map(({ guest }) => guest.name), warnings }
}
const own = ['Noemí Barrios', 'Itziar Roldán', 'Begoña Trigo', 'Maite Olmo']

test.each([
  [
    'by the name of their sheet',
    'Voluntarios',
    [
      ['Nombre', 'Móvil'],
      ['Carmen Lozano', '600 555 001'],
      ['Julia Vera', '600 555 002'],
    ],
  ],
  [
    'by their jobs',
    'Hoja 4',
    [
      ['Name', 'Job'],
      ['Carmen Lozano', 'Producer'],
      ['Julia Vera', 'Sound editor'],
      ['Ana Prieto', 'Co-host, jingles'],
    ],
  ],
  [
    'by what another sheet says of them',
    'Otros',
    [
      ['Nombre', 'Teléfono'],
      ['Paco Lozano', '600 555 001'],
      ['Lola Vera', '600 555 002'],
    ],
  ],
])('those who make the show are no guests: %s', async (_, name, rows) => {
  const { names, warnings } = await read(name, rows)
  expect(names).toEqual(own)
  expect(warnings).toContainEqual(
    expect.objectContaining({ sheet: name, message: expect.stringContaining('who makes the show') }),
  )
  expect((await read(name, rows, ['Temporada', name])).names).toHaveLength(own.length + rows.length - 1)
})

test.each(['Staffan Lind', 'Kundera', 'Tim Moss'])(
  'a sheet called after its guest stays: %s',
  async (name) => {
    const rows = [
      ['Nombre', 'Correo'],
      [name.includes(' ') ? name : `Vera ${name}`, 'uno@x.example'],
    ]
    expect((await read(name, rows)).names).toHaveLength(own.length + 1)
  },
)

test('guests on a second sheet stay, whatever they do and be one a namesake of the host', async () => {
  const ideas = [
    ['Nombre', 'Teléfono'],
    ['Paco Serrano', '600 555 003'],
    ['Rita Molina', '600 555 004'],
    ['Eva Pastor', '600 555 005'],
  ]
  expect((await read('Ideas', ideas)).names).toHaveLength(7)
  const booked = [
    ['Guest', 'Job'],
    ['Carmen Lozano', 'Producer'],
    ['Julia Vera', 'Host'],
  ]
  expect((await read('Team talks', booked)).names).toHaveLength(6)
})

test('a second sheet with one of the guests on it is one of guests, also of those who make films', async () => {
  const again = [
    ['Name', 'Job'],
    ['Noemí Barrios', 'Producer'],
    ['Julia Vera', 'Sound editor'],
  ]
  expect((await read('Hoja 4', again)).names).toEqual([...own, 'Julia Vera'])
})
