import { collect } from '@cueroom/core/testing/collect.ts'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { StreamedFile } from '@cueroom/core/contract/file.ts'
import type { ResponseFormat } from '@cueroom/core/questionnaires/response-formats.ts'
import { readDocument } from '@cueroom/core/testing/read-document.ts'
import { describe, expect, test } from 'vitest'
import { randomId } from '@cueroom/core/text/random-id.ts'
import { inTenant } from '../db/tenant.ts'
import { startTestApi } from '../testing/api.ts'
import { exportResponses } from './export-responses.service.ts'

const questions = [
  { id: 'name', question: 'Your name', type: 'text' as const, required: true },
  { id: 'bio', question: 'Introduce yourself', type: 'textarea' as const },
]
const answers = { name: 'Ada Lovelace', bio: 'I count.' }
const guestEmail = 'ada@engine.example'

describe('exported answers', () => {
  const api = startTestApi()

  const ask = async () => {
    // Every test sends from the same address
    await api.current.resetLimits()
    const host = await api.current.host()
    const { id } = await host.questionnaires.create({ body: { title: 'Before', questions } })
    const send = (body: object = {}) =>
      api.current
        .client()
        .questionnaires.submit({ params: { id }, body: { responses: answers, guestEmail, ...body } })
    const file = async (format: ResponseFormat) =>
      (await host.questionnaires.exportResponses({ params: { id }, query: { format } })).bytes
    const text = async (format: 'csv' | 'json') => new TextDecoder().decode(await file(format))
    return { host, id, send, file, text }
  }

  /** Adds copies of the answers that there are, each with a biography of this many characters. */
  const copy = (id: string, count: number, characters = 10) =>
    api.current.knex.transaction(async (db) => {
      // Filling may take longer than a call
      await db.raw('set local statement_timeout = 0')
      await db.raw(
        `insert into questionnaire_responses
           (tenant_id, questionnaire_id, guest_id, responses, questions, unique_token, submitted_at)
         select tenant_id, questionnaire_id, guest_id, jsonb_build_object('name', n::text, 'bio', repeat('k', ?)),
           questions, gen_random_uuid()::text, submitted_at - n * interval '1 minute'
         from (select * from questionnaire_responses where questionnaire_id = ? limit 1) one, generate_series(1, ?) n`,
        [characters, id, count],
      )
    })

  const piecesOf = async (host: { tenantId: string }, id: string) => {
    const own: Parameters<typeof exportResponses>[1]['inTenant'] = (work) =>
      inTenant(api.current.knex, host.tenantId, work)
    const scope = { inTenant: own, tenantId: host.tenantId, signal: new AbortController().signal }
    const file = await exportResponses({ id, format: 'csv' }, scope)
    return (file as StreamedFile).pieces[Symbol.asyncIterator]()
  }

  test('carry no formulas, and not the tokens they were sent under', async () => {
    const { send, text, file } = await ask()
    const uniqueToken = randomId()
    await send({ responses: { ...answers, bio: '=1+1' }, uniqueToken })
    expect(await text('csv')).toContain(`"Ada Lovelace","${guestEmail}"`)
    expect(await text('csv')).toContain(`"'=1+1"`)
    expect(JSON.parse(await text('json'))).toMatchObject([{ responses: { bio: '=1+1' } }])
    expect(await text('json')).not.toContain(uniqueToken)
    expect(readDocument(await file('docx')).paragraphs.map(({ text: line }) => line)).toContain('=1+1')
  })

  test('that nobody verified say so, under the name that was typed', async () => {
    const { host, send, text } = await ask()
    await host.guests.create({ body: { name: 'Ada Lovelace', email: guestEmail } })
    await send({ guestName: 'Somebody', responses: { ...answers, name: 'Somebody' } })
    expect(await text('csv')).toMatch(/^"Somebody","ada@engine.example","[^"]+","Unverified","Somebody"/m)
  })

  test('are all in the file, or in none', async () => {
    const { id, send, file, text } = await ask()
    await send()
    await copy(id, 5_000)
    expect((await text('csv')).match(/^"Ada Lovelace"/gm)).toHaveLength(5_001)
    expect(JSON.parse(await text('json'))).toHaveLength(5_001)
    const document = readDocument(await file('docx')).paragraphs.map(({ text: line }) => line)
    expect(document).toContain('The newest 200 of 5,001 sets of answers')
    await expect(file('xlsx')).rejects.toMatchObject({
      status: 413,
      problem: {
        error: expect.stringContaining(
          'There are 5,001 sets of answers, but an Excel file can have at most 5,000',
        ),
      },
    })
  })

  test('that are too much text for a workbook are refused, and leave as CSV', async () => {
    const { id, send, file, text } = await ask()
    await send()
    await copy(id, 1_800, 10_000)
    await expect(file('xlsx')).rejects.toMatchObject({
      status: 413,
      problem: { error: expect.stringContaining('too much text for an Excel or Word file') },
    })
    expect((await text('csv')).length).toBeGreaterThan(18_000_000)
  })

  test('that arrive while a file is read are in the next one', async () => {
    const { host, id, send } = await ask()
    await send()
    await copy(id, 450)
    const pieces = await piecesOf(host, id)
    await send({ guestEmail: 'late@engine.example', uniqueToken: randomId() })
    const first = await pieces.next()
    await host.questionnaires.update({
      params: { id },
      body: { questions: [...questions, { id: 'late', question: 'Too late?', type: 'text' }] },
    })
    await send({ guestEmail: 'later@engine.example', uniqueToken: randomId() })
    const rest = await collect({ [Symbol.asyncIterator]: () => pieces })
    const text = [first.value, ...rest].join('')
    expect(text.match(/^"Ada Lovelace"/gm)).toHaveLength(451)
    expect(text).not.toMatch(/late@engine|later@engine|Too late/)
  })

  describe('over a connection', () => {
    const request = async (host: { token: string }, id: string) => {
      const { server } = api.current
      if (!server.listener.listening) await server.start()
      const { port } = server.listener.address() as AddressInfo
      const headers = { authorization: `Bearer ${host.token}`, connection: 'close' }
      const path = `/api/questionnaires/${id}/responses/export?format=csv`
      const [response] = (await once(get({ port, path, headers }), 'response')) as [IncomingMessage]
      return response
    }

    test('wait for a slow client without being read into memory', async () => {
      const { host, id, send } = await ask()
      await send()
      await copy(id, 2_000, 10_000)
      const statements: string[] = []
      const count = ({ sql }: { sql: string }) => void (/bytes_before/.test(sql) && statements.push(sql))
      api.current.knex.on('query', count)
      const response = await request(host, id)
      await once(response, 'readable')
      response.pause()
      // Another call is answered in full while this one waits
      await host.questionnaires.responses({ params: { id }, query: { limit: 1 } })
      expect(statements.length).toBeLessThan(25)
      let bytes = 0
      for await (const piece of response) bytes += (piece as Buffer).length
      api.current.knex.off('query', count)
      expect(bytes).toBeGreaterThan(20_000_000)
      expect(statements.length).toBeGreaterThan(40)
    })

    test('that fail halfway end with a broken connection, not as a shorter file', async () => {
      const { host, id, send } = await ask()
      await send()
      await copy(id, 2_000, 10_000)
      const response = await request(host, id)
      const pieces = response[Symbol.asyncIterator]()
      await pieces.next()
      await api.current.knex('questionnaire_responses').where({ questionnaireId: id }).delete()
      const rest = collect({ [Symbol.asyncIterator]: () => pieces })
      await expect(rest).rejects.toThrow('aborted')
    })
  })
})
