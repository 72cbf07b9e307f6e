import { expect, test } from 'vitest'
import { docxType } from './file.ts'
import { failing, fakeApi } from '../testing/fake-api.ts'
import { guestRecord, sampleGuests } from '../testing/samples.ts'
import { ApiError } from './client.ts'

const guest = guestRecord(sampleGuests[0]!, 7)

test('a call that no answer was given for fails', async () => {
  await expect(fakeApi({}).guests.list()).rejects.toMatchObject({
    cause: { message: 'No fake answer for GET /api/guests' },
  })
})

test('a call that the server would refuse is not answered', async () => {
  const api = fakeApi({ guests: { create: () => guest } })
  await expect(api.guests.create({ body: { name: ' ' } })).rejects.toMatchObject({
    cause: { issues: [{ message: 'Name is required' }] },
  })
})

test('an answer that the server could not give is not given', async () => {
  const api = fakeApi({ guests: { get: () => ({ ...guest, name: undefined }) as never } })
  await expect(api.guests.get({ params: { id: 7 } })).rejects.toMatchObject({
    cause: { issues: [{ path: ['name'] }] },
  })
})

test('an answer gets what was sent as the server reads it, and loses what the contract does not list', async () => {
  const received: unknown[] = []
  const api = fakeApi({
    guests: {
      list: ({ query }) => {
        received.push(query)
        return [{ ...guest, passwordHash: 'x' } as typeof guest]
      },
      create: ({ body }) => {
        received.push(body)
        return guest
      },
    },
  })
  expect(await api.guests.list({ query: { limit: 5, view: 'whole' } })).toEqual([guest])
  await api.guests.create({ body: { name: ' Ada ', email: '' } })
  expect(received).toEqual([
    { limit: 5, view: 'whole', sort: '-added' },
    { name: 'Ada', email: null, expertise: [], socialLinks: {} },
  ])
})

test('a fixed address wins over one with a placeholder', async () => {
  const api = fakeApi({
    guests: {
      removeAll: () => ({ deleted: 3, deletionId: 'all' }),
      remove: () => ({ deleted: 1, deletionId: 'one' }),
    },
  })
  expect(await api.guests.removeAll()).toEqual({ deleted: 3, deletionId: 'all' })
  expect(await api.guests.remove({ params: { id: 3 } })).toEqual({ deleted: 1, deletionId: 'one' })
})

test('a failure is the one a server would send', async () => {
  const api = fakeApi({
    guests: {
      list: () => {
        throw failing(503, 'Busy', 'unavailable')
      },
    },
  })
  const error = await api.guests.list().catch((failure: unknown) => failure)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    message: '503: {"error":"Busy","code":"unavailable"}',
    problem: { code: 'unavailable' },
  })
})

test('files and streams come as from a server', async () => {
  const bytes = new Uint8Array([80, 75])
  const text = {
    id: 1,
    guestId: 7,
    contentType: 'introduction',
    content: 'Once upon',
    wordCount: 2,
    characterCount: 9,
    provider: 'openai',
    model: 'm',
    note: null,
    sources: [] as never[],
    stale: [] as never[],
    edited: null,
    version: 1,
    createdAt: '2026-01-01T00:00:00Z',
  } as const
  const api = fakeApi({
    content: {
      exportWord: () => ({ name: 'Zoë’s.docx', type: docxType, bytes }),
      generate: (_call, emit) => {
        emit({ text: 'Once ' })
        emit({ text: 'upon' })
        return text
      },
    },
  })
  expect(await api.content.exportWord({ body: { guestId: 7 } })).toEqual({
    name: 'Zoë’s.docx',
    type: docxType,
    bytes,
  })
  const pieces: string[] = []
  const body = { guestId: 7, type: 'introduction' } as const
  expect(await api.content.generate({ body, onEvent: (event) => pieces.push(event.text) })).toEqual(text)
  expect(pieces).toEqual(['Once ', 'upon'])
})
