import type { RunOfShow } from '@cueroom/core/episodes/run-of-show.ts'
import { readDocument } from '@cueroom/core/testing/read-document.ts'
import { expect, test } from 'vitest'
import { startTestApi, type TestHost } from '../testing/api.ts'

const api = startTestApi()

/** An episode with one guest whose introduction and questions are there. */
async function planned(host: TestHost) {
  const { id: guestId } = await host.guests.create({
    body: { name: 'Maya Okafor', pronunciation: 'oh-KAH-for' },
  })
  await addText(host, guestId, 'introduction', 'Maya counts reefs.')
  await addText(host, guestId, 'questions', '1. Why reefs?\n\n2. Why count?')
  const { id } = await host.episodes.create({ body: { title: 'Reefs', guestIds: [guestId] } })
  return { id, guestId }
}

const addText = (host: TestHost, guestId: number, contentType: string, content: string) =>
  api.current.knex('generated_content').insert({
    ...{ tenantId: host.tenantId, guestId, contentType, content, provider: 'drafter' },
    ...{ wordCount: 3, characterCount: content.length },
  })
const answer = (id: number, responses: Record<string, string>) =>
  api.current
    .knex('guests')
    .where({ id })
    .update({ responses: JSON.stringify(responses) })
const read = (host: TestHost, id: number) => host.episodes.runOfShow({ params: { id } })
const keysOf = ({ segments }: RunOfShow) => segments.map(({ key }) => key)

test('a run of show of another show, a stranger’s guest, and a show that may change nothing are refused', async () => {
  const [host, other] = [await api.current.host(), await api.current.host()]
  const { id } = await planned(host)
  const theirs = await planned(other)
  await expect(read(other, id)).rejects.toMatchObject({ status: 404 })
  const plan = (key: string) => host.episodes.planRunOfShow({ params: { id }, body: { segments: [{ key }] } })
  await expect(plan(`introduction:${theirs.guestId}`)).rejects.toMatchObject({ status: 404 })
  await api.current.knex('tenants').where({ id: host.tenantId }).update({ subscriptionStatus: 'inactive' })
  await expect(plan('welcome')).rejects.toMatchObject({ problem: { code: 'subscription_inactive' } })
  expect(keysOf(await read(host, id))).toContain('welcome')
})

test('what the host noted about a guest is with the run of show, and in nothing that others read', async () => {
  const host = await api.current.host()
  const { id, guestId } = await planned(host)
  const toCheck = async () => (await read(host, id)).segments.filter(({ source }) => source?.noteCheck)
  expect((await read(host, id)).notes).toEqual([])
  expect(await toCheck()).toEqual([])
  await host.guests.update({ params: { id: guestId }, body: { notes: 'Procès: pas un mot' } })
  const run = await read(host, id)
  expect(run.notes).toEqual([{ guestId, name: 'Maya Okafor', note: 'Your note says: “Procès: pas un mot.”' }])
  expect(JSON.stringify(run.segments)).not.toContain('Procès')
  expect((await toCheck()).map(({ kind }) => kind)).toContain('introduction')
  const { url } = await host.episodes.shareRun({ params: { id }, body: { name: 'Jonah' } })
  const page = await api.current.server.inject({ url: new URL(url).pathname })
  expect(page.payload).toContain('Maya counts reefs.')
  expect(page.payload).not.toContain('Procès')
  const { bytes } = await host.episodes.runDocument({ params: { id } })
  const written = readDocument(bytes)
    .paragraphs.map(({ text }) => text)
    .join(' ')
  expect(written).toContain('Maya counts reefs.')
  expect(written).not.toContain('Procès')
})

test.each([
  ['No hablemos de la demanda!!', 'The lawsuit will be over by then, God willing.'],
  ['ne pas parler du divorce', 'My divorce is a podcast now.'],
  ['kein Wort über Karl', 'Karl sells the shop.'],
])('what a guest asks to mention is without what “%s” forbids', async (notes, sentence) => {
  const host = await api.current.host()
  const { id, guestId } = await planned(host)
  await answer(guestId, { promote: `The youth league starts in February. ${sentence}` })
  const close = async () => (await read(host, id)).segments.find(({ key }) => key === 'end')?.text
  expect(await close()).toContain(sentence)
  await host.guests.update({ params: { id: guestId }, body: { notes } })
  expect(await close()).toBe(
    'Thank you, Maya Okafor.\n\nMaya Okafor asks you to mention: The youth league starts in February.',
  )
  await answer(guestId, { promote: sentence })
  expect(await close()).toBe('Thank you, Maya Okafor.')
})

