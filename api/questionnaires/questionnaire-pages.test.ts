import type { NewQuestionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { sampleShow } from '@cueroom/core/testing/samples.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { startTestApi } from '../testing/api.ts'
import { undrawnClasses } from '../testing/undrawn-classes.ts'

const hostile = `</title></script><img src=x onerror=alert(1)>"'&`
const questions: NewQuestionnaire['questions'] = [
  { id: 'bio', question: `Who are you? ${hostile}`, type: 'textarea', required: true },
  { id: 'place', question: 'Where?', type: 'radio', options: ['Studio', 'Online'] },
  { id: 'topics', question: 'Which topics?', type: 'checkbox', options: ['Bees', 'Maps', 'Kelp'] },
  { id: 'format', question: 'Which format?', type: 'select', options: ['Video', 'Audio'] },
  { id: 'photo', question: 'A photo', type: 'photo' },
]

/** A form as a browser without scripts sends it. */
async function multipart(fields: [string, string | Blob][]) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type')! },
  }
}

describe('the page of a questionnaire', () => {
  const api = startTestApi()
  const open = (url: string) => api.current.server.inject(url)
  const ask = async () => {
    await api.current.resetLimits()
    const host = await api.current.host()
    await host.show.create({ body: { ...sampleShow, showLogo: null } })
    const { id } = await host.questionnaires.create({ body: { title: `Before ${hostile}`, questions } })
    const send = async (fields: [string, string | Blob][], query = '') =>
      api.current.server.inject({ method: 'POST', url: `/q/${id}${query}`, ...(await multipart(fields)) })
    return { host, id, send }
  }

  test('says that it is missing at an address no questionnaire has, whatever it holds', async () => {
    for (const path of ['nobody', encodeURIComponent(hostile), 'a'.repeat(65)]) {
      const { statusCode, payload } = await open(`/q/${path}`)
      expect(statusCode).toBe(404)
      expect(payload).toContain('<h1>Questionnaire Not Found</h1>')
      expect(payload).not.toContain('onerror')
    }
  })

  test('says that it is closed while the subscription is not active, also to a form that was open before', async () => {
    const { host, id, send } = await ask()
    await api.current.knex('tenants').where({ id: host.tenantId }).update({ subscriptionStatus: 'cancelled' })
    expect((await open(`/q/${id}`)).payload).toContain('closed for now')
    expect((await send([['q.bio', 'I dig.']])).payload).toContain('closed for now')
  })

  test('holds every question, harmless whatever the host wrote, under both addresses', async () => {
    const { id } = await ask()
    for (const path of [`/q/${id}`, `/questionnaire/${id}`]) {
      const { statusCode, payload, headers } = await open(path)
      expect(statusCode).toBe(200)
      expect(payload).not.toContain('<img src=x')
      expect(payload).toContain('Who are you? &lt;/title&gt;')
      for (const name of [
        'q.guest-name',
        'q.guest-email',
        'q.bio',
        'q.place',
        'q.topics',
        'q.format',
        'q.photo',
      ])
        expect(payload).toContain(`name="${name}"`)
      expect(payload).toContain(`${sampleShow.hosts[0]!.name}, your host`)
      expect(payload).not.toContain('/assets/')
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    }
  })

  test('names what is missing, and keeps what was typed', async () => {
    const { host, id, send } = await ask()
    const { statusCode, payload } = await send([
      ['q.guest-email', 'ada at home'],
      ['q.place', 'Online'],
      ['q.topics', 'Maps'],
    ])
    expect(statusCode).toBe(400)
    expect(payload).toContain('<title>2 answers need another look')
    expect(payload).toMatch(
      /autofocus><p>2 answers need another look<\/p><ul><li><a href="#q\.guest-email" dir="auto">Your email address<\/a> Valid email required<\/li><li><a href="#q\.bio"/,
    )
    expect(undrawnClasses(payload)).toEqual([])
    // For the widget that takes the form's place
    expect(payload).toContain(' refused="">')
    expect(payload).toContain('value="ada at home"')
    expect(payload).toContain('value="Online" checked')
    expect(payload).toContain('value="Maps" checked')
    expect(await host.questionnaires.responses({ params: { id } })).toEqual([])
  })

  test('has links where the host wrote web addresses, and nothing else of theirs becomes one', async () => {
    const { host } = await ask()
    const { id } = await host.questionnaires.create({
      body: {
        title: 'Links',
        description: 'See https://example.com/show?a=1&b=2, “now”.',
        questions: [{ id: 'bio', question: 'Who?', type: 'text', details: 'Not javascript:alert(1)' }],
        settings: { afterSubmit: { text: 'One.\n\nTwo: https://example.com/thanks.' } },
      },
    })
    const { payload } = await open(`/q/${id}`)
    expect(payload).toContain(
      'See <a href="https://example.com/show?a=1&amp;b=2" target="_blank" rel="noopener nofollow">https://example.com/show?a=1&amp;b=2</a>, “now”.',
    )
    expect(payload).not.toContain('href="javascript')
    const thanks = (await open(`/q/${id}?sent`)).payload
    expect(thanks).toMatch(/One\.\n\nTwo: <a href="https:\/\/example\.com\/thanks"/)
    expect(thanks).toContain('.notice > p { white-space: pre-line }')
  })

  test('refuses a form that a machine filled in', async () => {
    const { host, id, send } = await ask()
    const { statusCode, payload } = await send([
      ['q.bio', 'I dig.'],
      ['subject', 'buy pills'],
    ])
    expect(statusCode).toBe(400)
    expect(payload).toContain('looks like an automated submission')
    expect(await host.questionnaires.responses({ params: { id } })).toEqual([])
  })

  test('says on a page that a photo is too large', async () => {
    const { host, id, send } = await ask()
    const file = new File([new Uint8Array(7 * 1024 * 1024)], 'me.png', { type: 'image/png' })
    const { statusCode, payload, headers } = await send([['q.photo', file]])
    expect(statusCode).toBe(413)
    expect(headers['content-type']).toContain('text/html')
    expect(payload).toContain('Please select an image smaller than 5MB.')
    expect(await host.questionnaires.responses({ params: { id } })).toEqual([])
  })

  test('takes answers and a photo without scripts, once however often they are sent', async () => {
    const { host, id, send } = await ask()
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    const [, token = ''] = /name="token" value="([\w-]+)"/.exec((await open(`/q/${id}`)).payload)!
    const fields: [string, string | Blob][] = [
      ['q.guest-name', 'Ada Lovelace'],
      ['q.guest-email', 'ada@engine.example'],
      ['q.bio', 'I dig.\r\nAnd I write.'],
      ['q.topics', 'Bees'],
      ['q.topics', 'Kelp'],
      ['q.format', ''],
      ['q.photo', new File([new Uint8Array(png)], 'me.png', { type: 'image/png' })],
      ['token', token],
    ]
    for (let time = 0; time < 2; time++) {
      const { statusCode, headers } = await send(fields)
      expect(statusCode).toBe(303)
      expect((await open(headers.location!)).payload).toContain('<h1>Thank you!</h1>')
    }
    const stored = await host.questionnaires.responses({ params: { id } })
    expect(stored).toHaveLength(1)
    expect(stored[0]).toMatchObject({
      guestName: 'Ada Lovelace',
      guestEmail: 'ada@engine.example',
      responses: {
        bio: 'I dig.\nAnd I write.',
        topics: ['Bees', 'Kelp'],
        photo: expect.stringMatching(/^\/media\//),
      },
    })
  })

  test('says what to do about a personal link that does not work, and stores nothing', async () => {
    const { host, id, send } = await ask()
    const { id: guestId } = await host.guests.create({ body: { name: 'Maya Okafor' } })
    const { path } = await host.questionnaires.personalLink({ params: { id, guestId } })
    const cut = path.slice(0, -1)
    for (const { statusCode, payload } of [
      await open(cut),
      await send([['q.bio', 'I dig.']], cut.slice(cut.indexOf('?'))),
    ]) {
      expect(statusCode).toBe(400)
      expect(payload).toContain('<h1>This personal link doesn’t work</h1>')
      expect(payload).toContain(`<a href="/q/${id}">Answer without it</a>`)
    }
    expect(await host.questionnaires.responses({ params: { id } })).toEqual([])
  })

  test('gives the answers of a personal link to its guest, whom it does not ask for a name', async () => {
    const { host, id, send } = await ask()
    const { id: guestId } = await host.guests.create({ body: { name: 'Maya Okafor' } })
    const { path } = await host.questionnaires.personalLink({ params: { id, guestId } })
    expect((await open(path)).payload).not.toContain('name="q.guest-name"')
    expect((await send([['q.bio', 'I dig.']], path.slice(path.indexOf('?')))).statusCode).toBe(303)
    expect(await host.questionnaires.responses({ params: { id } })).toMatchObject([{ guestId }])
    const { payload, headers } = await open(path)
    expect(payload).toContain('I dig.')
    // No proxy on the way keeps them
    expect(headers['cache-control']).toBe('private, no-store')
  })

  test('takes changes over a personal link until they are locked, and keeps the photo that was sent', async () => {
    const { host, id, send } = await ask()
    const { id: guestId } = await host.guests.create({ body: { name: 'Maya Okafor' } })
    const { path } = await host.questionnaires.personalLink({ params: { id, guestId } })
    const query = path.slice(path.indexOf('?'))
    const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    await send(
      [
        ['q.bio', 'I dig.'],
        ['q.photo', new Blob([picture], { type: 'image/png' })],
      ],
      query,
    )
    const { payload } = await open(path)
    expect(payload).toContain('You can change them until your host locks them.')
    expect(undrawnClasses(payload)).toEqual([])
    expect(payload).toContain('I dig.</textarea>')
    expect(payload).toContain('name="revises" value="1"')
    const thanks = await send(
      [
        ['q.bio', 'I write.'],
        ['revises', '1'],
      ],
      query,
    )
    const thanked = (await open(thanks.headers.location!)).payload
    expect(thanked).toContain('<h1>Thank you, Maya Okafor!</h1>')
    expect(undrawnClasses(thanked)).toEqual([])
    const [response] = await host.questionnaires.responses({ params: { id } })
    expect(response!.responses).toEqual({ bio: 'I write.', photo: expect.stringMatching(/^\/media\//) })

    const { questions } = await host.questionnaires.get({ params: { id } })
    const asNumber = questions.map((each) =>
      each.id === 'bio' ? { ...each, type: 'number' as const } : each,
    )
    await host.questionnaires.update({ params: { id }, body: { questions: asNumber } })
    const changed = (await open(path)).payload
    expect(changed).toContain(
      'We’ll keep your earlier answer until you answer again:</p><p dir="auto">I write.</p>',
    )
    // It is required: another answer can replace it, and nothing remove it
    expect(changed).not.toContain('name="removes"')
    expect(undrawnClasses(changed)).toEqual([])
    await send(
      [
        ['q.bio', ''],
        ['revises', '2'],
      ],
      query,
    )
    await host.questionnaires.update({ params: { id }, body: { questions } })

    await host.questionnaires.lockResponse({
      params: { id, responseId: response!.id },
      body: { locked: true },
    })
    const locked = await open(path)
    expect(locked.payload).toContain('<h1>Your answers are locked</h1>')
    expect(locked.payload).toContain('<dd dir="auto">I write.</dd>')
    const late = await send(
      [
        ['q.bio', 'Too late'],
        ['revises', '3'],
      ],
      query,
    )
    expect(late.payload).not.toContain('Thank you')
    expect((await host.questionnaires.responses({ params: { id } }))[0]!.responses['bio']).toBe('I write.')
  })
})
