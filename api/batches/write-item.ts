import { setTimeout } from 'node:timers/promises'
import { stepAfter } from '@cueroom/core/batches/setback.ts'
import { tokensOf } from '@cueroom/core/batches/tokens.ts'
import type { Brief } from '@cueroom/core/content/brief.ts'
import type { App } from '../http/app.ts'
import { written } from '../content/content.service.ts'
import { type Db, inTenant } from '../db/tenant.ts'
import type { WrittenDraft } from '../drafting/provider.ts'
import { toProblem } from '../problems/problems.ts'
import { reserve } from '../quotas/quotas.service.ts'
import { isLimited, spendTokens } from './budget.ts'
import { type Claimed, waitForProvider } from './claims.ts'
import { endUnwritten, endWritten, putBack, stopBatch, tryLater, waitNoMore } from './held-items.ts'
import type { Prepared } from './prepare-items.ts'
import { Halted, type Seats } from './seats.ts'

export type Workshop = Pick<App, 'knex' | 'drafting' | 'env' | 'log'>

/** What a worker gives to each of its items. */
export interface Bench {
  signal: AbortSignal
  seats: Seats
}

/** Seconds between tries to store a text: a database that restarts shall not cost what a model has written. */
const storeTries = [1, 2, 4, 8]
/** Failures of the database that pass. */
const temporary = ['unavailable', 'outcome_unknown', 'storage_full']

/**
 * Writes one text of a batch: waits for the model outside of any transaction, stores. Whatever happens is written down
 * with the item, or left to whoever takes it when the lease has run out. Answers the seconds after which it is worth
 * looking again, where something has to wait.
 */
export async function writeItem(
  workshop: Workshop,
  { item, seat, from: reading }: Prepared,
  { signal, seats }: Bench,
): Promise<number | undefined> {
  const own = <T>(work: (db: Db) => Promise<T>) => inTenant(workshop.knex, item.tenantId, work)
  try {
    const from = await reading
    if (!from) return undefined
    const draft = await seat(() =>
      workshop.drafting.draft(from, { tenantId: item.tenantId, signal, onText: () => {} }),
    )
    await patiently(() => own((db) => finish(db, workshop, item, from, draft)), signal)
    return undefined
  } catch (error) {
    if (!signal.aborted && !(error instanceof Halted)) return fail(workshop, item, error, own, seats)
    await own((db) => putBack(db, item))
    return undefined
  }
}

/** Stores the text and ends the item in one transaction; of two that wrote it, only the holder does. */
async function finish(db: Db, { env }: Workshop, item: Claimed, from: Brief, draft: WrittenDraft) {
  await reserve(db, 'texts')
  if (!(await endWritten(db, item, written(from, draft)))) return
  if (isLimited(env.budget)) await spendTokens(db, tokensOf(draft.content.length))
  if (item.waited) await waitNoMore(db, item)
}

/** Tries again while the database is away; what was committed without our knowing is not done twice. */
async function patiently(work: () => Promise<void>, signal: AbortSignal) {
  for (const seconds of storeTries) {
    try {
      return await work()
    } catch (error) {
      if (!temporary.includes(toProblem(error).data?.code ?? '')) throw error
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
    if (step.kind === 'skip') await endUnwritten(db, item, 'skipped', guestGone)
    else if (step.kind === 'fail') await endUnwritten(db, item, 'failed', reason)
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
