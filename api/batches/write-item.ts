import { setTimeout } from 'node:timers/promises'
import { stepAfter } from '@cueroom/core/batches/setback.ts'
import { promptTokens, tokensOf } from '@cueroom/core/batches/tokens.ts'
import type { Brief } from '@cueroom/core/drafting/drafter.ts'
import type { Entitlements } from '@cueroom/core/tenants/entitlements.ts'
import { whyLocked } from '@cueroom/core/tenants/refusals.ts'
import type { App } from '../app.ts'
import * as content from '../content/content.service.ts'
import { type Db, inTenant, ownRows } from '../db/tenant.ts'
import type { WrittenDraft } from '../drafting/provider.ts'
import { toProblem } from '../http/problems.ts'
import { inEntitledTenant } from '../http/session.ts'
import { isLimited, spend, spendTokens } from './budget.ts'
import { type Claimed, waitForProvider } from './claims.ts'
import { Halted, type Seats } from './seats.ts'

export type Workshop = Pick<App, 'knex' | 'drafting' | 'env' | 'log'>

/** What a worker gives to each of its items. */
export interface Bench {
  signal: AbortSignal
  seats: Seats
}

/** Seconds between tries to store a text: a database that restarts shall not cost what a model has written. */
const storeTries = [1, 2, 4, 8]

/**
 * Writes one text of a batch: reads, waits for the model outside of any transaction, stores. Whatever happens is
 * written down with the item, or left to whoever takes it when the lease has run out. Answers the seconds after which
 * it is worth looking again, where something has to wait.
 */
export async function writeItem(
  workshop: Workshop,
  item: Claimed,
  { signal, seats }: Bench,
): Promise<number | undefined> {
  const own = <T>(work: (db: Db) => Promise<T>) => inTenant(workshop.knex, item.tenantId, work)
  const seat = seats.promise()
  try {
    const from = await inEntitledTenant(workshop.knex, item.tenantId, (db, entitled) =>
      begin(db, workshop, item, entitled),
    )
    if (!from) return undefined
    const draft = await seat(() => workshop.drafting.draft(from, { signal, onText: () => {} }))
    await patiently(() => own((db) => finish(db, workshop, item, from, draft)), signal)
    return undefined
  } catch (error) {
    if (!signal.aborted && !(error instanceof Halted)) return fail(workshop, item, error, own, seats)
    await own((db) => putBack(db, item))
    return undefined
  }
}

/** What the text is written from; undefined when it shall not be written now. */
async function begin(
  db: Db,
  { env }: Workshop,
  item: Claimed,
  entitled: Entitlements,
): Promise<Brief | undefined> {
  const reason = whyNot(entitled)
  if (reason) {
    await putBack(db, item)
    await stopBatch(db, item, reason)
    return undefined
  }
  const from = await content.brief(db, { guestId: item.guestId, type: item.type, prompt: item.prompt })
  if (!isLimited(env.budget) || (await spend(db, env.budget, promptTokens(from)))) return from
  await putBack(db, item)
  await waitForTomorrow(db)
  return undefined
}

interface Reason {
  code: string
  text: string
}

function whyNot({ active, features }: Entitlements): Reason | undefined {
  if (!active)
    return {
      code: 'subscription_inactive',
      text: 'The subscription is not active any more. Nothing that was written is lost; go on when it is active again.',
    }
  return features.contentGeneration
    ? undefined
    : { code: 'feature_disabled', text: whyLocked(['contentGeneration']) }
}

/** The item as this process holds it: nothing matches any more when it was given to another. */
const held = (db: Db, { id, claim }: Claimed) =>
  ownRows(db, 'content_batch_items').where({ id, claim, state: 'working' })

const freed = { worker: null, leaseUntil: null }

const putBack = async (db: Db, item: Claimed) =>
  void (await held(db, item).update({ ...freed, state: 'waiting' }))

