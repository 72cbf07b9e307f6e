import { sampleShow } from '@cueroom/core/testing/samples.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApi, type TestHost } from '../testing/api.ts'
import { logInto } from '../testing/log-into.ts'
import { addRows } from '../testing/show-rows.ts'
import { mentionColumns } from './guest-data.ts'

const api = startTestApi()
let host: TestHost
beforeEach(async () => {
  host = await api.current.host()
})

const own = (table: string) => api.current.knex(table).where({ tenantId: host.tenantId })
const count = async (table: string) => (await own(table)).length
const pixel = (color: string) =>
  `data:image/png;base64,${{ red: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', black: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==' }[color]}`
const erase = (id: number) => host.erasures.eraseGuest({ params: { id } })

describe('erasing a guest', () => {
  test("a stranger's guest and one who is not there are not found, and nothing changes", async () => {
    const other = await api.current.host()
    const { id } = await other.guests.create({ body: { name: 'Ada Lovelace' } })
    await expect(erase(id)).rejects.toMatchObject({ status: 404 })
    await expect(erase(2_000_000_000)).rejects.toMatchObject({ status: 404 })
    await expect(host.erasures.eraseDeletion({ params: { id: 'nothing' } })).rejects.toMatchObject({
      status: 404,
    })
    expect(await other.guests.list()).toHaveLength(1)
    expect(await host.erasures.list()).toEqual([])
  })

  test('takes everything of theirs and leaves a receipt; a second time the guest is not found', async () => {
    const { id } = await host.guests.create({
      body: { name: 'Ada Lovelace', email: 'ada@engines.example', questionnaire: { photo: pixel('red') } },
    })
    await host.content.generate({ body: { guestId: id, type: 'introduction' } })
    await host.content.generate({ body: { guestId: id, type: 'introduction' } })
    const receipt = await erase(id)
    expect(receipt).toMatchObject({
      by: host.email,
      counts: { guests: 1, texts: 2, pictures: 1, mentions: 0 },
      alike: [],
    })
    expect(await host.erasures.list()).toEqual([receipt])
    expect(JSON.stringify(receipt)).not.toContain('Ada')
    expect(await host.guests.list()).toEqual([])
    expect([await count('generated_content'), await count('media')]).toEqual([0, 0])
    await expect(erase(id)).rejects.toMatchObject({ status: 404 })
    expect(await host.guests.deletions()).toEqual([])
  })

  test('by an API key is the same on the receipt as in the audit log: the key, and nobody else', async () => {
    const { id } = await host.guests.create({ body: { name: 'Ada Lovelace' } })
    const script = api.current.client(await api.current.key(host.tenantId, 'write'))
    expect(await script.erasures.eraseGuest({ params: { id } })).toMatchObject({ by: 'A test (API key)' })
    expect(await host.audit.list()).toMatchObject([{ action: 'erased', actor: 'A test', actorKind: 'key' }])
  })

  test('works while the subscription is not active, as deleting does', async () => {
    const { id } = await host.guests.create({ body: { name: 'Ada Lovelace' } })
    await api.current.knex('tenants').where({ id: host.tenantId }).update({ subscriptionStatus: 'inactive' })
    expect((await erase(id)).counts.guests).toBe(1)
  })

  test('keeps a picture that somebody else carries', async () => {
    const photo = { questionnaire: { photo: pixel('black') } }
    const ada = await host.guests.create({ body: { name: 'Ada Lovelace', ...photo } })
    const grace = await host.guests.create({ body: { name: 'Grace Hopper', ...photo } })
    expect((await erase(ada.id)).counts.pictures).toBe(0)
    expect((await api.current.server.inject(grace.questionnaire.photo!)).statusCode).toBe(200)
    expect((await erase(grace.id)).counts.pictures).toBe(1)
    expect((await api.current.server.inject(grace.questionnaire.photo!)).statusCode).toBe(404)
  })

  test('takes invitations, left-out rows, inquiries, stored replies and mentions along, and nothing of others', async () => {
    const leftOut = (text: string, row: number) => ({ sheet: 'Sheet1', row, reason: 'No name', text })
    const { ids } = await host.imports.create({
      body: {
        guests: [
          { name: 'Ada Lovelace', email: 'ada@engines.example' },
          { name: 'Grace Hopper', bio: 'Met Ada Lovelace.' },
        ],
        fileName: 'Ada Lovelace and others.csv',
        leftOut: { count: 2, rows: [leftOut('ada@engines.example, maths', 4), leftOut('Alan, codes', 5)] },
      },
    })
    for (const guestName of ['Ada Lovelace', 'Alan Turing'])
      await host.marketing.guestInvite({
        body: { guestName, showTopic: 'Engines', invitationStyle: 'professional', emailEnding: 'signature' },
      })
    const sponsor = await host.sponsors.create({
      body: {
        companyName: 'Kelp Tools',
        industry: 'Tools',
        reasonForMatch: 'They know Ada Lovelace.',
        estimatedBudgetRange: '$500',
        contactStrategy: 'Write.',
        marketingContactEmail: 'ada@engines.example',
      },
    })
    await api.current.knex('sponsor_inquiries').insert(
      ['Ada@engines.example', 'sales@kelp.example'].map((email) => ({
        tenantId: host.tenantId,
        sponsorId: sponsor.id,
        companyName: 'Kelp Tools',
        email,
        message: 'We liked Ada Lovelace.',
        uniqueToken: email.slice(0, 3),
      })),
    )
    await host.guests.update({ params: { id: ids[0]! }, body: { title: 'Countess' } })
    await host.guests.create({ body: { name: 'Alan Turing' }, idempotencyKey: 'alan' })
    await host.guests.reExtract({ params: { id: ids[0]! }, idempotencyKey: 'ada' })

    const { counts } = await erase(ids[0]!)
    expect(counts).toMatchObject({ guests: 1, marketingTexts: 1, importRows: 1, inquiries: 1 })
    expect(counts.replies).toBeGreaterThanOrEqual(1)
    expect(counts.mentions).toBeGreaterThanOrEqual(3)
    expect(await host.guests.get({ params: { id: ids[1]! } })).toMatchObject({ bio: 'Met ███ ████████.' })
    const [past] = await host.imports.list()
    expect(past).toMatchObject({ fileName: '███ ████████ and others.csv', imported: 2, left: 1 })
    expect((await host.imports.get({ params: { id: past!.id } })).leftOut).toEqual([
      leftOut('Alan, codes', 5),
    ])
    expect(await host.marketing.results()).toMatchObject([{ label: 'Alan Turing' }])
    expect(await host.sponsors.list()).toMatchObject([
      { reasonForMatch: 'They know ███ ████████.', marketingContactEmail: null },
    ])
    expect(await own('sponsor_inquiries')).toMatchObject([{ message: 'We liked ███ ████████.' }])
    const kept = await own('idempotency_keys').select('key', 'reply')
    expect(kept.map(({ key }) => key)).toContain('alan')
    expect(JSON.stringify(kept)).not.toMatch(/"ada"|Lovelace|ada@/)
  })

  test('leaves what two guests share to the one who stays, and names that guest', async () => {
    const ada = await host.guests.create({ body: { name: 'Ada Lovelace', email: 'agent@books.example' } })
    const other = await host.guests.create({ body: { name: 'ada lovelace', email: 'other@x.example' } })
    const client = await host.guests.create({ body: { name: 'Grace Hopper', email: 'Agent@books.example' } })
    const bio = 'Ada Lovelace, by agent@books.example'
    const third = await host.guests.create({ body: { name: 'Alan Turing', bio } })
    expect((await erase(ada.id)).alike).toEqual([other.id, client.id])
    expect(await host.guests.get({ params: { id: third.id } })).toMatchObject({ bio })
  })

  test("leaves other people's words, the show's questions and its name, whatever a visitor called themselves", async () => {
    await host.show.create({ body: { ...sampleShow, podcastName: 'The Kelp Hour' } })
    const questions = [{ id: 'path', question: 'Which moment changed your path?', type: 'text' as const }]
    const { id } = await host.questionnaires.create({ body: { title: 'Before', questions } })
    const bio = 'A heat wave changed your bay, says The Kelp Hour.'
    const maya = await host.guests.create({ body: { name: 'Maya Okafor', bio } })
    for (const name of ['heat wave', 'Changed Your', 'Kelp Hour']) {
      const visitor = await host.guests.create({ body: { name } })
      expect((await erase(visitor.id)).counts.mentions).toBe(0)
    }
    expect(await host.guests.get({ params: { id: maya.id } })).toMatchObject({ bio })
    expect(await host.questionnaires.get({ params: { id } })).toMatchObject({ questions })
  })

  test('takes deleted copies of the same guest along, so that none comes back', async () => {
    const body = { name: 'Ada Lovelace', email: 'ada@engines.example' }
    const first = await host.guests.create({ body })
    await host.guests.create({ body: { name: 'Grace Hopper' } })
    await host.guests.removeAll()
    const second = await host.guests.create({ body })
    expect((await erase(second.id)).counts.guests).toBe(2)
    const [entry] = await host.guests.deletions()
    expect(entry).toMatchObject({ count: 1, label: '1 guest' })
    await host.guests.restore({ body: { deletionId: entry!.id } })
    expect(await host.guests.list()).toMatchObject([{ name: 'Grace Hopper' }])
    await expect(erase(first.id)).rejects.toMatchObject({ status: 404 })
  })

  test('ends the batch that waits for their texts', async () => {
    const { ids } = await host.imports.create({
      body: { guests: [{ name: 'Ada Lovelace' }, { name: 'Grace Hopper' }] },
    })
    const batch = await host.batches.create({ body: { guestIds: ids, types: ['introduction'] } })
    await erase(ids[0]!)
    expect(await host.batches.get({ params: { id: batch.id } })).toMatchObject({ total: 1, left: 1 })
  })
})

