import { type TextOrigin, type TextVersion, versionsKept } from '@cueroom/core/content/text-version.ts'
import type { GeneratedContent } from '@cueroom/core/content/content.ts'
import type { SourcedText } from '@cueroom/core/content/edited-sources.ts'
import type { SentenceSource } from '@cueroom/core/content/sentence-source.ts'
import { type Db, forTenant, tenantOf } from '../db/tenant.ts'
import { Content } from './content.model.ts'

interface StoredVersion extends TextVersion {
  sources: SentenceSource[]
}

const versionsOf = (db: Db, contentId: number): Promise<StoredVersion[]> =>
  forTenant(db, 'text_versions').where({ contentId }).orderBy('version', 'desc')

/** The versions of a text, the newest first; one that was never edited is its own only version. @throws 404. */
export async function versions(db: Db, id: number): Promise<{ versions: TextVersion[] }> {
  const text = await Content.live(db).findById(id).throwIfNotFound()
  const stored = await versionsOf(db, id)
  const { version, content, createdAt } = text
  return { versions: stored.length > 0 ? stored : [{ version, content, createdAt, origin: 'generated' }] }
}

/** Earlier generations whose sentences are known: one can go back to each. */
const generationsKnown = 20

/** What a text was before: its versions, and the other texts of its guest and type, the newest first. */
export async function earlierTexts(db: Db, text: Content): Promise<SourcedText[]> {
  const { id, guestId, contentType } = text
  const generations = await Content.live(db)
    .where({ guestId, contentType })
    .whereNot({ id })
    .select('content', 'sources')
    .orderBy('id', 'desc')
    .limit(generationsKnown)
  return [text, ...(await versionsOf(db, id)), ...generations]
}

interface Edit {
  contentId: number
  createdAt: string
  origin: TextOrigin
}

/** A text with its last editor, if it was ever edited, so the host can go back to the generated text. */
export type EditedText<C> = C & Pick<GeneratedContent, 'edited'> & { hasVersions: boolean }

/** Texts with who changed them last. Words are whose version had them first. */
export async function withEdits<C extends { id: number }>(db: Db, texts: C[]): Promise<EditedText<C>[]> {
  const rows: Edit[] = await forTenant(db, 'text_versions')
    .whereIn(
      'contentId',
      texts.map(({ id }) => id),
    )
    .distinctOn('contentId')
    .orderBy([{ column: 'contentId' }, { column: 'version', order: 'desc' }])
    .select('contentId', 'createdAt')
    .select(
      db.raw(`(select first.origin from text_versions first where first.tenant_id = text_versions.tenant_id
        and first.content_id = text_versions.content_id and first.content = text_versions.content
        order by first.version limit 1) as origin`),
    )
  const newest = new Map(rows.map((row) => [row.contentId, row]))
  return texts.map((text) => {
    const { origin: by = 'generated', createdAt: at = '' } = newest.get(text.id) ?? {}
    const edited = by === 'generated' ? null : { by, at }
    return Object.assign(text, { edited, hasVersions: newest.has(text.id) })
  })
}

/**
 * Stores the old and the new version of a text. If there are too many, the oldest edits are dropped, but
 * never the generated text.
 */
export async function keepVersions(db: Db, before: Content, after: Content, origin: TextOrigin) {
  if (before.content === after.content) return
  const row = ({ id, version, content, sources }: Content) => ({
    ...{ tenantId: tenantOf(db), contentId: id, version, content },
    sources: JSON.stringify(sources),
  })
  const known = await versionsOf(db, before.id)
  if (known.length === 0)
    await db('text_versions').insert({ ...row(before), origin: 'generated', createdAt: before.createdAt })
  await db('text_versions').insert({ ...row(after), origin })
  const edits = known.filter((version) => version.origin !== 'generated')
  const dropped = edits.slice(versionsKept - 2).map(({ version }) => version)
  if (dropped.length > 0)
    await forTenant(db, 'text_versions').where({ contentId: before.id }).whereIn('version', dropped).delete()
}
