import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../testing/cluster.ts'
import { alikeEngines, clusterUrls, engines, openTestDatabase, type TestKnex } from '../testing/databases.ts'
import { knexForPostgres } from './knex.ts'
import { type Db, inPlatform, inTenant, inVisitor } from './tenant.ts'

const addTenant = (knex: Knex, id: string) =>
  inPlatform(knex, (db) => db('tenants').insert({ id, name: id, email: `${id}@show.example` }))

const addGuest = (db: Db, name: string): Promise<{ id: number }> =>
  db('guests')
    .insert({ name })
    .returning('id')
    .then(([row]) => row)

/** One row in every table of a show. */
async function fill(db: Db, show: string) {
  const { id: guestId } = await addGuest(db, `${show}-guest`)
  const key = Buffer.alloc(32, show)
  const picture = { sha256: key, mime: 'image/png', bytes: key, width: 1, height: 1 }
  await db('media').insert({ id: show.padEnd(22, '0'), ...picture })
  await db('sessions').insert({ id: `${show}-session`, expiresAt: db.fn.now() })
  await db('show_settings').insert({ podcastName: show })
  await db('deletions').insert({ id: `${show}-deletion`, kind: 'guest', label: show, count: 1 })
  const text = {
    contentType: 'introduction',
    content: show,
    wordCount: 1,
    characterCount: 1,
    provider: 'drafter',
  }
  const [{ id: contentId }] = await db('generated_content')
    .insert({ guestId, ...text })
    .returning('id')
  await db('fact_checks').insert({ guestId, contentId, state: 'approved', original: show })
  await db('text_versions').insert({ contentId, version: 1, origin: 'generated', content: show })
  await db('guest_pages').insert({ guestId, link: `${show}-link`.padEnd(22, '-') })
  await db('personal_links').insert({ guestId, generation: 1 })
  await db('offered_times').insert({ guestId, startsAt: new Date(0), timeZone: 'UTC' })
  await db('release_texts').insert({ version: 1, text: show })
  await db('guest_consents').insert({ guestId, version: 1, name: show })
  await db('ai_training_patterns').insert({ contentType: 'introduction', patternType: 'tone', pattern: show })
  await db('calendar_addresses').insert({ hash: Buffer.from(show.padEnd(32, '-').slice(0, 32)) })
  await db('questionnaires').insert({ id: `${show}-form`, title: show, questions: '[]' })
  const answers = { questionnaireId: `${show}-form`, guestId, responses: '{}', questions: '[]' }
  await db('questionnaire_responses').insert({ ...answers, uniqueToken: show })
  await db('questionnaire_sends').insert({ questionnaireId: `${show}-form`, guestId })
  const visited = { questionnaireId: `${show}-form`, day: '2026-01-01' }
  await db('questionnaire_visits').insert({ ...visited, visit: show })
  await db('questionnaire_days').insert({ ...visited, measure: 'view', count: 1 })
  await db('guest_days').insert({ day: '2026-01-01', unscheduled: 1, upcoming: 0, completed: 0 })
  await db('mail_stops').insert({ address: show.padEnd(43, '-') })
  await db('mail_days').insert({ day: '2026-01-01', mails: 1 })
  await db('mail_templates').insert({ kind: 'invite', subject: show, text: show })
  const [project] = await db('projects').insert({ name: show }).returning('id')
  const [episode] = await db('episodes').insert({ projectId: project.id, title: show }).returning('id')
  await db('episode_guests').insert({ episodeId: episode.id, guestId, position: 0 })
  await db('episode_segments').insert({ episodeId: episode.id, position: 0, kind: 'own', title: show })
  const link = { episodeId: episode.id, name: show, expiresAt: new Date(Date.now() + 86_400_000) }
  await db('run_links').insert({ ...link, hash: key })
  const spoken = { text: show, speakers: '[]', cues: '[[null,null,null]]', words: 1 }
  await db('transcripts').insert({ episodeId: episode.id, format: 'text', ...spoken })
  const recap = { summary: '[]', quotes: '[]', chapters: '[]', links: '[]', provider: 'drafter' }
  await db('recaps').insert({ episodeId: episode.id, ...recap })
  const sponsor = { companyName: show, industry: 'x', reasonForMatch: 'x', estimatedBudgetRange: 'x' }
  const [{ id: sponsorId }] = await db('saved_sponsors')
    .insert({ ...sponsor, contactStrategy: 'x' })
    .returning('id')
  const company = { companyName: show, email: 'a@example.com' }
  await db('sponsor_inquiries').insert({ sponsorId, ...company, uniqueToken: show })
  await db('marketing_results').insert({
    type: 'social_media',
    label: show,
    request: '{}',
    result: '{}',
    provider: 'drafter',
  })
  const batch = { types: ['introduction'], total: 1 }
  await db('content_batches').insert({ id: `${show}-batch`, ...batch })
  await db('content_batch_items').insert({
    batchId: `${show}-batch`,
    guestId,
    contentType: 'introduction',
  })
  await db('generation_usage').insert({ day: '2026-01-01' })
  await db('imports').insert({ id: `${show}-import` })
  await db('import_changes').insert({ importId: `${show}-import`, guestId, before: '{}', after: '{}' })
  await db('import_mappings').insert({ signature: `${show}-headers`, mapping: '{}' })
  await db('idempotency_keys').insert({ route: 'POST /x', key: show, requestHash: key })
  await db('api_keys').insert({
    ...{ id: `${show}-key`, name: show, scope: 'read', hash: key, hint: 'abcd' },
    expiresAt: db.fn.now(),
  })
  const address = 'https://example.com/'
  await db('webhooks').insert({ id: `${show}-hook`, url: address, events: ['guest.created'], secret: key })
  const message = { webhookId: `${show}-hook`, type: 'guest.created', data: '{}' }
  await db('webhook_deliveries').insert(message)
  await db('audit_entries').insert({ actorKind: 'host', actor: show, action: 'exported' })
  await db('authenticators').insert({ secret: Buffer.alloc(40, show) })
  await db('known_devices').insert({ hash: key })
  await db('show_restores').insert({ archiveId: key.toString('hex').slice(0, 32) })
  await db('erasures').insert({ id: `${show}-erasure`, madeBy: show, counts: '{}', alike: [] })
}

