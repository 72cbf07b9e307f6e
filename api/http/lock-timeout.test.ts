import type { Knex } from 'knex'
import { afterEach, describe, expect, test } from 'vitest'
import { startTestApi } from '../testing/api.ts'

describe('a table that something else has locked', () => {
  const api = startTestApi()
  let lock: Knex.Transaction | undefined
  afterEach(() => lock?.rollback())

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, token?: string, body?: object) =>
    api.current.server.inject({
      method,
      url,
      headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
      ...(body && { payload: JSON.stringify(body) }),
    })

  test('is a busy service after a second, not a failure, for hosts and for guests', async () => {
    const host = await api.current.host()
    const { id } = await host.guests.create({ body: { name: 'Ada' } })
    const { id: form } = await host.questionnaires.create({
      body: { title: 'Before', questions: [{ id: 'bio', question: 'Who are you?', type: 'text' }] },
    })
    lock = await api.current.knex.transaction()
    await lock.raw('lock table guests, questionnaires in access exclusive mode')
    const answers = await Promise.all([
      call('GET', '/api/guests', host.token),
      call('POST', '/api/guests', host.token, { name: 'Grace' }),
      call('PATCH', `/api/guests/${id}`, host.token, { bio: 'She counts.' }),
      call('DELETE', '/api/guests/all', host.token),
      call('POST', `/api/guests/${id}/erase`, host.token, {}),
      call('POST', '/api/content/generate', host.token, { guestId: id, type: 'introduction' }),
      call('GET', `/api/questionnaires/${form}`),
      call('POST', `/api/questionnaires/${form}/responses`, undefined, { responses: { bio: 'I dig.' } }),
    ])
    const busy = answers.map(({ statusCode, headers, payload }) => ({
      statusCode,
      retryAfter: headers['retry-after'],
      code: JSON.parse(payload).code,
    }))
    expect(busy).toEqual(answers.map(() => ({ statusCode: 503, retryAfter: '2', code: 'unavailable' })))
    await lock.rollback()
    expect(await host.guests.list()).toMatchObject([{ name: 'Ada', bio: null }])
  })
})
