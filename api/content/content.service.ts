import type { RecentQuery, StatesQuery } from '@cueroom/core/content/content.contract.ts'
import type { ContentType } from '@cueroom/core/content/content.ts'
import type { TextOrigin } from '@cueroom/core/content/text-version.ts'
import { editedSources } from '@cueroom/core/content/edited-sources.ts'
import { pronunciationOf } from '@cueroom/core/questionnaires/pronunciation.ts'
import { wordedOf } from '@cueroom/core/questionnaires/wordings.ts'
import { claimsNote, unsupportedClaims } from '@cueroom/core/content/unsupported-claims.ts'
import { contentTypeLabels } from '@cueroom/core/content/content-labels.ts'
import { characterCount, wordCount } from '@cueroom/core/text/word-count.ts'
import { writtenFrom } from '@cueroom/core/content/staleness.ts'
import { present } from '@cueroom/core/text/present.ts'
import { acceptedCorrections, type Correction, correctionsNote } from '@cueroom/core/content/corrections.ts'
import type { AskedQuestion } from '@cueroom/core/questionnaires/questionnaire.ts'
import { type Brief, recapFor } from '@cueroom/core/content/brief.ts'
import { newestFirst, Page, readPage } from '../db/pages.ts'
import { type Db, forTenant, tenantOf } from '../db/tenant.ts'
import { moveToTrash } from '../deletions/deletions.service.ts'
import type { WrittenDraft } from '../drafting/provider.ts'
import { Guest, inHostsWording } from '../guests/guest.model.ts'
import { find, get as getGuest, hold } from '../guests/guests.service.ts'
import { notFound, problem } from '../problems/problems.ts'
import { expectRoom, reserve } from '../quotas/quotas.service.ts'
import { recapsOfGuests } from '../recaps/recaps.service.ts'
import { showForDrafting } from '../show/show.service.ts'
import { Content, TrainingPattern } from './content.model.ts'
import { withFactChecks } from './fact-checked.ts'
import { noteChecks } from './note-checks.ts'
import { expectKnown, readingLatest, recentTexts } from './recent-texts.ts'
import { withStale } from './staleness.service.ts'
import { shownTexts } from './shown-texts.ts'
import { expectReplaceable } from './worked-on-texts.ts'
import { earlierTexts, keepVersions, withEdits } from './text-versions.service.ts'

/** A page of the texts, newest first, of one guest or type when asked. */
export async function recent(db: Db, query: RecentQuery) {
  const { guestId, type } = query
  const texts = Content.live(db)
  if (guestId) texts.where({ guestId })
  if (type) texts.where({ contentType: type })
  const all = forTenant(db, 'generated_content')
  const { rows, rest } = await readPage<Content>(db, { rows: texts.toKnexQuery(), all }, query)
  return new Page(await shownTexts(db, rows), rest)
}

/** The newest text of each type of some guests, without the text itself. */
export async function states(db: Db, { guestIds }: StatesQuery) {
  const texts = await Content.newest(db).whereIn('guestId', guestIds.split(',').map(Number))
  const toCheck = await noteChecks(db, texts)
  const described = await withFactChecks(db, await withEdits(db, await withStale(db, texts)))
  return { texts: described.map((text) => Object.assign(text, { noteCheck: toCheck.has(text.id) })) }
}

interface TextRequest {
  guestId: number
  type: ContentType
  prompt?: string | null | undefined
  /** Is the prompt for the texts of several guests? */
  isOfSeveral?: boolean
}

/** Everything a text is written from, read in one short transaction. @throws 404 for a deleted guest. */
export async function brief(db: Db, wanted: TextRequest): Promise<Brief> {
  const found = (await briefs(db, [wanted]))(wanted)
  if (!found) throw notFound('Guest')
  await expectRoom(db, 'texts')
  return found
}

/** A text to store, which may replace an edited or checked one. */
interface StoredTextRequest extends TextRequest {
  replaceEdited?: boolean | undefined
}

