import type { ContentType } from '@cueroom/core/content/content.ts'
import { contentTypeLabels } from '@cueroom/core/content/content-labels.ts'
import { characterCount, wordCount } from '@cueroom/core/content/word-count.ts'
import { writtenFrom } from '@cueroom/core/content/staleness.ts'
import type { Brief } from '@cueroom/core/drafting/drafter.ts'
import { contentDocument } from '@cueroom/core/exports/content-document.ts'
import type { Db } from '../db/tenant.ts'
import { record } from '../deletions/deletions.service.ts'
import type { WrittenDraft } from '../drafting/provider.ts'
import { find, show as showGuest } from '../guests/guests.service.ts'
import { conflict, problem } from '../http/problems.ts'
import { showForDrafting } from '../show/show.service.ts'
import { Content, TrainingPattern } from './content.model.ts'
import { withStale } from './staleness.service.ts'

interface RecentQuery {
  guestId?: number | undefined
  type?: ContentType | undefined
  limit: number
}

/** The newest texts, of one guest or type when asked. */
export async function recent(db: Db, { guestId, type, limit }: RecentQuery) {
  const texts = Content.newest(db).limit(limit)
  if (guestId) texts.where({ guestId })
  if (type) texts.where({ contentType: type })
  return withStale(db, await texts)
}

interface Wanted {
  guestId: number
  type: ContentType
  prompt?: string | null | undefined
}

/** Everything a text is written from, read in one short transaction. */
export async function brief(db: Db, { guestId, type, prompt }: Wanted): Promise<Brief> {
  const guest = await find(db, guestId)
  return {
    type,
    show: await showForDrafting(db),
    guest: { ...guest, socialLinks: { linkedin: guest.linkedin, website: guest.website } },
    patterns: await TrainingPattern.own(db).where({ isActive: true, contentType: type }).orderBy('id'),
    instructions: prompt ?? null,
  }
}

interface Wish extends Wanted {
  /** The item of a batch that asked for it. */
  batchItemId?: number
}

/** Keeps a text. The guest may have been deleted while it was written: then it is answered like a missing one. */
export async function store(db: Db, wish: Wish, from: Brief, draft: WrittenDraft) {
  const { guestId, type, prompt = null, batchItemId = null } = wish
  await find(db, guestId).select('id')
  const counts = { wordCount: wordCount(draft.content), characterCount: characterCount(draft.content) }
  const { content, note, sources, provider, model } = draft
  const written = { content, note, sources, provider, model, ...counts, writtenFrom: writtenFrom(from) }
  const text = await Content.own(db)
    .insert({ guestId, contentType: type, prompt, batchItemId, ...written } as never)
    .returning('*')
  return Object.assign(text, { stale: [] })
}

/** Stores the host's edit, unless someone else changed the text since the version that was read. @throws 409, 404. */
export async function update(db: Db, id: number, content: string, version: number | undefined) {
  const text = await Content.newest(db).findById(id).forUpdate().throwIfNotFound()
  if (version !== undefined && version !== text.version) {
    throw conflict('This text was changed meanwhile. Decide which to keep.', 'version_conflict')
  }
  const counts = { wordCount: wordCount(content), characterCount: characterCount(content) }
  const [changed] = await Content.own(db)
    .where({ id })
    .patch({ content, ...counts, ...(content !== text.content && { sources: [] }) })
    .returning('*')
  return (await withStale(db, [changed!]))[0]!
}

/** Deletes every text of a guest and type. */
export async function removePair(db: Db, guestId: number, type: ContentType) {
  const { name } = await find(db, guestId)
  const texts = await Content.newest(db).where({ guestId, contentType: type }).select('id')
  if (texts.length === 0) return { deleted: 0, deletionId: null }
  const label = `${contentTypeLabels[type]} for ${name}`
  return record(db, { kind: 'content', label }, { contents: texts.map(({ id }) => id) })
}

/** What the Word document of a guest is made from. @throws 404 when nothing was generated yet. */
export async function exportMaterial(db: Db, guestId: number) {
  const guest = await showGuest(db, guestId)
  const contents = await Content.newest(db)
    .where({ guestId })
    .distinctOn('contentType')
    .clearOrder()
    .orderBy([
      { column: 'contentType' },
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
  if (contents.length === 0) throw problem(404, 'no_content', 'Nothing was generated for this guest yet')
  return { guest, contents, show: await showForDrafting(db) }
}

export const wordDocument = (material: Awaited<ReturnType<typeof exportMaterial>>) =>
  contentDocument(material)
