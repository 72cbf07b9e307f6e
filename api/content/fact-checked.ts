import type { TextState } from '@cueroom/core/content/content.ts'
import type { FactCheck } from '@cueroom/core/guest-pages/guest-page.ts'
import { type Db, forTenant, tenantOf } from '../db/tenant.ts'

/** Of some guests' introductions, those that read as the guest approved or corrected them last; ids of texts. */
export async function checkedTexts(db: Db, guestIds: number[]): Promise<Set<number>> {
  const checks: (Check & { isUnchanged: boolean })[] = await db('fact_checks as f')
    .join('generated_content as c', { 'c.tenantId': 'f.tenantId', 'c.id': 'f.contentId' })
    .where({ 'f.tenantId': tenantOf(db) })
    .whereIn('f.guestId', guestIds)
    .distinctOn('f.guestId')
    .orderBy([{ column: 'f.guestId' }, { column: 'f.id', order: 'desc' }])
    .select('f.guestId', 'f.contentId', 'f.state', 'f.partial')
    // An approved row may have the correction that the guest withdrew by approving
    .select(
      db.raw(
        `c.content = case f.state when 'approved' then f.original else coalesce(f.proposed, f.original) end as "isUnchanged"`,
      ),
    )
  const isChecked = ({ state, isUnchanged }: (typeof checks)[number]) =>
    isUnchanged && (state === 'approved' || state === 'accepted')
  return new Set(checks.filter(isChecked).map(({ contentId }) => contentId))
}

interface Check {
  guestId: number
  contentId: number
  state: FactCheck['state']
  partial: boolean
}

/** Texts with what their guest said of the introduction last. A correction waits also after the text was changed. */
export async function withFactChecks<T extends Pick<TextState, 'id' | 'guestId' | 'contentType'>>(
  db: Db,
  texts: T[],
): Promise<(T & Pick<TextState, 'factCheck'>)[]> {
  const introductions = texts.filter(({ contentType }) => contentType === 'introduction')
  const checks: Check[] = await forTenant(db, 'fact_checks')
    .whereIn(
      'guestId',
      introductions.map(({ guestId }) => guestId),
    )
    .distinctOn('guestId')
    .orderBy([{ column: 'guestId' }, { column: 'id', order: 'desc' }])
    .select('guestId', 'contentId', 'state', 'partial')
  const newest = new Map(checks.map((check) => [check.guestId, check]))
  const saidOf = ({ id, guestId, contentType }: T): TextState['factCheck'] => {
    const check = contentType === 'introduction' ? newest.get(guestId) : undefined
    if (!check || check.state === 'rejected') return null
    if (check.partial) return check.contentId === id ? 'acceptedPart' : null
    return check.state === 'proposed' || check.contentId === id ? check.state : null
  }
  return texts.map((text) => Object.assign(text, { factCheck: saidOf(text) }))
}
