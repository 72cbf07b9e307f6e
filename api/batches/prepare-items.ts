import { interruptionsMax } from '@cueroom/core/batches/batch-limits.ts'
import { promptTokens } from '@cueroom/core/batches/tokens.ts'
import type { Brief } from '@cueroom/core/content/brief.ts'
import { textEdited } from '@cueroom/core/content/worked-on.ts'
import type { Entitlements } from '@cueroom/core/entitlements/entitlements.ts'
import { whyLocked } from '@cueroom/core/entitlements/refusals.ts'
import type { App } from '../http/app.ts'
import { briefs } from '../content/content.service.ts'
import { touchedSinceBatch, workedOnSinceBatch } from '../content/worked-on-texts.ts'
import type { Db, Rows } from '../db/tenant.ts'
import { inEntitledTenant } from '../http/session.ts'
import type { TextJob } from '../jobs/jobs.ts'
import { conflict, notFound, problem, toProblem } from '../problems/problems.ts'
import { counting, whyFull } from '../quotas/quotas.service.ts'
import { spend } from './budget.ts'
import { beginning, type StartedItem } from './item-state.ts'

export type WorkerDeps = Pick<App, 'knex' | 'drafting' | 'env' | 'log' | 'jobs'>

/** A started text with what it is written from, or with why it isn't written now. */
export interface Prepared {
  item: StartedItem
  brief: Brief | Error
}

/** Starts those of a show's texts that are due in one short transaction, and reads their briefs. A deleted show has none. */
export const prepareItems = (
  { knex, env }: WorkerDeps,
  tenantId: string,
  jobs: TextJob[],
): Promise<Prepared[]> => {
  const ids = jobs.map(({ itemId }) => itemId)
  const first = [
    beginning(knex, tenantId, jobs),
    touchedSinceBatch(knex, tenantId, ids),
    counting(knex, tenantId, 'texts'),
  ]
  const prepare = async (db: Db, entitled: Entitlements, [begun, touched, counted]: Rows[]) => {
    const items = begun as unknown as StartedItem[]
    if (items.length === 0) return []
    const refusal = whyNot(entitled) ?? whyFull(db, 'texts', counted!)
    const briefOf = await briefs(db, items)
    const edited = await workedOnSinceBatch(db, touched!)
    const briefOrRefusal = async (item: StartedItem): Promise<Brief | Error> => {
      if (item.wait > 0) return putOff(item.wait)
      if (item.lost >= interruptionsMax) return interrupted()
      if (refusal) return refusal
      const brief = briefOf(item)
      if (!brief) return notFound('Guest')
      if (edited.has(item.id)) return editedSince()
      return (await spend(db, env.budget, promptTokens(brief))) ? brief : budgetUsed()
    }
    const prepared: Prepared[] = []
    for (const item of items) prepared.push({ item, brief: await briefOrRefusal(item) })
    return prepared
  }
  return inEntitledTenant(knex, tenantId, prepare, first).catch((error: unknown) => {
    if (toProblem(error).data?.code === 'not_found') return []
    throw error
  })
}

/** For a text that can't be written now, which is nobody's failure. */
export const putOff = (seconds = 0) =>
  problem(503, 'put_off', 'This text is generated later.', { retryAfter: seconds })

export const editedSince = () =>
  conflict(
    'This text was edited by hand or checked by the guest after the batch started, so it was kept.',
    textEdited,
  )

const interrupted = () =>
  problem(
    500,
    'interrupted',
    "Generating this text was interrupted too many times. Check the guest's details, then generate it separately.",
  )

const budgetUsed = () =>
  problem(403, 'budget_used', "You've reached today's limit. The batch resumes automatically tomorrow (UTC).")

function whyNot({ active, features }: Entitlements): Error | undefined {
  if (!active)
    return problem(
      403,
      'subscription_inactive',
      'The subscription is no longer active. Finished texts are safe; resume the batch when the subscription is active again.',
    )
  return features.contentGeneration
    ? undefined
    : problem(403, 'feature_disabled', whyLocked(['contentGeneration']))
}
