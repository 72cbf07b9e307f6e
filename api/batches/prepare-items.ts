import { promptTokens } from '@cueroom/core/batches/tokens.ts'
import type { Brief } from '@cueroom/core/content/brief.ts'
import type { Entitlements } from '@cueroom/core/entitlements/entitlements.ts'
import { whyLocked } from '@cueroom/core/entitlements/refusals.ts'
import type { App } from '../http/app.ts'
import { briefs } from '../content/content.service.ts'
import type { Db } from '../db/tenant.ts'
import { notFound, toProblem } from '../problems/problems.ts'
import { inEntitledTenant } from '../http/session.ts'
import { expectRoom } from '../quotas/quotas.service.ts'
import { isLimited, spend } from './budget.ts'
import type { Claimed } from './claims.ts'
import { putBack, type Reason, stopBatch, waitForTomorrow } from './held-items.ts'
import type { Seat, Seats } from './seats.ts'

/** An item that is being prepared. */
export interface Prepared {
  item: Claimed
  /** Its place at the language model, when one is free. */
  seat: Seat
  /** What the text is written from; undefined when it shall not be written now. */
  from: Promise<Brief | undefined>
}

/** Reads what items are written from, those of a show in one short transaction. */
export function prepare(
  { knex, env }: Pick<App, 'knex' | 'env'>,
  items: Claimed[],
  seats: Seats,
): Prepared[] {
  const shows = Map.groupBy(items, ({ tenantId }) => tenantId)
  return [...shows].flatMap(([tenantId, own]) => {
    const seat = seats.promise()
    const read = inEntitledTenant(knex, tenantId, (db, entitled) => begin(db, env, own, entitled))
    return own.map((item) => ({ item, seat, from: read.then((found) => found(item)) }))
  })
}

/** @throws 404 for a guest who is gone. */
type BriefOf = (item: Claimed) => Brief | undefined

async function begin(
  db: Db,
  { budget }: App['env'],
  items: Claimed[],
  entitled: Entitlements,
): Promise<BriefOf> {
  const reason = whyNot(entitled) ?? (await whyFull(db))
  if (reason) {
    for (const item of items) {
      await putBack(db, item)
      await stopBatch(db, item, reason)
    }
    return () => undefined
  }
  const briefOf = await briefs(db, items)
  const put = isLimited(budget) ? await putBackUnaffordable(db, budget, items, briefOf) : undefined
  return (item) => {
    if (put?.has(item)) return undefined
    const from = briefOf(item)
    if (!from) throw notFound('Guest')
    return from
  }
}

/** Counts what is begun today; what the day's budget does not hold is put back, and waits. */
async function putBackUnaffordable(
  db: Db,
  budget: App['env']['budget'],
  items: Claimed[],
  briefOf: BriefOf,
): Promise<Set<Claimed>> {
  const put = new Set<Claimed>()
  for (const item of items) {
    const from = briefOf(item)
    if (from && !(await spend(db, budget, promptTokens(from)))) put.add(item)
  }
  for (const item of put) await putBack(db, item)
  if (put.size > 0) await waitForTomorrow(db)
  return put
}

async function whyFull(db: Db): Promise<Reason | undefined> {
  try {
    await expectRoom(db, 'texts')
    return undefined
  } catch (error) {
    const { data, message } = toProblem(error)
    if (data?.code !== 'quota_reached') throw error
    return { code: data.code, text: message }
  }
}

function whyNot({ active, features }: Entitlements): Reason | undefined {
  if (!active)
    return {
      code: 'subscription_inactive',
      text: 'The subscription is no longer active. Finished texts are safe; resume the batch when the subscription is active again.',
    }
  return features.contentGeneration
    ? undefined
    : { code: 'feature_disabled', text: whyLocked(['contentGeneration']) }
}
