import * as calls from '@cueroom/core/calls.ts'
import { createClient } from '@cueroom/core/contract/client.ts'
import type { Client, contract } from '@cueroom/core/contract.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDrafting } from '../drafting/provider.ts'
import { injected } from './injected.ts'
import { startTestApi } from '../testing/api.ts'
import { logInto } from '../testing/log-into.ts'
import { type ModelServer, startModelServer } from '../testing/model-server.ts'

const listed = ['level', 'time', 'msg', 'requestId', 'method', 'route', 'status', 'ms', 'tenant', 'err']
const listedOfErrors = ['type', 'message', 'code', 'constraint', 'table', 'column', 'stack', 'cause']

describe('the log', () => {
  const api = startTestApi()
  let model: ModelServer
  beforeAll(async () => {
    model = await startModelServer()
  })
  afterAll(() => model.close())

  test('holds only what is listed: no body, query, token, prompt, answer or address', async () => {
    const host = await api.current.host()
    const lines = logInto(api.current)
    const openai = { apiKey: 'canary-key', baseUrl: model.baseUrl, model: 'canary-model' }
    api.current.use({ drafting: createDrafting({ openai }) })
    model.behave(
      { status: 500, body: '{"error":{"message":"canary"}}' },
      { html: 'canary' },
      { text: 'canary' },
    )

    const { id } = await host.guests.create({
      body: { name: 'canary', email: 'canary@example.com', bio: 'canary' },
      idempotencyKey: 'canary',
    })
    await host.guests.list({ query: { search: 'canary' } })
    for (let attempt = 0; attempt < 3; attempt++)
      await host.content
        .generate({ body: { guestId: id, type: 'questions', prompt: 'canary' } })
        .catch(() => {})
    await api.current
      .client()
      .auth.signIn({ body: { email: 'canary@example.com', password: 'canary' } })
      .catch(() => {})
    const fetch = injected(api.current.server)
    await fetch('/api/guests?canary=canary', {
      headers: { authorization: 'Bearer canary', cookie: 'canary=canary' },
    })
    await fetch('/canary?canary', {})
    await fetch('/media/canary', {})
    await fetch('/api/questionnaires/canary', {})
    await fetch('/api/guests', {
      method: 'POST',
      body: 'canary{',
      headers: { authorization: `Bearer ${host.token}`, 'content-type': 'application/json' },
    })

    const written = lines()
    expect(written.filter(({ msg }) => msg === 'request').length).toBeGreaterThan(9)
    expect(written.some(({ err }) => err)).toBe(true)
    expect(JSON.stringify(written)).not.toMatch(/canary|Bearer/)
    expect(JSON.stringify(written)).not.toContain(host.token)
    expect(listed).toEqual(expect.arrayContaining(written.flatMap(Object.keys)))
    const errors = written.flatMap(({ err }) => Object.keys(err ?? {}))
    expect(listedOfErrors).toEqual(expect.arrayContaining(errors))
  })

  test('names a caller who hung up as that, not as our failure', async () => {
    const host = await api.current.host()
    const lines = logInto(api.current)
    model.behave({ silentAfter: 'Once' })
    api.current.use({
      drafting: createDrafting({ openai: { apiKey: 'k', baseUrl: model.baseUrl, model: 'm' } }),
    })
    const { id } = await host.guests.create({ body: { name: 'Ada' } })
    await api.current.server.start()
    const hangUp = new AbortController()
    const remote: Client = createClient<typeof contract>(calls, {
      baseUrl: api.current.server.info.uri,
      token: () => host.token,
    })
    const generating = remote.content.generate({
      body: { guestId: id, type: 'questions' },
      signal: hangUp.signal,
    })
    const before = model.requests.length
    await expect.poll(() => model.requests.length).toBeGreaterThan(before)
    hangUp.abort()
    await expect(generating).rejects.toThrow('aborted')
    await expect
      .poll(() => lines().find(({ route }) => route === '/api/content/generate'))
      .toMatchObject({ status: 499, level: 30 })
  })
})
