import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { bomb, utf8, workbook } from '@cueroom/core/testing/imports/sample-files.ts'
import { inChild, parseFile, readLeftOut } from './parse-file.ts'

vi.setConfig({ testTimeout: 30_000 })

const people = [
  ['Name', 'Email'],
  ['Ana Ruiz', 'ana@x.example'],
]

async function save(name: string, bytes: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cueroom-import-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, name), bytes)
  return join(folder, name)
}

test('a path without a file, and a folder, are named', async () => {
  await expect(parseFile('/nowhere/guests.csv')).rejects.toThrow("Couldn't find /nowhere/guests.csv")
  await expect(parseFile(tmpdir())).rejects.toMatchObject({ code: 'no_such_file' })
})

test('what is wrong with a file arrives with its code and its words', async () => {
  const page = { name: 'guests.xlsx', bytes: utf8('<html></html>') }
  await expect(parseFile(page)).rejects.toMatchObject({ name: 'ImportError', code: 'unreadable' })
  const bytes = bomb({ '[Content_Types].xml': 64 }, 9)
  await expect(parseFile({ name: 'guests.xlsx', bytes })).rejects.toMatchObject({
    code: 'unpacked_too_large',
  })
})

test('a file that takes too long is given up', async () => {
  const file = { name: 'guests.csv', bytes: utf8('Name\nAna Ruiz') }
  await expect(parseFile(file, {}, inChild({ deadline: 1, memory: 512 }))).rejects.toMatchObject({
    code: 'too_slow',
  })
})

test('a file that needs more memory than allowed ends its own process only', async () => {
  const lines = Array.from({ length: 100_000 }, (_, index) => `Ana Ruiz${index},a${index}@x.example`)
  const file = { name: 'guests.csv', bytes: utf8(`Name,Email\n${lines.join('\n')}`) }
  await expect(parseFile(file, {}, inChild({ deadline: 20_000, memory: 32 }))).rejects.toMatchObject({
    code: 'too_much_memory',
  })
})

test('a workbook from a path and a text from memory become plans', async () => {
  const path = await save('guests.xlsx', workbook({ People: people }))
  const plan = await parseFile(path, { existing: [{ id: 3, name: 'Ana Ruiz' }] })
  expect(plan).toMatchObject({
    file: 'guests.xlsx',
    guests: [
      { row: 2, guest: { name: 'Ana Ruiz', email: 'ana@x.example' }, duplicateOf: { id: 3, by: 'name' } },
    ],
  })
  const text = await parseFile({ name: '-.csv', bytes: utf8('Nom;Société\nZoë Blanc;Ö') })
  expect(text.guests[0]!.guest).toEqual({ name: 'Zoë Blanc', company: 'Ö' })
})

test('rows that were left out come back with all their cells', async () => {
  const file = { name: 'guests.csv', bytes: utf8('Name,Company\n,Lost & Co\n') }
  const rows = [{ sheet: 'guests', row: 2, reason: 'No name in this row', text: '' }]
  expect(await readLeftOut(file, { rows, sheets: [{ name: 'guests', headerRow: 1 }] })).toEqual([
    ['Name', 'Company', 'Sheet', 'Row', 'Reason'],
    ['', 'Lost & Co', 'guests', '2', 'No name in this row'],
  ])
})
