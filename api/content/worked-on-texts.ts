import { isWorkedOn } from '@cueroom/core/content/worked-on.ts'
import type { TextState } from '@cueroom/core/content/content.ts'
import { type Db, forTenant } from '../db/tenant.ts'
import { withFactChecks } from './fact-checked.ts'
import { withEdits } from './text-versions.service.ts'

type Text = Pick<TextState, 'id' | 'guestId' | 'contentType'>

/** Ids of those texts that someone worked on. Of a show's texts few have versions or checks, so only these are looked at. */
export async function workedOnTexts(db: Db, texts: readonly Text[]): Promise<Set<number>> {
  const versions: { contentId: number }[] = await forTenant(db, 'text_versions').distinct('contentId')
  const checks: { guestId: number }[] = await forTenant(db, 'fact_checks').distinct('guestId')
  const edited = new Set(versions.map(({ contentId }) => contentId))
  const checked = new Set(checks.map(({ guestId }) => guestId))
  const known = texts.filter(({ id, guestId }) => edited.has(id) || checked.has(guestId))
  const described = await withFactChecks(db, await withEdits(db, known))
  return new Set(described.filter(isWorkedOn).map(({ id }) => id))
}
