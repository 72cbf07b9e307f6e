import type { ErasureCounts } from '@cueroom/core/erasures/erasures.contract.ts'
import type { Identity, Mentions } from '@cueroom/core/erasures/mentions.ts'
import { type Db, forTenant, tenantOf } from '../db/tenant.ts'

export type ErasedCounts = Partial<ErasureCounts>

/** Guests per statement: each takes its rows in other tables along. */
const chunkSize = 500

const countOf = async (db: Db, table: string, ids: number[]) => {
  const [row] = await forTenant(db, table).whereRaw('guest_id = any(?::int[])', [ids]).count({ count: '*' })
  return Number(row!['count'])
}

/** Transcripts of the guests' episodes, which mostly hold the guests' own words. */
const eraseTranscripts = (db: Db, ids: number[]): Promise<number> =>
  forTenant(db, 'transcripts')
    .whereIn(
      'episodeId',
      forTenant(db, 'episode_guests').whereRaw('guest_id = any(?::int[])', [ids]).select('episodeId'),
    )
    .delete()

/** Erases guests; foreign keys take their answers, texts, changes, batch items and places in episodes along. */
export async function eraseGuests(db: Db, ids: number[]): Promise<ErasedCounts> {
  const counts = {
    answers: await countOf(db, 'questionnaire_responses', ids),
    texts: await countOf(db, 'generated_content', ids),
    marketingTexts: await countOf(db, 'marketing_results', ids),
    importRows: await countOf(db, 'import_changes', ids),
    transcripts: await eraseTranscripts(db, ids),
  }
  await forgetInBatches(db, ids)
  let guests = 0
  for (let start = 0; start < ids.length; start += chunkSize)
    guests += await forTenant(db, 'guests')
      .whereIn('id', ids.slice(start, start + chunkSize))
      .delete()
  return { ...counts, guests }
}

/** Batches must not wait for texts of an erased guest. */
const forgetInBatches = (db: Db, ids: number[]) =>
  db.raw(
    `update content_batches b set total = total - items.count
     from (select tenant_id, batch_id, count(*)::int from content_batch_items
       where tenant_id = ? and guest_id = any(?::int[]) group by tenant_id, batch_id) items
     where b.tenant_id = items.tenant_id and b.id = items.batch_id`,
    [tenantOf(db), ids],
  )

interface Invitation {
  id: number
  guestName: string | null
  label: string
  deletionId: string | null
}

/** Records about people that no foreign key ties to them: invitations, and inquiries and mappings of theirs. */
export async function eraseLooseRecords(db: Db, people: Identity[], mentions: Mentions) {
  const invitations: Invitation[] = await forTenant(db, 'marketing_results')
    .where({ type: 'guest_invitation' })
    .whereNull('guestId')
    .select('id', 'label', 'deletionId', db.raw(`request ->> 'guestName' as "guestName"`))
  const theirs = invitations.filter(({ guestName, label }) =>
    [guestName ?? '', label].some((name) => name && (mentions.isName(name) || mentions.in(name))),
  )
  const marketingTexts = await forTenant(db, 'marketing_results')
    .whereRaw('id = any(?::int[])', [theirs.map(({ id }) => id)])
    .delete()
  const emails = people.flatMap((person) => person.emails.map((email) => email.toLowerCase()))
  const inquiries = await forTenant(db, 'sponsor_inquiries')
    .whereRaw('lower(email) = any(?::text[])', [emails])
    .delete()
  const mappings: { signature: string; mapping: Record<string, string> }[] = await forTenant(
    db,
    'import_mappings',
  ).select('signature', 'mapping')
  const naming = mappings.filter(({ mapping }) => mentions.in(Object.keys(mapping)))
  await forTenant(db, 'import_mappings')
    .whereIn(
      'signature',
      naming.map(({ signature }) => signature),
    )
    .delete()
  return {
    counts: { marketingTexts, inquiries } satisfies ErasedCounts,
    entries: theirs.flatMap(({ deletionId }) => deletionId ?? []),
  }
}

/** Rows of files that became no guest, and are about these people. */
export async function eraseImportRows(db: Db, mentions: Mentions): Promise<number> {
  const imports: { id: string; leftOut: unknown[] }[] = await forTenant(db, 'imports')
    .whereRaw(`left_out <> '[]'`)
    .select('id', 'leftOut')
  let erased = 0
  for (const { id, leftOut } of imports) {
    const others = leftOut.filter((row) => !mentions.in(row))
    if (others.length === leftOut.length) continue
    erased += leftOut.length - others.length
    await forTenant(db, 'imports')
      .where({ id })
      .update({ leftOut: JSON.stringify(others) })
  }
  return erased
}

interface StoredReply {
  route: string
  key: string
  reply: unknown
}

/** Replies that are kept for repeated calls, and are about these people. */
export async function eraseReplies(db: Db, mentions: Mentions, ids: ReadonlySet<number>): Promise<number> {
  const kept: StoredReply[] = await forTenant(db, 'idempotency_keys')
    .whereNotNull('reply')
    .select('route', 'key', 'reply')
  const theirs = kept.filter(
    ({ key, route, reply }) => mentions.in([key, reply]) || namesGuest(reply, ids, route),
  )
  for (const { route, key } of theirs) await forTenant(db, 'idempotency_keys').where({ route, key }).delete()
  return theirs.length
}

/** Whether a reply holds the record of one of the guests, or a text of theirs. */
function namesGuest(reply: unknown, ids: ReadonlySet<number>, route: string): boolean {
  if (reply === null || typeof reply !== 'object') return false
  const { id, guestId } = reply as Record<string, unknown>
  const isGuest = route.startsWith('POST /api/guests') && ids.has(id as number)
  return (
    isGuest || ids.has(guestId as number) || Object.values(reply).some((part) => namesGuest(part, ids, route))
  )
}
