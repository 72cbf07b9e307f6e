import type { ContentType } from '@cueroom/core/content/content.ts'
import { textsRemembered } from '@cueroom/core/drafting/variety.ts'
import type { Knex } from 'knex'
import type { Db, Rows } from '../db/tenant.ts'
import type { Drafting } from '../drafting/provider.ts'
import { problem } from '../problems/problems.ts'
import { createKeyedLimits } from '../threads/keyed-limits.ts'
import { Content } from './content.model.ts'

/** The show's texts that templates must not sound like. */

interface Wanted {
  guestId: number
  type: ContentType
}

/**
 * The show's last texts of each type, the latest first, one of each guest: what was written again is heard once. The
 * guest's own don't count, and others may have several, hence twice as many rows.
 */
export async function recentTexts(db: Db, types: ContentType[]): Promise<(wanted: Wanted) => string[]> {
  const rows = await Content.live(db)
    .whereIn('contentType', types)
    .select('guestId', 'contentType', 'content')
    .orderBy('id', 'desc')
    .limit(2 * textsRemembered * types.length)
  return ({ guestId, type }) => {
    const others = rows.filter((text) => text.contentType === type && text.guestId !== guestId)
    const newest = new Map(others.toReversed().map((text) => [text.guestId, text]))
    return others
      .filter((text) => newest.get(text.guestId) === text)
      .slice(0, textsRemembered)
      .map(({ content }) => content)
  }
}

/** Reads the last text of the type. With the lock of `lockAndCount`, none is stored behind it. */
export const readingLatest = (knex: Knex, tenantId: string, type: ContentType) =>
  knex.raw<{ rows: Rows }>(
    `select guest_id "guestId", content from generated_content
     where tenant_id = ? and content_type = ? and deleted_at is null order by id desc limit 1`,
    [tenantId, type],
  )

/** Another text of the show was stored while this one was written: the two may ask the same. */
class OvertakenError extends Error {}

/** @param latest rows of `readingLatest`. @throws OvertakenError, so that `inShowsTurn` starts again */
export function expectKnown([known]: readonly string[], guestId: number, [latest]: Rows) {
  if (latest && latest['guestId'] !== guestId && latest['content'] !== known) throw new OvertakenError()
}

const turns = createKeyedLimits()

/**
 * Runs work that reads the recent texts, writes one by templates and stores it. Texts of a show take turns, as the next avoids the
 * wording of the one before; where another process stored one in between, the work starts again. Models write side by side.
 */
export const inShowsTurn = <T>(
  { provider }: Drafting,
  tenantId: string,
  work: () => Promise<T>,
): Promise<T> => (provider === 'drafter' ? turns.run(tenantId, 1, () => untilKnown(work)) : work())

/** Times that a text is written until no other one is stored in between. */
const triesMax = 5

async function untilKnown<T>(work: () => Promise<T>, tries = 1): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof OvertakenError)) throw error
    if (tries >= triesMax) throw busy()
  }
  return untilKnown(work, tries + 1)
}

/** Nobody's failure: a batch writes the text later. */
const busy = () =>
  problem(
    503,
    'put_off',
    'Other texts of your show were stored while this one was written. Please try again.',
    {
      retryAfter: 1,
    },
  )
