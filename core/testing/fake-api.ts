import * as calls from '../calls.ts'
import { ApiError, createClient } from '../contract/client.ts'
import { type Client, contract } from '../contract.ts'
import type { Endpoint, Endpoints, EventOf, MediaTypes, ParsedInput, Reply } from '../contract/endpoint.ts'
import type { GuestsByTexts } from '../content/content.contract.ts'
import { formatEvent } from '../contract/event-stream.ts'
import type { ExportedFile } from '../contract/file.ts'
import { fakeAgenda, fakeGuestCounts, fakeGuestList, fakeInterviews } from './fake-guests.ts'

type Answered<E extends Endpoint> = E extends Record<'file', MediaTypes> ? ExportedFile : Reply<E>
type Emit<E extends Endpoint> = (event: EventOf<E>) => void

/** What the fake answers, by feature and call; a call that is not listed fails the test. */
export type Answers = {
  [G in keyof typeof contract]?: {
    [K in keyof (typeof contract)[G]]?: (typeof contract)[G][K] extends infer E extends Endpoint
      ? (
          call: ParsedInput<E> & { ifMatch: number | undefined },
          emit: Emit<E>,
        ) => Answered<E> | Promise<Answered<E>>
      : never
  }
}

/** Thrown by an answer, it becomes the failure a real server would send; `retryAfter` in seconds. */
export const failing = (status: number, error: string, code = 'failed', retryAfter?: number) =>
  new ApiError(status, JSON.stringify({ error, code }), retryAfter)

/** A client whose calls are validated by the contract and answered in memory. */
export function fakeApi(given: Answers): Client {
  const answers = withGuestLists(given)
  const routes = Object.entries(contract)
    .flatMap(([group, endpoints]) =>
      Object.entries(endpoints as Endpoints).map(([name, endpoint]) => ({
        endpoint,
        pattern: pathPattern(endpoint),
        answer: (answers as Record<string, Record<string, Answer>>)[group]?.[name],
      })),
    )
    // As a server does, /api/guests/all is preferred to /api/guests/{id}
    .toSorted((a, b) => placeholders(a.endpoint) - placeholders(b.endpoint))

  const fetch: typeof globalThis.fetch = async (url, init) => {
    const [path = '', search] = String(url).split('?')
    const route = routes.find(
      ({ endpoint, pattern }) => endpoint.route.startsWith(`${init?.method} `) && pattern.test(path),
    )
    if (!route?.answer) throw new Error(`No fake answer for ${init?.method} ${path}`)
    const received = {
      ...receive(route.endpoint, route.pattern.exec(path)?.groups, search, init?.body),
      ifMatch: versionIn(init?.headers),
    }
    return respond(route.endpoint, route.answer, received)
  }
  return createClient<typeof contract>(calls, { fetch })
}

/** A list of guests is filtered and put in order as the server does, and what is counted of it follows from it. */
function withGuestLists(answers: Answers): Answers {
  const { guests, content } = answers
  const list = guests?.list
  if (!list) return answers
  const everyone = (call: object) =>
    list(
      { ...call, query: { view: 'card', sort: '-added', limit: 1_000 } } as Parameters<typeof list>[0],
      () => {},
    )
  const readTexts = content?.guests as (() => GuestsByTexts) | undefined
  return {
    ...answers,
    guests: {
      counts: async (call) => fakeGuestCounts(await everyone(call), call.query.search),
      agenda: async (call) => fakeAgenda(await everyone(call)),
      interviews: async (call) => fakeInterviews(await everyone(call), call.query),
      ...guests,
      list: async (call, emit) => fakeGuestList(await list(call, emit), call.query, readTexts),
    },
  }
}

type Answer = (call: unknown, emit: (event: unknown) => void) => unknown

function versionIn(headers: RequestInit['headers']): number | undefined {
  const version = new Headers(headers).get('if-match')
  return version === null ? undefined : Number(version.replaceAll('"', ''))
}

function receive(endpoint: Endpoint, groups: unknown, search = '', body: unknown) {
  return {
    params: endpoint.params?.parse({ ...(groups as object) }),
    query: endpoint.query?.parse(Object.fromEntries(new URLSearchParams(search))),
    body: endpoint.body?.parse(body ? JSON.parse(String(body)) : {}),
  }
}

async function respond(endpoint: Endpoint, answer: Answer, received: unknown) {
  const streamed = Promise.withResolvers<Response>()
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const write = (event: string, data: unknown) =>
    writer.write(new TextEncoder().encode(formatEvent(event, data)))
  let isStreamed = false
  const emit = (event: unknown) => {
    void write('event', event)
    if (isStreamed) return
    isStreamed = true
    streamed.resolve(new Response(readable, { headers: { 'content-type': 'text/event-stream' } }))
  }
  const replied = reply(endpoint, answer, received, emit).then(async (response) => {
    if (!isStreamed) return response
    const body = await response.json()
    void (response.ok ? write('done', body) : write('problem', { ...body, status: response.status }))
    void writer.close()
    return streamed.promise
  })
  return Promise.race([replied, streamed.promise])
}

async function reply(endpoint: Endpoint, answer: Answer, received: unknown, emit: (event: unknown) => void) {
  try {
    const replied = await answer(received, emit)
    if (endpoint.file) return fileResponse(replied as ExportedFile)
    if (endpoint.paged) return pageResponse(endpoint, replied, received as { query: PageQuery })
    return Response.json(endpoint.reply?.parse(replied) ?? null, { status: endpoint.status ?? 200 })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, problem, retryAfter } = error
    return Response.json(problem, {
      status,
      ...(retryAfter && { headers: { 'retry-after': String(retryAfter) } }),
    })
  }
}

interface PageQuery {
  limit: number
  after?: number | string
}

/** A page of the rows as a server sends it. An answer may hold the whole list or only the rows of this page. */
function pageResponse(endpoint: Endpoint, replied: unknown, { query }: { query: PageQuery }) {
  const rows = replied as { id: number | string }[]
  const begin = rows.findIndex(({ id }) => id === query.after) + 1
  // Only the rows that are sent: a list may be long, and is read in many pages
  const page = endpoint.reply?.parse(rows.slice(begin, begin + query.limit)) as typeof rows
  const next = new URLSearchParams({ ...query, limit: `${query.limit}`, after: `${page.at(-1)?.id}` })
  const whole = query.after === undefined || begin > 0
  return Response.json(page, {
    headers: {
      ...(whole && rows.length !== query.limit && { 'x-total-count': `${rows.length}` }),
      ...(page.length === query.limit && { link: `<${endpoint.route.split(' ')[1]}?${next}>; rel="next"` }),
    },
  })
}

const fileResponse = ({ name, type, bytes, missing, outOfDate }: ExportedFile) =>
  new Response(bytes, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="file"; filename*=UTF-8''${encodeURIComponent(name)}`,
      ...(missing && { 'x-missing': missing.join(',') }),
      ...(outOfDate && { 'x-out-of-date': outOfDate.join(',') }),
    },
  })

const placeholders = ({ route }: Endpoint) => route.split('{').length

const pathPattern = ({ route }: Endpoint) =>
  new RegExp(`^${(route.split(' ')[1] ?? '').replace(/\{(\w+)\}/g, (_, name) => `(?<${name}>[^/]+)`)}$`)
