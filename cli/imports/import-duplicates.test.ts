import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Guest, NewGuest } from '@cueroom/core/guests/guest.ts'
import type { SkippedRow } from '@cueroom/core/imports/plan/import-plan.ts'
import { guestRecord, sampleGuests } from '@cueroom/core/testing/samples.ts'
import { expect, test } from 'vitest'
import { showDifferences } from './show-differences.ts'
import { cueroom, freshHome } from '../testing.ts'
import { aPlan, aSheet, importServer } from '../guests/testing.ts'

const ada: Guest = {
  ...guestRecord(sampleGuests[0]!, 7),
  name: 'Ada L.',
  email: 'ada@x.example',
  title: 'Countess',
  company: null,
  expertise: [],
  socialLinks: { linkedin: null, website: 'https://ada.example' },
}

const read: NewGuest[] = [
  {
    name: 'Ada Lovelace',
    title: 'Mathematician',
    company: 'Engines',
    email: 'ada@x.example',
    expertise: ['Engines', 'Poetry'],
    socialLinks: { website: 'https://other.example' },
  },
  { name: 'Grace Hopper', title: 'Admiral', company: 'Navy', email: 'grace@x.example' },
]
const nameless: SkippedRow = {
  sheet: 'speakers',
  row: 4,
  code: 'nameless',
  reason: 'No name in this row',
  text: 'Lost & Co · lost@x.example',
}

const importing = async (flags: string[], server = importServer([ada]), home?: string) => ({
  ...server,
  ran: await cueroom(['guests', 'import', '--plan', await aPlan(read, [nameless]), '--yes', ...flags], {
    api: server.api,
    ...(home && { home }),
  }),
})

test('a choice that does not exist is a usage error', async () => {
  const { ran } = await importing(['--on-duplicate', 'replace'])
  expect(ran.code).toBe(2)
  expect(ran.stderr).toContain('Allowed choices are skip, fill, update, create')
})

test('by default a guest you have is left as they are', async () => {
  const { ran, calls } = await importing([])
  expect(ran.stderr).toContain('1 new · 1 already here (same email) · 1 row left out')
  expect(calls[0]?.guests.map(({ name }) => name)).toEqual(['Grace Hopper'])
  expect(calls[0]?.merges).toEqual([])
})

test('guests whom the file describes differently are listed with what differs, and left unless you say so', async () => {
  const { ran, calls } = await importing([])
  expect(ran.stderr).toContain('! 1 guest already in your show has different details in this file:')
  expect(ran.stderr).toContain(
    'Row 2, Ada L.: name: Ada L. → Ada Lovelace; job title: Countess → Mathematician',
  )
  expect(ran.stderr).toContain('company: blank → Engines')
  expect(ran.stderr).toContain('Pass --on-duplicate update to update them.')
  expect(calls[0]?.merges).toEqual([])
  const dry = JSON.parse((await importing(['--dry-run', '--json'])).ran.stdout)
  expect(dry).toMatchObject({ changes: [], differing: [{ row: 2, name: 'Ada L.' }] })
})

test('of a file with several sheets, each difference names its sheet', () => {
  const said: string[] = []
  const say = (...pieces: { text: string }[] | string[]) => void said.push(pieces.map(String).join(''))
  const sheet = (name: string) => ({ name, rows: 2, headerRow: 1, imported: true })
  const changes = [{ field: 'title' as const, now: 'Captain', file: 'Admiral' }]
  const differing = [{ sheet: 'En espera', row: 2, name: 'Grace', changes }]
  showDifferences(
    { say } as never,
    differing,
    { timeZone: 'UTC', sheets: [sheet('Invitados'), sheet('En espera')] as never },
    'update',
  )
  expect(said[1]).toBe('  En espera: Row 2, Grace: job title: Captain → Admiral')
})

