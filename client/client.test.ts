import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { contract } from '@cueroom/core/contract.ts'
import { clientTypes } from './build/types.ts'
import { ApiError, createClient, NetworkError, UnexpectedReplyError } from './index.ts'

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

/** A server whose calls are counted. */
async function serving(answer: RequestListener) {
  const calls: string[] = []
  const server = createServer((request, response) => {
    calls.push(request.url!)
    answer(request, response)
  })
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const baseUrl = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  return { baseUrl, calls }
}
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )

test.each(['localhost:3300', 'cueroom.example', 'ftp://cueroom.example'])(
  'an invalid address is refused when the client is created: %s',
  (baseUrl) => {
    expect(() => createClient({ baseUrl })).toThrow(
      `baseUrl must be an address such as https://cueroom.example.com, not "${baseUrl}".`,
    )
  },
)

test.each([200, 404])('a web page with %d is no answer, and is asked for once', async (status) => {
  const { baseUrl, calls } = await serving((_, response) => response.writeHead(status).end('<!doctype html>'))
  const error = await failureOf(createClient({ baseUrl }).guests.list())
  expect(error).toBeInstanceOf(UnexpectedReplyError)
  expect(error).toHaveProperty('message', `${baseUrl} didn't respond like a Cueroom server. Check baseUrl.`)
  expect(calls).toEqual(['/api/guests'])
})

test("a refusal's message is the sentence for people", async () => {
  const { baseUrl } = await serving((_, response) =>
    response.writeHead(404).end(JSON.stringify({ error: 'Guest not found', code: 'not_found' })),
  )
  const error = await failureOf(createClient({ baseUrl }).guests.get({ params: { id: 5 } }))
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ message: 'Guest not found', status: 404, problem: { code: 'not_found' } })
})

test('a server that does not answer is named, with the reason', async () => {
  const refused = await failureOf(createClient({ baseUrl: 'http://127.0.0.1:9', retries: 0 }).guests.list())
  expect(refused).toBeInstanceOf(NetworkError)
  expect(refused).toHaveProperty(
    'message',
    expect.stringMatching(/^No answer from http:\/\/127\.0\.0\.1:9 \(.+\)\.$/),
  )
  const { baseUrl } = await serving(() => {})
  const late = await failureOf(createClient({ baseUrl, retries: 0, seconds: 0.1 }).guests.list())
  expect(late).toHaveProperty('message', `${baseUrl} didn't answer in time.`)
})

describe('the types', () => {
  const types = clientTypes(contract, '', '1.0.0')

  test('of a list with views follow the view', () => {
    const list = /^ {4}list: (.*)$/m.exec(types.slice(types.indexOf('  readonly guests: {')))?.[1]
    const [whole, card, either] = list!.split(' & PagedCall<')
    expect(whole).toMatch(/query\?: .*view\?: "whole" \| undefined.*, \(Guest\)\[\]>$/)
    expect(card).toMatch(/query: .*view: "card".*, \(GuestCard\)\[\]>$/)
    expect(either).toMatch(/view\?: "whole" \| "card" \| undefined.*, \(Guest \| GuestCard\)\[\]>$/)
  })

  test('offer ifMatch only where the call refuses an older version', () => {
    expect(types).toMatch(/ updateSeries\(call: .* & VersionOptions\): Promise/)
    expect(types).not.toMatch(/ (?:rename|remove|create)\(call: .*VersionOptions/)
  })

  test('say in paragraphs of their own what a call does, and what it needs', () => {
    expect(types).toContain(
      '    /**\n     * Rename the show.\n     *\n     * API keys are refused (403 key_not_allowed).',
    )
  })
})
