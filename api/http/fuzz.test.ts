import { Problem } from '@cueroom/core/contract/shapes.ts'
import { anyCharacter } from '@cueroom/core/testing/any-character.ts'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/api.ts'
import { addRows, type ShowIds } from '../testing/show-rows.ts'
import { type WalkedCall, walkedCalls } from '../testing/walk.ts'

const repetitions = Number(process.env['CUEROOM_ENDURE']) || 0
/** Runs of each call; `npm run endure` makes them many. */
const numRuns = repetitions ? 20 * repetitions : 4
/** A fixed seed for each call, or every call would be sent the same. */
const options = (call: WalkedCall) => ({ seed: 20_261_121 + walkedCalls.indexOf(call), numRuns })

const hostile = fc.constantFrom<unknown>(
  '',
  ' ',
  '\u0000',
  '\ud800',
  "'; drop table guests; --",
  '%',
  '\\',
  '{{7*7}}',
  '../../etc/passwd',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  '\u202e\u0600',
  'x'.repeat(30_000),
  7,
  true,
  null,
  [],
  {},
  [[[[]]]],
  { length: 1e9 },
)
const number = fc.constantFrom(-1, 0, 1.5, 2 ** 31, Number.MAX_SAFE_INTEGER, 1e308)
const anything = fc.oneof(
  { weight: 3, arbitrary: hostile },
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: anyCharacter }),
)
const key = fc.oneof(
  fc.constantFrom('id', 'tenantId', '__proto__', 'constructor', 'version', 'limit', ''),
  fc.string(),
)

/** One change: mostly in a part the call has, mostly of a value within it. */
type Change = { part: number; at: number } & (
  | { set: unknown; number: number }
  | { remove: true }
  | { add: string; value: unknown }
  | { wrap: true }
)
const where = { part: fc.nat(11), at: fc.nat(50) }
const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ ...where, set: anything, number }) },
  { weight: 1, arbitrary: fc.record({ ...where, remove: fc.constant(true as const) }) },
  { weight: 2, arbitrary: fc.record({ ...where, add: key, value: anything }) },
  { weight: 1, arbitrary: fc.record({ ...where, wrap: fc.constant(true as const) }) },
)

type Part = 'params' | 'query' | 'body'
type Parts = Partial<Record<Part, unknown>>

function withChange(parts: Parts, how: Change): Parts {
  const own = Object.keys(parts) as Part[]
  const part = (how.part < 10 && own[how.part % own.length]) || (['query', 'body'] as const)[how.part % 2]!
  return { ...parts, [part]: changed(parts[part] ?? {}, how) }
}

/** Changes a valid value in one place, counted in the order in which the places are met. */
function changed(value: unknown, how: Change): unknown {
  // The whole is changed only where it holds nothing, or something is added to it
  const places = placesOf(value)
  const wanted = 'add' in how || places === 1 ? how.at % places : 1 + (how.at % (places - 1))
  let place = -1
  const apply = (here: unknown): unknown => {
    if (++place === wanted) {
      if ('set' in how) return typeof here === 'number' && how.at % 2 ? how.number : how.set
      if ('remove' in how) return undefined
      if ('wrap' in how) return [here]
      if (typeof here === 'object' && here !== null) return { ...here, [how.add]: how.value }
      return how.value
    }
    if (Array.isArray(here)) return here.map(apply)
    if (typeof here !== 'object' || here === null) return here
    return Object.fromEntries(Object.entries(here).map(([name, inner]) => [name, apply(inner)]))
  }
  return apply(value)
}
const placesOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, inner) => sum + placesOf(inner), 1)
    : 1

const named = (part: unknown) =>
  Object.entries(typeof part === 'object' && part !== null ? part : {}).map(
    ([name, value]) => [name, asText(value)] as [string, string],
  )
const asText = (value: unknown) =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed()

/** A call whose path, query and body are changed, sent as it is. */
function send(api: TestApi, { endpoint }: WalkedCall, { params, query, body }: Parts, token: string) {
  const [method, template] = endpoint.route.split(' ') as ['POST', string]
  const values = new Map(named(params))
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? '-'),
  )
  const search = new URLSearchParams(named(query))
  return api.server.inject({
    method,
    url: `${path}?${search}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(method !== ('GET' as string) && { payload: JSON.stringify(body) ?? '' }),
  })
}

describe('whatever is sent', () => {
  const api = startTestApi()
  let ids: ShowIds
  let tokens: Record<string, string>

  beforeAll(async () => {
    const [host, admin] = [await api.current.host(), await api.current.admin()]
    tokens = { tenant: host.token, 'visitor-or-host': host.token, public: '', admin: admin.token }
    ids = await addRows(api.current.knex, host.tenantId, 'a-text-of-the-show')
    api.current.liftLimits()
  })

  // A sign-in would hash a password each time, and a sign-out end the session of the others
  const calls = walkedCalls.filter(
    ({ name, endpoint }) => endpoint.rate !== 'signIn' && !/signOut/.test(name),
  )

  test.each(calls.map((call) => [call.name, call] as const))(
    '%s answers, or refuses in the form of a problem',
    async (_name, call) => {
      const property = fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
        const sent = changes.reduce<Parts>(withChange, { ...call.example(ids) })
        const answer = await send(api.current, call, sent, tokens[call.endpoint.access]!)
        expect(answer.statusCode).toBeLessThan(500)
        if (answer.statusCode < 400) return
        const problem = Problem.strict().parse(JSON.parse(answer.payload))
        expect(problem.requestId).toMatch(/^[\w-]{12}$/)
        expect(answer.payload).not.toMatch(/\bat .*\.ts:|node_modules|select .* from |insert into|SQLSTATE/i)
      })
      await fc.assert(property, options(call))
    },
    120_000 + numRuns * 100,
  )
})
