import { createHash, randomBytes } from 'node:crypto'
import type { Knex } from 'knex'
import { randomId } from '@cueroom/core/text/random-id.ts'

/** Ids of one row of every kind that belongs to a show. */
export interface ShowIds {
  tenantId: string
  guestId: number
  contentId: number
  factCheckId: number
  deletionId: string
  textDeletionId: string
  mediaId: string
  questionnaireId: string
  responseId: number
  unverifiedIds: readonly [number, number, number]
  settingsId: number
  importId: string
  signature: string
  batchId: string
  sponsorId: number
  inquiryId: number
  resultId: number
  inboxId: number
  keyId: string
  sessionId: string
  webhookId: string
  deliveryId: number
  episodeId: number
  seriesId: number
  runLinkId: number
  patternId: number
}

/** When the guest is recorded: only what has a date has a calendar file. */
const recordingDate = '2099-12-04T09:00:00Z'

/** The show that gets the rows, and the text in all of them. */
interface Filled {
  knex: Knex
  own: { tenantId: string }
  canary: string
  answers: string
  questions: string
  insert: <T>(table: string, row: object) => Promise<T>
}

/**
 * Gives a show one row in every table, with a canary in every text that a client could ever see. Written as the
 * owner of the tables, past every lock, so that a leak is a leak of the code under test.
 */
export async function addRows(knex: Knex, tenantId: string, canary: string): Promise<ShowIds> {
  const own = { tenantId }
  const insert = async <T>(table: string, row: object) => {
    const [{ id }] = await knex(table)
      .insert({ ...own, ...row })
      .returning('id')
    return id as T
  }
  const filled: Filled = {
    knex,
    own,
    canary,
    answers: JSON.stringify({ bio: canary }),
    questions: JSON.stringify([
      { id: 'bio', question: canary, type: 'text', required: true, options: [canary] },
    ]),
    insert,
  }
  const guests = await addGuests(filled)
  const texts = await addTexts(filled, guests)
  const settingsId = await addSettings(filled)
  const plans = await addPlans(filled, guests)
  const answered = await addQuestionnaire(filled, guests)
  const sponsors = await addSponsors(filled)
  await knex('idempotency_keys').insert({
    ...own,
    route: 'POST /api/guests',
    key: canary,
    requestHash: createHash('sha256').update(canary).digest(),
    status: 201,
    reply: JSON.stringify([canary]),
  })
  await insert('erasures', { id: randomId(), madeBy: canary, counts: erasedNothing, alike: [] })
  const keyId = await insert<string>('api_keys', {
    id: randomId(),
    name: canary,
    scope: 'read',
    hash: createHash('sha256').update(`${canary} ${tenantId}`).digest(),
    hint: canary.slice(0, 4),
    expiresAt: new Date(Date.now() + 86_400_000),
  })
  await knex('audit_entries').insert({
    ...own,
    ...{ actorKind: 'host', actor: canary, action: 'exported' },
    ...{ subject: canary, details: canary, address: canary },
  })
  const sessionId = await insert<string>('sessions', {
    id: randomId(),
    device: canary,
    address: canary,
    expiresAt: new Date(Date.now() + 86_400_000),
  })
  const deviceHash = createHash('sha256').update(canary).digest()
  await knex('known_devices').insert({ ...own, hash: deviceHash })
  await knex('calendar_addresses').insert({ ...own, hash: createHash('sha256').update(tenantId).digest() })
  await knex('mail_stops').insert({
    ...own,
    address: createHash('sha256').update(canary).digest('base64url'),
  })
  await knex('mail_days').insert({ ...own, day: '2026-01-01', mails: 1 })
  await knex('authenticators').insert({ ...own, secret: Buffer.from(canary.padEnd(40, '-')) })
  // Made by a trigger
  const { id: inboxId } = await knex('inbox_items').where(own).first('id')
  const hook = await addWebhook(filled)
  const archiveId = createHash('md5').update(canary).digest('hex')
  await knex('show_restores').insert({ ...own, archiveId })
  return {
    tenantId,
    ...hook,
    settingsId,
    inboxId,
    keyId,
    sessionId,
    ...guests,
    ...texts,
    ...answered,
    ...sponsors,
    ...plans,
  }
}

async function addWebhook({ canary, insert }: Filled) {
  const webhookId = await insert<string>('webhooks', {
    id: randomId(),
    url: `https://example.com/${canary}`,
    events: ['guest.created'],
    secret: Buffer.from(canary),
  })
  const deliveryId = await insert<number>('webhook_deliveries', {
    webhookId,
    type: 'guest.created',
    data: JSON.stringify({ guestId: canary }),
    state: 'failed',
    reply: canary,
    error: canary,
  })
  return { webhookId, deliveryId }
}

const erasedNothing = JSON.stringify({
  ...{ guests: 0, answers: 0, texts: 0, marketingTexts: 0, sponsors: 0 },
  ...{ inquiries: 0, pictures: 0, importRows: 0, replies: 0, mentions: 0 },
})