test('of two plans of one version the second is refused, and the episode itself may change in between', async () => {
  const host = await api.current.host()
  const { id } = await planned(host)
  const { version } = await host.episodes.get({ params: { id } })
  const run = await read(host, id)
  const plan = (plannedMinutes: number) =>
    host.episodes.planRunOfShow({
      params: { id },
      body: { plannedMinutes, segments: [] },
      ifMatch: run.version,
    })
  await host.episodes.update({ params: { id }, body: { notes: 'Bring the map.' }, ifMatch: version })
  expect(await plan(45)).toMatchObject({ plannedMinutes: 45, version: run.version + 1 })
  await expect(plan(60)).rejects.toMatchObject({ problem: { code: 'version_conflict' } })
  await host.episodes.update({ params: { id }, body: { number: 4 }, ifMatch: version + 1 })
})

test('without a length of its own an episode is planned as long as the newest other one', async () => {
  const host = await api.current.host()
  const { id } = await planned(host)
  const next = await host.episodes.create({ body: { title: 'Kelp' } })
  const plan = (episode: number, plannedMinutes?: number | null) =>
    host.episodes.planRunOfShow({
      params: { id: episode },
      body: { ...(plannedMinutes !== undefined && { plannedMinutes }), segments: [] },
    })
  expect(await read(host, next.id)).toMatchObject({ plannedMinutes: null, hasOwnLength: false })
  await plan(id, 45)
  expect(await plan(next.id)).toMatchObject({ plannedMinutes: 45, hasOwnLength: false })
  await plan(id, 50)
  expect(await read(host, next.id)).toMatchObject({ plannedMinutes: 50, hasOwnLength: false })
  expect(await plan(next.id, 30)).toMatchObject({ plannedMinutes: 30, hasOwnLength: true })
  expect(await plan(next.id, null)).toMatchObject({ plannedMinutes: 50, hasOwnLength: false })
})

test('order, edits and removed segments stay; a text that is written again says so', async () => {
  const host = await api.current.host()
  const { id, guestId } = await planned(host)
  const drawn = await read(host, id)
  const introduction = drawn.segments.find(({ kind }) => kind === 'introduction')!
  expect(introduction.title).toBe('Maya Okafor · say oh-KAH-for')
  const key = introduction.key
  await host.episodes.planRunOfShow({
    params: { id },
    body: {
      segments: [
        { key: 'end' },
        { key, text: 'My words.', basedOn: introduction.source!.mark },
        { key: 'break', removed: true },
        { key: 'own:quiz', title: 'Quiz', text: 'Three lies.', seconds: 240 },
      ],
    },
  })
  await addText(host, guestId, 'introduction', 'Maya sings under water.')
  const run = await read(host, id)
  const inOrder = ['end', key, 'own:quiz']
  expect(keysOf(run).filter((each) => inOrder.includes(each))).toEqual(inOrder)
  expect(run.segments.find((segment) => segment.key === key)).toMatchObject({
    ...{ text: 'My words.', changed: 'regenerated', source: { text: 'Maya sings under water.' } },
  })
  expect(run.removed).toMatchObject([{ key: 'break' }])
})

test('segments of a guest wait while the guest is not part of the episode', async () => {
  const host = await api.current.host()
  const { id, guestId } = await planned(host)
  const key = `introduction:${guestId}`
  const mine = () =>
    read(host, id).then(({ segments }) => segments.find((segment) => segment.key === key)?.text)
  await host.episodes.planRunOfShow({ params: { id }, body: { segments: [{ key, text: 'My words.' }] } })
  await host.episodes.update({ params: { id }, body: { guestIds: [] } })
  await host.episodes.planRunOfShow({ params: { id }, body: { segments: [{ key: 'end' }] } })
  expect(await mine()).toBeUndefined()
  await host.episodes.update({ params: { id }, body: { guestIds: [guestId] } })
  expect(await mine()).toBe('My words.')
})
