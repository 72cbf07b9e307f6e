import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Guest } from '@cueroom/core/guests/guest.ts'
import { planImport } from '@cueroom/core/imports/plan/plan-import.ts'
import { fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { hostileTexts } from '@cueroom/core/testing/hostile-texts.ts'
import { guestRecord, sampleGuests } from '@cueroom/core/testing/samples.ts'
import { read as readBook } from 'xlsx'
import { expect, test } from 'vitest'
import { cueroom, freshHome } from '../testing.ts'

const guests = sampleGuests.map((sample, index) => guestRecord(sample, index + 1))
const hostile: Guest[] = ['=1+1', '+1', '-1', '@A1', '\t=1', "'=1", ...hostileTexts].map((text, index) => ({
  ...guests[0]!,
  id: index + 1,
  name: text,
  title: text,
  company: text,
  bio: text,
  email: text,
  expertise: [text],
}))

const server = (list: Guest[]) =>
  fakeApi({
    show: { settings: () => null },
    guests: {
      list: ({ query }) =>
        list.filter(
          ({ id, episodeStatus }) =>
            id > Number(query.after ?? 0) && (!query.status || episodeStatus === query.status),
        ),
      get: ({ params }) => list.find(({ id }) => id === params.id)!,
    },
  })

// The test output keeps bytes as they are
const utf8 = (bytes: string) => Buffer.from(bytes, 'latin1').toString('utf8')

test('an ending that is not written is a usage error, and an unknown format too', async () => {
  for (const flags of ['-o guests.pdf', '--format pdf']) {
    const ran = await cueroom(`guests export ${flags}`, { api: server(guests) })
    expect(ran.code).toBe(2)
    expect(ran.stderr).toContain('csv')
  }
})

test('a file that exists is replaced only with a yes', async () => {
  const home = await freshHome()
  await writeFile(join(home, 'guests.csv'), 'mine')
  const ran = await cueroom('guests export --no-input', { api: server(guests), home, terminal: true })
  expect(ran.code).toBe(7)
  expect(await readFile(join(home, 'guests.csv'), 'utf8')).toBe('mine')
})

test.each(['csv', 'xlsx'])('a .%s file holds the guests that an import reads back', async (format) => {
  const home = await freshHome()
  const ran = await cueroom(`guests export -o all.${format} --json`, { api: server(guests), home })
  expect(JSON.parse(ran.stdout)).toMatchObject({ file: `all.${format}`, guests: guests.length })
  const plan = await planImport({ name: `all.${format}`, bytes: await readFile(join(home, `all.${format}`)) })
  expect(plan.guests.map(({ guest }) => guest.name)).toEqual(guests.map(({ name }) => name))
})

test('JSON holds whole guests, and a Word document is one', async () => {
  const json = await cueroom('guests export --format json -o -', { api: server(guests) })
  expect(JSON.parse(utf8(json.stdout))).toEqual(guests)
  const word = await cueroom('guests export --format docx -o -', { api: server(guests) })
  expect(word.stdout.startsWith('PK')).toBe(true)
})

test('only guests that were asked for are exported', async () => {
  const ran = await cueroom('guests export --format json -o - --status upcoming', { api: server(guests) })
  expect(JSON.parse(utf8(ran.stdout))).toEqual(
    guests.filter(({ episodeStatus }) => episodeStatus === 'upcoming'),
  )
})

test('a workbook is no text for a terminal', async () => {
  const ran = await cueroom('guests export --format xlsx -o -', { api: server(guests), terminal: true })
  expect(ran.code).toBe(2)
})

test('hostile guests make files without one live formula', async () => {
  const home = await freshHome()
  for (const format of ['csv', 'xlsx']) {
    await cueroom(`guests export -o all.${format}`, { api: server(hostile), home })
    const book = readBook(await readFile(join(home, `all.${format}`)), { type: 'buffer', cellFormula: true })
    const cells = Object.values(book.Sheets[book.SheetNames[0]!]!).filter((cell) => typeof cell === 'object')
    expect(cells.length).toBeGreaterThan(hostile.length * 6)
    expect(cells.filter((cell) => 'f' in cell)).toEqual([])
  }
})

// What a terminal acts on: control characters but tab and line feed, and direction overrides
const active = /[[\p{Cc}--[\t\n]]\u202a-\u202e\u2066-\u2069]/v

test('hostile guests are harmless in a terminal, in the list, one by one and as CSV', async () => {
  const environment = { api: server(hostile), terminal: true, env: { NO_COLOR: '1' }, columns: 200 }
  const list = await cueroom('guests list --all', { api: server(hostile), env: { NO_COLOR: '1' } })
  expect(list.stdout.trimEnd().split('\n')).toHaveLength(hostile.length)
  const csv = await cueroom('guests export --format csv -o -', environment)
  for (const text of [list.stdout, csv.stdout]) expect(text).not.toMatch(active)
  for (const { id } of hostile) {
    const shown = await cueroom(`guests show ${id}`, environment)
    expect(shown.code).toBe(0)
    expect(shown.stdout + shown.stderr).not.toMatch(active)
  }
})
