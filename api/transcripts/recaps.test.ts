import { sampleTalk } from '@cueroom/core/testing/sample-talk.ts'
import { clockTime } from '@cueroom/core/transcripts/cue.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDrafting } from '../drafting/provider.ts'
import { startTestApi, type TestHost } from '../testing/api.ts'
import { type ModelServer, startModelServer } from '../testing/model-server.ts'

const api = startTestApi()
let model: ModelServer
beforeAll(async () => {
  model = await startModelServer()
})
afterAll(() => model.close())

const lines = sampleTalk.cues.map(({ start, speaker, text }) => `[${clockTime(start!)}] ${speaker}: ${text}`)

async function recorded(host: TestHost, text = lines.join('\n')) {
  const { id } = await host.episodes.create({ body: { title: 'Kelp' } })
  const params = { id }
  await host.transcripts.save({ params, body: { text } })
  return params
}

const withModel = () => {
  const openai = { apiKey: undefined, baseUrl: model.baseUrl, model: 'local-model' }
  api.current.use({ drafting: createDrafting({ openai }) })
  model.requests.length = 0
}

test('an episode without a transcript has no recap, and another show’s has none to see or write', async () => {
  const host = await api.current.host()
  const { id } = await host.episodes.create({ body: { title: 'Kelp' } })
  expect(await host.recaps.get({ params: { id } })).toBeNull()
  await expect(host.recaps.write({ params: { id } })).rejects.toMatchObject({ status: 404 })
  const params = await recorded(host)
  const other = await api.current.host()
  await expect(other.recaps.get({ params })).rejects.toMatchObject({ status: 404 })
  await expect(other.recaps.write({ params })).rejects.toMatchObject({ status: 404 })
})

test('a transcript brings its recap, which follows it when it is replaced or deleted', async () => {
  const host = await api.current.host()
  const params = await recorded(host)
  const recap = await host.recaps.get({ params })
  expect(recap).toMatchObject({
    provider: 'drafter',
    model: null,
    chapters: [{ start: 0 }, { start: 70 }, { start: 184 }, {}],
  })
  expect(recap!.quotes[0]).toMatchObject({ speaker: 'Maya' })
  await host.transcripts.save({ params, body: { text: 'Ben: It is at kelp.example.' } })
  expect(await host.recaps.get({ params })).toMatchObject({
    quotes: [],
    links: [{ href: 'https://kelp.example' }],
  })
  await host.transcripts.remove({ params })
  expect(await host.recaps.get({ params })).toBeNull()
})

test('a model’s recap keeps what was said and drops what was not', async () => {
  const host = await api.current.host()
  const params = await recorded(host)
  withModel()
  const answer = {
    summary: ['Maya Okafor explains how kelp forests come back.', 'She has trained 9,000 divers in Norway.'],
    quotes: ['Kelp grows fifty centimetres a day when the water is cold.', 'Kelp will save us all.'],
    chapters: [
      { line: 0, title: 'A girl from Lagos' },
      { line: 7, title: 'Forests after a heat wave' },
      { line: 900, title: 'Invented' },
    ],
  }
  model.behave({ text: JSON.stringify(answer) })
  expect(await host.recaps.write({ params })).toMatchObject({
    summary: ['Maya Okafor explains how kelp forests come back.'],
    quotes: [{ text: answer.quotes[0], start: 127, speaker: 'Maya' }],
    chapters: [
      { start: 0, title: 'A girl from Lagos' },
      { start: 70, title: 'Forests after a heat wave' },
    ],
    ...{ provider: 'openai', model: 'local-model', note: null },
  })
})

test('a model that fails is named, and the recap stays', async () => {
  const host = await api.current.host()
  const params = await recorded(host)
  withModel()
  model.behave({ status: 401 }, { status: 401 })
  await expect(host.recaps.write({ params })).rejects.toMatchObject({ problem: { code: 'provider_refused' } })
  model.behave({ status: 429, headers: { 'retry-after': '60' } })
  const busy = { status: 503, retryAfter: 60, problem: { code: 'provider_busy' } }
  await expect(host.recaps.write({ params })).rejects.toMatchObject(busy)
  model.behave({ text: 'No.' }, { text: 'No.' })
  await expect(host.recaps.write({ params })).rejects.toMatchObject({
    problem: { code: 'generation_failed' },
  })
  expect(await host.recaps.get({ params })).toMatchObject({ provider: 'drafter', version: 1 })
})

