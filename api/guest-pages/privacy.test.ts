import { languageCodes } from '@cueroom/core/languages/languages.ts'
import { sampleShow } from '@cueroom/core/testing/samples.ts'
import { describe, expect, test } from 'vitest'
import { startTestApi, type TestHost } from '../testing/api.ts'

const api = startTestApi()
const open = async (path: string, language = 'en') =>
  (await api.current.server.inject({ url: path, headers: { 'accept-language': language } })).payload
const send = (path: string, fields: Record<string, string>) =>
  api.current.server.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

async function invite() {
  await api.current.resetLimits()
  const host = await api.current.host()
  await host.show.create({ body: { ...sampleShow, podcastName: 'Kelp Talk', showLogo: null } })
  const { id } = await host.guests.create({ body: { name: 'Ada Lovelace', email: 'ada@engine.example' } })
  const { url } = await host.guestPages.open({ params: { id } })
  const [questionnaire] = await host.questionnaires.list()
  return {
    host,
    id,
    path: new URL(url!).pathname,
    form: `/q/${questionnaire!.id}`,
    questionnaire: questionnaire!,
  }
}
const saySo = async (host: TestHost, privacy: object) => {
  const settings = await host.show.settings()
  await host.show.update({ params: { id: settings!.id }, body: { privacy } })
}

describe('forms and personal pages say what is stored', () => {
  test('in the language of the form, by default in two sentences', async () => {
    const { host, form, path, questionnaire } = await invite()
    for (const page of [await open(form), await open(path)])
      expect(page).toContain('Contact Kelp Talk to see your data or have it erased.')
    expect(await open(form, 'de')).toContain('Fragen Sie Kelp Talk')
    await saySo(host, { retentionMonths: 12 })
    expect(await open(form)).toContain('it is kept for at most 12 months.')
    await host.questionnaires.update({
      params: { id: questionnaire.id },
      body: { settings: { ...questionnaire.settings, language: 'it' } },
    })
    expect(await open(form, 'fr')).toContain('12 mesi')
  })

  test('in widgets on other sites, too, for answers and for inquiries', async () => {
    const { host, questionnaire } = await invite()
    const privacyAt = async (path: string) =>
      JSON.parse((await api.current.server.inject(path)).payload).privacy as string
    const form = `/api/questionnaires/${questionnaire.id}`
    const offer = `/api/sponsorship/${host.tenantId}`
    expect(await privacyAt(form)).toContain('Kelp Talk stores what you send here to prepare the podcast')
    expect(await privacyAt(`${form}?lang=de`)).toContain('um den Podcast vorzubereiten')
    expect(await privacyAt(offer)).toContain('Kelp Talk stores what you send here to answer your inquiry')
    expect(await privacyAt(`${offer}?lang=de`)).toContain('um Ihre Anfrage zu beantworten')
    await saySo(host, { note: 'We keep it for a year.' })
    expect([await privacyAt(form), await privacyAt(offer)]).toEqual(Array(2).fill('We keep it for a year.'))
  })

  test('in all languages without a gap', async () => {
    const { path } = await invite()
    for (const language of languageCodes) expect(await open(path, language)).not.toMatch(/\{\w+\}/)
  })

  test("in the host's own words, which are no markup", async () => {
    const { host, form, path } = await invite()
    await saySo(host, {
      note: 'We keep <b>everything</b> for a year. See https://kelp.com/privacy?a=1&b=2 or write to privacy@kelp.com.',
    })
    const personal = await open(path)
    expect(personal).toContain(
      '<a href="https://kelp.com/privacy?a=1&amp;b=2" target="_blank" rel="noopener nofollow">',
    )
    expect(personal).toContain(
      '<a href="mailto:privacy@kelp.com" target="_blank" rel="noopener nofollow">privacy@kelp.com</a>.',
    )
    for (const page of [await open(form), personal]) {
      expect(page).toContain('We keep &lt;b&gt;everything&lt;/b&gt; for a year.')
      expect(page).not.toContain('Ask Kelp Talk')
    }
  })
})