async function addGuests({ knex, own, canary, answers, questions, insert }: Filled) {
  const mediaId = await insert<string>('media', {
    id: randomId(),
    sha256: createHash('sha256').update(canary).digest(),
    mime: 'image/png',
    bytes: Buffer.from(canary),
    width: 1,
    height: 1,
  })
  const importId = randomId()
  const signature = randomId()
  const leftOut = JSON.stringify([{ sheet: canary, row: 1, reason: canary, text: canary }])
  await knex('imports').insert({ ...own, id: importId, fileName: canary, madeBy: canary, leftOut })
  await knex('import_mappings').insert({ ...own, signature, mapping: JSON.stringify({ [canary]: 'name' }) })
  const guest = {
    name: canary,
    pronunciation: canary,
    email: `${canary}@example.com`,
    phone: canary,
    company: canary,
    title: canary,
    bio: canary,
    expertise: [canary],
    social: canary,
    linkedin: canary,
    website: canary,
    photoId: mediaId,
    responses: answers,
    asked: questions,
    wordings: JSON.stringify({ bio: { text: canary, answer: canary, wordedAt: recordingDate } }),
    importId,
    interviewDate: recordingDate,
    interviewTimeZone: 'Europe/Berlin',
    notes: canary,
  }
  const guestId = await insert<number>('guests', guest)
  const change = JSON.stringify({ bio: canary })
  await knex('import_changes').insert({ ...own, importId, guestId, before: change, after: change })
  const deletionId = await insert<string>('deletions', {
    id: randomId(),
    kind: 'guest',
    label: canary,
    count: 1,
  })
  await knex('guest_pages').insert({ ...own, guestId, link: randomId() })
  await knex('personal_links').insert({ ...own, guestId, generation: 1 })
  await knex('offered_times').insert({ ...own, guestId, startsAt: new Date(0), timeZone: canary })
  await knex('release_texts').insert({ ...own, version: 1, text: canary })
  await insert('guest_consents', { guestId, version: 1, name: canary })
  await insert('guests', {
    ...guest,
    interviewTimeZone: canary,
    photoId: null,
    deletedAt: new Date(),
    deletionId,
  })
  return { mediaId, importId, signature, guestId, deletionId }
}

type Guests = Awaited<ReturnType<typeof addGuests>>

async function addTexts({ knex, own, canary, insert }: Filled, { guestId }: Guests) {
  const text = { contentType: 'introduction', content: canary, prompt: canary, model: canary, note: canary }
  const counts = { provider: 'drafter', wordCount: 1, characterCount: 1 }
  const sources = JSON.stringify([{ start: 0, end: 1, from: [{ kind: 'answer', key: canary }] }])
  const writtenFrom = JSON.stringify({ answers: canary })
  const contentId = await insert<number>('generated_content', {
    guestId,
    ...text,
    ...counts,
    sources,
    writtenFrom,
  })
  const textDeletionId = await insert<string>('deletions', {
    id: randomId(),
    kind: 'content',
    label: canary,
    count: 1,
  })
  const trashed = { deletedAt: new Date(), deletionId: textDeletionId }
  await insert('generated_content', { guestId, ...text, ...counts, ...trashed })
  const batchId = await insert<string>('content_batches', {
    id: randomId(),
    state: 'done',
    reasonCode: canary,
    reason: canary,
    types: ['introduction'],
    prompt: canary,
    total: 1,
    finishedAt: new Date(),
  })
  await insert('content_batch_items', {
    batchId,
    guestId,
    contentType: 'introduction',
    state: 'failed',
    errorCode: canary,
    error: canary,
  })
  await insert('text_versions', { contentId, version: 1, origin: 'generated', content: canary, sources })
  const factCheck = { state: 'proposed', original: canary, proposed: canary }
  const factCheckId = await insert<number>('fact_checks', { guestId, contentId, ...factCheck })
  await knex('generation_usage').insert({ ...own, day: '2026-01-01' })
  const patternId = await insert<number>('ai_training_patterns', {
    contentType: 'introduction',
    patternType: canary,
    pattern: canary,
    description: canary,
    category: canary,
  })
  return { contentId, textDeletionId, batchId, factCheckId, patternId }
}

const addSettings = ({ canary, insert }: Filled) =>
  insert<number>('show_settings', {
    podcastName: canary,
    podcastDescription: canary,
    showLogo: canary,
    showMethodology: JSON.stringify({ targetAudience: canary }),
    hosts: JSON.stringify([{ name: canary, bio: canary }]),
    contentStyles: '{}',
    sponsorshipSettings: JSON.stringify({ preferredSponsorTypes: [canary] }),
    privacy: JSON.stringify({ note: canary }),
    organizationId: canary,
    timeZone: 'Europe/Berlin',
  })

