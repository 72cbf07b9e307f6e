import * as z from 'zod'
import { ContentType } from '@cueroom/core/content/content.ts'
import { pageRows, replyBytes } from '@cueroom/core/contract/body-limits.ts'
import { describe, expect, test } from 'vitest'
import { inTenant } from '../db/tenant.ts'
import { startTestApi } from '../testing/api.ts'
import { addRows, type ShowIds } from '../testing/show-rows.ts'
import { type Example, walkedCalls } from '../testing/walk.ts'

const otherTypes = ContentType.options.slice(1)

/** An item of the inbox of which a show may have many. */
const trialEnds = { kind: 'trial', guestId: null, responseId: null, inquiryId: null, batchId: null }

interface Listed {
  id: number
}

/** The tables of the lists, whose rows are copied until there are several. */
const tables: Record<string, string> = {
  'audit.list': 'audit_entries',
  'audit.listAll': 'audit_entries',
  'batches.list': 'content_batches',
  'batches.items': 'content_batch_items',
  'content.recent': 'generated_content',
  'episodes.list': 'episodes',
  'episodes.listSeries': 'projects',
  'guests.list': 'guests',
  'erasures.list': 'erasures',
  'guests.deletions': 'deletions',
  'imports.list': 'imports',
  'inbox.list': 'inbox_items',
  'marketing.results': 'marketing_results',
  'questionnaires.list': 'questionnaires',
  'questionnaires.responses': 'questionnaire_responses',
  'sponsors.list': 'saved_sponsors',
  'sponsorship.inquiries': 'sponsor_inquiries',
  'tenants.list': 'tenants',
  'tenants.purchases': 'feature_purchases',
  'webhooks.deliveries': 'webhook_deliveries',
}

/** A change to a row of a list in several orders, which moves it in each of them. */
const moves: Record<string, Record<string, unknown>> = {
  'episodes.list': { title: 'zzz', number: 9_999, scheduledDate: '2199-01-01T00:00:00Z' },
  'guests.list': {
    ...{ name: 'zzz', company: 'zzz', interviewDate: '2199-01-01T00:00:00Z' },
    responses: JSON.stringify({ Topic: 'Engines' }),
  },
  'tenants.list': {
    ...{ name: 'zzz', email: 'zzz@zzz.example', lastLoginAt: '2199-01-01T00:00:00Z' },
    ...{ subscriptionPlan: 'enterprise', subscriptionStatus: 'trial' },
  },
}

/** Lists with a limit of their own: fifty keys and patterns of a show, ten webhooks, the newest 200 sessions, 20 links of an episode, the interviews of a month, the answers of one guest. */
const short = [
  ...['keys.list', 'patterns.list', 'webhooks.list', 'account.sessions', 'account.adminSessions'],
  ...['episodes.runLinks', 'guests.interviews', 'questionnaires.answersOfGuest'],
]

describe('of the replies that are lists', () => {
  const lists = walkedCalls.filter(({ endpoint }) => endpoint.reply instanceof z.ZodArray)

  test('each that is read is paged, with a limit and a place to go on from', () => {
    const read = lists.filter(
      ({ name, endpoint }) => endpoint.route.startsWith('GET') && !short.includes(name),
    )
    expect(read.map(({ name }) => name).toSorted()).toEqual(Object.keys(tables).toSorted())
    for (const { name, endpoint } of read) {
      expect([name, endpoint.paged]).toEqual([name, true])
      expect(Object.keys(endpoint.query!.shape)).toEqual(expect.arrayContaining(['limit']))
      const most = endpoint.query!.shape['limit'] as z.ZodType
      expect([name, most.safeParse(pageRows).success, most.safeParse(pageRows + 1).success]).toEqual([
        name,
        true,
        false,
      ])
    }
  })

  test('no other call is paged', () => {
    const paged = walkedCalls.filter(({ endpoint }) => endpoint.paged).map(({ name }) => name)
    expect(paged.filter((name) => !Object.hasOwn(tables, name))).toEqual([])
  })
})