/** The brief of a text that is stored. @throws 404, 409 text_edited. */
export async function briefToStore(db: Db, wanted: StoredTextRequest): Promise<Brief> {
  const found = await brief(db, wanted)
  if (!wanted.replaceEdited) await expectReplaceable(db, wanted, found.guest.name)
  return found
}

/** Everything that several texts are written from, read together; nothing for a deleted guest. */
export async function briefs(
  db: Db,
  all: TextRequest[],
): Promise<(wanted: TextRequest) => Brief | undefined> {
  const [guestIds, types] = [all.map(({ guestId }) => guestId), all.map(({ type }) => type)]
  const guests = await Guest.live(db).whereIn('id', [...new Set(guestIds)])
  const byId = new Map(guests.map((guest) => [guest.id, guest]))
  const show = await showForDrafting(db)
  const patterns = await TrainingPattern.inOrder(db)
    .where({ isActive: true })
    .whereIn('contentType', [...new Set(types)])
  const recaps = types.includes('show_notes') ? await recapsOfGuests(db, guestIds) : undefined
  const askable = await askableQuestions(db)
  const recentOf = await recentTexts(db, [...new Set(types)])
  const corrections = await correctionsOf(db, all)
  return ({ guestId, type, prompt, isOfSeveral = false }) => {
    const guest = byId.get(guestId)
    if (!guest) return undefined
    return {
      type,
      show,
      guest: {
        ...inHostsWording(guest),
        askable,
        socialLinks: { linkedin: guest.linkedin, website: guest.website },
      },
      patterns: patterns.filter(({ contentType }) => contentType === type),
      instructions: prompt ?? null,
      isOfSeveral,
      recap: recapFor(type, recaps?.get(guestId)),
      recent: recentOf({ guestId, type }),
      corrections: (type !== 'introduction' && corrections.get(guestId)) || [],
    }
  }
}

/** What the show's questionnaires ask guests, the oldest first. */
async function askableQuestions(db: Db): Promise<AskedQuestion[]> {
  const asking: { questions: AskedQuestion[] }[] = await forTenant(db, 'questionnaires')
    .where({ isActive: true })
    .whereNull('deletedAt')
    .orderBy(['createdAt', 'id'])
    .select('questions')
  return asking.flatMap(({ questions }) =>
    questions.map(({ id, question, type }) => ({ id, question, type })),
  )
}

interface AcceptedCheck {
  guestId: number
  original: string
  proposed: string
  content: string
}

/** What the guests of texts other than introductions corrected, as their introductions say it now. */
async function correctionsOf(db: Db, wanted: TextRequest[]): Promise<Map<number, Correction[]>> {
  const guestIds = wanted.filter(({ type }) => type !== 'introduction').map(({ guestId }) => guestId)
  if (guestIds.length === 0) return new Map()
  const checks: AcceptedCheck[] = await db('fact_checks as f')
    .join('generated_content as c', { 'c.tenantId': 'f.tenantId', 'c.id': 'f.contentId' })
    .where({ 'f.tenantId': tenantOf(db), 'f.state': 'accepted' })
    .whereNull('c.deletedAt')
    .whereIn('f.guestId', guestIds)
    .distinctOn('f.guestId')
    .orderBy([{ column: 'f.guestId' }, { column: 'f.id', order: 'desc' }])
    .select('f.guestId', 'f.original', 'f.proposed', 'c.content')
  return new Map(
    checks.map(({ guestId, original, proposed, content }) => [
      guestId,
      acceptedCorrections(original, proposed, content),
    ]),
  )
}

/**
 * Keeps a text. The guest may have been deleted while it was written: then it is answered like a missing one. The text
 * before it may have been edited: then that one stays. @throws 404, 409 text_edited, and what `inShowsTurn` catches.
 */
export async function store(db: Db, wanted: StoredTextRequest, from: Brief, draft: WrittenDraft) {
  const { guestId, type, prompt = null, replaceEdited } = wanted
  await hold(db, guestId)
  if (!replaceEdited) await expectReplaceable(db, wanted, from.guest.name)
  await reserve(db, 'texts')
  if (draft.provider === 'drafter')
    expectKnown(from.recent ?? [], guestId, (await readingLatest(db, tenantOf(db), type)).rows)
  const text = await Content.forTenant(db)
    .insert({ guestId, contentType: type, prompt, ...written(from, draft) } as never)
    .returning('*')
  return Object.assign(text, { stale: [], edited: null })
}

