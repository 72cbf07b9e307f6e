import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { defaultQuotas } from '@cueroom/core/entitlements/quotas.ts'
import { readDocument } from '@cueroom/core/testing/read-document.ts'
import { sampleShow } from '@cueroom/core/testing/samples.ts'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { demoHost } from '../config/demo.ts'
import { addSampleShow } from '../seeds/sample-show.ts'
import { startTestApi, type TestHost } from '../testing/api.ts'
import { digestOf, showTables } from '../testing/show-rows.ts'
import { enableTwoFactor } from '../testing/two-factor.ts'
import { inTenant } from '../db/tenant.ts'
import { readSchema } from './archive-schema.ts'
import { archivedTables, leftOutTables } from './archive-tables.ts'
import { withArchive } from './read-archive.ts'

/** Guests of the round trip; `npm run endure` makes them 10,000. */
const guests = process.env['CUEROOM_ENDURE'] ? 10_000 : 600
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Tables that the sample show leaves empty. */
const unused = [
  ...[
    'deletions',
    'episode_segments',
    'guest_consents',
    'import_changes',
    'import_mappings',
    'mail_templates',
  ],
  ...['marketing_results', 'offered_times', 'release_texts', 'sponsor_inquiries', 'text_versions'],
]

const api = startTestApi()
/** Another instance: a database of its own. */
const other = startTestApi()

type Bytes = Uint8Array<ArrayBuffer>
const archiveOf = async (host: TestHost) => (await host.archives.download()).bytes
const sent = (bytes: Bytes) => ({ body: new Blob([bytes]) })

async function filledShow() {
  await api.current.resetLimits()
  const host = await api.current.host()
  await host.show.create({ body: { ...sampleShow, showLogo: pixel } })
  const { id: guestId } = await host.guests.create({
    body: { name: 'Łucja Ångström', email: 'l@kelp.example' },
  })
  const { id: second } = await host.guests.create({ body: { name: 'Grace Hopper' } })
  await host.content.generate({ body: { guestId, type: 'introduction' } })
  const { id } = await host.questionnaires.create({
    body: { title: 'Before', questions: [{ id: 'bio', question: 'Who are you?', type: 'text' }] },
  })
  await api.current.client().questionnaires.submit({
    params: { id },
    body: { responses: { bio: 'I count kelp.' }, guestName: 'Ada', guestEmail: 'ada@engine.example' },
  })
  await host.guests.remove({ params: { id: second } })
  return host
}

/** Rows of a show by table: how many, and a hash of everything but the ids, which are new in another show. */
async function contents({ knex }: typeof api.current, tenantId: string) {
  const found: Record<string, { rows: number; hash: string }> = {}
  for (const table of archivedTables) {
    const { rows } = await knex.raw(
      `select count(*)::integer as rows, md5(coalesce(string_agg(line, '' order by line), '')) as hash from (
         select (select jsonb_object_agg(key, value)::text from jsonb_each(to_jsonb(t)) where key !~ '(^|_)id$') as line
         from ?? t where tenant_id = ?) lines`,
      [table, tenantId],
    )
    found[table] = rows[0]
  }
  return found
}

test('every row names others by ids, which get new numbers, but for the version of a release text', async () => {
  const { tenantId } = await api.current.host()
  const schema = await inTenant(api.current.knex, tenantId, readSchema)
  const others = schema.flatMap(({ name, references }) =>
    references.flatMap(({ column, table, refers }) =>
      refers === 'id' ? [] : [`${name}.${column} is ${table}.${refers}`],
    ),
  )
  expect(others).toEqual(['guest_consents.version is release_texts.version'])
})

test('every table of a show is archived, or left out for a reason', async () => {
  const known = [...archivedTables, ...Object.keys(leftOutTables)].toSorted()
  expect(await showTables(api.current.knex)).toEqual(known)
})

