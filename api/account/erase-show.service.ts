import type { ShowErasure } from '@cueroom/core/account/account.contract.ts'
import { trashDays } from '@cueroom/core/deletions/trash.ts'
import { counted } from '@cueroom/core/text/format.ts'
import type { Knex } from 'knex'
import { verifyCurrentPassword } from '../auth/change-password.service.ts'
import { type Db, inTenant } from '../db/tenant.ts'
import type { App } from '../http/app.ts'
import type { TenantSession } from '../http/session.ts'
import { invalid } from '../problems/problems.ts'

interface Call {
  app: App
  session: TenantSession
  body: ShowErasure
}

/** Has the show erased in 30 days. Asked for twice, the first day stays. @throws 400, 429 */
export async function requestErasure({ app, session, body }: Call) {
  if (body.name !== session.name)
    throw invalid("This isn't the name of your show", [{ path: 'name', message: 'Wrong name' }])
  await verifyCurrentPassword(app, session, body.currentPassword)
  return inTenant(app.knex, session.id, async (db) => {
    const eraseAt = db.raw("coalesce(erase_at, now() + ? * interval '1 day')", [trashDays])
    const [row] = await db('tenants').where({ id: session.id }).update({ eraseAt }).returning('eraseAt')
    return row as { eraseAt: string }
  })
}

export async function cancelErasure(db: Db, id: string) {
  await db('tenants').where({ id }).update({ eraseAt: null })
  return { done: true } as const
}

/** What a receipt counts. */
const receiptLines = {
  guests: ['guest', 'guests'],
  questionnaire_responses: ['set of answers', 'sets of answers'],
  generated_content: ['text', 'texts'],
  saved_sponsors: ['sponsor', 'sponsors'],
  media: ['picture', 'pictures'],
} as const

/** Erases the shows whose day has come, with every row of theirs. A receipt stays in the audit log. */
export async function eraseShows(knex: Knex): Promise<number> {
  const asked: string[] = await knex('tenants').whereNotNull('erase_at').pluck('id')
  let erased = 0
  for (const tenantId of asked) if (await knex.transaction((db) => eraseShow(db, tenantId))) erased += 1
  return erased
}

/** Answers whether the day has come. The row is locked: until now its host could keep the show. */
async function eraseShow(db: Knex.Transaction, tenantId: string): Promise<boolean> {
  const show = db('tenants').where({ id: tenantId })
  if (!(await show.clone().where('erase_at', '<', db.fn.now()).forUpdate().first('id'))) return false
  const lines: string[] = []
  for (const [table, [one, many]] of Object.entries(receiptLines)) {
    const [row] = await db(table).where({ tenantId }).count('* as n')
    lines.push(counted(Number(row!.n), one, many))
  }
  await show.clone().delete()
  await db('audit_entries').insert({
    ...{ tenantId: null, actorKind: 'server', actor: 'cueroom', action: 'show_erased' },
    ...{ subject: tenantId, details: lines.join(', ') },
  })
  return true
}
