import { roundedSeconds } from '@cueroom/core/analytics/durations.ts'
import type { ReceivedVisit } from '@cueroom/core/questionnaires/visit.ts'
import type { App } from '../http/app.ts'
import { type Db, forTenant } from '../db/tenant.ts'
import { inEntitledTenant } from '../http/session.ts'
import { showToday } from '../show/show-day.ts'
import { findActive, isOpen, tenantOfAddress } from './public-questionnaire.service.ts'

/** Counts what a form reports about a visit. @throws 404, 429. */
export async function visit(app: App, id: string, sent: ReceivedVisit): Promise<{ done: true }> {
  const tenantId = await tenantOfAddress(app.knex, id)
  await app.limits.take('questionnaireVisits', id)
  await inEntitledTenant(app.knex, tenantId, async (db, entitled) => {
    const { questions } = await findActive(db, id)
    const asked = new Set(questions.map((question) => question.id))
    const answered = sent.answered.filter((question) => asked.has(question))
    if (isOpen(entitled)) await countVisit(db, id, { visit: sent.visit, answered, completed: false })
  })
  return { done: true }
}

interface Progress {
  visit: string
  /** Ids of questions of the questionnaire. */
  answered: readonly string[]
  completed: boolean
}

interface Visit {
  day: string
  answered: string[]
  isCounted: boolean
  startedAt: string | null
  completedAt: string | null
}

/** Counts the new part of a visit. Its row is locked, so two servers never count the same part. */
export async function countVisit(db: Db, questionnaireId: string, progress: Progress): Promise<void> {
  const key = { questionnaireId, visit: progress.visit }
  const day = await showToday(db)
  await db('questionnaire_visits')
    .insert({ ...key, day })
    .onConflict()
    .ignore()
  const before: Visit = await forTenant(db, 'questionnaire_visits').where(key).forUpdate().first()
  const added = [...new Set(progress.answered)].filter((question) => !before.answered.includes(question))
  const starts = !before.startedAt && (progress.completed || added.length > 0)
  const completes = !before.completedAt && progress.completed
  const events = [
    ...(before.isCounted ? [] : [{ measure: 'view', detail: '' }]),
    ...(starts ? [{ measure: 'start', detail: '' }] : []),
    ...added.map((detail) => ({ measure: 'answered', detail })),
    ...(completes ? [{ measure: 'completion', detail: '' }, ...durationSince(before.startedAt)] : []),
  ]
  if (events.length === 0) return
  await forTenant(db, 'questionnaire_visits')
    .where(key)
    .update({
      isCounted: true,
      answered: [...before.answered, ...added],
      ...(starts && { startedAt: db.fn.now() }),
      ...(completes && { completedAt: db.fn.now() }),
    })
  await addToDay(db, { questionnaireId, day: before.day, events })
}

/** None if the answers are the first that is known of the visit. */
function durationSince(startedAt: string | null) {
  if (!startedAt) return []
  const seconds = roundedSeconds((Date.now() - Date.parse(startedAt)) / 1_000)
  return [{ measure: 'seconds', detail: String(seconds) }]
}

interface DayEvents {
  questionnaireId: string
  day: string
  events: { measure: string; detail: string }[]
}

/** In a fixed order, so two visits can't deadlock. */
const addToDay = (db: Db, { questionnaireId, day, events }: DayEvents) =>
  db.raw(
    `insert into questionnaire_days (questionnaire_id, day, measure, detail, count)
     select ?, ?::date, measure, detail, 1 from unnest(?::text[], ?::text[]) as events (measure, detail)
     order by measure, detail
     on conflict (tenant_id, measure, questionnaire_id, day, detail)
     do update set count = questionnaire_days.count + 1`,
    [questionnaireId, day, events.map(({ measure }) => measure), events.map(({ detail }) => detail)],
  )
