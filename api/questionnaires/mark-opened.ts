import type { Db } from '../db/tenant.ts'

/** Notes that a guest opened their personal link. */
export const markOpened = (db: Db, questionnaireId: string, guestId: number) =>
  db.raw(
    `insert into questionnaire_sends (questionnaire_id, guest_id, opened_at) values (?, ?, now())
     on conflict (tenant_id, guest_id, questionnaire_id)
     do update set opened_at = now() where questionnaire_sends.opened_at is null`,
    [questionnaireId, guestId],
  )