const showTables = (knex: Knex): Promise<string[]> =>
  knex('information_schema.columns')
    .where({ tableSchema: 'public', columnName: 'tenant_id' })
    .orderBy('tableName')
    .pluck('table_name')

const allTables = (knex: Knex): Promise<string[]> =>
  knex('pg_tables').where({ schemaname: 'public' }).orderBy('tablename').pluck('tablename')

const countRows = (db: Db | Knex, table: string): Promise<number> =>
  db(table)
    .count({ n: db.raw('1') })
    .then(([row]) => Number(row?.['n']))

/** PostgreSQL's code for why work was refused; undefined when it was not. */
const refusal = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    (error: { code?: string }) => error.code,
  )

describe.each(engines)('on %s', (engine) => {
  let database: TestKnex
  let knex: Knex
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    knex = database.knex
    for (const show of ['ours', 'theirs']) {
      await addTenant(knex, show)
      await inPlatform(knex, (db) =>
        db('feature_purchases').insert({ tenantId: show, featureName: 'analytics', price: 1 }),
      )
      await inTenant(knex, show, (db) => fill(db, show))
    }
  })
  afterAll(() => database.close())

  const inOurs = <T>(work: (db: Db) => Promise<T>) => inTenant(knex, 'ours', work)
  const theirGuest = () => inTenant(knex, 'theirs', (db) => db('guests').first('id'))

  test('a transaction without a show sees no row of any show', async () => {
    const tables = await showTables(knex)
    expect(tables).toHaveLength(52)
    for (const table of tables) {
      expect([table, await inTenant(knex, '', (db) => countRows(db, table))]).toEqual([table, 0])
    }
  })

  test('a show sees its own row of every table and no other', async () => {
    for (const table of await showTables(knex)) {
      const owners = await inOurs((db) => db(table).distinct().pluck('tenant_id'))
      expect([table, owners]).toEqual([table, ['ours']])
    }
    expect(await inOurs((db) => db('tenants').pluck('id'))).toEqual(['ours'])
  })

  test('only the change of role protects: who signed in to the database sees every show', async () => {
    expect(await countRows(knex, 'guests')).toBe(2)
  })

  test("a row for another show is refused, and so is giving one's own away", async () => {
    const foreign = { name: 'Eve', tenantId: 'theirs' }
    await expect(inOurs((db) => db('guests').insert(foreign))).rejects.toMatchObject({ code: '42501' })
    const gift = inOurs((db) => db('guests').update({ tenantId: 'theirs' }))
    await expect(gift).rejects.toMatchObject({ code: '42501' })
  })

  test("a row that points at another show's guest is refused", async () => {
    const { id: guestId } = await theirGuest()
    const text = {
      contentType: 'introduction',
      content: '',
      wordCount: 0,
      characterCount: 0,
      provider: 'drafter',
    }
    const content = inOurs((db) => db('generated_content').insert({ guestId, ...text }))
    await expect(content).rejects.toMatchObject({ code: '23503' })
    const photo = inOurs((db) => db('guests').update({ photoId: 'theirs'.padEnd(22, '0') }))
    await expect(photo).rejects.toMatchObject({ code: '23503' })
  })

  test("another show's row can be neither changed nor deleted", async () => {
    const { id } = await theirGuest()
    expect(await inOurs((db) => db('guests').where({ id }).update({ name: 'Eve' }))).toBe(0)
    expect(await inOurs((db) => db('guests').where({ id }).delete())).toBe(0)
  })

  test('a visitor can read no table', async () => {
    for (const table of await allTables(knex)) {
      expect([table, await refusal(inVisitor(knex, (db) => countRows(db, table)))]).toEqual([table, '42501'])
    }
  })

  test("an admin's work can read no guest, text, answer or password", async () => {
    for (const table of ['guests', 'generated_content', 'questionnaire_responses', 'media']) {
      expect([table, await refusal(inPlatform(knex, (db) => countRows(db, table)))]).toEqual([table, '42501'])
    }
    const hashes = inPlatform(knex, (db) => db('tenants').pluck('password_hash'))
    await expect(hashes).rejects.toMatchObject({ code: '42501' })
    expect(await inPlatform(knex, (db) => countRows(db, 'sessions'))).toBe(0)
  })

  test('a show cannot read admins or its own password hash, or grant itself features', async () => {
    await expect(inOurs((db) => countRows(db, 'admins'))).rejects.toMatchObject({ code: '42501' })
    const hash = inOurs((db) => db('tenants').pluck('password_hash'))
    await expect(hash).rejects.toMatchObject({ code: '42501' })
    const grant = inOurs((db) => db('tenants').update({ subscriptionStatus: 'active' }))
    await expect(grant).rejects.toMatchObject({ code: '42501' })
  })

  test('role and show are reset after a transaction, also after one that failed', async () => {
    const left = async () => {
      const { rows } = await knex.raw(
        `select current_user = session_user as same, current_setting('app.tenant_id', true) as show`,
      )
      return rows[0]
    }
    await inOurs((db) => countRows(db, 'guests'))
    expect(await left()).toEqual({ same: true, show: '' })
    await expect(inOurs((db) => db.raw('select 1 / 0'))).rejects.toMatchObject({ code: '22012' })
    expect(await left()).toEqual({ same: true, show: '' })
  })
})

