import { momentOf } from '@cueroom/core/guests/interview-time.ts'
import { dateText } from '@cueroom/core/text/dates.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { type Db, forTenant, tenantOf } from '../db/tenant.ts'
import { dayIn, type ShowDates, showDates } from '../show/show-day.ts'

/**
 * Counts a mail to a guest against the day of the show, in the transaction that records it, so that calls at the same
 * time don't exceed the limit together. Returns why it can't be sent, with the time at which it can.
 */
export async function countMail(db: Db, limit: number): Promise<string | undefined> {
  const dates = await showDates(db)
  const day = dayIn(dates.timeZone)
  await forTenant(db, 'mail_days').where('day', '<', day).delete()
  const reached = limitReached(limit, day, dates)
  if (limit === 0) return reached
  const rows = await db('mail_days')
    .insert({ tenantId: tenantOf(db), day, mails: 1 })
    .onConflict(['tenantId', 'day'])
    .merge({ mails: db.raw('mail_days.mails + 1') })
    .where('mail_days.mails', '<', limit)
    .returning('mails')
  return rows.length === 0 ? reached : undefined
}

function limitReached(limit: number, day: string, dates: ShowDates) {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
  const from = momentOf({ date: next, time: '00:00' }, dates.timeZone)!
  return `This show has reached today's limit of ${counted(limit, 'email')}. You can send more from ${dateText(from, 'moment', dates)}`
}