async function addPlans({ knex, own, canary, insert }: Filled, { guestId }: Guests) {
  const seriesId = await insert<number>('projects', {
    name: canary,
    description: canary,
    showFormat: canary,
    targetAudience: canary,
  })
  const texts = { title: canary, notes: canary }
  const episodeId = await insert<number>('episodes', {
    projectId: seriesId,
    scheduledDate: recordingDate,
    ...texts,
  })
  await knex('episode_guests').insert({ ...own, episodeId, guestId, position: 0 })
  const segment = { episodeId, title: canary, text: canary }
  await insert<number>('episode_segments', { ...segment, position: 0, kind: 'introduction', guestId })
  await insert<number>('episode_segments', { ...segment, position: 1, kind: 'own', ref: 'a-note' })
  const runLinkId = await insert<number>('run_links', {
    ...{ episodeId, name: canary, hash: randomBytes(32), expiresAt: '2100-01-01' },
  })
  await knex('transcripts').insert({
    ...{ ...own, episodeId, format: 'text', text: canary, words: 1 },
    ...{ speakers: JSON.stringify([canary, 'Ben']), cues: '[[null,null,0]]' },
  })
  const spoken = { text: canary, line: 0, speaker: canary, start: null }
  await knex('recaps').insert({
    ...{ ...own, episodeId, provider: 'drafter', model: canary, note: canary },
    summary: JSON.stringify([canary]),
    quotes: JSON.stringify([spoken]),
    chapters: JSON.stringify([{ start: 0, title: canary }]),
    ownChapters: JSON.stringify([{ start: 0, title: canary }]),
    links: JSON.stringify([{ href: canary, line: 0 }]),
  })
  return { episodeId, seriesId, runLinkId }
}

async function addQuestionnaire(
  { knex, own, canary, answers, questions, insert }: Filled,
  { guestId }: Guests,
) {
  const questionnaireId = await insert<string>('questionnaires', {
    id: randomId(),
    title: canary,
    description: canary,
    questions,
    settings: JSON.stringify({ afterSubmit: { text: canary } }),
  })
  const responseId = await insert<number>('questionnaire_responses', {
    questionnaireId,
    guestId,
    guestEmail: `${canary}@example.com`,
    responses: answers,
    questions,
    changes: JSON.stringify([
      { id: 'bio', question: canary, type: 'text', before: canary, changedAt: '2026-11-20T10:00:00.000Z' },
    ]),
    uniqueToken: canary,
  })
  await knex('questionnaire_sends').insert({ ...own, questionnaireId, guestId, sentAt: new Date() })
  await knex('mail_templates').insert({ ...own, kind: 'invite', subject: canary, text: canary })
  const visited = { ...own, questionnaireId, day: '2026-11-20' }
  await knex('questionnaire_visits').insert({ ...visited, visit: randomId(), answered: ['bio'] })
  await knex('questionnaire_days').insert({ ...visited, measure: 'answered', detail: 'bio', count: 1 })
  await knex('guest_days').insert({ ...own, day: '2026-11-20', unscheduled: 1, upcoming: 0, completed: 0 })
  const addUnverified = (place: number) =>
    insert<number>('questionnaire_responses', {
      questionnaireId,
      guestId,
      guestEmail: `${canary}@example.com`,
      typedName: canary,
      state: 'unverified',
      responses: answers,
      questions,
      uniqueToken: `${canary}-${place}`,
    })
  const unverifiedIds = [await addUnverified(0), await addUnverified(1), await addUnverified(2)] as const
  return { questionnaireId, responseId, unverifiedIds }
}

async function addSponsors({ canary, insert }: Filled) {
  const sponsorId = await insert<number>('saved_sponsors', {
    companyName: canary,
    industry: canary,
    reasonForMatch: canary,
    estimatedBudgetRange: canary,
    contactStrategy: canary,
    outreachNotes: canary,
    websiteUrl: canary,
    marketingContactEmail: `${canary}@example.com`,
  })
  const inquiryId = await insert<number>('sponsor_inquiries', {
    sponsorId,
    companyName: canary,
    email: `${canary}@example.com`,
    packageName: canary,
    packagePrice: canary,
    message: canary,
    uniqueToken: canary,
  })
  const resultId = await insert<number>('marketing_results', {
    type: 'guest_invitation',
    label: canary,
    request: JSON.stringify({ showTopic: canary }),
    result: JSON.stringify({
      content: canary,
      text: canary,
      subject: canary,
      posts: [],
      suggestions: [canary],
      warnings: [canary],
    }),
    note: canary,
    provider: 'drafter',
    model: canary,
  })
  return { sponsorId, inquiryId, resultId }
}

/** Tables that carry tenant_id, from the catalogue. */
export async function showTables(knex: Knex): Promise<string[]> {
  const { rows } = await knex.raw(
    `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id'
     order by table_name`,
  )
  return rows.map((row: Record<string, string>) => row['table_name'] ?? row['tableName'])
}

/** A digest of every row of a show: equal before and after means nothing of it was touched. */
export async function digestOf(knex: Knex, tenantId: string): Promise<string> {
  const hash = createHash('sha256')
  for (const table of await showTables(knex)) {
    if (table === 'sessions') continue
    const { rows } = await knex.raw(
      `select coalesce(json_agg(t order by t::text)::text, '') as all from ?? t where tenant_id = ?`,
      [table, tenantId],
    )
    hash.update(table).update(rows[0].all)
  }
  return hash.digest('hex')
}