/** Of each show; `npm run endure` makes 3,000 of them all. */
const turns = process.env['CUEROOM_ENDURE'] ? 60 : 21

/** How connections are reset is tested on each database above. */
test.each(alikeEngines)(
  'on %s two connections serve 50 shows in a thousand interleaved transactions without one wrong row',
  { timeout: 60_000 },
  async (engine) => {
    const database = await createTestDatabase({ url: clusterUrls[engine]! })
    const knex = knexForPostgres(database.url, 2)
    const shows = Array.from({ length: 50 }, (_, n) => `show-${n}`)
    const failed = new Error('a request failed')
    const wrong: string[] = []
    let seen = 0

    const visit = (show: string, turn: number) =>
      inTenant(knex, show, async (db) => {
        if (turn % 7 === 1) throw failed
        const rows = await db('guests').select('tenantId', 'name')
        seen += rows.length
        wrong.push(...rows.filter(({ name }) => name !== show).map(({ name }) => `${show} saw ${name}`))
        if (rows.length !== 1 + Math.floor((turn + 3) / 7))
          wrong.push(`${show} saw ${rows.length} rows in turn ${turn}`)
        if (turn % 7 === 3) await addGuest(db, show)
        if (turn % 7 === 5) {
          await addGuest(db, show)
          throw failed
        }
      }).catch((error: unknown) => {
        if (error !== failed) throw error
      })

    const live = async (show: string) => {
      for (let turn = 0; turn < turns; turn++) await visit(show, turn)
    }

    try {
      for (const show of shows) {
        await addTenant(knex, show)
        await inTenant(knex, show, (db) => addGuest(db, show))
      }
      await Promise.all(shows.map(live))
      expect(wrong).toEqual([])
      // A show has one more row every seven turns
      expect(seen).toBeGreaterThan(3 * turns ** 2)
    } finally {
      await knex.destroy()
      await database.drop()
    }
  },
)
