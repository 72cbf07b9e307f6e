import { randomBytes } from 'node:crypto'
import { type Change, changesText } from '@cueroom/core/text/changes.ts'
import { present } from '@cueroom/core/text/present.ts'
import { randomId } from '@cueroom/core/text/random-id.ts'
import type { NewWebhook, Webhook, WebhookChanges } from '@cueroom/core/webhooks/webhook.ts'
import { oldSecretHours, webhookEvents, webhooksMax } from '@cueroom/core/webhooks/webhook-events.ts'
import { type Db, forTenant, lockShow } from '../db/tenant.ts'
import type { App } from '../http/app.ts'
import { noteForAudit } from '../http/audit-note.ts'
import { readTarget, RefusedAddressError } from '../outbound/public-address.ts'
import { conflict, invalid, notFound } from '../problems/problems.ts'
import { seal } from '../secrets/seal.ts'
import { ofWebhook } from '../secrets/uses.ts'
import { giveUpWaiting } from './deliveries.service.ts'
import { findWebhook, receiverOf, webhookColumns } from './webhook-rows.ts'

type Deps = Pick<App, 'secrets' | 'outbound'>

export const list = (db: Db): Promise<Webhook[]> =>
  forTenant(db, 'webhooks').select(webhookColumns(db)).orderBy('createdAt', 'desc')

const get = (db: Db, id: string): Promise<Webhook> =>
  forTenant(db, 'webhooks').where({ id }).first(webhookColumns(db))

/** 256 random bits in the form that libraries of Standard Webhooks take. */
const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`

/** @throws 400 */
function checkUrl(url: string, { outbound }: Deps): string {
  try {
    return readTarget(url, outbound).href
  } catch (error) {
    if (!(error instanceof RefusedAddressError)) throw error
    throw invalid(error.message, [{ path: 'url', message: error.message }])
  }
}

/** @throws 400 for an address that the server does not call, 409 when the show has too many */
export async function create(db: Db, deps: Deps, { url, events }: NewWebhook) {
  const href = checkUrl(url, deps)
  // Calls at the same time would each count the webhooks of before
  await lockShow(db, 'webhooks')
  if ((await list(db)).length >= webhooksMax)
    throw conflict(`A show can have at most ${webhooksMax} webhooks. Delete one first.`, 'too_many_webhooks')
  const [id, secret] = [randomId(), newSecret()]
  const sealed = seal(deps.secrets, ofWebhook(id), secret)
  noteForAudit(db, { details: receiverOf(href) })
  await db('webhooks').insert({ id, url: href, events: [...new Set(events)], secret: sealed })
  return { webhook: await get(db, id), secret }
}

/** @throws 400, 404 */
export async function update(db: Db, deps: Deps, id: string, { url, events, enabled }: WebhookChanges) {
  const before = await findWebhook(db, id)
  const changes = {
    // A new receiver gets its own three days
    ...(url !== undefined && { url: checkUrl(url, deps), failingSince: null }),
    ...(events && { events: [...new Set(events)] }),
    ...(enabled !== undefined && { enabled, failingSince: null, disabledAt: null }),
  }
  if (Object.keys(changes).length > 0) await forTenant(db, 'webhooks').where({ id }).update(changes)
  if (enabled === false) await giveUpWaiting(db, id)
  const after = await get(db, id)
  noteForAudit(db, { details: changedWebhook(before, after) })
  return after
}

type Described = Pick<Webhook, 'url' | 'events' | 'enabled'>

function changedWebhook(before: Described, after: Described): string {
  const receivers = [receiverOf(before.url), receiverOf(after.url)] as const
  const events = ({ events: names }: Described) => names.map((name) => webhookEvents[name]).join(', ')
  const changes = present<Change>([
    before.url !== after.url && { label: 'Address', from: receivers[0], to: receivers[1] },
    events(before) !== events(after) && { label: 'Events', from: events(before), to: events(after) },
    before.enabled !== after.enabled && { label: after.enabled ? 'turned on' : 'turned off' },
  ])
  return changes.length > 0 ? `${receivers[1]}: ${changesText(changes)}` : receivers[1]
}

/** Makes a new secret. Messages are signed with both for a day, so that receivers can change over. @throws 404 */
export async function rotate(db: Db, { secrets }: Deps, id: string) {
  const { secret: oldSecret, url } = await findWebhook(db, id)
  noteForAudit(db, { details: receiverOf(url) })
  const secret = newSecret()
  await forTenant(db, 'webhooks')
    .where({ id })
    .update({
      oldSecret,
      oldSecretUntil: db.raw('now() + make_interval(hours => ?)', [oldSecretHours]),
      secret: seal(secrets, ofWebhook(id), secret),
    })
  return { webhook: await get(db, id), secret }
}

/** @throws 404 */
export async function remove(db: Db, id: string) {
  const [removed] = await forTenant(db, 'webhooks').where({ id }).delete().returning('url')
  if (!removed) throw notFound('Webhook')
  noteForAudit(db, { details: receiverOf(removed.url) })
  return { done: true } as const
}
