import { unzipSync, strFromU8 } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestHost } from '../testing/api.ts'
import { alikeEngines, type Engine } from '../testing/databases.ts'
import { addRows, digestOf, type ShowIds, showTables } from '../testing/show-rows.ts'
import { sendExample, type Walked, type WalkedCall, walkedCalls } from '../testing/walk.ts'

const canary = 'canary-7f3kq9w2zx-bird'
const missing: ShowIds = {
  tenantId: 'nobody',
  guestId: 2_000_000_000,
  contentId: 2_000_000_000,
  factCheckId: 2_000_000_000,
  deletionId: 'AAAAAAAAAAAAAAAAAAAAAA',
  textDeletionId: 'AAAAAAAAAAAAAAAAAAAAAA',
  mediaId: 'AAAAAAAAAAAAAAAAAAAAAA',
  questionnaireId: 'AAAAAAAAAAAAAAAAAAAAAA',
  responseId: 2_000_000_000,
  unverifiedIds: [2_000_000_000, 2_000_000_000, 2_000_000_000],
  settingsId: 2_000_000_000,
  importId: 'AAAAAAAAAAAAAAAAAAAAAA',
  signature: 'AAAAAAAAAAAAAAAAAAAAAA',
  batchId: 'AAAAAAAAAAAAAAAAAAAAAA',
  sponsorId: 2_000_000_000,
  inquiryId: 2_000_000_000,
  inboxId: 2_000_000_000,
  keyId: 'AAAAAAAAAAAAAAAAAAAAAA',
  sessionId: 'AAAAAAAAAAAAAAAAAAAAAA',
  webhookId: 'none',
  deliveryId: 1,
  resultId: 2_000_000_000,
  episodeId: 2_000_000_000,
  seriesId: 2_000_000_000,
  runLinkId: 2_000_000_000,
  patternId: 2_000_000_000,
}
// Addresses that anyone may open who knows them: what they show of a show is tested with their feature
const publicAddresses = [
  'questionnaires.submit',
  'questionnaires.visit',
  'sponsorship.get',
  'sponsorship.inquire',
]
// Calls that end the session they are made with
const endings = ['auth.signOut', 'auth.signOutEverywhere', 'auth.changePassword']

const readable = ({ text, bytes }: Walked) =>
  bytes.subarray(0, 2).toString() === 'PK'
    ? Object.values(unzipSync(bytes))
        .map((part) => strFromU8(part))
        .join('')
    : text

/** Sends what names another show's rows, and what names rows that do not exist: both must be answered alike. */
const probes = (call: WalkedCall, victim: ShowIds) => [
  { foreign: call.example(victim), absent: call.example(missing) },
  {
    foreign: { ...call.example(victim), query: { ...call.example(victim).query, tenantId: victim.tenantId } },
    absent: {
      ...call.example(missing),
      query: { ...call.example(missing).query, tenantId: missing.tenantId },
    },
  },
  {
    foreign: { ...call.example(victim), body: { ...call.example(victim).body, tenantId: victim.tenantId } },
    absent: { ...call.example(missing), body: { ...call.example(missing).body, tenantId: missing.tenantId } },
  },
]

const locks = ['both locks', 'the lock in code alone'] as const
const walks = alikeEngines.flatMap((engine) => locks.map((lock) => [engine, lock] as const))

