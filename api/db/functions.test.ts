import { randomBytes } from 'node:crypto'
import type { Knex } from 'knex'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { engines, openTestDatabase, type TestKnex } from '../testing/databases.ts'
import { inPlatform, inTenant, inVisitor } from './tenant.ts'

describe.each(engines)('on %s', (engine) => {
  let database: TestKnex
  let knex: Knex
  let show: string
  const token = () => randomBytes(32)

  const ask = (sql: string, bindings: unknown[]): Promise<Record<string, unknown>[]> =>
    inVisitor(knex, (db) => db.raw(sql, bindings as Knex.Value[]).then(({ rows }) => rows))
  const setUp = (hash: Buffer, password: string, name: string | null = null) =>
    ask('select cueroom.complete_setup(?, ?, ?) as show', [hash, password, name]).then(
      ([row]) => row?.['show'],
    )
  const credentials = (email: string) => ask('select * from cueroom.tenant_credentials(?)', [email])
  const invite = (setupTokenHash: Buffer, inHours: number) =>
    inPlatform(knex, (db) =>
      db('tenants')
        .where({ id: show })
        .update({ setupTokenHash, setupTokenExpiresAt: new Date(Date.now() + inHours * 3_600_000) }),
    )
  const openSession = (id: string) =>
    inTenant(knex, show, (db) => db('sessions').insert({ id, expiresAt: '2100-01-01' }))
  const sessions = () => knex('sessions').where({ tenantId: show }).pluck('id')

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    knex = database.knex
  })
  afterAll(() => database.close())

  beforeEach(async () => {
    show = `show-${randomBytes(6).toString('hex')}`
    await inPlatform(knex, (db) =>
      db('tenants').insert({ id: show, name: 'Old name', email: `${show}@x.example` }),
    )
  })

  test('an unknown, a spent and an expired setup link open nothing', async () => {
    expect(await setUp(token(), 'hash')).toBeNull()
    const expired = token()
    await invite(expired, -1)
    expect(await ask('select cueroom.tenant_of_setup_token(?) as show', [expired])).toEqual([{ show: null }])
    expect(await setUp(expired, 'hash')).toBeNull()
    const spent = token()
    await invite(spent, 1)
    expect(await setUp(spent, 'hash', 'New name')).toBe(show)
    expect(await setUp(spent, 'other')).toBeNull()
    expect(await credentials(`${show}@X.example`)).toEqual([{ tenant_id: show, password_hash: 'hash' }])
  })

  test('of ten who use one setup link at the same time, one gets in', async () => {
    const hash = token()
    await invite(hash, 1)
    const winners = await Promise.all(Array.from({ length: 10 }, (_, n) => setUp(hash, `hash-${n}`)))
    expect(winners.filter(Boolean)).toEqual([show])
  })

  test('a setup link that sets a new password ends every session of its show and keeps its name', async () => {
    await openSession(`${show}-a`)
    const hash = token()
    await invite(hash, 1)
    await setUp(hash, 'hash')
    expect(await sessions()).toEqual([])
    expect(await knex('tenants').where({ id: show }).first('name')).toEqual({ name: 'Old name' })
  })

  test('a password changes only from the one that was verified, and takes all sessions with it', async () => {
    const hash = token()
    await invite(hash, 1)
    await setUp(hash, 'first')
    await openSession(`${show}-a`)
    await openSession(`${show}-b`)
    const change = (from: string, to: string) =>
      inTenant(knex, show, (db) =>
        db.raw('select cueroom.change_password(?, ?) as changed', [from, to]),
      ).then(({ rows }) => rows[0].changed)
    expect(await change('guessed', 'second')).toBe(false)
    expect(await sessions()).toHaveLength(2)
    expect(await change('first', 'second')).toBe(true)
    expect(await change('first', 'third')).toBe(false)
    expect(await sessions()).toEqual([])
    expect(await credentials(`${show}@x.example`)).toEqual([{ tenant_id: show, password_hash: 'second' }])
  })

  test('a deleted questionnaire has no public address', async () => {
    const id = `form-${show}`
    await inTenant(knex, show, (db) =>
      db('questionnaires').insert({ id, title: 'Before we talk', questions: '[]' }),
    )
    const find = () => ask('select cueroom.tenant_of_questionnaire(?) as show', [id])
    expect(await find()).toEqual([{ show }])
    await inTenant(knex, show, (db) => db('questionnaires').update({ deletedAt: db.fn.now() }))
    expect(await find()).toEqual([{ show: null }])
  })

  test('a picture that only deleted guests have is hidden, and shown again when one is restored', async () => {
    const id = randomBytes(16).toString('base64url')
    const picture = {
      id,
      sha256: token(),
      mime: 'image/png',
      bytes: Buffer.from('picture'),
      width: 1,
      height: 1,
    }
    const seen = () => ask('select mime, bytes from cueroom.media(?)', [id])
    expect(await seen()).toEqual([])
    await inTenant(knex, show, async (db) => {
      await db('media').insert(picture)
      await db('guests').insert({ name: 'Ada', photoId: id })
    })
    expect(await seen()).toEqual([{ mime: 'image/png', bytes: Buffer.from('picture') }])
    const deletionId = `deletion-${show}`
    await inTenant(knex, show, async (db) => {
      await db('guests').update({ deletedAt: db.fn.now(), deletionId })
      await db('deletions').insert({ id: deletionId, kind: 'guest', label: 'Ada', count: 1 })
    })
    expect(await seen()).toEqual([])
    await inTenant(knex, show, (db) => db('guests').update({ deletedAt: null, deletionId: null }))
    expect(await seen()).toHaveLength(1)
  })

  test('to erase a deletion erases its guests with their texts and answers, and nothing else', async () => {
    await inTenant(knex, show, async (db) => {
      const [gone, kept] = await db('guests')
        .insert([{ name: 'Ada' }, { name: 'Bea' }])
        .returning('id')
      const text = {
        contentType: 'questions',
        content: 'x',
        wordCount: 1,
        characterCount: 1,
        provider: 'drafter',
      }
      await db('generated_content').insert([
        { guestId: gone.id, ...text },
        { guestId: kept.id, ...text },
      ])
      await db('questionnaires').insert({ id: `q-${show}`, title: 'Before we talk', questions: '[]' })
      const answers = { questionnaireId: `q-${show}`, responses: '{}', questions: '[]' }
      await db('questionnaire_responses').insert({ ...answers, guestId: gone.id, uniqueToken: 'a' })
      await db('deletions').insert({ id: `d-${show}`, kind: 'guest', label: 'Ada', count: 1 })
      await db('guests')
        .where(gone)
        .update({ deletedAt: db.fn.now(), deletionId: `d-${show}` })
      await db('deletions')
        .where({ id: `d-${show}` })
        .delete()
    })
    const left = await inTenant(knex, show, async (db) => [
      await db('guests').pluck('name'),
      await db('generated_content').pluck('content'),
      await db('questionnaire_responses').pluck('id'),
      await db('questionnaires').pluck('title'),
    ])
    expect(left).toEqual([['Bea'], ['x'], [], ['Before we talk']])
  })

  test('every change counts the version, except that somebody signed in', async () => {
    const versionOf = () => knex('tenants').where({ id: show }).first('version')
    await inTenant(knex, show, (db) => db('tenants').update({ lastLoginAt: db.fn.now() }))
    expect(await versionOf()).toEqual({ version: 1 })
    await inPlatform(knex, (db) => db('tenants').where({ id: show }).update({ name: 'New name' }))
    expect(await versionOf()).toEqual({ version: 2 })
  })
})
