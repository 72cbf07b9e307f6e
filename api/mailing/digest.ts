import type { InboxItem } from '@cueroom/core/inbox/inbox-item.ts'
import { inboxDetail, inboxTitle } from '@cueroom/core/inbox/inbox-words.ts'
import { mailChoiceOf } from '@cueroom/core/mail/mail-choices.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { mailedLine } from '@cueroom/core/text/lines.ts'
import { dayText } from '@cueroom/core/text/dates.ts'
import { type Db, tenantOf } from '../db/tenant.ts'
import type { App } from '../http/app.ts'
import { showDates } from '../show/show-day.ts'
import { byIds } from '../inbox/inbox.service.ts'
import { queueMailsAsOwner } from '../mail/mail-jobs.ts'
import type { Mail } from '../mail/send-mail.ts'

/** Minutes to collect news, so ten answers make one mail. */
const gatherMinutes = 5
/** Hours after which news are too old to be mailed, as when mail was set up later. */
const oldHours = 24
/** Items that are looked at in one transaction. */
const chunkSize = 5_000

type Due = Pick<InboxItem, 'id' | 'kind'> & { tenantId: string; mutedMails: string[]; isWanted: boolean }

/** Queues one mail for each show with unread news. Two servers never queue the same one. */
export async function queueDigests(app: App) {
  let found = chunkSize
  while (found === chunkSize) found = await queueChunk(app)
}

const queueChunk = (app: App) =>
  app.knex.transaction(async (db) => {
    // One at a time: two that share the news of a show would send it two mails
    await db.raw("select pg_advisory_xact_lock(hashtextextended('mail digests', 0))")
    const { rows } = await db.raw<{ rows: Due[] }>(
      `with due as (
         select id from inbox_items where mailed_at is null and created_at < now() - make_interval(mins => ?)
         order by created_at limit ? for update
       )
       update inbox_items i set mailed_at = now() from due, tenants t where i.id = due.id and t.id = i.tenant_id
       returning i.id, i.kind, i.tenant_id as "tenantId", t.muted_mails as "mutedMails",
         i.read_at is null and i.created_at > now() - make_interval(hours => ?) as "isWanted"`,
      [gatherMinutes, chunkSize, oldHours],
    )
    const wanted = rows.filter(({ kind, mutedMails, isWanted }) => {
      const choice = mailChoiceOf(kind)
      return isWanted && !(choice && mutedMails.includes(choice))
    })
    const shows = Object.entries(Object.groupBy(wanted, ({ tenantId }) => tenantId))
    const mails = shows.map(([tenantId, items = []]) => ({
      kind: 'digest' as const,
      tenantId,
      itemIds: items.map(({ id }) => id).toSorted((a, b) => a - b),
    }))
    if (mails.length > 0) await queueMailsAsOwner(app, db, mails)
    return rows.length
  })

/** Maximum items listed in a mail; the rest are counted. */
const namedItems = 20

export async function composeDigest({ env }: App, db: Db, itemIds: number[]): Promise<Mail | undefined> {
  const items = (await byIds(db, itemIds)).filter(({ readAt }) => readAt === null)
  const [first] = items
  if (!first) return undefined
  const { name, email } = await db('tenants')
    .where({ id: tenantOf(db) })
    .first('name', 'email')
  const dates = await showDates(db)
  const lines = items.slice(0, namedItems).map((item) => {
    const detail = inboxDetail(item, (at) => dayText(at, dates))
    const title = `- ${mailedLine(inboxTitle(item))}`
    return detail ? `${title}\n  ${mailedLine(detail)}` : title
  })
  const more = items.length - lines.length
  return {
    to: { name, address: email },
    subject:
      items.length === 1
        ? mailedLine(inboxTitle(first))
        : `${counted(items.length, 'new item')} in your inbox`,
    text: [
      'Hello,',
      `Here’s what’s new on ${name}:`,
      lines.join('\n'),
      ...(more > 0 ? [`And ${counted(more, 'more item')}.`] : []),
      ...(env.publicUrl ? [`${env.publicUrl}/inbox`] : []),
      'You can choose which emails you get under Account.',
    ].join('\n\n'),
  }
}
