import type { DiscoveryDraft } from '@cueroom/core/marketing/briefs.ts'
import type { FinishedResult } from '@cueroom/core/marketing/finished.ts'
import { marketingTypeLabels, type MarketingType } from '@cueroom/core/marketing/marketing-types.ts'
import type { ResultsQuery } from '@cueroom/core/marketing/marketing.contract.ts'
import type { MarketingResult, MarketingText, SponsorDiscovery } from '@cueroom/core/marketing/results.ts'
import { recapMark } from '@cueroom/core/recaps/recap-mark.ts'
import { noteBegins, shownNote } from '@cueroom/core/content/own-note.ts'
import { companyKey } from '@cueroom/core/sponsors/company-key.ts'
import { newestFirst, type Page, readPage } from '../db/pages.ts'
import { type Db, forTenant } from '../db/tenant.ts'
import { moveToTrash } from '../deletions/deletions.service.ts'
import type { ComposedDraft } from '../drafting/provider.ts'
import { Guest } from '../guests/guest.model.ts'
import { hold } from '../guests/guests.service.ts'
import { notFound } from '../problems/problems.ts'
import { recapsOfGuests } from '../recaps/recaps.service.ts'
import { Sponsor } from '../sponsors/sponsor.model.ts'
import { Result } from './marketing-result.model.ts'
import { sanitized } from '../threads/sanitized.ts'

/** What a result is kept with. */
interface ResultInput {
  type: MarketingType
  label: string
  guestId: number | null
  request: { note?: unknown; previousId?: unknown; showSettings?: unknown }
  take: number
  recapMark?: string
}

const longestLabel = 300

/** The names of the saved sponsors, as they are compared. */
async function savedKeys(db: Db): Promise<Set<string>> {
  const saved = await Sponsor.live(db).select('companyName')
  return new Set(saved.map(({ companyName }) => companyKey(companyName)))
}

/** Which of these posts were written from another recap than their guest has now. */
async function staleIds(db: Db, rows: Result[]): Promise<Set<number>> {
  const posts = rows.filter(({ recapMark: written }) => written !== null)
  if (posts.length === 0) return new Set()
  const recaps = await recapsOfGuests(
    db,
    posts.flatMap(({ guestId }) => guestId ?? []),
  )
  const isStale = ({ guestId, recapMark: written }: Result) =>
    guestId !== null && written !== recapMark(recaps.get(guestId))
  return new Set(posts.filter(isStale).map(({ id }) => id))
}

/** What the host notes today about the guests of these posts. */
async function notesToday(db: Db, rows: Result[]): Promise<Map<number, string>> {
  const ids = rows.flatMap(({ type, guestId }) => (type === 'social_media' && guestId ? [guestId] : []))
  if (ids.length === 0) return new Map()
  const guests = await Guest.live(db).whereIn('id', ids).select('id', 'notes')
  return new Map(guests.map(({ id, notes }) => [id, shownNote(notes).join(' ')]))
}

const isOfNote = (warning: string) => warning.startsWith(noteBegins)

/** The warnings of posts with the host’s note as it is today: an earlier one isn’t shown, and a later one is named as such. */
function withNote(warnings: string[], note: string | undefined): string[] {
  if (note === undefined || warnings.some((one) => isOfNote(one) && note !== '' && one.startsWith(note)))
    return warnings
  const others = warnings.filter((one) => !isOfNote(one))
  return note === '' ? others : [`${note} These posts were written before that, so check them.`, ...others]
}

interface Known {
  /** Of the saved sponsors. */
  saved: Set<string>
  /** Ids of texts that are out of date. */
  stale?: Set<number>
  /** What the host notes about guests, by their ids. */
  notes?: Map<number, string>
}

/** The result as the contract shows it. Sanitised again: what was stored may be older than the rules. */
function shown(row: Result, { saved, stale, notes }: Known): MarketingResult {
  const { type, result, ...made } = row
  if (type !== 'sponsor_discovery') {
    const finished = result as FinishedResult
    const isStale = stale?.has(row.id) ?? false
    const note = type === 'social_media' ? notes?.get(made.guestId ?? 0) : undefined
    const warnings = withNote(finished.warnings, note)
    return { ...made, type, ...finished, warnings, content: sanitized(finished.content), isStale }
  }
  const { sponsors, strategyNotes, savedMatches = 0 } = result as DiscoveryDraft
  return {
    ...made,
    type,
    strategyNotes,
    savedMatches,
    sponsors: sponsors.map((sponsor) => ({
      ...sponsor,
      verified: false as const,
      isSaved: saved.has(companyKey(sponsor.companyName)),
    })),
  }
}

/** Keeps a result. The guest may have been deleted while it was written: then it is answered like a missing one. */
export async function store<R extends Result['result']>(
  db: Db,
  { type, guestId, request, ...wanted }: ResultInput,
  result: R,
  by: Pick<ComposedDraft<unknown>, 'note' | 'provider' | 'model'>,
) {
  if (guestId !== null) await hold(db, guestId)
  const { note: _, previousId: __, showSettings: ___, ...fields } = request
  const label = wanted.label.slice(0, longestLabel)
  const row = { ...wanted, type, label, guestId, request: fields, result, ...by }
  const stored = await Result.forTenant(db)
    .insert(row as never)
    .returning('*')
  const kept = shown(stored, { saved: await savedKeys(db) })
  return kept as R extends FinishedResult ? MarketingText : SponsorDiscovery
}

/** A page of the results, newest first, of one type when asked. */
export async function list(db: Db, query: ResultsQuery): Promise<Page<MarketingResult>> {
  const results = Result.live(db)
  if (query.type) results.where({ type: query.type })
  const all = forTenant(db, 'marketing_results')
  const page = await readPage<Result>(db, { rows: results.toKnexQuery(), all }, query)
  const { rows } = page
  const known = {
    saved: await savedKeys(db),
    stale: await staleIds(db, rows),
    notes: await notesToday(db, rows),
  }
  return page.map((row) => shown(row, known))
}

export async function remove(db: Db, id: number) {
  const { type, label } = await Result.live(db).findById(id).throwIfNotFound()
  const name = `${marketingTypeLabels[type]}: ${label}`
  const deletion = await moveToTrash(db, { kind: 'marketing', label: name, ids: [id] })
  if (deletion.deleted === 0) throw notFound('Result')
  return deletion
}

/** Texts whose wording a new one does without. */
const remembered = 12

/** The latest texts of a kind, the newest first. */
async function recentTexts(db: Db, type: MarketingType): Promise<string[]> {
  const rows = await Result.live(db).where({ type }).orderBy(newestFirst()).limit(remembered).select('result')
  return rows.flatMap(({ result }) => ('text' in result ? [`${result.subject ?? ''}\n${result.text}`] : []))
}

/** What a result is written again from: how often it was, and its text. @throws 404 */
export async function again(db: Db, type: MarketingType, previousId: number | null | undefined) {
  const recent = await recentTexts(db, type)
  if (previousId === null || previousId === undefined) return { take: 0, previous: null, recent }
  const { take, result } = await Result.live(db).findById(previousId).where({ type }).throwIfNotFound()
  const previous =
    'sponsors' in result ? result.sponsors.map(({ companyName }) => companyName).join('\n') : result.text
  return { take: take + 1, previous, recent }
}
