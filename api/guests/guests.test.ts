import { crc32 } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Page } from '../db/pages.ts'
import { inTenant } from '../db/tenant.ts'
import { startTestApi } from '../testing/api.ts'
import { addRows } from '../testing/show-rows.ts'
import { cardRow } from './guest.model.ts'
import { list, listStatement } from './guests.service.ts'

const svg = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`

/** A picture that says how large it is, and has no pixels. */
function pngHeader(width: number, height: number) {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.byteLength)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width)
  size.writeUInt32BE(height, 4)
  size[8] = 8
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', size),
    chunk('IDAT', Buffer.alloc(0)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('guests', () => {
  const api = startTestApi()

  test('a guest needs a name', async () => {
    const host = await api.current.host()
    await expect(host.guests.create({ body: { name: '  ' } })).rejects.toMatchObject({
      status: 400,
      problem: { error: 'Name is required', code: 'invalid', details: [{ path: 'name' }] },
    })
  })

  test('a field nobody knows is refused by name', async () => {
    const host = await api.current.host()
    const adding = host.guests.create({ body: { name: 'Ada', isAdmin: true } as never })
    await expect(adding).rejects.toMatchObject({ status: 400, problem: { details: [{ path: 'isAdmin' }] } })
  })

  test.each([
    ['a picture that is a script', svg],
    ['bytes that are no picture', `data:image/png;base64,${Buffer.from('hello').toString('base64')}`],
    ['something that is no picture at all', 'javascript:alert(1)'],
  ])('%s is refused as a photo', async (_name, photo) => {
    const host = await api.current.host()
    const adding = host.guests.create({ body: { name: 'Ada', questionnaire: { photo } } })
    await expect(adding).rejects.toMatchObject({
      status: 400,
      problem: { error: 'Please select an image file.' },
    })
    expect(await host.guests.list()).toEqual([])
  })

  test('a picture of more than 40 megapixels is refused by its header', async () => {
    const host = await api.current.host()
    const photo = `data:image/png;base64,${pngHeader(10_000, 4_001).toString('base64')}`
    const adding = host.guests.create({ body: { name: 'Ada', questionnaire: { photo } } })
    const error = 'Please select an image of at most 40 megapixels.'
    await expect(adding).rejects.toMatchObject({ status: 400, problem: { code: 'image_too_large', error } })
    expect(await host.guests.list()).toEqual([])
  })

  test('a page that is read in one message with the session is the page that is read step by step', async () => {
    const host = await api.current.host()
    for (const name of ['Ada', 'Bea "B" \\ Ü', 'Cleo'])
      await host.guests.create({ body: { name, socialLinks: { website: 'https://ada.example' } } })
    const [first, last] = await host.guests.list()
    await host.guests.setStatus({ params: { id: last!.id }, body: { episodeStatus: 'upcoming' } })
    const { knex } = api.current
    const queries = [
      {},
      { view: 'card' },
      { limit: 2 },
      { after: first!.id },
      { status: 'upcoming' },
      { answered: 'no' },
      { search: 'EA "b" \\ ü' },
      { search: 'e', limit: 1, view: 'card' },
      { search: 'a', after: first!.id },
      { search: 'a', status: 'upcoming', answered: 'no' },
      { search: 'website', answered: 'yes' },
      { search: "o'; drop table guests; --?$1" },
    ] as const
    for (const asked of queries) {
      const query = { limit: 50, view: 'whole', sort: '-added', ...asked } as const
      const { sql, toPage } = listStatement(knex, host.tenantId, query)!
      const [atOnce, stepwise] = await inTenant(knex, host.tenantId, async (db) => [
        toPage((await db.raw<{ rows: unknown[] }>(sql)).rows)!,
        await list(db, query, api.current.app.guestsWithTexts),
      ])
      const shown = ({ rest, ...page }: Page<{ id: number | string }>) => [
        page,
        { ...rest, next: rest.more && rest.next({ id: 0 }) },
      ]
      expect(shown(atOnce)).toEqual(shown(stepwise))
      // Behind the last row it is decided whether the list changed
      expect(toPage([]) === undefined).toBe('after' in asked)
    }
  })

  test('a host adds a guest and finds the same guest in the list', async () => {
    const host = await api.current.host()
    const ada = await host.guests.create({
      body: {
        name: ' Ada Lovelace ',
        pronunciation: ' AY-da ',
        email: '',
        expertise: ['Engines'],
        socialLinks: { website: 'https://ada.example' },
      },
    })
    expect(ada).toMatchObject({
      name: 'Ada Lovelace',
      pronunciation: 'AY-da',
      email: null,
      expertise: ['Engines'],
      socialLinks: { linkedin: null, website: 'https://ada.example' },
      episodeStatus: 'unscheduled',
    })
    expect(await host.guests.list()).toEqual([ada])
    expect(await host.guests.get({ params: { id: ada.id } })).toEqual(ada)
  })

  test('the same photo of two guests is stored once, without what the camera wrote into it', async () => {
    const host = await api.current.host()
    const sharp = (await import('sharp')).default
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'secret-camera-owner' } })
      .jpeg()
      .toBuffer()
    const photo = `data:image/jpeg;base64,${picture.toString('base64')}`
    const ada = await host.guests.create({ body: { name: 'Ada', questionnaire: { photo } } })
    const bea = await host.guests.create({ body: { name: 'Bea', questionnaire: { photo } } })

    expect(ada.questionnaire.photo).toMatch(/^\/media\/[\w-]{22}$/)
    expect(bea.questionnaire.photo).toBe(ada.questionnaire.photo)
    const served = await api.current.server.inject(ada.questionnaire.photo!)
    expect(served.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': expect.stringContaining('immutable'),
    })
    expect(served.rawPayload.includes('secret-camera-owner')).toBe(false)
  })

  test('a search from a guest who was erased says that the list changed', async () => {
    const host = await api.current.host()
    const ada = await host.guests.create({ body: { name: 'Ada' } })
    const after = ada.id + 1
    const searching = host.guests.list({ query: { search: 'ada', after } })
    await expect(searching).rejects.toMatchObject({ status: 409, problem: { code: 'list_changed' } })
    expect(await host.guests.list({ query: { search: 'ada', after: ada.id } })).toEqual([])
  })

  test('a card takes no more bytes than its page counts with, however long its fields are', async () => {
    const host = await api.current.host()
    const { knex } = api.current
    const { rows: columns } = await knex.raw<{ rows: { column: string; most: number }[] }>(
      `select attname "column", (regexp_match(pg_get_constraintdef(c.oid), 'char_length\\(\\w+\\) <= (\\d+)'))[1]::integer most
       from pg_constraint c join pg_attribute a on attrelid = conrelid and attnum = conkey[1]
       where conrelid = 'guests'::regclass and contype = 'c' and pg_get_constraintdef(c.oid) ~ 'char_length'`,
    )
    await knex('guests').insert({
      tenantId: host.tenantId,
      ...Object.fromEntries(columns.map(({ column, most }) => [column, '𝔸'.repeat(most)])),
    })
    const { sql } = listStatement(knex, host.tenantId, { limit: 50, view: 'card', sort: '-added' })!
    const { rows } = await knex.raw<{ rows: Record<string, string | null>[] }>(sql)
    const bytes = Object.values(rows[0]!).reduce((sum, text) => sum + Buffer.byteLength(`${text}`), 0)
    expect(bytes).toBeLessThan(cardRow.maxBytes)
    expect(bytes).toBeGreaterThan(cardRow.maxBytes / 2)
  })

  test('a search finds part of the name, company or title, and takes % literally', async () => {
    const host = await api.current.host()
    await host.guests.create({ body: { name: 'Ada Lovelace', company: 'Engines 100%' } })
    await host.guests.create({ body: { name: 'Grace Hopper', title: 'Admiral' } })
    const names = async (search: string) =>
      (await host.guests.list({ query: { search, view: 'card' } })).map(({ name }) => name)
    expect(await names('LOVE')).toEqual(['Ada Lovelace'])
    expect(await names('admir')).toEqual(['Grace Hopper'])
    expect(await names('0%')).toEqual(['Ada Lovelace'])
    expect(await names('_')).toEqual([])
  })

  test('pages follow each other without a gap or a repetition', async () => {
    const host = await api.current.host()
    const guests = Array.from({ length: 7 }, (_, n) => ({ name: `Guest ${n}` }))
    await host.imports.create({ body: { guests } })
    const seen: number[] = []
    let after: number | undefined
    let total = ''
    do {
      let link: string | null = null
      const page = await host.guests.list({
        query: { limit: 3, ...(after && { after }) },
        onHeaders: (headers) => {
          link = headers.get('link')
          total ||= headers.get('x-total-count') ?? ''
        },
      })
      seen.push(...page.map(({ id }) => id))
      after = link ? Number(/after=(\d+)/.exec(link)?.[1]) : undefined
    } while (after)
    expect(total).toBe('7')
    expect(new Set(seen).size).toBe(7)
    expect(seen).toEqual((await host.guests.list()).map(({ id }) => id))
  })

  test('a list shows every guest just as they are shown alone, and a card shows a part of that', async () => {
    const host = await api.current.host()
    const { guestId } = await addRows(api.current.knex, host.tenantId, 'canary')
    const photo = 'https://photos.example/ada.png'
    await host.guests.create({
      body: { name: 'Ada "the Countess" \\ Löve 🎈', expertise: ['a, b', '{}'], questionnaire: { photo } },
    })
    await api.current
      .knex('guests')
      .where({ id: guestId })
      .update({ interviewDate: '0987-06-05T04:03:02.123456+05:30', createdAt: '9999-12-31T23:59:59.999999Z' })
    const guests = await host.guests.list()
    expect(guests).toHaveLength(2)
    expect(guests).toEqual(await Promise.all(guests.map(({ id }) => host.guests.get({ params: { id } }))))
    for (const [n, card] of (await host.guests.list({ query: { view: 'card' } })).entries()) {
      const { questionnaire, ...guest } = guests[n]!
      const { hasResponses, photo: shown, bio, ...rest } = card
      expect(guest).toMatchObject(rest)
      expect(guest.bio?.startsWith(bio ?? '') ?? bio === null).toBe(true)
      expect([hasResponses, shown]).toEqual([
        Object.keys(questionnaire.responses).length > 0,
        questionnaire.photo,
      ])
    }
  })

  test('a card carries one character more of the bio than it shows, and no answers', async () => {
    const host = await api.current.host()
    await host.guests.create({ body: { name: 'Ada', bio: 'x'.repeat(400) } })
    const [card] = await host.guests.list({ query: { view: 'card' } })
    expect(card).toMatchObject({ bio: 'x'.repeat(151), hasResponses: false })
    expect(card).not.toHaveProperty('questionnaire')
  })

  test('an import with one bad guest adds none', async () => {
    const host = await api.current.host()
    const importing = host.imports.create({ body: { guests: [{ name: 'Ada' }, { name: '' }] } })
    await expect(importing).rejects.toMatchObject({
      status: 400,
      problem: { details: [{ path: 'guests.1.name' }] },
    })
    expect(await host.guests.list()).toEqual([])
  })

  test('an import sent twice with one key imports once', async () => {
    const host = await api.current.host()
    const call = { body: { guests: [{ name: 'Ada' }, { name: 'Bea' }] }, idempotencyKey: 'file-1-part-1' }
    const first = await host.imports.create(call)
    expect(await host.imports.create(call)).toEqual(first)
    expect(await host.guests.list()).toHaveLength(2)
  })

  test('texts that look like formulas are kept as they are', async () => {
    const host = await api.current.host()
    await host.imports.create({ body: { guests: [{ name: 'Ada', bio: '=1+1' }] } })
    expect(await host.guests.list()).toMatchObject([{ bio: '=1+1' }])
  })

  test('a deleted guest comes back whole, texts included', async () => {
    const host = await api.current.host()
    const ada = await host.guests.create({ body: { name: 'Ada', bio: 'Ada builds engines.' } })
    await host.content.generate({ body: { guestId: ada.id, type: 'introduction' } })
    const texts = await host.content.recent()

    const { deletionId } = await host.guests.remove({ params: { id: ada.id } })
    expect(await host.guests.list()).toEqual([])
    expect(await host.content.recent()).toEqual([])
    await expect(host.guests.get({ params: { id: ada.id } })).rejects.toMatchObject({ status: 404 })

    expect(await host.guests.restore({ body: { deletionId: deletionId! } })).toEqual({ restored: 1 })
    expect((await host.guests.list()).map(({ name }) => name)).toEqual(['Ada'])
    expect((await host.content.recent()).map(({ content }) => content)).toEqual(
      texts.map(({ content }) => content),
    )
  })

  test('all guests are deleted and restored together; without any there is nothing to undo', async () => {
    const host = await api.current.host()
    expect(await host.guests.removeAll()).toEqual({ deleted: 0, deletionId: null })
    await host.imports.create({ body: { guests: [{ name: 'Ada' }, { name: 'Bea' }] } })
    const { deleted, deletionId } = await host.guests.removeAll()
    expect(deleted).toBe(2)
    expect(await host.guests.restore({ body: { deletionId: deletionId! } })).toEqual({ restored: 2 })
    expect(await host.guests.restore({ body: { deletionId: deletionId! } })).toEqual({ restored: 0 })
  })

  test('a status is one of three', async () => {
    const host = await api.current.host()
    const { id } = await host.guests.create({ body: { name: 'Ada' } })
    const setting = host.guests.setStatus({ params: { id }, body: { episodeStatus: 'gone' as never } })
    await expect(setting).rejects.toMatchObject({ status: 400 })
    expect(
      await host.guests.setStatus({ params: { id }, body: { episodeStatus: 'completed' } }),
    ).toMatchObject({
      episodeStatus: 'completed',
      version: 2,
    })
  })
})