describe('a list', () => {
  const api = startTestApi()
  const get = async (url: string, token: string) => {
    const response = await api.current.server.inject({ url, headers: { authorization: `Bearer ${token}` } })
    expect({ url, status: response.statusCode }).toEqual({ url, status: 200 })
    const next = /^<(.+)>; rel="next"$/.exec(String(response.headers['link'] ?? ''))?.[1]
    const total = Number(response.headers['x-total-count'])
    return { rows: JSON.parse(response.payload) as Listed[], next, total, bytes: response.rawPayload.length }
  }
  const address = (route: string, { params = {}, query = {} }: Example, limit: number) => {
    const path = route.split(' ')[1]!.replace(/\{(\w+)\}/g, (_, key: string) => String(params[key]))
    const { after: _, limit: __, type: ___, ...filter } = query
    return `${path}?${new URLSearchParams({ ...filter, limit: `${limit}` })}`
  }
  /** Copies the newest row of a table, past every lock, with a new id and what else must differ. */
  const copyRow = async (table: string, { tenantId }: ShowIds, n: number) => {
    const own = table === 'tenants' ? { id: tenantId } : { tenantId }
    const kept = (row: object) => !('deletedAt' in row) || row.deletedAt === null
    const all = await api.current.knex(table).where(own).orderBy('id', 'desc')
    const { id, ...row } = all.find(kept)
    // Made of other columns
    for (const column of ['companyKey', 'nameKey', 'searchText', 'answered']) delete row[column]
    for (const [column, value] of Object.entries(row))
      if (value !== null && typeof value === 'object') row[column] = JSON.stringify(value)
    if (row.types) row.types = ['introduction']
    if (row.alike) row.alike = []
    if (row.mutedMails) row.mutedMails = []
    if (row.expertise) row.expertise = []
    const unique = {
      email: row.email && `${n}-${row.email}`,
      companyName: row.companyName && `${row.companyName} ${n}`,
    }
    const token = row.uniqueToken && `token-${n}-${String(id)}`
    await api.current.knex(table).insert({
      ...row,
      ...(row.email && table === 'tenants' && { email: unique.email, domain: null }),
      ...(row.companyName && { companyName: unique.companyName }),
      ...(token && { uniqueToken: token }),
      ...(row.contentType && row.batchId && { contentType: otherTypes[n] }),
      ...(row.batchItemId && { batchItemId: null }),
      ...(table === 'inbox_items' && { ...trialEnds, endsAt: new Date(n) }),
      ...(typeof id === 'string' && { id: `${id.slice(0, 40)}-${n}` }),
    })
  }

  test.each(walkedCalls.filter(({ endpoint }) => endpoint.paged))(
    '($name) is read page by page, each row once',
    async ({ name, endpoint, example }) => {
      const { host, admin } = { host: await api.current.host(), admin: await api.current.admin() }
      const ids = await addRows(api.current.knex, host.tenantId, 'canary')
      const sent = example(ids)
      const token = endpoint.access === 'admin' ? admin.token : host.token
      if (name === 'tenants.purchases') {
        const bought = { tenantId: host.tenantId, featureName: 'analytics', price: 1, expiresAt: new Date(0) }
        await api.current.knex('feature_purchases').insert([bought, bought])
      }
      for (let n = 0; n < 2; n++) await copyRow(tables[name]!, ids, n)

      const whole = await get(address(endpoint.route, sent, 1_000), token)
      expect(whole.rows.length).toBeGreaterThanOrEqual(3)
      expect(whole).toMatchObject({ total: whole.rows.length, next: undefined })
      const rows: Listed[] = []
      for (let url: string | undefined = address(endpoint.route, sent, 1); url;) {
        const page = await get(url, token)
        expect(page.rows).toHaveLength(1)
        expect(page.total).toBe(rows.length === 0 ? whole.total : Number.NaN)
        rows.push(...page.rows)
        url = page.next
      }
      expect(rows).toEqual(whole.rows)
    },
  )

  const sorted = walkedCalls.flatMap(({ name, endpoint, example }) => {
    const sort = endpoint.query?.shape['sort']
    return sort
      ? [{ name, endpoint, example, sorts: (sort as z.ZodDefault<z.ZodEnum>).unwrap().options }]
      : []
  })

  test('in several orders is one of those whose rows are moved here', () => {
    expect(sorted.map(({ name }) => name).toSorted()).toEqual(Object.keys(moves).toSorted())
  })

  test.each(sorted)(
    '($name) goes on where it was in every order when the last row of a page moves',
    async ({ name, endpoint, example, sorts }) => {
      const { host, admin } = { host: await api.current.host(), admin: await api.current.admin() }
      const ids = await addRows(api.current.knex, host.tenantId, 'canary')
      for (let n = 0; n < 2; n++) await copyRow(tables[name]!, ids, n)
      const token = endpoint.access === 'admin' ? admin.token : host.token
      const refused = async (query: object) =>
        (
          await api.current.server.inject({
            url: `${endpoint.route.split(' ')[1]}?${new URLSearchParams({ ...query })}`,
            headers: { authorization: `Bearer ${token}` },
          })
        ).statusCode
      const by = String(sorts.find((sort) => /name|title/.test(String(sort))))
      const place = (...values: unknown[]) => `0.${Buffer.from(JSON.stringify(values)).toString('base64url')}`
      for (const after of ['7', '0.W10', '0.xx', place('zzz'), place('zzz', 'no time', 'x'), place(1, 2)])
        expect([after, await refused({ sort: by, after })]).toEqual([after, 400])
      expect(await refused({ after: place('zzz', '7') })).toBe(400)

      const table = () => api.current.knex(tables[name]!)
      for (const sort of sorts) {
        const url = `${address(endpoint.route, example(ids), 2)}&sort=${String(sort)}`
        const whole = await get(url.replace('limit=2', 'limit=1000'), token)
        const { rows, next } = await get(url, token)
        const id = rows[1]!.id
        const before = await table()
          .where({ id })
          .first(...Object.keys(moves[name]!))
        await table().where({ id }).update(moves[name]!)
        const rest = await get(next!.replace('limit=2', 'limit=1000'), token)
        await table()
          .where({ id })
          .update({ ...before, ...(before.responses && { responses: JSON.stringify(before.responses) }) })
        const others = rest.rows.map((row) => row.id).filter((other) => other !== id)
        expect([sort, ...others]).toEqual([sort, ...whole.rows.slice(2).map((row) => row.id)])
      }
    },
  )

  test('ends a page before the bytes that a reply may hold, and nothing is left out', async () => {
    const host = await api.current.host()
    const long = 'x'.repeat(9_800)
    const answers = Object.fromEntries(Array.from({ length: 170 }, (_, n) => [`answer-${n}`, long]))
    await inTenant(api.current.knex, host.tenantId, async (db) => {
      for (let n = 0; n < 7; n++)
        await db('guests').insert({ name: `Guest ${n}`, responses: JSON.stringify(answers) })
    })
    const names: string[] = []
    const sizes: number[] = []
    for (let url: string | undefined = '/api/guests'; url;) {
      const page = await get(url, host.token)
      expect(page.bytes).toBeLessThanOrEqual(replyBytes)
      names.push(...(page.rows as unknown as { name: string }[]).map(({ name }) => name))
      sizes.push(page.rows.length)
      url = page.next
    }
    expect(names).toEqual(Array.from({ length: 7 }, (_, n) => `Guest ${6 - n}`))
    expect(sizes).toEqual([5, 2])
  })

  test('goes on where it was when guests are added and deleted between two pages', async () => {
    const host = await api.current.host()
    for (const name of ['Ada', 'Grace', 'Mary', 'Rosa']) await host.guests.create({ body: { name } })
    const first = await get('/api/guests?limit=2', host.token)
    await host.guests.create({ body: { name: 'Late' } })
    await host.guests.remove({ params: { id: first.rows[1]!.id } })
    const second = await get(first.next!, host.token)
    expect([...first.rows, ...second.rows]).toMatchObject(
      ['Rosa', 'Mary', 'Grace', 'Ada'].map((name) => ({ name })),
    )
  })

  test('whose place was erased says so instead of ending early', async () => {
    const host = await api.current.host()
    for (const name of ['Ada', 'Grace', 'Mary']) await host.guests.create({ body: { name } })
    const { rows } = await get('/api/guests?limit=1', host.token)
    const after = rows[0]!.id
    await api.current.knex('guests').where({ id: after }).delete()
    await expect(host.guests.list({ query: { after } })).rejects.toMatchObject({
      status: 409,
      problem: { code: 'list_changed' },
    })
  })

  test('of more than 1,000 rows is refused, and cut to that without a limit', async () => {
    const host = await api.current.host()
    const guests = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `Guest ${n}` }))
    await host.imports.create({ body: { guests: guests(1_000) } })
    await host.imports.create({ body: { guests: guests(3) } })
    await expect(host.guests.list({ query: { limit: 1_001 } })).rejects.toMatchObject({ status: 400 })
    for (const query of ['', '?search=guest', '?status=unscheduled', '?view=card']) {
      const first = await get(`/api/guests${query}`, host.token)
      expect([query, first.rows.length, first.total]).toEqual([query, 1_000, 1_003])
      expect((await get(first.next!, host.token)).rows).toHaveLength(3)
    }
  })
})