/** What is kept of a draft. */
export const written = (from: Brief, { content, note, sources, provider, model }: WrittenDraft) => ({
  ...{ content, sources, provider, model },
  note: present([note, correctionsNote(from.corrections ?? [], content)]).join(' ') || null,
  wordCount: wordCount(content),
  characterCount: characterCount(content),
  writtenFrom: writtenFrom(from),
})

/**
 * Stores an edit next to the versions before it, unless someone else changed the text since the version that was read. @throws 409,
 * 404.
 */
export async function update(db: Db, id: number, { content, version, origin = 'host' }: TextEdit) {
  const before: Content[] = []
  const changed = await Content.updateVersion(db, { id, version }, async (saved) => {
    before.push(saved)
    if (saved.content === content) return {}
    const counts = { wordCount: wordCount(content), characterCount: characterCount(content) }
    return { content, ...counts, ...(await sourcesAndNote(db, saved, content, origin)) }
  })
  await keepVersions(db, before[0]!, changed, origin)
  return (await shownTexts(db, [changed]))[0]!
}

/** The sources of an edited text, and a note about unsupported claims. */
async function sourcesAndNote(db: Db, saved: Content, content: string, origin: TextOrigin) {
  const { guestId, contentType: type, prompt } = saved
  const wanted = { guestId, type, prompt }
  const from = (await briefs(db, [wanted]))(wanted)
  if (!from) throw notFound('Guest')
  const earlier = await earlierTexts(db, saved)
  const sources = editedSources(content, { earlier, origin, brief: from })
  return { sources, note: origin === 'host' ? claimsNote(unsupportedClaims(content, from)) : null }
}

interface TextEdit {
  content: string
  /** The version that was read; without it, conflicts aren't checked. */
  version: number | undefined
  /** Whose words they are. */
  origin?: TextOrigin
}

/** Deletes every text of a guest and type. */
export async function deleteByGuestAndType(db: Db, guestId: number, type: ContentType) {
  const { name } = await find(db, guestId)
  const texts = await Content.live(db).where({ guestId, contentType: type }).select('id')
  const label = `${contentTypeLabels[type]} for ${name}`
  return moveToTrash(db, { kind: 'content', label, ids: texts.map(({ id }) => id) })
}

/** What the Word document of a guest is made from. @throws 404 when nothing was generated yet. */
export async function exportMaterial(db: Db, guestId: number) {
  const guest = await getGuest(db, guestId)
  const contents = await Content.live(db)
    .where({ guestId })
    .distinctOn('contentType')
    .orderBy([{ column: 'contentType' }, ...newestFirst()])
  if (contents.length === 0) throw problem(404, 'no_content', 'Nothing has been generated for this guest yet')
  const pronunciation = pronunciationOf(guest)
  const worded = wordedOf(guest.questionnaire)
  const shown = { contents: await shownTexts(db, contents), show: await showForDrafting(db) }
  return { guest, pronunciation, worded, ...shown }
}

/** What a document of several guests' texts is made from. @throws 404 when none of the texts is there. */
export async function textsMaterial(db: Db, ids: number[]) {
  const texts = await Content.live(db).whereIn('id', ids).orderBy('id')
  const guests = await Guest.live(db)
    .whereIn('id', [...new Set(texts.map(({ guestId }) => guestId))])
    .select('id', 'name', 'pronunciation', 'title', 'company', 'responses', 'asked', 'wordings')
    .orderBy(['name', 'id'])
  if (guests.length === 0) throw problem(404, 'no_content', 'These texts no longer exist')
  const shown = guests.map(({ responses, asked, wordings, ...guest }) => ({
    ...guest,
    pronunciation: pronunciationOf({ ...guest, questionnaire: { responses, asked, wordings } }),
    worded: wordedOf({ responses, asked, wordings }),
  }))
  return { show: await showForDrafting(db), guests: shown, texts: await shownTexts(db, texts) }
}