describe('an export', () => {
  test('is not for keys, and asks for a code where the account has one', async () => {
    const host = await filledShow()
    const key = api.current.client(await api.current.key(host.tenantId, 'write'))
    for (const call of [() => key.archives.download(), () => key.archives.restore(sent(strToU8('no')))])
      await expect(call()).rejects.toMatchObject({ problem: { code: 'key_not_allowed' } })
    await enableTwoFactor(api.current, host)
    await expect(host.archives.download()).rejects.toMatchObject({ problem: { code: 'code_required' } })
  })

  test('has rows, pictures and texts in Word, and nothing of another show or of the account', async () => {
    const host = await filledShow()
    const stranger = await filledShow()
    const entries = unzipSync(await archiveOf(host))
    const text = Object.values(entries)
      .map((bytes) => strFromU8(bytes))
      .join('\n')
    expect(text).toContain('Łucja Ångström')
    for (const hidden of [stranger.tenantId, host.token, host.email, 'argon2'])
      expect(text).not.toContain(hidden)
    expect(Object.keys(entries).filter((name) => name.startsWith('media/'))).toHaveLength(1)
    const { paragraphs } = readDocument(entries['word/texts-001.docx']!)
    expect(paragraphs.map((paragraph) => paragraph.text)).toContain('Łucja Ångström')
  })

  test('leaves no file behind', async () => {
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('cueroom-archive-'))
    await archiveOf(await filledShow())
    const after = readdirSync(tmpdir()).filter((name) => name.startsWith('cueroom-archive-'))
    expect(after.length).toBeLessThanOrEqual(before.length)
  })
})

describe('an export is restored', () => {
  test('into a new show of another instance, with every row as it was; twice changes nothing', async () => {
    const host = await filledShow()
    const bytes = await archiveOf(host)
    const target = await other.current.host()
    const preview = await target.archives.preview(sent(bytes))
    expect(preview).toMatchObject({ guests: 3, answers: 1, texts: 1, pictures: 1, isRestored: false })
    expect(await target.guests.list()).toEqual([])
    expect(await target.archives.restore(sent(bytes))).toMatchObject({ guests: 3, changed: true })
    const restored = await contents(other.current, target.tenantId)
    expect(restored).toEqual(await contents(api.current, host.tenantId))
    const [guest] = await target.guests.list({ query: { search: 'Ångström' } })
    expect(await target.content.recent({ query: { guestId: String(guest!.id) } })).toHaveLength(1)
    expect((await target.inbox.list()).filter(({ readAt }) => readAt === null)).toEqual([])
    const [entry] = await target.audit.list()
    expect(entry).toMatchObject({ action: 'show_restored', actorKind: 'host', actor: target.email })
    expect(entry!.details).toContain('3 guests, 1 set of answers, 1 text')
    const before = await contents(other.current, target.tenantId)
    expect(await target.archives.preview(sent(bytes))).toMatchObject({ isRestored: true })
    const rows = await target.audit.list()
    expect(await target.archives.restore(sent(bytes))).toMatchObject({ changed: false })
    expect(await target.audit.list()).toEqual(rows)
    expect(await contents(other.current, target.tenantId)).toEqual(before)
  })

  test('into another show of the same instance, next to the one it came from', async () => {
    const host = await filledShow()
    const bytes = await archiveOf(host)
    const before = await digestOf(api.current.knex, host.tenantId)
    const target = await api.current.host()
    await target.archives.restore(sent(bytes))
    const settings = await target.show.settings()
    // The address of the logo has the id of a picture, which another show of this instance has
    expect(settings!.showLogo).not.toBe((await host.show.settings())!.showLogo)
    const picture = await api.current.server.inject(settings!.showLogo!)
    expect(picture.statusCode).toBe(200)
    const titles = async (of: TestHost) =>
      (await of.questionnaires.list()).map(({ title }) => title).toSorted()
    expect(await titles(target)).toEqual(await titles(host))
    expect(await digestOf(api.current.knex, host.tenantId)).toBe(before)
  })

  test('with everything that a show in use has, next to shows whose rows have the same numbers', async () => {
    await addSampleShow(api.current.knex, new Date())
    const { token, tenant } = await api.current.client().auth.signIn({ body: demoHost })
    const bytes = await archiveOf({ ...api.current.client(token), tenantId: tenant.id } as TestHost)
    const target = await other.current.host()
    // Numbers that the archive has, too
    await (await other.current.host()).episodes.create({ body: { title: 'Another show’s' } })
    await target.archives.restore(sent(bytes))
    const before = await contents(api.current, tenant.id)
    expect(await contents(other.current, target.tenantId)).toEqual(before)
    const empty = Object.entries(before).flatMap(([table, { rows }]) => (rows === 0 ? [table] : []))
    expect(empty).toEqual(unused)
  })

  test('with its own public ids where this server wrote it, and with new ones where anybody could have', async () => {
    const idsOf = async (of: TestHost) => (await of.questionnaires.list()).map(({ id }) => id).toSorted()
    const host = await filledShow()
    const bytes = await archiveOf(host)
    const ids = await idsOf(host)
    const path = (await host.show.settings())!.showLogo!
    await api.current.knex('tenants').where({ id: host.tenantId }).delete()

    const entries = unzipSync(bytes)
    const { signature: _, ...manifest } = JSON.parse(strFromU8(entries['manifest.json']!))
    const unsigned = zipSync({ ...entries, 'manifest.json': strToU8(JSON.stringify(manifest)) })
    const stranger = await api.current.host()
    await stranger.archives.restore(sent(unsigned))
    expect((await idsOf(stranger)).filter((id) => ids.includes(id))).toEqual([])
    const logo = (await stranger.show.settings())!.showLogo!
    expect(logo).not.toBe(path)
    expect((await api.current.server.inject(logo)).statusCode).toBe(200)

    const owner = await api.current.host()
    await owner.archives.restore(sent(bytes))
    expect(await idsOf(owner)).toEqual(ids)
  })

  test(`with ${guests} guests`, async () => {
    const host = await api.current.host()
    await api.current.knex.raw(
      `insert into guests (tenant_id, name, email, bio) select ?, 'Guest ' || n, n || '@guests.example', repeat('Kelp. ', 20)
       from generate_series(1, ?::integer) n`,
      [host.tenantId, guests],
    )
    const target = await other.current.host()
    await target.archives.restore(sent(await archiveOf(host)))
    const restored = await contents(other.current, target.tenantId)
    expect(restored).toEqual(await contents(api.current, host.tenantId))
    expect(restored['guests']).toMatchObject({ rows: guests })
  })
})