/** Unless somebody set it going meanwhile, who may have mended the cause. */
const stopBatch = (db: Db, { batchId, starts }: Claimed, { code, text }: Reason) =>
  ownRows(db, 'content_batches')
    .where({ id: batchId, starts, state: 'running' })
    .update({ state: 'stopped', reasonCode: code, reason: text, waitingUntil: null })

const waitForTomorrow = (db: Db) =>
  ownRows(db, 'content_batches')
    .where({ state: 'running' })
    .update({
      waitingUntil: db.raw(
        "date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' + interval '1 day'",
      ),
      reasonCode: 'budget_used',
      reason: "Today's budget of this show is used up. The batch goes on by itself tomorrow (UTC).",
    })

/** Stores the text and ends the item in one transaction; of two that wrote it, only the holder does. */
async function finish(db: Db, { env }: Workshop, item: Claimed, from: Brief, draft: WrittenDraft) {
  const ended = await held(db, item).update({ ...freed, state: 'done', finishedAt: db.fn.now() })
  if (ended === 0) return
  const { id: batchItemId, batchId, guestId, type, prompt } = item
  await content.store(db, { guestId, type, prompt, batchItemId }, from, draft)
  if (isLimited(env.budget)) await spendTokens(db, tokensOf(draft.content.length))
  if (!item.waited) return
  // It answers again: nobody has to wait any more
  await ownRows(db, 'content_batches')
    .where({ id: batchId, state: 'running' })
    .andWhereRaw('(setbacks > 0 or waiting_until <= now())')
    .update({ setbacks: 0, waitingUntil: null, reason: null, reasonCode: null })
}

/** Tries again while the database is away; what was committed without our knowing is not done twice. */
async function patiently(work: () => Promise<void>, signal: AbortSignal) {
  for (const seconds of storeTries) {
    try {
      return await work()
    } catch (error) {
      if (toProblem(error).data?.code !== 'unavailable') throw error
      await setTimeout(seconds * 1_000, undefined, { signal })
    }
  }
  return work()
}

type Own = <T>(work: (db: Db) => Promise<T>) => Promise<T>

/** Writes down what became of a text that was not written; answers the seconds after which to look again. */
async function fail(
  { knex, log }: Workshop,
  item: Claimed,
  error: unknown,
  own: Own,
  seats: Seats,
): Promise<number | undefined> {
  const failure = toProblem(error)
  const { code = 'failed', retryAfter } = failure.data ?? {}
  const reason = { code, text: failure.message }
  if (code === 'internal') log.error({ err: error }, 'a text of a batch failed')
  const { attempts, setbacks } = item
  const step = stepAfter({ code, retryAfter, attempts, setbacks })
  await own(async (db) => {
    if (step.kind === 'skip') await endItem(db, item, 'skipped', guestGone)
    else if (step.kind === 'fail') await endItem(db, item, 'failed', reason)
    else if (step.kind === 'again') await tryLater(db, item, step.seconds)
    else await putBack(db, item)
    if (step.kind === 'stop') await stopBatch(db, item, reason)
  })
  if (step.kind === 'wait')
    await waitForProvider(knex, {
      ...reason,
      seconds: step.seconds,
      setback: code === 'provider_unreachable',
    })
  // What was prepared until now would meet the same
  if (step.kind === 'stop' || step.kind === 'wait') seats.halt()
  return 'seconds' in step ? step.seconds : undefined
}

const guestGone = { code: 'guest_deleted', text: 'This guest was deleted.' }

const endItem = async (db: Db, item: Claimed, state: 'failed' | 'skipped', { code, text }: Reason) =>
  void (await held(db, item).update({
    ...freed,
    state,
    attempts: item.attempts + 1,
    errorCode: code,
    error: text,
    finishedAt: db.fn.now(),
  }))

const tryLater = async (db: Db, item: Claimed, seconds: number) =>
  void (await held(db, item).update({
    ...freed,
    state: 'waiting',
    attempts: item.attempts + 1,
    notBefore: db.raw('now() + make_interval(secs => ?)', [seconds]),
  }))
