import { expect, test } from 'vitest'
import { startTestApi, type TestHost } from '../testing/api.ts'

const api = startTestApi()

const talk =
  '[0:00] Ben: Welcome, Maya Okafor.\n[0:04] Maya: Kelp grows 100% faster here.\n[1:02] Ben: Really?'

async function recorded(host: TestHost, text = talk, title = 'Kelp') {
  const { id } = await host.episodes.create({ body: { title } })
  return { params: { id }, transcript: await host.transcripts.save({ params: { id }, body: { text } }) }
}

test('an episode of another show has no transcript to read, set, rename, delete or find', async () => {
  const host = await api.current.host()
  const { params } = await recorded(host)
  const other = await api.current.host()
  const calls = [
    () => other.transcripts.get({ params }),
    () => other.transcripts.save({ params, body: { text: 'Nothing.' } }),
    () => other.transcripts.renameSpeaker({ params, body: { speaker: 'Ben', name: 'Bob' } }),
    () => other.transcripts.remove({ params }),
  ]
  for (const call of calls) await expect(call()).rejects.toMatchObject({ status: 404 })
  expect((await other.transcripts.search({ query: { search: 'kelp' } })).lines).toEqual([])
  expect(await host.transcripts.get({ params })).toMatchObject({ version: 1, words: 9 })
})

test.each([
  ['', 'The transcript has no words.'],
  ['WEBVTT\n\n00:01 --> soon\nHi', 'Line 3: “soon” is not a time such as 00:01:02.500.'],
])('%j is refused with its line and the reason, and nothing is stored', async (text, error) => {
  const host = await api.current.host()
  const { id } = await host.episodes.create({ body: { title: 'Kelp' } })
  const saved = host.transcripts.save({ params: { id }, body: { text } })
  await expect(saved).rejects.toMatchObject({ status: 400, problem: { code: 'invalid_transcript', error } })
  expect(await host.transcripts.get({ params: { id } })).toBeNull()
})

test('a transcript is read into lines, and replaced by whoever read its latest version', async () => {
  const host = await api.current.host()
  const { params, transcript } = await recorded(host)
  expect(transcript).toMatchObject({
    format: 'text',
    speakers: ['Ben', 'Maya'],
    words: 9,
    seconds: 62,
    version: 1,
  })
  expect(transcript.cues[1]).toEqual({
    start: 4,
    end: 62,
    speaker: 'Maya',
    text: 'Kelp grows 100% faster here.',
  })
  const first = { params, body: { text: 'Ben: Hello.\nMaya: Hi.' }, ifMatch: 1 }
  expect(await host.transcripts.save(first)).toMatchObject({ seconds: null, version: 2 })
  await expect(host.transcripts.save(first)).rejects.toMatchObject({ problem: { code: 'version_conflict' } })
  expect((await host.transcripts.get({ params }))!.cues).toHaveLength(2)
})

test('a speaker is renamed, also into one who speaks already', async () => {
  const host = await api.current.host()
  const { params } = await recorded(host)
  const rename = (speaker: string, name: string) =>
    host.transcripts.renameSpeaker({ params, body: { speaker, name } })
  await expect(rename('Nobody', 'Ben')).rejects.toMatchObject({ problem: { error: 'Speaker not found' } })
  expect(await rename('Maya', 'Maya Okafor')).toMatchObject({ speakers: ['Ben', 'Maya Okafor'], version: 2 })
  expect(await rename('Ben', 'Maya Okafor')).toMatchObject({ speakers: ['Maya Okafor'] })
})

test('words are found in every transcript, with their lines, until the episode is deleted', async () => {
  const host = await api.current.host()
  const { params } = await recorded(host)
  await recorded(host, 'Kelp again.\nAnd 100 of it.', 'More kelp')
  const find = async (search: string) =>
    (await host.transcripts.search({ query: { search } })).lines.map(({ title, line }) => [title, line])
  expect(await find('kelp')).toEqual([
    ['More kelp', 0],
    ['Kelp', 1],
  ])
  expect(await find('100%')).toEqual([['Kelp', 1]])
  await host.episodes.remove({ params })
  expect(await find('100%')).toEqual([])
  await expect(host.transcripts.get({ params })).rejects.toMatchObject({ status: 404 })
})

test('a transcript is deleted permanently, and goes with its episode', async () => {
  const host = await api.current.host()
  const { params } = await recorded(host)
  expect(await host.transcripts.remove({ params })).toEqual({ done: true })
  await expect(host.transcripts.remove({ params })).rejects.toMatchObject({ status: 404 })
  expect(await host.transcripts.get({ params })).toBeNull()
  await host.transcripts.save({ params, body: { text: talk } })
  await api.current.knex('episodes').where({ id: params.id }).delete()
  expect(await api.current.knex('transcripts').where({ tenantId: host.tenantId })).toEqual([])
})

test('show notes and posts are out of date when the transcript is replaced, and other texts are not', async () => {
  const host = await api.current.host()
  const { id: guestId } = await host.guests.create({ body: { name: 'Maya Okafor', bio: 'Counts kelp.' } })
  const { params } = await recorded(host)
  await host.episodes.update({ params, body: { guestIds: [guestId] } })
  for (const type of ['introduction', 'show_notes'] as const)
    await host.content.generate({ body: { guestId, type } })
  const body = { guestId, platforms: ['linkedin' as const], tone: 'educational' as const, postCount: 1 }
  await host.marketing.socialMedia({ body })
  const stale = async () => {
    const texts = await host.content.recent({ query: { guestId } })
    const posts = await host.marketing.results()
    return [
      ...texts.map((text) => [text.contentType, ...text.stale]),
      ...posts.map((result) => 'isStale' in result && result.isStale),
    ]
  }
  expect(await stale()).toEqual([['show_notes'], ['introduction'], false])
  await host.transcripts.save({ params, body: { text: 'Ben: It is at kelp.example.' } })
  expect(await stale()).toEqual([['show_notes', 'transcript'], ['introduction'], true])
})

test('erasing a guest erases what was said in their episodes, and blacks their name out in others', async () => {
  const host = await api.current.host()
  const { id: guest } = await host.guests.create({ body: { name: 'Maya Okafor' } })
  const own = await recorded(host)
  await host.episodes.update({ params: own.params, body: { guestIds: [guest] } })
  const other = await recorded(host, 'Ben: We had Maya\nOkafor here.\n\nMaya Okafor: I was.')
  const { counts } = await host.erasures.eraseGuest({ params: { id: guest } })
  expect(counts).toMatchObject({ transcripts: 1, mentions: 1 })
  expect(await host.transcripts.get({ params: own.params })).toBeNull()
  const left = await host.transcripts.get({ params: other.params })
  expect(left!.speakers).toEqual(['Ben', '████ ██████'])
  expect(left!.cues.map(({ text }) => text)).toEqual(['We had ████ ██████ here.', 'I was.'])
})