describe('nothing is written', () => {
  let made: Promise<Bytes> | undefined
  const whole = () => (made ??= filledShow().then(archiveOf))
  const refusal = async (bytes: Bytes) => {
    await other.current.resetLimits()
    const target = await other.current.host()
    const before = await digestOf(other.current.knex, target.tenantId)
    // What is confirmed must not fail later
    const confirmed = await target.archives.preview(sent(bytes)).catch((error) => error.problem.error)
    const refused: { problem: { code: string; error: string } } = await target.archives
      .restore(sent(bytes))
      .then(
        () => ({ problem: { code: 'restored', error: '' } }),
        (error) => error,
      )
    expect(await digestOf(other.current.knex, target.tenantId)).toBe(before)
    expect(confirmed).toBe(refused.problem.error)
    return `${refused.problem.code}: ${refused.problem.error}`
  }
  const foreign = "invalid_archive: This file isn't an exported show, or it is damaged. Nothing was changed."
  const changed = async (change: (entries: Record<string, Uint8Array>) => void) => {
    const entries = unzipSync(await whole())
    change(entries)
    return zipSync(entries)
  }
  const manifestOf = (entries: Record<string, Uint8Array>) => JSON.parse(strFromU8(entries['manifest.json']!))
  /** Changes a table together with its hash, as somebody who knows the format can. */
  const forged = (table: string, change: (text: string) => string, rows?: number) =>
    changed((entries) => {
      const text = change(strFromU8(entries[`data/${table}.jsonl`]!))
      const manifest = manifestOf(entries)
      manifest.tables[table].sha256 = createHash('sha256').update(text).digest('hex')
      manifest.tables[table].rows = rows ?? manifest.tables[table].rows
      entries[`data/${table}.jsonl`] = strToU8(text)
      entries['manifest.json'] = strToU8(JSON.stringify(manifest))
    })

  test('of a file that is no archive, empty, damaged, cut off or foreign', async () => {
    const bytes = await whole()
    const damaged = bytes.slice()
    for (let at = 60; at < 400; at++) damaged[at]! ^= 0xff
    for (const sample of [
      strToU8('Hello'),
      new Uint8Array(),
      damaged,
      bytes.slice(0, bytes.length - 100),
      zipSync({ 'word/document.xml': strToU8('<w/>') }),
    ])
      expect(await refusal(sample)).toBe(foreign)
  })

  test('of an archive with a row changed, a table or picture missing, or a path that leads out', async () => {
    const row = await changed((entries) => {
      const text = strFromU8(entries['data/guests.jsonl']!)
      entries['data/guests.jsonl'] = strToU8(text.replace('Łucja', 'Lucja'))
    })
    const missing = await changed((entries) => delete entries['data/guests.jsonl'])
    const picture = await changed(
      (entries) => delete entries[Object.keys(entries).find((name) => name.startsWith('media/'))!],
    )
    const outside = await changed((entries) => (entries['../../etc/passwd'] = strToU8('root')))
    const absolute = await changed((entries) => (entries['/etc/passwd'] = strToU8('root')))
    for (const bytes of [row, missing, picture, outside, absolute]) expect(await refusal(bytes)).toBe(foreign)
  })

  test('of a zip bomb', async () => {
    const bomb = await changed((entries) => (entries['data/guests.jsonl'] = new Uint8Array(64 * 1024 ** 2)))
    expect(await refusal(bomb)).toMatch('This file unpacks to more data than')
    // Packed at the lowest level, as other programs do: 229 to 1
    const entries = unzipSync(await whole())
    const rows = strToU8('{}\n'.repeat(100_000))
    const low = zipSync({ ...entries, 'data/guests.jsonl': [rows, { level: 1 }] })
    expect(await refusal(low)).toMatch('This file unpacks to more data than')
  })

  test('of more rows than it says or a show may hold, before the rest of them is read', async () => {
    const more = await forged('guests', (text) => `${text}{"id": "no id"}\n`)
    expect(await refusal(more)).toBe(foreign)
    const guests = await forged('guests', (text) => text, defaultQuotas.guests + 1)
    expect(await refusal(guests)).toMatch('quota_reached: This show has reached its limit of 200,000 guests')
    const versions = await forged('text_versions', () => '', 5_000_000)
    expect(await refusal(versions)).toMatch('This file unpacks to more data than')
    const pictures = await forged('media', (text) => text.repeat(2), 2)
    expect(await refusal(pictures)).toBe(foreign)
  })

  test('once the caller has disconnected, or time is up', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'cueroom-test-')), 'show.zip')
    writeFileSync(file, await whole())
    onTestFinished(() => rmSync(dirname(file), { recursive: true }))
    const caller = { knex: api.current.knex, signal: AbortSignal.abort() }
    const work = vi.fn()
    await expect(withArchive(file, caller, work)).rejects.toMatchObject({ data: { code: 'took_too_long' } })
    const leaving = new AbortController()
    const reading = withArchive(file, { ...caller, signal: leaving.signal }, async ({ rows }) => {
      leaving.abort()
      for await (const _ of rows('guests')) work()
    })
    await expect(reading).rejects.toMatchObject({ data: { code: 'took_too_long' } })
    expect(work).not.toHaveBeenCalled()
  })

  test('of a newer version, an unknown column, a row that no column holds, or a file that is no picture', async () => {
    const newer = await changed((entries) => {
      entries['manifest.json'] = strToU8(
        JSON.stringify({ ...manifestOf(entries), version: 2, tables: { moons: {} } }),
      )
    })
    expect(await refusal(newer)).toMatch('This file was written by a newer version of Cueroom')
    for (const bytes of [
      await forged('guests', (text) => text.replaceAll('{"', '{"unknown": 1, "')),
      await forged('guests', (text) =>
        text.replaceAll('"upcoming"', '"never"').replaceAll('"unscheduled"', '"never"'),
      ),
      await forged('questionnaires', (text) => text.replaceAll('"questions": [', '"questions": [7,')),
      await changed((entries) => {
        const name = Object.keys(entries).find((entry) => entry.startsWith('media/'))!
        entries[name] = strToU8('<svg onload="alert(1)"/>')
      }),
    ])
      expect(await refusal(bytes)).toMatch('invalid_')
  })

  test.each([
    ['guests', '"website": null', '"website": "javascript:alert(1)"', 'must be a web address'],
    ['guests', '"name": "Ada"', '"name": "Ada\\nroot"', 'Name must be one line'],
    ['guests', '"photo_link": null', '"photo_link": "javascript:alert(1)"', 'photoLink: '],
    ['guests', /"created_at": "2/g, `"created_at": "2'; drop table guests`, 'created_at: '],
    ['guests', '"episode_status": "unscheduled"', '"episode_status": "hacked"', ''],
    ['show_settings', /"show_logo": "[^"]+"/, '"show_logo": "javascript:alert(1)"', 'showLogo: '],
    ['show_settings', /"accent": [^,]+/, '"accent": "</style>"', 'colour'],
    ['questionnaires', '"settings": {}', '"settings": {"afterSubmit": {"url": "x"}}', ''],
    [
      'questionnaires',
      '"settings": {}',
      '"settings": {"afterSubmit": {"link": "javascript:x"}}',
      'web address',
    ],
    ['questionnaires', /"id": "[\w-]{22}"/, '"id": "x\\"><script>"', 'id: '],
    ['questionnaires', '"questions": [', '"questions": "zz", "more": [', 'questions: '],
  ])('of %s with a value that no call stores: %s', async (table, from, to, why) => {
    const bytes = await forged(table, (text) => text.replace(from, to))
    const said = await refusal(bytes)
    expect(said).toMatch(new RegExp(`^invalid_archive: Row \\d of ${table} can't be restored. .`))
    expect(said).toContain(why)
  })

  test('of a guest with the photo of nobody', async () => {
    const bytes = await forged('guests', (text) =>
      text.replace('"photo_id": null', '"photo_id": "AAAAAAAAAAAAAAAAAAAAAA"'),
    )
    expect(await refusal(bytes)).toBe(foreign)
  })

  test('of rows that name another show', async () => {
    const victim = await other.current.host()
    const before = await digestOf(other.current.knex, victim.tenantId)
    const bytes = await forged('guests', (text) =>
      text.replaceAll('{"', `{"tenant_id": "${victim.tenantId}", "`),
    )
    expect(await refusal(bytes)).toBe(foreign)
    expect(await digestOf(other.current.knex, victim.tenantId)).toBe(before)
  })

  test('into a show that has anything, or whose subscription ended; such a show is still exported', async () => {
    const host = await filledShow()
    const bytes = await archiveOf(host)
    await expect(host.archives.preview(sent(bytes))).rejects.toMatchObject({
      problem: { code: 'show_not_new' },
    })
    await expect(host.archives.restore(sent(bytes))).rejects.toMatchObject({
      problem: { code: 'show_not_new' },
    })
    const used = await api.current.host()
    await used.guests.create({ body: { name: 'Ada' } })
    await expect(used.archives.restore(sent(bytes))).rejects.toMatchObject({
      problem: { code: 'show_not_new' },
    })
    const ended = await api.current.host({ status: 'inactive' })
    await expect(ended.archives.restore(sent(bytes))).rejects.toMatchObject({
      problem: { code: 'subscription_inactive' },
    })
    expect((await archiveOf(ended)).length).toBeGreaterThan(0)
  })
})
