import { dataRequests } from '@cueroom/core/inbox/data-requests.ts'
import { type Db, forTenant, tenantOf } from '../db/tenant.ts'
import type { App } from '../http/app.ts'
import { queueMail } from '../mail/mail-jobs.ts'
import { sealRecipient } from '../mail/sealed-recipient.ts'
import type { KnownGuest } from './identities.ts'

/** Mails those who asked for their erasure that it is done; called before their rows go. */
export async function mailErased(app: App, db: Db, guests: KnownGuest[]) {
  const asked: number[] = await forTenant(db, 'inbox_items')
    .where({ kind: dataRequests.erasure })
    .whereRaw('guest_id = any(?::int[])', [guests.map(({ id }) => id)])
    .distinct()
    .pluck('guest_id')
  const tenantId = tenantOf(db)
  for (const { id, name, email } of guests) {
    if (!email || !asked.includes(id)) continue
    const to = sealRecipient(app, tenantId, { name, address: email })
    await queueMail(app, db, { kind: 'erased', tenantId, to })
  }
}
