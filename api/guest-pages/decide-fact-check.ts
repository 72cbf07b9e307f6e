import type { FactCheck } from '@cueroom/core/guest-pages/guest-page.ts'
import type { DecisionBody } from '@cueroom/core/guest-pages/guest-pages.contract.ts'
import { textChanges, withChanges } from '@cueroom/core/text/text-changes.ts'
import { Content } from '../content/content.model.ts'
import * as content from '../content/content.service.ts'
import { type Db, forTenant } from '../db/tenant.ts'
import { find } from '../guests/guests.service.ts'
import { conflict, invalid, notFound } from '../problems/problems.ts'
import { factCheckOf, markCorrectionRead } from './guest-page-rows.ts'

/**
 * Applies changes of a guest's correction to the introduction they read, or rejects all. @throws 404; 409 if
 * it was already decided, or the introduction was deleted or edited.
 */
export async function decide(
  db: Db,
  guestId: number,
  { factCheckId, accept }: DecisionBody,
): Promise<FactCheck> {
  await find(db, guestId)
  const check: FactCheck | undefined = await forTenant(db, 'fact_checks')
    .where({ guestId, id: factCheckId })
    .forUpdate()
    .first()
  if (!check) throw notFound('Fact check')
  if (check.state !== 'proposed')
    throw conflict(
      check.state === 'approved'
        ? 'The guest withdrew this correction and approved the introduction.'
        : 'You already accepted or rejected this correction.',
      'already_decided',
    )
  const partial = accept !== 'none' && (await apply(db, check, accept))
  await forTenant(db, 'fact_checks')
    .where({ id: factCheckId })
    .update({ state: accept === 'none' ? 'rejected' : 'accepted', partial, decidedAt: db.fn.now() })
  await markCorrectionRead(db, guestId)
  return (await factCheckOf(db, guestId))!
}

/** Answers whether some of the correction was left out. */
async function apply(db: Db, { contentId, original, proposed }: FactCheck, accept: 'all' | number[]) {
  const saved = await Content.live(db).findById(contentId).forUpdate()
  if (saved?.content !== original)
    throw conflict(
      'The introduction was changed after the guest read it. Copy what you want to keep, then reject the correction.',
      'text_changed',
    )
  const parts = textChanges(original, proposed ?? original)
  const places = parts.flatMap((part) => (part.kind === 'change' ? [part.place] : []))
  if (accept !== 'all' && !accept.every((place) => places.includes(place)))
    throw invalid("This change isn't part of the correction.")
  const text = withChanges(parts, (place) => accept === 'all' || accept.includes(place))
  await content.update(db, contentId, { content: text, version: saved.version, origin: 'guest' })
  return text !== (proposed ?? original)
}
