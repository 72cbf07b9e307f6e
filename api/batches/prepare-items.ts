import type { Reason } from '@cueroom/core/batches/batch.ts'
import { interruptionsMax } from '@cueroom/core/batches/batch-limits.ts'
import { promptTokens } from '@cueroom/core/batches/tokens.ts'
import type { Brief } from '@cueroom/core/content/brief.ts'
import { textEdited } from '@cueroom/core/content/worked-on.ts'
import type { Entitlements } from '@cueroom/core/entitlements/entitlements.ts'
import { whyLocked } from '@cueroom/core/entitlements/refusals.ts'
import type { App } from '../http/app.ts'
import { briefs } from '../content/content.service.ts'
import { workedOnSinceBatch } from '../content/worked-on-texts.ts'
import type { Db } from '../db/tenant.ts'
import { inEntitledTenant } from '../http/session.ts'
import type { TextJob } from '../jobs/jobs.ts'
import { toProblem } from '../problems/problems.ts'
import { expectRoom } from '../quotas/quotas.service.ts'
import { secondsToWait, stopBatch, waitForTomorrow } from './batch-state.ts'
import { type Budget, isLimited, spend } from './budget.ts'
import { begin, type StartedItem, endUnwritten, putBack } from './item-state.ts'

export type WorkerDeps = Pick<App, 'knex' | 'drafting' | 'env' | 'log' | 'jobs'>

/** A text to write; or the seconds to wait for its provider; or nothing to do, in a batch that may have ended. */
type Prepared = ToWrite | { wait: number } | { over: string | undefined }

export interface ToWrite {
  item: StartedItem
  brief: Brief
}

type PreparedOf = (job: TextJob) => Prepared

/** Starts a show's texts in one short transaction and reads their briefs. A deleted show has none. */
export const prepareItems = (deps: WorkerDeps, jobs: [TextJob, ...TextJob[]]): Promise<PreparedOf> =>
  inEntitledTenant(deps.knex, jobs[0].tenantId, async (db, entitled): Promise<PreparedOf> => {
    const items = await begin(db, jobs)
    const prepared = new Map<number, Prepared>()
    for (const { id, batchId } of items) prepared.set(id, { over: batchId })
    for (const job of jobs.filter(({ itemId }) => !prepared.has(itemId))) {
      const wait = await secondsToWait(db, job)
      prepared.set(job.itemId, wait === undefined ? { over: undefined } : { wait })
    }
    if (items.length > 0)
      for (const ready of await readBriefs(db, deps, items, entitled)) prepared.set(ready.item.id, ready)
    return ({ itemId }) => prepared.get(itemId)!
  }).catch((error: unknown) => {
    if (toProblem(error).data?.code === 'not_found') return () => ({ over: undefined })
    throw error
  })

/** The texts that can be written now; the others end or are requeued. */
async function readBriefs(db: Db, deps: WorkerDeps, items: StartedItem[], entitled: Entitlements) {
  const reason = whyNot(entitled) ?? (await whyFull(db))
  const briefOf = reason ? undefined : await briefs(db, items)
  const edited = await workedOnSinceBatch(
    db,
    items.map(({ id }) => id),
  )
  const ready: ToWrite[] = []
  for (const item of items) {
    const brief = briefOf?.(item)
    if (item.lost >= interruptionsMax) await endUnwritten(db, item, 'failed', interrupted)
    else if (reason) {
      await putBack(db, item)
      await stopBatch(db, deps.jobs, item, reason)
    } else if (!brief) await endUnwritten(db, item, 'skipped', guestDeleted)
    else if (edited.has(item.id)) await endUnwritten(db, item, 'skipped', editedSince)
    else if (await isAffordable(db, deps.env.budget, brief)) ready.push({ item, brief })
    else {
      await putBack(db, item)
      await waitForTomorrow(db, deps.jobs)
    }
  }
  return ready
}

const isAffordable = async (db: Db, budget: Budget, brief: Brief) =>
  !isLimited(budget) || (await spend(db, budget, promptTokens(brief)))

export const guestDeleted = { code: 'guest_deleted', text: 'This guest was deleted.' }

export const editedSince = {
  code: textEdited,
  text: 'This text was edited by hand or checked by the guest after the batch started, so it was kept.',
}

const interrupted = {
  code: 'interrupted',
  text: "Generating this text was interrupted too often. Check the guest's data, then generate it separately.",
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