test('chapters are changed by whoever read their latest version, and downloaded in two forms', async () => {
  const host = await api.current.host()
  const params = await recorded(host)
  const chapters = [
    { start: 0, title: 'Lagos' },
    { start: 70, title: 'Kelp' },
  ]
  const late = { params, body: { chapters: [{ start: 5, title: 'Late' }] } }
  await expect(host.recaps.saveChapters(late)).rejects.toMatchObject({
    ...{ status: 400, problem: { error: 'The first chapter must start at 0:00.' } },
  })
  const change = { params, body: { chapters }, ifMatch: 1 }
  expect(await host.recaps.saveChapters(change)).toMatchObject({ chapters, version: 2 })
  await expect(host.recaps.saveChapters(change)).rejects.toMatchObject({
    problem: { code: 'version_conflict' },
  })
  const text = await host.recaps.chapters({ params, query: { format: 'txt' } })
  expect([text.name, new TextDecoder().decode(text.bytes)]).toEqual([
    'Kelp - Chapters.txt',
    '00:00 Lagos\n01:10 Kelp\n',
  ])
  const other = await api.current.host()
  await expect(other.recaps.saveChapters({ params, body: { chapters } })).rejects.toMatchObject({
    status: 404,
  })
  await expect(other.recaps.chapters({ params })).rejects.toMatchObject({ status: 404 })
})

test('edited chapters stay when the transcript is replaced, until the host takes those of the transcript', async () => {
  const host = await api.current.host()
  const params = await recorded(host)
  const chapters = [
    { start: 0, title: 'Lagos' },
    { start: 300, title: 'Kelp' },
  ]
  await host.recaps.saveChapters({ params, body: { chapters } })
  await host.transcripts.save({ params, body: { text: lines.slice(0, 9).join('\n') } })
  const kept = await host.recaps.get({ params })
  expect(kept).toMatchObject({ chapters, areChaptersEdited: true })
  expect(kept!.seconds).toBeLessThan(300)
  await expect(host.recaps.saveChapters({ params, body: { chapters } })).rejects.toMatchObject({
    problem: { error: expect.stringContaining('after the end') },
  })
  await host.recaps.saveChapters({ params, body: { chapters: kept!.foundChapters } })
  await host.transcripts.save({ params, body: { text: lines.join('\n') } })
  const found = await host.recaps.get({ params })
  expect(found).toMatchObject({ areChaptersEdited: false, chapters: found!.foundChapters })
  expect(found!.chapters.length).toBeGreaterThan(2)
})

test('a renamed speaker is renamed in the quotes', async () => {
  const host = await api.current.host()
  const params = await recorded(host)
  await host.transcripts.renameSpeaker({ params, body: { speaker: 'Maya', name: 'Maya Okafor' } })
  const { quotes } = (await host.recaps.get({ params }))!
  expect(quotes.map(({ speaker }) => speaker)).not.toContain('Maya')
  expect(quotes[0]).toMatchObject({ speaker: 'Maya Okafor' })
})

test('a long talk is read in parts; those the model fails at are summed up by rules, and the note says so', async () => {
  const host = await api.current.host()
  const params = await recorded(
    host,
    Array.from({ length: 8 }, () => lines.map((line) => line.slice(7)).join('\n')).join('\n'),
  )
  withModel()
  const answer = { summary: ['Maya Okafor counts kelp.'], quotes: [], chapters: [] }
  model.behave({ text: JSON.stringify(answer) }, { text: 'No.' }, { text: 'No.' })
  const { note } = await host.recaps.write({ params })
  expect(note).toBe('The language model read 1 of 2 parts of the talk; the rest is drafted by template.')
})
