import { patternsMax } from '@cueroom/core/patterns/pattern-types.ts'
import { expect, test } from 'vitest'
import { createDrafting } from '../drafting/provider.ts'
import { startTestApi, type TestHost } from '../testing/api.ts'
import { startModelServer } from '../testing/model-server.ts'

const api = startTestApi()
const rule = (pattern: string, more: object = {}) => ({
  ...{ contentType: 'introduction' as const, patternType: 'rule', pattern },
  ...more,
})
const add = (host: TestHost, pattern: string, more: object = {}) =>
  host.patterns.create({ body: rule(pattern, more) })
const listed = async (host: TestHost) => (await host.patterns.list()).map(({ pattern }) => pattern)
const guestOf = async (host: TestHost) =>
  (await host.guests.create({ body: { name: 'Ada Byron', bio: 'Ada Byron builds engines.' } })).id

test('a pattern without its text, of no known content type or too long is refused', async () => {
  const host = await api.current.host()
  for (const wrong of [rule(' '), rule('x', { contentType: 'poem' }), rule('x'.repeat(10_001))])
    await expect(host.patterns.create({ body: wrong })).rejects.toMatchObject({ status: 400 })
  expect(await host.patterns.list()).toEqual([])
})

test('a show holds fifty patterns', async () => {
  const host = await api.current.host()
  const row = { tenantId: host.tenantId, contentType: 'questions', patternType: 'rule', pattern: 'One' }
  await api.current.knex('ai_training_patterns').insert(Array.from({ length: patternsMax - 1 }, () => row))
  const both = await Promise.allSettled([add(host, 'The last'), add(host, 'One too many')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(add(host, 'Another')).rejects.toMatchObject({
    problem: { code: 'too_many_patterns', error: expect.stringContaining('at most 50') },
  })
})

test('of two edits of one version, the second is asked which to keep; moving a pattern is no edit', async () => {
  const host = await api.current.host()
  const [first, second] = [await add(host, 'First'), await add(host, 'Second')]
  await host.patterns.reorder({ body: { ids: [second.id, first.id] } })
  const edit = (pattern: string) =>
    host.patterns.update({ params: { id: first.id }, body: { pattern }, ifMatch: first.version })
  await edit('First, edited')
  await expect(edit('Lost')).rejects.toMatchObject({ problem: { code: 'version_conflict' } })
  expect(await listed(host)).toEqual(['Second', 'First, edited'])
})

test('an order with a pattern of another show is refused; those that it leaves out follow', async () => {
  const [host, other] = [await api.current.host(), await api.current.host()]
  const first = await add(host, 'First')
  const foreign = await add(other, 'Foreign')
  for (const ids of [[first.id, foreign.id], [2_000_000_000]])
    await expect(host.patterns.reorder({ body: { ids } })).rejects.toMatchObject({ status: 404 })
  await add(host, 'Second')
  const third = await add(host, 'Third')
  await host.patterns.reorder({ body: { ids: [third.id, third.id] } })
  expect(await listed(host)).toEqual(['Third', 'First', 'Second'])
})

test('a deleted pattern is in Recently deleted, changes no text any more, and is restored to its place', async () => {
  const host = await api.current.host()
  const guestId = await guestOf(host)
  const first = await add(host, 'Write in the third person.')
  await add(host, 'No jokes')
  const generated = await host.content.generate({ body: { guestId, type: 'introduction' } })
  const { deletionId } = await host.patterns.remove({ params: { id: first.id } })
  expect(await listed(host)).toEqual(['No jokes'])
  expect(await host.guests.deletions()).toMatchObject([
    { kind: 'pattern', label: 'Training pattern for guest introduction' },
  ])
  const stale = async () => (await host.content.recent()).find(({ id }) => id === generated.id)?.stale
  expect(await stale()).toEqual(['patterns'])
  await host.guests.restore({ body: { deletionId: deletionId! } })
  expect(await listed(host)).toEqual(['Write in the third person.', 'No jokes'])
  expect(await stale()).toEqual([])
})

test('a pattern is in the prompt in its place until it is switched off', async () => {
  const host = await api.current.host()
  const guestId = await guestOf(host)
  const model = await startModelServer()
  model.behave({ text: 'Ada Byron is here.', pieces: 1 })
  const { drafting } = api.current.app
  const openai = { apiKey: undefined, baseUrl: model.baseUrl, model: 'local-model' }
  api.current.use({ drafting: createDrafting({ openai }) })
  const weather = await add(host, 'Begin with the weather.')
  const tea = await add(host, 'End with tea.')
  await host.patterns.reorder({ body: { ids: [tea.id, weather.id] } })
  const asked = async () => {
    await host.content.generate({ body: { guestId, type: 'introduction' } }).catch(() => {})
    return JSON.stringify(model.requests.at(-1))
  }
  expect(await asked()).toMatch(/End with tea[\s\S]*Begin with the weather/)
  await host.patterns.update({ params: { id: tea.id }, body: { isActive: false }, ifMatch: tea.version })
  expect(await asked()).not.toContain('End with tea')
  api.current.use({ drafting })
  await model.close()
})

test('a preview writes a text with and without the pattern and shows both prompts; nothing is stored', async () => {
  const host = await api.current.host()
  const guestId = await guestOf(host)
  const saved = await add(host, 'Write in the third person.')
  await expect(
    host.patterns.preview({ body: { guestId: guestId + 1_000_000, pattern: rule('x') } }),
  ).rejects.toMatchObject({ status: 404 })
  const tried = await host.patterns.preview({
    body: { guestId, id: saved.id, pattern: rule('Don’t mention engines.') },
  })
  expect(tried.guestName).toBe('Ada Byron')
  expect(tried.prompts.today).not.toContain('Write in the third person.')
  expect(tried.prompts.changed).toContain('mention engines.')
  expect(tried.prompts.changed).not.toContain('Write in the third person.')
  expect(tried.today.content).toContain('engines')
  expect(tried.changed.content).not.toContain('engines')
  expect(await host.content.recent()).toEqual([])
  expect(await listed(host)).toEqual(['Write in the third person.'])
})