test('a new guest with the name of one you have is imported, and named as a possible duplicate', async () => {
  const server = importServer([{ ...ada, name: 'Grace Hopper', email: 'grace@old.example' }])
  const { ran, calls } = await importing([], server)
  expect(ran.stderr).toContain(
    '! Row 3: May be a duplicate: Grace Hopper in your show has the same name, but a different email\n',
  )
  expect(calls[0]?.guests.map(({ name }) => name)).toEqual(['Ada Lovelace', 'Grace Hopper'])
})

const changesOf = async (choice: string) => {
  const { ran } = await importing(['--on-duplicate', choice, '--dry-run', '--json'])
  return (JSON.parse(ran.stdout) as { changes: { id: number; changes: object }[] }).changes
}

test('fill sets what is empty, and nothing else', async () => {
  const { ran, calls } = await importing(['--on-duplicate', 'fill'])
  expect(ran.code).toBe(0)
  expect(ran.stderr).toContain('1 new · 1 to change (same email) · 1 row left out')
  expect(ran.stderr).toContain('✓ 1 imported, 1 changed in')
  expect(calls[0]?.guests).toHaveLength(1)
  expect(calls[0]?.merges).toMatchObject([{ id: 7, way: 'fill', by: 'email', guest: { company: 'Engines' } }])
  const changes = { company: 'Engines', expertise: ['Engines', 'Poetry'] }
  expect(await changesOf('fill')).toEqual([{ sheet: 'speakers', row: 2, id: 7, name: 'Ada L.', changes }])
})

test('update replaces what the file knows, and clears nothing', async () => {
  const { calls } = await importing(['--on-duplicate', 'update'])
  expect(calls[0]?.merges).toMatchObject([{ id: 7, way: 'update' }])
  expect((await changesOf('update'))[0]?.changes).toEqual({
    name: 'Ada Lovelace',
    title: 'Mathematician',
    company: 'Engines',
    expertise: ['Engines', 'Poetry'],
    socialLinks: { website: 'https://other.example' },
  })
})

test('a row that has nothing new to say changes nobody', async () => {
  const same = { ...ada, company: 'Engines', expertise: ['Engines'] }
  const { ran, calls } = await importing(['--on-duplicate', 'fill'], importServer([same]))
  expect(ran.stderr).toContain('1 new · 1 already here')
  expect(calls[0]?.merges).toEqual([])
})

test('create adds a second guest', async () => {
  const { ran, calls } = await importing(['--on-duplicate', 'create'])
  expect(ran.stderr).toContain('1 new · 1 already here, added again (same email)')
  expect(calls[0]?.guests.map(({ name }) => name)).toEqual(['Ada Lovelace', 'Grace Hopper'])
})

test('a guest whom somebody has deleted is named, with exit code 3', async () => {
  const server = importServer([ada], undefined, {
    create: ({ body: { importId } }) => ({
      importId: importId!,
      imported: 1,
      ids: [9],
      changed: 0,
      missing: [7],
    }),
  })
  const home = await freshHome()
  const { ran } = await importing(['--on-duplicate', 'fill', '--errors-to', 'left.csv'], server, home)
  expect(ran.code).toBe(3)
  expect(ran.stderr).toContain(
    '✗ 1 row could not be imported.\n  Row 2: Your show no longer has this guest. (Ada Lovelace)',
  )
  const left = await readFile(join(home, 'left.csv'), 'utf8')
  expect(left.trimEnd().split('\r\n')).toEqual([
    '\ufeff"Sheet","Row","Reason","Text"',
    '"speakers","4","No name in this row","Lost & Co · lost@x.example"',
    '"speakers","2","Your show no longer has this guest.","Ada Lovelace"',
  ])
})

test('the history is told which rows were left out, once', async () => {
  const { calls } = await importing([])
  expect(calls[0]).toMatchObject({
    source: 'cli',
    fileName: 'speakers.csv',
    leftOut: { count: 2, rows: [{ row: 2, reason: 'Already here as Ada L. (same email)' }, { row: 4 }] },
  })
})

