import {
  ErasureCounts,
  type ErasureReceipt,
  type ErasuresQuery,
} from '@cueroom/core/erasures/erasures.contract.ts'
import { type Identity, mentionsOf } from '@cueroom/core/erasures/mentions.ts'
import { randomId } from '@cueroom/core/text/random-id.ts'
import { type Page, readPage } from '../db/pages.ts'
import { type Db, forTenant } from '../db/tenant.ts'
import type { App } from '../http/app.ts'
import { countAgain, entriesOf } from '../deletions/deletions.service.ts'
import { notFound } from '../problems/problems.ts'
import { eraseUnused } from '../media/media.service.ts'
import { blackOutMentions } from './black-out.ts'
import {
  type ErasedCounts,
  eraseGuests,
  eraseImportRows,
  eraseLooseRecords,
  eraseReplies,
} from './erase-rows.ts'
import { mailErased } from './mail-erased.ts'
import { identitiesOf, type KnownGuest } from './identities.ts'

/** Receipts, newest first. */
export async function list(db: Db, query: ErasuresQuery): Promise<Page<ErasureReceipt>> {
  const rows = forTenant(db, 'erasures').select('id', 'erasedAt', 'madeBy', 'counts', 'alike')
  const page = await readPage<Row>(
    db,
    { rows, all: forTenant(db, 'erasures'), by: ['erasedAt', 'id'] },
    query,
  )
  return page.map(toReceipt)
}

interface Row extends Omit<ErasureReceipt, 'by'> {
  madeBy: string
}

const toReceipt = ({ madeBy, ...row }: Row): ErasureReceipt => ({ ...row, by: madeBy })

interface Eraser {
  app: App
  /** Who erases, as receipts name them. */
  by: string
}

/** Erases a guest, deleted or not, together with deleted copies of the same name and email. @throws 404. */
export async function eraseGuest(db: Db, id: number, eraser: Eraser): Promise<ErasureReceipt> {
  const [guest] = await guestsToErase(db, [id])
  if (!guest) throw notFound('Guest')
  const copies: number[] = await forTenant(db, 'guests')
    .whereNotNull('deletedAt')
    .whereRaw('lower(email) = lower(?) and lower(name) = lower(?)', [guest.email ?? '', guest.name])
    .pluck('id')
  return erase(db, await guestsToErase(db, [...new Set([id, ...copies])]), {}, eraser)
}

/** Erases what one deletion moved to the trash. @throws 404. */
export async function eraseDeletion(db: Db, deletionId: string, eraser: Eraser): Promise<ErasureReceipt> {
  const entry = await forTenant(db, 'deletions')
    .where({ id: deletionId })
    .whereNull('restoredAt')
    .forUpdate()
    .first('id')
  if (!entry) throw notFound('Deletion')
  const ids: number[] = await forTenant(db, 'guests').where({ deletionId }).pluck('id')
  const guests = await guestsToErase(db, ids)
  const remove = (table: string) => forTenant(db, table).where({ deletionId }).delete()
  // The rows of guests are counted with their guests
  const alone = guests.length === 0
  const counts: ErasedCounts = alone
    ? {
        texts: await remove('generated_content'),
        marketingTexts: await remove('marketing_results'),
        sponsors: await remove('saved_sponsors'),
      }
    : {}
  // Answers name their questionnaire for as long as they are kept
  await forTenant(db, 'questionnaires')
    .where({ deletionId })
    .whereRaw(
      'not exists (select from questionnaire_responses r where r.tenant_id = questionnaires.tenant_id and r.questionnaire_id = questionnaires.id)',
    )
    .delete()
  const receipt = await erase(db, guests, counts, eraser)
  await forTenant(db, 'deletions').where({ id: deletionId }).delete()
  return receipt
}

/** Locked in the order of their ids, as everything that changes several guests does. */
const guestsToErase = (db: Db, ids: number[]): Promise<KnownGuest[]> =>
  forTenant(db, 'guests')
    .whereRaw('id = any(?::int[])', [ids])
    .orderBy('id')
    .forUpdate()
    .select('id', 'name', 'email', 'phone', 'linkedin')

async function erase(
  db: Db,
  guests: KnownGuest[],
  before: ErasedCounts,
  { app, by }: Eraser,
): Promise<ErasureReceipt> {
  await mailErased(app, db, guests)
  const ids = guests.map(({ id }) => id)
  const { people, alike } = await identitiesOf(db, guests)
  const entries = await entriesOf(db, ids)
  const erased = await eraseGuests(db, ids)
  const traces = guests.length > 0 ? await eraseTraces(db, people, ids) : { counts: {}, entries: [] }
  await countAgain(db, [...entries, ...traces.entries])
  const counts = sum(before, erased, traces.counts, { pictures: await eraseUnused(db) })
  const [row] = await db('erasures')
    .insert({ id: randomId(), madeBy: by, counts: JSON.stringify(counts), alike })
    .returning('*')
  return toReceipt(row)
}

/**
 * Records that mention people without belonging to them: first whole records, then mentions in other people's
 * records.
 */
async function eraseTraces(db: Db, people: Identity[], ids: number[]) {
  const mentions = mentionsOf(people)
  const loose = await eraseLooseRecords(db, people, mentions)
  const importRows = await eraseImportRows(db, mentions)
  const replies = await eraseReplies(db, mentions, new Set(ids))
  const blackedOut = await blackOutMentions(db, mentions)
  return {
    counts: sum(loose.counts, { importRows, replies, mentions: blackedOut }),
    entries: loose.entries,
  }
}

function sum(...all: ErasedCounts[]): ErasureCounts {
  const keys = ErasureCounts.keyof().options
  return Object.fromEntries(
    keys.map((key) => [key, all.reduce((total, counts) => total + (counts[key] ?? 0), 0)]),
  ) as ErasureCounts
}