describe('a guest asks', () => {
  const kinds = async (host: TestHost) => (await host.inbox.list()).map(({ kind }) => kind)

  test('for their data or erasure, once, and reads that they did; the request reaches the inbox', async () => {
    const { host, id, path } = await invite()
    expect((await host.guestPages.get({ params: { id } })).requests).toEqual({ data: null, erasure: null })
    for (const what of ['data', 'erasure', 'erasure'])
      expect((await send(path, { do: what })).headers['location']).toBe(`${path}#data`)
    expect((await kinds(host)).toSorted()).toEqual(['data_requested', 'erasure_requested'])
    const page = await open(path)
    expect(page).toContain(', you asked for your data to be erased')
    expect(page).not.toContain('Ask to erase my data')
    expect(page).not.toContain('Saved.')
    const { requests } = await host.guestPages.get({ params: { id } })
    expect(requests).toEqual({ data: expect.any(String), erasure: expect.any(String) })
    // Reading a request answers nothing
    await host.inbox.mark({ body: { read: true } })
    expect(await open(path)).toContain(', you asked for a copy of your data')
    expect((await host.guestPages.get({ params: { id } })).requests).toEqual(requests)
  })

  test('and reads that the host will answer until the host has sent the copy', async () => {
    const { host, id, path } = await invite()
    const stranger = await api.current.host()
    await send(path, { do: 'data' })
    await expect(stranger.guestPages.dataSent({ params: { id } })).rejects.toMatchObject({ status: 404 })
    expect(await open(path)).toContain(', you asked for a copy of your data')
    await send(path, { do: 'erasure' })
    const { requests } = await host.guestPages.dataSent({ params: { id } })
    expect(requests).toEqual({ data: null, erasure: expect.any(String) })
    expect(await kinds(host)).toEqual(['erasure_requested'])
    expect((await host.audit.list({ query: { action: 'data_sent' } }))[0]).toMatchObject({ subject: `${id}` })
    expect(await open(path)).toContain('Ask for a copy of my data')
    await send(path, { do: 'data' })
    expect(await kinds(host)).toContain('data_requested')
  })

  test('for erasure in two steps, which work without scripts', async () => {
    const { host, path } = await invite()
    const page = await open(path)
    expect(page).toContain(`<a class="quiet" href="${path}?ask=erasure#question">Ask to erase my data</a>`)
    expect(page).not.toContain('value="erasure"')
    const asking = await open(`${path}?ask=erasure`)
    expect(asking).toContain('Do you want to ask Kelp Talk to erase everything about you')
    expect(asking).toContain('value="erasure"')
    expect(asking).toContain('No, keep my data')
    expect(await kinds(host)).toEqual([])
  })

  test('and takes a request for erasure back: the host never sees it, or learns of it', async () => {
    const { host, id, path } = await invite()
    await send(path, { do: 'erasure' })
    expect(await open(path)).toContain('Withdraw my request')
    await send(path, { do: 'keep' })
    expect(await kinds(host)).toEqual([])
    expect((await host.guestPages.get({ params: { id } })).requests.erasure).toBeNull()
    expect(await open(path)).toContain('Ask to erase my data')

    await send(path, { do: 'erasure' })
    await host.inbox.mark({ body: { read: true } })
    await send(path, { do: 'keep' })
    await send(path, { do: 'keep' })
    expect(await host.inbox.list()).toMatchObject([{ kind: 'erasure_withdrawn', readAt: null }])
  })

  test('to be erased, which the host does with a receipt, and the page ends', async () => {
    const { host, id, path } = await invite()
    await send(path, { do: 'erasure' })
    expect((await host.erasures.eraseGuest({ params: { id } })).counts.guests).toBe(1)
    expect((await send(path, { do: 'data' })).statusCode).toBe(410)
    const page = await open(path)
    expect(page).toContain('its page was removed')
    expect(page).not.toContain('new one')
    expect(await kinds(host)).toEqual([])
  })
})
