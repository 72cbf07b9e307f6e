import type { NewQuestionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { textKeys } from '@cueroom/core/languages/text-keys.ts'
import { namedTexts, pageTexts } from '@cueroom/core/testing/page-texts.ts'
import { sampleShow } from '@cueroom/core/testing/samples.ts'
import { describe, expect, test } from 'vitest'
import { startTestApi } from '../testing/api.ts'

const consent = { id: 'ok', question: 'Release', type: 'consent', details: 'We may publish it.' } as const
const questions: NewQuestionnaire['questions'] = [
  { question: 'About the call', type: 'section', details: 'Two short questions.' },
  { id: 'place', question: 'Where?', type: 'radio', options: ['Studio', 'On "line"'] },
  {
    id: 'mic',
    question: 'Microphone?',
    type: 'text',
    required: true,
    showIf: { question: 'place', is: 'On "line"' },
  },
  { id: 'order', question: 'What matters?', type: 'ranking', options: ['Bees', 'Maps'] },
  consent,
]

describe('the settings of a questionnaire', () => {
  const api = startTestApi()
  const make = async (settings: NewQuestionnaire['settings'] = {}) => {
    await api.current.resetLimits()
    const host = await api.current.host()
    await host.show.create({ body: { ...sampleShow, showLogo: null } })
    const made = await host.questionnaires.create({ body: { title: 'Before', questions, settings } })
    const open = (query = '', headers = {}) =>
      api.current.server.inject({ url: `/q/${made.id}${query}`, headers })
    const send = (fields: Record<string, string>) =>
      api.current.server.inject({
        method: 'POST',
        url: `/q/${made.id}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ token: 'one', ...fields }).toString(),
      })
    const stored = async () =>
      (await host.questionnaires.responses({ params: { id: made.id }, query: {} }))[0]!
    return { host, made, open, send, stored }
  }

  test('a link that runs a program, an unknown text and too many fields are refused', async () => {
    const host = await api.current.host()
    const wrong = [
      { afterSubmit: { link: 'javascript:alert(1)' } },
      { texts: { nothing: 'x' } },
      { hiddenFields: ['a b'] },
      { language: 'xx' },
    ] as unknown as NonNullable<NewQuestionnaire['settings']>[]
    for (const settings of wrong)
      await expect(
        host.questionnaires.create({ body: { title: 'Before', questions, settings } }),
      ).rejects.toMatchObject({ status: 400 })
  })

  test('a consent names the version of its text, and counts its changes', async () => {
    const { host, made } = await make()
    const versionAfter = async (details: string) => {
      const body = { questions: [...questions.slice(0, 4), { ...consent, details }] }
      const changed = await host.questionnaires.update({ params: { id: made.id }, body })
      return changed.questions.at(-1)?.version
    }
    expect(made.questions.at(-1)?.version).toBe(1)
    expect(await versionAfter('We may publish it.')).toBe(1)
    expect(await versionAfter('We may publish and sell it.')).toBe(2)
  })

  test('the page without scripts hides what a rule hides, and takes every type of answer', async () => {
    const { open, send, stored } = await make({ hiddenFields: ['episode'] })
    const { payload } = await open('?episode=12&utm_source=letter&other=x')
    expect(payload).toContain(
      'form:not(:has([name="q.place"][value="On\\20 \\22 line\\22 "]:checked)) [data-q="mic"]',
    )
    expect(payload).toContain('name="f.episode" value="12"')
    expect(payload).not.toContain('f.other')
    const answers = { 'q.guest-name': 'Ada', 'q.place': 'Studio', 'q.mic': 'USB', 'q.ok': 'yes' }
    const form = new URLSearchParams({ ...answers, 'f.episode': '12' })
    const sent = await send(Object.fromEntries(form))
    expect(sent.statusCode).toBe(303)
    expect(await stored()).toMatchObject({
      responses: { place: 'Studio', ok: 'Agreed to version 1' },
      source: { fields: { episode: '12' } },
    })
    expect((await stored()).responses).not.toHaveProperty('mic')
  })

  test('a ranking with two first places is shown again with what is wrong', async () => {
    const { made } = await make()
    const payload = 'token=two&q.guest-name=Ada&q.order=Bees&q.order=Bees'
    const { statusCode, payload: html } = await api.current.server.inject({
      method: 'POST',
      url: `/q/${made.id}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })
    expect(statusCode).toBe(400)
    expect(html).toContain('Give each choice a different place.')
  })

  test('the page speaks the language of the questionnaire, else that of the browser', async () => {
    const inFrench = { 'accept-language': 'fr-CH, en;q=0.5' }
    const { open } = await make()
    expect((await open('', inFrench)).payload).toContain('<html lang="fr" dir="ltr">')
    expect((await open('', inFrench)).payload).toContain('Envoyer les réponses')
    const hebrew = await make({ language: 'he', texts: { submit: 'Go' } })
    const { payload } = await hebrew.open('', inFrench)
    expect(payload).toContain('<html lang="he" dir="rtl">')
    expect(payload).toContain('<button>Go</button>')
  })

  test('every text of the page is in the words of the host, also where nobody can answer', async () => {
    const settings = { texts: namedTexts(textKeys), afterSubmit: { copy: true } }
    const { host, made, open, send } = await make(settings)
    const any = { id: 'any', question: 'Why?', type: 'text' as const, showIf: { question: 'mic', is: null } }
    const params = { id: made.id }
    await host.questionnaires.update({ params, body: { questions: [...questions, any] } })
    const tooLong = { token: 'x'.repeat(500), 'q.place': 'Studio' }
    const pages = [await open(), await send(tooLong), await open('?guest=7.cut')].map(
      ({ payload }) => payload,
    )
    const read = new Set([...pages.join('\n').matchAll(/«(\w+)»/g)].map(([, key]) => key))
    expect(pageTexts.filter((key) => !read.has(key))).toEqual([])
    expect([...read]).toEqual(expect.arrayContaining(['submit', 'questions', 'linkTitle', 'answerWithout']))

    await api.current.knex('tenants').where({ id: host.tenantId }).update({ subscriptionStatus: 'cancelled' })
    const closed = (await open()).payload
    expect(closed).toContain('«closedText»\n«closedAsk»')
    expect(await api.current.client().questionnaires.get({ params, query: { lang: 'de' } })).toEqual({
      closed: true,
      title: made.title,
      settings: { language: null, texts: settings.texts },
    })
  })

  test('thanks are in the words of the host, with the link and a copy of the answers', async () => {
    const afterSubmit = { text: 'See you <soon>.', link: 'example.com/book', linkLabel: 'Book', copy: true }
    const { send } = await make({ afterSubmit })
    const { statusCode, payload } = await send({ 'q.guest-name': 'Ada', 'q.place': 'Studio' })
    expect(statusCode).toBe(200)
    expect(payload).toContain('See you &lt;soon&gt;.')
    expect(payload).toContain('<a class="button" href="https://example.com/book">Book</a>')
    expect(payload).toContain('<dd dir="auto">Studio</dd>')
    const going = await make({ afterSubmit: { link: 'https://example.com/book', redirect: true } })
    const { headers } = await going.send({ 'q.guest-name': 'Ada', 'q.place': 'Studio' })
    const thanks = await api.current.server.inject(String(headers['location']))
    expect(thanks.payload).toContain('<meta http-equiv="refresh" content="0;url=https://example.com/book">')
  })

  test('the files of answers say where they came from', async () => {
    const { host, made } = await make()
    const source = { page: 'https://podcast.example/join', fields: { episode: '=12' } }
    await api.current.client().questionnaires.submit({
      params: { id: made.id },
      body: { responses: { order: ['Maps', 'Bees'] }, guestName: 'Ada', source },
    })
    const forged = { ...source, page: 'javascript:alert(1)' }
    await api.current.client().questionnaires.submit({
      params: { id: made.id },
      body: { responses: { order: ['Bees', 'Maps'] }, guestName: 'Bo', source: forged },
    })
    const query = { format: 'json' } as const
    const { bytes } = await host.questionnaires.exportResponses({ params: { id: made.id }, query })
    const text = new TextDecoder().decode(bytes)
    expect(JSON.parse(text)).toContainEqual(
      expect.objectContaining({ responses: { order: ['Maps', 'Bees'] }, source }),
    )
    expect(text).not.toContain('javascript:')
    const csv = await host.questionnaires.exportResponses({
      params: { id: made.id },
      query: { format: 'csv' },
    })
    const [headers, ...rows] = new TextDecoder().decode(csv.bytes).split('\r\n')
    expect(headers).toMatch(/"Page","episode"$/)
    expect(rows.join('\n')).toMatch(/"https:\/\/podcast.example\/join","'=12"$/m)
  })
})
