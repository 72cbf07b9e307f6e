import { statusForDate } from '@cueroom/core/guests/episode-status.ts'
import { guestLinks, guestTexts } from '@cueroom/core/guests/guest-fields.ts'
import type { EpisodeStatus, GuestChanges } from '@cueroom/core/guests/guest.ts'
import type { ImportGuests } from '@cueroom/core/imports/imports.contract.ts'
import { changesTo, type MergeChanges } from '@cueroom/core/imports/send/merge-guest.ts'
import { isDeepStrictEqual } from 'node:util'
import { type Db, forTenant, tenantOf } from '../db/tenant.ts'
import { Guest, toGuest } from '../guests/guest.model.ts'

/** A guest's fields as columns. */
type Columns = Omit<GuestChanges, 'socialLinks'> & {
  linkedin?: string | null
  website?: string | null
  interviewDate?: string | null
  interviewTimeZone?: string | null
  episodeStatus?: EpisodeStatus
}
type Column = keyof Columns

/** How a call's interview dates are stored. */
interface DateContext {
  timeZone: string | undefined
  now: Date
}

function columnsOf(
  { socialLinks, interviewDate, interviewTimeZone, episodeStatus: said, ...fields }: MergeChanges,
  { timeZone, now }: DateContext,
): Columns {
  const columns: Columns = { ...fields, ...socialLinks, ...(said && { episodeStatus: said }) }
  if (!interviewDate) return columns
  const episodeStatus = said ?? statusForDate(interviewDate, now)
  return {
    ...columns,
    interviewDate: new Date(interviewDate).toISOString(),
    interviewTimeZone: interviewTimeZone ?? timeZone ?? null,
    ...(episodeStatus && { episodeStatus }),
  }
}

// All rows in one statement; what one does not name stays as it is. A bare question mark would be a value's place.
const changeRows = `
  update guests set
    name = coalesce(row.change ->> 'name', name),
    ${[...guestTexts, ...guestLinks, 'notes']
      .map(
        (column) =>
          `${column} = case when row.change \\? '${column}' then row.change ->> '${column}' else ${column} end`,
      )
      .join(',\n    ')},
    interview_date = case when row.change \\? 'interviewDate'
      then (row.change ->> 'interviewDate')::timestamptz else interview_date end,
    interview_time_zone = case when row.change \\? 'interviewTimeZone'
      then row.change ->> 'interviewTimeZone' else interview_time_zone end,
    episode_status = coalesce(row.change ->> 'episodeStatus', episode_status),
    expertise = case when row.change \\? 'expertise'
      then array(select jsonb_array_elements_text(row.change -> 'expertise')) else expertise end
  from jsonb_to_recordset(:rows::jsonb) as row (id int, change jsonb)
  where guests.id = row.id and guests.tenant_id = :tenantId`

async function change(db: Db, changes: Map<number, Columns>) {
  if (changes.size === 0) return
  const rows = JSON.stringify([...changes].map(([id, columns]) => ({ id, change: columns })))
  await db.raw(changeRows, { rows, tenantId: tenantOf(db) })
}

/** Merges rows of a file into existing guests, and stores the previous values for the import's undo. */
export async function mergeGuests(
  db: Db,
  importId: string,
  merges: ImportGuests['merges'],
  context: DateContext,
) {
  if (merges.length === 0) return { changed: 0, missing: [] }
  const found = await lockedGuests(
    db,
    merges.map(({ id }) => id),
  )
  const before = new Map<number, Columns>()
  const after = new Map<number, Columns>()
  for (const { id, guest: row, ...how } of merges) {
    const here = found.get(id)
    if (!here) continue
    const changes = columnsOf(changesTo(toGuest(here), row, { ...how, timeZone: context.timeZone }), context)
    if (Object.keys(changes).length === 0) continue
    before.set(id, { ...pick(here, changes), ...before.get(id) })
    after.set(id, { ...after.get(id), ...changes })
    found.set(id, Object.assign(here, changes))
  }
  await change(db, after)
  await keep(db, importId, before, after)
  const missing = new Set(merges.map(({ id }) => id).filter((id) => !found.has(id)))
  return { changed: after.size, missing: [...missing] }
}

async function lockedGuests(db: Db, ids: number[]): Promise<Map<number, Guest>> {
  // As one array: a statement has at most 65,535 parameters
  const rows = await Guest.live(db).whereRaw('id = any(?::int[])', [ids]).orderBy('id').forUpdate()
  return new Map(rows.map((row) => [row.id, row]))
}

const pick = (guest: Guest, columns: Columns): Columns =>
  Object.fromEntries(Object.keys(columns).map((column) => [column, guest[column as Column]]))

/** Undo restores what the first change of an import found, however often it changed a guest. */
async function keep(db: Db, importId: string, before: Map<number, Columns>, after: Map<number, Columns>) {
  if (after.size === 0) return
  const rows = [...after].map(([guestId, columns]) => ({
    importId,
    guestId,
    before: JSON.stringify(before.get(guestId)),
    after: JSON.stringify(columns),
  }))
  await db('import_changes')
    .insert(rows)
    .onConflict(['tenant_id', 'import_id', 'guest_id'])
    .merge({
      before: db.raw('excluded.before || import_changes.before'),
      after: db.raw('import_changes.after || excluded.after'),
    })
}

/** Reverts an import's changes, except for later edits. Returns the number of guests. */
export async function revertImport(db: Db, importId: string): Promise<number> {
  const kept: { guestId: number; before: Columns; after: Columns }[] = await forTenant(db, 'import_changes')
    .where({ importId })
    .select('guestId', 'before', 'after')
  const found = await lockedGuests(
    db,
    kept.map(({ guestId }) => guestId),
  )
  const back = new Map<number, Columns>()
  for (const { guestId, before, after } of kept) {
    const here = found.get(guestId)
    const columns = Object.entries(before).filter(([column]) =>
      isDeepStrictEqual(here?.[column as Column], after[column as Column]),
    )
    if (columns.length > 0) back.set(guestId, Object.fromEntries(columns))
  }
  await change(db, back)
  await forTenant(db, 'import_changes').where({ importId }).delete()
  return back.size
}
