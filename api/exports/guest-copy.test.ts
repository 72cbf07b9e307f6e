import { sampleShow } from '@cueroom/core/testing/samples.ts'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readSchema } from '../archives/archive-schema.ts'
import { inTenant } from '../db/tenant.ts'
import { startTestApi } from '../testing/api.ts'
import { copiedColumns, keptColumns } from './guest-copy-columns.ts'

const api = startTestApi()
// One white pixel
const photo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII='

async function askedFor() {
  const host = await api.current.host()
  await host.show.create({ body: { ...sampleShow, podcastName: 'Kelp Talk', showLogo: null } })
  await host.guests.create({ body: { name: 'Grace Hopper' } })
  const { id, version } = await host.guests.create({
    body: {
      ...{ name: 'Ada Lovelace', pronunciation: 'AY-da', email: 'ada@engine.example', bio: 'Counts.' },
      questionnaire: { photo },
    },
  })
  await host.guests.update({
    params: { id },
    body: { notes: 'PRIVATE: difficult on the phone' },
    ifMatch: version,
  })
  await host.content.generate({
    body: { guestId: id, type: 'introduction', prompt: 'PRIVATE: keep it dull' },
  })
  const answers = { responses: { topics: 'Engines' }, asked: [{ id: 'topics', question: 'What about?' }] }
  await inTenant(api.current.knex, host.tenantId, (db) =>
    db('guests')
      .where({ id })
      .update({ responses: JSON.stringify(answers.responses), asked: JSON.stringify(answers.asked) }),
  )
  return { host, id }
}

test('every column of a guest’s rows is in the copy, or there is a reason why not', async () => {
  const host = await api.current.host()
  const schema = await inTenant(api.current.knex, host.tenantId, readSchema)
  const isOf = (name: string) => name === 'guests' || name === 'generated_content'
  const columns = schema
    .filter(({ name, references }) => isOf(name) || references.some(({ table }) => isOf(table)))
    .flatMap(({ name, columns: all }) =>
      all.filter((column) => column !== 'guest_id').map((c) => `${name}.${c}`),
    )
  const copied = Object.entries(copiedColumns).flatMap(([table, names]) =>
    names.map((name) => `${table}.${name}`),
  )
  const kept = Object.keys(keptColumns)
  const isKept = (name: string) => kept.includes(name) || kept.includes(name.split('.')[0]!)
  expect(
    columns.filter((name) => !copied.includes(name) && !isKept(name)),
    'add these to copiedColumns, or to keptColumns with the reason',
  ).toEqual([])
  expect(copied.filter((name) => isKept(name) || !columns.includes(name))).toEqual([])
  expect(kept.filter((name) => !columns.some((column) => `${column}.`.startsWith(`${name}.`)))).toEqual([])
})

test('another show’s guest has no copy', async () => {
  const { id } = await askedFor()
  const stranger = await api.current.host()
  await expect(stranger.exports.guest({ params: { id } })).rejects.toMatchObject({ status: 404 })
})

test('the copy is neither about anybody else nor what the host wrote for themselves', async () => {
  const { host, id } = await askedFor()
  const { name, bytes } = await host.exports.guest({ params: { id } })
  expect(name).toBe('Ada Lovelace - data.json')
  const text = new TextDecoder().decode(bytes)
  expect(JSON.parse(text)).toMatchObject({
    show: 'Kelp Talk',
    guest: {
      email: 'ada@engine.example',
      answers: [{ question: 'What about?', answer: 'Engines' }],
      photo: expect.stringMatching(/^http.*\/media\/[\w-]{22}$/),
    },
    texts: [{ type: 'introduction', deletedAt: null, earlier: [] }],
  })
  for (const hidden of ['Grace', 'PRIVATE', host.tenantId, 'base64', 'search_text'])
    expect(text).not.toContain(hidden)
})

test('for Word, it is a document to read, with the photo', async () => {
  const { host, id } = await askedFor()
  const { name, bytes } = await host.exports.guest({ params: { id }, query: { format: 'docx' } })
  expect(name).toBe('Ada Lovelace - data.docx')
  const parts = unzipSync(bytes)
  expect(Object.keys(parts).filter((part) => part.endsWith('.jpg'))).toHaveLength(1)
  const text = strFromU8(parts['word/document.xml']!).replace(/<[^>]+>/g, '\n')
  for (const shown of [
    'About you',
    'AY-da',
    'ada@engine.example',
    'What about?',
    'Engines',
    'Guest Introduction',
  ])
    expect(text).toContain(shown)
  for (const hidden of ['Grace', 'PRIVATE', 'search_text']) expect(text).not.toContain(hidden)
})
