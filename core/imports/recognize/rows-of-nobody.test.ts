import { expect, test } from 'vitest'
import { guestsOf } from '../../testing/imports/plan-rows.ts'

const namesOf = async (rows: string[][]) => (await guestsOf(rows)).map(({ name }) => name)

test.each([
  'SOLO - Q&A',
  'HALF TERM - NO RECORDING',
  '(none - narration only)',
  'SIN INVITADO (especial oyentes)',
  'CARNAVAL – sem gravação',
  'TEMPLATE (duplicate me)',
  'Listener Q&A',
  'Listener mailbag',
  'SAID NO',
  'Contributed Speakers',
  'Panelists',
])('“%s” among names is nobody', async (text) => {
  const names = await namesOf([
    ['Rec date', 'Guest', 'Email'],
    ['6 Jan 2026', 'Ana Ruiz', 'ana@x.example'],
    ['13 Jan 2026', text, ''],
    ['20 Jan 2026', 'Bo Lee', ''],
    ['27 Jan 2026', 'Kai Moss', 'kai@x.example'],
  ])
  expect(names).toEqual(['Ana Ruiz', 'Bo Lee', 'Kai Moss'])
})

test('“収録なし” among names in Japanese is nobody', async () => {
  const names = await namesOf([
    ['収録日', 'ゲスト', 'メール'],
    ['2026-01-06', '山田太郎', 'taro@x.example'],
    ['2026-01-13', '収録なし', ''],
    ['2026-01-20', '鈴木花子', ''],
  ])
  expect(names).toEqual(['山田太郎', '鈴木花子'])
})

test.each(['Banksy', 'Cher (singer)', 'MARTA VIEIRA', 'Dame Judi & Friends', 'Marisol & Ernesto Prado'])(
  '“%s” with an address is somebody',
  async (text) => {
    const guests = await guestsOf([
      ['Guest', 'Email'],
      ['Ana Ruiz', 'ana@x.example'],
      [text, 'office@x.example'],
      ['Bo Lee', ''],
      ['Kai Moss', ''],
    ])
    expect(guests.some(({ email }) => email === 'office@x.example')).toBe(true)
  },
)

test.each(['Banksy', 'Cher (singer)', 'Gwen Ap Rhys – baker', 'Ana & Ernesto Prado'])(
  '“%s” alone in a row is still somebody',
  async (text) => {
    const names = await namesOf([
      ['Guest', 'Email'],
      ['Ana Ruiz', 'ana@x.example'],
      [text, ''],
      ['Bo Lee', ''],
      ['Kai Moss', ''],
    ])
    expect(names.length).toBeGreaterThan(3)
  },
)

test.each(['Organizing committee', 'Contributed from submitted abstracts', 'Kite Labs'])(
  '“%s” among the speakers of a programme is nobody',
  async (text) => {
    const names = await namesOf([
      ['Time', 'Speaker', 'Room'],
      ['9:00', text, 'Hall A'],
      ['9:30', 'Ana Ruiz', 'Hall A'],
      ['10:00', 'Bo Lee', 'Hall B'],
      ['10:30', text, 'Hall A'],
      ['11:00', 'Kai Moss', 'Hall B'],
    ])
    expect(names).toEqual(['Ana Ruiz', 'Bo Lee', 'Kai Moss'])
  },
)

test('among names with their firms, a row without a talk is nobody’s', async () => {
  const names = await namesOf([
    ['Date', 'Speaker', 'Title'],
    ['2026-01-06', 'Ana Ruiz, Lund University', 'Rivers and rights'],
    ['2026-01-13', 'No speaker', ''],
    ['2026-01-20', 'Bo Lee, Kite Labs', 'Roots under streets'],
    ['2026-01-27', 'Grad Program Overview', ''],
    ['2026-01-29', 'Poster Session', ''],
    ['2026-02-03', 'Kai Moss, Graz University', 'Land after law'],
    ['2026-02-10', 'Mia Wolf, Bolt Institute', 'Strings in winter'],
    ['2026-02-17', 'Tom Adler, Kite Labs', 'Who pays for rain'],
  ])
  expect(names).toEqual(['Ana Ruiz', 'Bo Lee', 'Kai Moss', 'Mia Wolf', 'Tom Adler'])
})

test('the header of subtasks between rows is nobody', async () => {
  const names = await namesOf([
    ['Name', 'Subitems', 'Status', 'Owner', 'Email', 'Company'],
    ['Thandi Mokoena', '', 'Booked', 'Kit', 'thandi@x.example', 'Reedworks'],
    ['Subitems', 'Name', 'Owner', 'Status', '', ''],
    ['', 'Send questions', 'Kit', 'Done', '', ''],
    ['Ruben Askeland', '', 'Asked', 'Kit', 'ruben@x.example', 'Fjordlys'],
  ])
  expect(names).toEqual(['Thandi Mokoena', 'Ruben Askeland'])
})