describe('erasing from Recently deleted', () => {
  test('erases every guest of the entry', async () => {
    const guests = Array.from({ length: 30 }, (_, n) => ({
      name: `Guest Number${n}`,
      email: `guest${n}@x.example`,
    }))
    const { ids } = await host.imports.create({ body: { guests } })
    const kept = await host.guests.create({ body: { name: 'Grace Hopper', bio: 'With Guest Number17.' } })
    const { deletionId } = await host.guests.removeMany({ body: { ids } })
    const { counts } = await host.erasures.eraseDeletion({ params: { id: deletionId! } })
    expect(counts).toMatchObject({ guests: 30, mentions: 1 })
    expect(await host.guests.deletions()).toEqual([])
    expect(await host.guests.get({ params: { id: kept.id } })).toMatchObject({ bio: 'With █████ ████████.' })
    await expect(host.guests.restore({ body: { deletionId: deletionId! } })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('erases texts and sponsors that were deleted on their own', async () => {
    const { id } = await host.guests.create({ body: { name: 'Ada Lovelace' } })
    await host.content.generate({ body: { guestId: id, type: 'introduction' } })
    const { deletionId } = await host.content.deleteByGuestAndType({
      params: { guestId: id, type: 'introduction' },
    })
    const { counts } = await host.erasures.eraseDeletion({ params: { id: deletionId! } })
    expect(counts).toMatchObject({ guests: 0, texts: 1 })
    expect([await count('generated_content'), await count('guests'), await count('deletions')]).toEqual([
      0, 1, 0,
    ])
  })
})

describe('a canary', () => {
  const canary = 'Qanary-Erasewell7731'

  /** Columns of the whole database in which the canary is found, as text or as bytes. */
  async function placesOf(word: string): Promise<string[]> {
    const { knex } = api.current
    const { rows } = await knex.raw(`select table_schema as schema, table_name as table, column_name as column
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)
    const places: string[] = []
    const forms = [`%${word}%`, `%${Buffer.from(word).toString('hex')}%`]
    for (const { schema, table, column } of rows) {
      const found = await knex.raw('select from ??.?? where ??::text ilike any(?) limit 1', [
        schema,
        table,
        column,
        forms,
      ])
      if (found.rowCount) places.push(`${table}.${column}`)
    }
    return places.toSorted()
  }

  /** Mentions of the guest in the records of somebody else. */
  async function mentionElsewhere(ids: Awaited<ReturnType<typeof addRows>>) {
    const grace = await host.guests.create({
      body: { name: 'Grace Hopper', bio: `Met ${canary}.`, company: canary },
    })
    const row = { tenantId: host.tenantId, guestId: grace.id }
    const { knex } = api.current
    const json = JSON.stringify({ text: canary })
    await knex('generated_content').insert({
      ...row,
      contentType: 'questions',
      content: `Ask about ${canary}.`,
      prompt: canary,
      note: canary,
      sources: JSON.stringify([{ from: [canary] }]),
      provider: 'drafter',
      wordCount: 3,
      characterCount: 30,
    })
    await knex('import_changes').insert({ ...row, importId: ids.importId, before: json, after: json })
    await knex('questionnaire_responses').insert({
      ...row,
      questionnaireId: ids.questionnaireId,
      responses: json,
      questions: JSON.stringify([{ question: canary }]),
      uniqueToken: 'grace',
    })
    await knex('marketing_results').insert({
      ...row,
      type: 'social_media',
      label: `With ${canary}`,
      request: json,
      result: json,
      note: canary,
      provider: 'drafter',
    })
    return grace
  }

  /** Words of the program, of the show itself and of its account, which the rows of the test fill with the canary too. */
  const notAboutGuests = [
    'ai_training_patterns.pattern_type',
    'api_keys.name',
    'audit_entries.actor',
    'audit_entries.address',
    'audit_entries.details',
    'audit_entries.subject',
    'authenticators.secret',
    'content_batches.reason_code',
    'episodes.status',
    'erasures.made_by',
    'imports.made_by',
    'sessions.address',
    'sessions.device',
    'show_settings.organization_id',
    'show_settings.privacy',
    'show_settings.show_logo',
    'show_settings.sponsorship_settings',
    'sponsor_inquiries.unique_token',
    'webhook_deliveries.data',
    'webhook_deliveries.error',
    'webhooks.secret',
    'webhooks.url',
  ]

  test('in every column of every table, in pictures and in the log is nowhere after the erasure', async () => {
    const lines = logInto(api.current)
    const ids = await addRows(api.current.knex, host.tenantId, canary)
    await mentionElsewhere(ids)
    // A host's own name stays, also when the host is a guest, and so does that of the show
    await own('show_settings').update({ hosts: '[]', podcastName: 'Kelp' })
    const before = await placesOf(canary)
    const mentioned = Object.entries(mentionColumns).flatMap(([table, columns]) =>
      columns.map((column) => `${table}.${column}`),
    )
    expect(mentioned.filter((place) => !before.includes(place))).toEqual(['show_settings.content_styles'])

    await host.erasures.eraseDeletion({ params: { id: ids.deletionId } })
    const { counts, alike } = await erase(ids.guestId)
    expect(alike).toEqual([])
    expect(counts.mentions).toBeGreaterThan(10)
    const left = await placesOf(canary)
    expect(left.filter((place) => !notAboutGuests.includes(place))).toEqual([])
    expect(JSON.stringify(lines())).not.toContain(canary)
    // What mentioned the guest can still be read
    for (const read of [host.guests.list, host.sponsors.list, host.imports.list, host.questionnaires.list])
      await read()
  })
})
