import { featureIs } from '@cueroom/core/entitlements/feature-words.ts'
import { type Feature, featurePrices } from '@cueroom/core/entitlements/features.ts'
import type { FeaturePurchase, NewPurchase } from '@cueroom/core/tenants/tenant.ts'
import type { PurchasesQuery } from '@cueroom/core/tenants/tenants.contract.ts'
import { readPage } from '../db/pages.ts'
import type { Db } from '../db/tenant.ts'
import { conflict, invalid, notFound } from '../problems/problems.ts'
import { findTenant, lockTenant } from './tenant-rows.ts'

const columns = ['id', 'tenantId', 'featureName', 'price', 'isOneTime', 'expiresAt', 'purchasedAt'] as const

type Row = Omit<FeaturePurchase, 'isGrant' | 'running'>

const toPurchase = (row: Row): FeaturePurchase => ({
  ...row,
  isGrant: row.price <= 1,
  running: row.expiresAt === null || new Date(row.expiresAt) > new Date(),
})

const runningNow = '(expires_at is null or expires_at > now())'

/** A page of a tenant's purchases, newest first. @throws 404 */
export async function purchases(db: Db, tenantId: string, query: PurchasesQuery) {
  await findTenant(db, tenantId)
  const all = db('feature_purchases').where({ tenantId })
  const rows = all.clone().select(...columns)
  const page = await readPage<Row>(db, { rows, all, by: ['id'] }, query)
  return page.map(toPurchase)
}

/**
 * Records a purchase; while it runs the feature is on.
 * @param unavailable what does nothing on this server
 * @throws 400, 404, 409 while another one runs.
 */
export async function purchase(
  db: Db,
  { tenantId, featureName, price, isOneTime, expiresAt }: NewPurchase,
  unavailable: readonly Feature[],
) {
  if (unavailable.includes(featureName)) {
    const message = `${featureIs(featureName)} not available on this server and can't be bought`
    throw invalid(message, [{ path: 'featureName', message }])
  }
  if (expiresAt && new Date(expiresAt) <= new Date())
    throw invalid('The end must be in the future', [{ path: 'expiresAt', message: 'In the past' }])
  const { features } = await lockTenant(db, tenantId)
  const running = await db('feature_purchases')
    .where({ tenantId, featureName })
    .whereRaw(runningNow)
    .first('id')
  if (running)
    throw conflict('This feature has already been bought. End that purchase first.', 'already_purchased')
  const [row] = await db('feature_purchases')
    .insert({
      tenantId,
      featureName,
      price: price ?? featurePrices[featureName],
      isOneTime,
      expiresAt: expiresAt ?? null,
    })
    .returning([...columns])
  await countChange(db, tenantId, features)
  return toPurchase(row)
}

/** Ends a purchase now; an ended one stays unchanged. @throws 404 */
export async function endPurchase(db: Db, tenantId: string, id: number) {
  const { features } = await lockTenant(db, tenantId)
  await db('feature_purchases')
    .where({ tenantId, id })
    .whereRaw(runningNow)
    .update({ expiresAt: db.fn.now() })
  const row = await db('feature_purchases')
    .where({ tenantId, id })
    .first(...columns)
  if (!row) throw notFound('Purchase')
  await countChange(db, tenantId, features)
  return toPurchase(row)
}

/** Ends what runs of the features named. */
export const endRunning = (db: Db, tenantId: string, featureNames: string[]) =>
  db('feature_purchases')
    .where({ tenantId })
    .whereIn('featureName', featureNames)
    .whereRaw(runningNow)
    .update({ expiresAt: db.fn.now() })

// What the tenant may do has changed: an administrator who read it before gets a version conflict
const countChange = (db: Db, id: string, features: object) =>
  db('tenants')
    .where({ id })
    .update({ features: JSON.stringify(features) })
