import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDrafting } from '../drafting/provider.ts'
import { startTestApi } from '../testing/api.ts'
import { type ModelServer, startModelServer } from '../testing/model-server.ts'

const said = 'J’ai repris les fourneaux de mes parents en 2019, et j’ai pleuré tous les soirs.'
const worded = 'I took over my parents’ stoves in 2019, and I cried every night.'
const questions = [
  { id: 'story', question: 'Which moment changed your path?', type: 'textarea' as const },
  { id: 'promote', question: 'What should we mention?', type: 'text' as const },
  { id: 'cake', question: 'Cake?', type: 'radio' as const, options: ['Oui', 'Non'] },
]
const wordText = (bytes: Uint8Array) =>
  strFromU8(unzipSync(bytes)['word/document.xml']!)
    .replace(/<[^>]+>/g, '\n')
    .replace(/\n+/g, '\n')

describe('an answer in the host’s wording', () => {
  const api = startTestApi()
  let model: ModelServer
  beforeAll(async () => {
    model = await startModelServer()
  })
  afterAll(() => model.close())

  /** A guest who answered in French over a personal link. */
  const answered = async () => {
    const host = await api.current.host()
    const { id } = await host.questionnaires.create({ body: { title: 'Season 4', questions } })
    const guest = await host.guests.create({ body: { name: 'Marguerite Roy', title: 'Chef' } })
    const { path } = await host.questionnaires.personalLink({ params: { id, guestId: guest.id } })
    const link = new URL(path, 'https://cueroom.example').searchParams.get('guest')!
    const send = (responses: Record<string, string>, revises?: number) =>
      api.current.client().questionnaires.submit({
        params: { id },
        body: { responses, guest: link, ...(revises && { revises }) },
      })
    await send({ story: said, promote: 'Ma boulangerie', cake: 'Oui' })
    const params = { id: guest.id, questionId: 'story' }
    const word = (text: string, answer?: string) =>
      host.guests.setWording({ params, body: { text, ...(answer !== undefined && { answer }) } })
    const guestNow = () => host.guests.get({ params: { id: guest.id } })
    const write = (type: 'introduction' | 'show_notes' = 'show_notes') =>
      host.content.generate({ body: { guestId: guest.id, type } })
    return { host, id, link, guestId: guest.id, params, send, word, guestNow, write }
  }

  test('is refused for a stranger’s guest, a question without an answer, a choice, and an empty or endless text', async () => {
    const { host, guestId, params, word } = await answered()
    const body = { text: worded }
    const stranger = await api.current.host()
    await expect(stranger.guests.setWording({ params, body })).rejects.toMatchObject({ status: 404 })
    await expect(stranger.guests.removeWording({ params })).rejects.toMatchObject({ status: 404 })
    const other = (questionId: string) =>
      host.guests.setWording({ params: { id: guestId, questionId }, body })
    await expect(other('bio')).rejects.toMatchObject({ status: 404, problem: { error: 'Answer not found' } })
    await expect(other('toString')).rejects.toMatchObject({ status: 404 })
    await expect(other('cake')).rejects.toMatchObject({ status: 400, problem: { code: 'not_worded' } })
    await expect(word('  ')).rejects.toMatchObject({ problem: { error: 'Type your wording' } })
    await expect(word('a'.repeat(10_001))).rejects.toMatchObject({ status: 400 })
    expect((await host.guests.get({ params: { id: guestId } })).questionnaire.wordings).toEqual({})
  })

  test('is in texts instead of the guest’s words, which stay; removing it brings those back', async () => {
    const { host, params, word, guestNow, write } = await answered()
    expect((await write()).note).toContain('Left out, because this text is in English')
    const changed = await word(worded, said)
    expect(changed.questionnaire).toMatchObject({
      responses: { story: said },
      wordings: { story: { text: worded, answer: said } },
    })
    const [before] = await host.content.recent()
    expect(before!.stale).toEqual(['answers'])
    const text = await write()
    expect(text.content).toContain('I cried every night')
    expect(text.note).toContain('The answer to “Which moment changed your path?” is in your wording.')
    expect(text.note!.split('Which moment changed your path?')).toHaveLength(2)
    await host.guests.removeWording({ params })
    const back = await guestNow()
    expect(back.questionnaire).toMatchObject({ responses: { story: said }, wordings: {} })
    expect((await write()).content).not.toContain('I cried every night')
  })

  test('is what a language model reads', async () => {
    const { word, write } = await answered()
    await word(worded)
    const openai = { apiKey: undefined, baseUrl: model.baseUrl, model: 'local-model' }
    api.current.use({ drafting: createDrafting({ openai }) })
    model.behave({ text: 'Marguerite Roy took over her parents’ stoves.' })
    await write('introduction')
    api.current.use({ drafting: createDrafting({ openai: undefined }) })
    const asked = JSON.stringify(model.requests.at(-1))
    expect(asked).toContain('I cried every night')
    expect(asked).not.toContain('pleuré')
  })

  test('isn’t used once the guest changes the answer, and every text says so', async () => {
    const { host, send, word, guestNow, write } = await answered()
    await word(worded)
    await send({ story: 'My aunt gave me a knife in 2004.', promote: 'Ma boulangerie', cake: 'Oui' }, 1)
    expect((await guestNow()).questionnaire.wordings).toMatchObject({ story: { text: worded, answer: said } })
    const text = await write()
    expect(text.content).not.toContain('I cried every night')
    expect(text.note).toContain(
      'Your wording of the answer to “Which moment changed your path?” isn’t used, because Marguerite changed it later.',
    )
    const [answers] = await host.questionnaires.answersOfGuest({ params: { id: text.guestId } })
    expect(answers).toMatchObject({ wordings: { story: { answer: said } } })
  })

  test('of an answer that the guest changed in the meantime isn’t stored', async () => {
    const { send, word, guestNow } = await answered()
    await send({ story: 'My aunt gave me a knife.', promote: 'Ma boulangerie', cake: 'Oui' }, 1)
    await expect(word(worded, said)).rejects.toMatchObject({
      status: 409,
      problem: {
        code: 'answer_changed',
        error: expect.stringContaining('Marguerite Roy changed this answer'),
      },
    })
    expect((await guestNow()).questionnaire.wordings).toEqual({})
  })

  test('is in files for the host next to the guest’s words; the guest’s own page and form have theirs alone', async () => {
    const { host, id, link, guestId, word } = await answered()
    await word(worded)
    const body = { guestId }
    const document = wordText((await host.exports.questionnaireResponses({ body })).bytes)
    for (const part of [worded, 'In the guest’s words:', said]) expect(document).toContain(part)
    for (const format of ['csv', 'json'] as const) {
      const file = await host.questionnaires.exportResponses({ params: { id }, query: { format } })
      const text = Buffer.from(file.bytes).toString()
      expect(text).toContain(worded)
      expect(text).toContain(said)
    }
    const copy = await host.exports.guest({ params: { id: guestId }, query: { format: 'json' } })
    expect(JSON.parse(Buffer.from(copy.bytes).toString()).guest).toMatchObject({
      answers: expect.arrayContaining([{ question: 'Which moment changed your path?', answer: said }]),
      wordings: [{ question: 'Which moment changed your path?', answer: said, wording: worded }],
    })
    const form = await api.current.client().questionnaires.get({ params: { id }, query: { guest: link } })
    expect(JSON.stringify(form)).toContain(said)
    expect(JSON.stringify(form)).not.toContain(worded)
    const { url } = await host.guestPages.open({ params: { id: guestId }, body: {} })
    const own = await api.current.server.inject(
      `${new URL(url!, 'https://cueroom.example').pathname}/answers`,
    )
    const download = wordText(own.rawPayload)
    expect(download).toContain(said)
    expect(download).not.toContain(worded)
  })

  test('is in the run of show as well', async () => {
    const { host, guestId } = await answered()
    const params = { id: guestId, questionId: 'promote' }
    await host.guests.setWording({ params, body: { text: 'My bakery on Masson Street' } })
    const episode = await host.episodes.create({ body: { title: 'Stoves', guestIds: [guestId] } })
    const run = await host.episodes.runOfShow({ params: { id: episode.id } })
    expect(JSON.stringify(run)).toContain('My bakery on Masson Street')
    expect(JSON.stringify(run)).not.toContain('Ma boulangerie')
  })
})