test('rows that are left out are written with their reasons, and run as no formula', async () => {
  const home = await freshHome()
  const plan = await aPlan(read, [{ ...nameless, text: '=1+1 · @x' }])
  const ran = await cueroom(['guests', 'import', '--plan', plan, '--dry-run', '--errors-to', 'left.csv'], {
    api: importServer([ada]).api,
    home,
  })
  expect(ran.code).toBe(0)
  const left = await readFile(join(home, 'left.csv'), 'utf8')
  expect(left).toContain('"4","No name in this row","\'=1+1 · @x"')
  expect(left).toContain('"2","Already here as Ada L. (same email)","Ada Lovelace"')
})

test('where nobody is left to import, the rows are written before it asks for a flag, with exit code 7', async () => {
  const home = await freshHome()
  await writeFile(join(home, 'nobody.csv'), 'Name,Email\n,lost@x.example\nTBA,tba@x.example\n')
  const ran = await cueroom('guests import nobody.csv --yes --errors-to left.csv', {
    api: importServer().api,
    home,
  })
  expect(ran.code).toBe(7)
  expect(ran.stderr).toContain('Pass --name-nameless.')
  const left = await readFile(join(home, 'left.csv'), 'utf8')
  expect(left).toContain('lost@x.example')
  expect(left).toContain('tba@x.example')
})

test('a plan is saved, imports nothing, and is imported later as it was changed, without whom the show has by then', async () => {
  const home = await freshHome()
  const first = importServer()
  const flags = ['--save-plan', 'plan.json', '--errors-to', 'left.csv']
  const saved = await cueroom(['guests', 'import', await aSheet(), ...flags], { api: first.api, home })
  expect(saved.code).toBe(0)
  expect(await readFile(join(home, 'left.csv'), 'utf8')).toContain('"4","No name in this row"')
  expect(saved.stderr).toContain('✓ Saved the plan to plan.json. Nothing was imported.')
  expect(first.calls).toEqual([])

  const plan = JSON.parse(await readFile(join(home, 'plan.json'), 'utf8'))
  plan.guests[1].guest.title = 'Rear Admiral'
  await writeFile(join(home, 'plan.json'), JSON.stringify(plan))
  const { api, calls } = importServer([ada])
  const ran = await cueroom('guests import --plan plan.json --yes', { api, home })
  expect(ran.code).toBe(0)
  expect(ran.stderr).toContain('1 new · 1 already here')
  expect(calls[0]?.guests).toMatchObject([{ name: 'Grace Hopper', title: 'Rear Admiral' }])
})

test.each([
  ['{', ''],
  ['[]', ''],
  ['{"version":2}', ''],
  [
    '{"version":1,"file":"x","sheets":[],"columns":[],"skipped":[],"warnings":[],"questions":[],"guests":[{"sheet":"x","row":2,"guest":{"name":"Ada","email":"nope"}}]}',
    'guests.0.guest.email: Valid email required',
  ],
])('a file that is no plan is refused: %s', async (text, detail) => {
  const home = await freshHome()
  await writeFile(join(home, 'plan.json'), text)
  const server = importServer()
  const ran = await cueroom('guests import --plan plan.json --yes', { api: server.api, home })
  expect(ran.code).toBe(2)
  expect(ran.stderr).toContain("plan.json isn't a valid import plan.")
  expect(ran.stderr).toContain(detail)
  expect(server.calls).toEqual([])
})

test('one thing is imported at a time', async () => {
  for (const flags of [
    [],
    ['a.csv', '--plan', 'b.json'],
    ['--resume', 'x', '--plan', 'b.json'],
    ['--resume', 'x', '--dry-run'],
  ]) {
    const ran = await cueroom(['guests', 'import', ...flags], { api: importServer().api })
    expect(ran.code).toBe(2)
  }
})