describe.each(walks)('a host on %s, with %s,', (engine: Engine, lock) => {
  const api = startTestApi({}, engine)
  let host: TestHost
  let victim: ShowIds

  beforeAll(async () => {
    const { knex } = api.current
    api.current.liftLimits()
    host = await api.current.host()
    await addRows(knex, host.tenantId, 'rows-of-the-one-who-tries')
    victim = await addRows(knex, (await api.current.host()).tenantId, canary)
    if (lock === 'both locks') return
    for (const table of [...(await showTables(knex)), 'tenants']) {
      await knex.raw('alter table ?? disable row level security', [table])
    }
  })

  test('never sees, changes or recognises the rows of another show', async () => {
    const before = await digestOf(api.current.knex, victim.tenantId)
    const found: string[] = []
    let sent = 0
    // What the second lock alone would stop is found where it is off
    const isWhole = lock !== 'both locks' || Boolean(process.env['CUEROOM_ENDURE'])
    // What a key may call is called with one where the code alone keeps shows apart
    const key = await api.current.key(host.tenantId, 'write')
    const credentialOf = ({ endpoint }: WalkedCall) =>
      lock === 'both locks' || endpoint.signedInOnly ? host.token : key
    for (const call of walkedCalls.filter(
      ({ name, endpoint }) => endpoint.access !== 'admin' && ![...endings, ...publicAddresses].includes(name),
    )) {
      for (const { foreign, absent } of isWhole ? probes(call, victim) : probes(call, victim).slice(0, 1)) {
        const answers = [
          await sendExample(api.current.server, call, foreign, `Bearer ${credentialOf(call)}`),
          await sendExample(api.current.server, call, absent, `Bearer ${credentialOf(call)}`),
        ] as const
        sent += 2
        if (answers.some((walked) => readable(walked).includes(canary))) found.push(`${call.name} leaks`)
        if (answers.some(({ status }) => status >= 500)) found.push(`${call.name} fails`)
        if (answers[0].status !== answers[1].status)
          found.push(`${call.name} answers a stranger's id differently`)
        // Refusals are alike to the byte; what succeeds names its own new rows
        if (answers[0].status >= 400 && answers[0].text !== answers[1].text)
          found.push(`${call.name} words it differently`)
      }
    }
    expect(found).toEqual([])
    expect(sent).toBeGreaterThan(60)
    expect(await digestOf(api.current.knex, victim.tenantId)).toBe(before)
  })

  test('is answered for the rows of the own show by the same calls', async () => {
    const other = await api.current.host()
    const own = await addRows(api.current.knex, other.tenantId, 'own-text-in-every-column')
    // Times are offered to a guest whose date was removed
    const order = ({ name }: WalkedCall) =>
      /^(erasures.eraseGuest|episodes.remove)$/.test(name)
        ? 2
        : Number(/\.(remove|undo|delete|offerTimes)/.test(name))
    for (const call of walkedCalls
      .filter((c) => c.endpoint.access === 'tenant' && !endings.includes(c.name))
      .sort((a, b) => order(a) - order(b))) {
      const { status, text } = await sendExample(
        api.current.server,
        call,
        call.example(own),
        `Bearer ${other.token}`,
      )
      expect(refused[call.name] ?? [200, 201, 202], `${call.name}: ${text}`).toContain(status)
    }
  })
})

/** Nobody sends an exported show; settings are saved once, and this show has some; no mail server is set up; nobody knows a code of the show. */
const refused: Record<string, number[]> = {
  'archives.preview': [400],
  'archives.restore': [400],
  'show.create': [409],
  'sends.mail': [409],
  'twoFactor.enable': [400],
  'twoFactor.confirm': [400],
  'twoFactor.replaceRecoveryCodes': [409],
}

describe.each(alikeEngines)('the canaries on %s', (engine) => {
  const api = startTestApi({}, engine)

  test('are in every text column of a show', async () => {
    const { knex } = api.current
    const { tenantId } = await addRows(knex, (await api.current.host()).tenantId, canary)
    const { rows } = await knex.raw(
      `select table_name as "table", column_name as "column" from information_schema.columns
       where table_schema = 'public' and data_type in ('text', 'jsonb', 'ARRAY')
         and table_name in (select table_name from information_schema.columns where column_name = 'tenant_id')`,
    )
    const without: string[] = []
    for (const { table, column } of rows as { table: string; column: string }[]) {
      const found = await knex.raw('select 1 from ?? where tenant_id = ? and ??::text like ? limit 1', [
        table,
        tenantId,
        column,
        `%${canary}%`,
      ])
      if (found.rows.length === 0) without.push(`${table}.${column}`)
    }
    // Ids, references, and values the database allows from a list only
    const constrained =
      /\.(id|tenant_id|deletion_id|questionnaire_id|photo_id|photo_link|kind|mime|provider|content_type|episode_status|status|content_styles|feature_name|route|import_id|signature|batch_id|state|types|type|source|link|origin|accent|counts|alike|scope|hint|actor_kind|action|events|archive_id|webhook_id|event_id|recovery_hashes|visit|answered|measure|detail|time_zone|date_format|ref|based_on|recap_mark|format|cues)$/
    // A digest as text: the database takes nothing else
    const digests = ['mail_stops.address']
    const empty = /^(sessions|feature_purchases|episode_guests)\./
    expect(without.filter((column) => !constrained.test(column) && !empty.test(column))).toEqual(digests)
  })
})
