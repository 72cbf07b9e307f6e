import type { Analytics } from '@cueroom/core/analytics/analytics.ts'
import { medianOf } from '@cueroom/core/analytics/durations.ts'
import { datesOf } from '@cueroom/core/analytics/period.ts'
import type { Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import { isAnswerable } from '@cueroom/core/questionnaires/question-types.ts'
import { type Db, forTenant } from '../db/tenant.ts'
import type { Period } from './period.ts'

const counted = (db: Db, { from, to }: Period, measures: readonly string[], questionnaireId?: string) =>
  forTenant(db, 'questionnaire_days')
    .whereIn('measure', measures)
    .whereBetween('day', [from, to])
    .where(questionnaireId === undefined ? {} : { questionnaireId })

const steps = ['view', 'start', 'completion'] as const
type Step = (typeof steps)[number]
interface StepCount {
  measure: Step
  count: number
}

const visitsOf = (rows: readonly StepCount[]) => {
  const of = (step: Step) => rows.find(({ measure }) => measure === step)?.count ?? 0
  return { views: of('view'), starts: of('start'), completions: of('completion') }
}

/** Visits on each day of the period. */
export async function visitsByDay(db: Db, period: Period, questionnaireId?: string) {
  const rows: (StepCount & { day: string })[] = await counted(db, period, steps, questionnaireId)
    .groupBy('day', 'measure')
    .select('day', 'measure', db.raw('sum(count)::integer as count'))
  const days = Map.groupBy(rows, ({ day }) => day)
  return datesOf(period).map((day) => ({ day, ...visitsOf(days.get(day) ?? []) }))
}

/** The questionnaires that were visited, with deleted ones, most visited first. */
export async function visitedQuestionnaires(db: Db, period: Period): Promise<Analytics['questionnaires']> {
  const rows: (StepCount & { questionnaireId: string })[] = await counted(db, period, steps)
    .groupBy('questionnaireId', 'measure')
    .select('questionnaireId', 'measure', db.raw('sum(count)::integer as count'))
  const visited = Map.groupBy(rows, ({ questionnaireId }) => questionnaireId)
  const titles: { id: string; title: string }[] = await forTenant(db, 'questionnaires')
    .whereRaw('id = any(?::text[])', [[...visited.keys()]])
    .select('id', 'title')
  const medians = await mediansOf(db, period)
  return titles
    .map(({ id, title }) => ({
      ...{ id, title, ...visitsOf(visited.get(id) ?? []) },
      medianSeconds: medians.get(id) ?? null,
    }))
    .toSorted((one, other) => other.views - one.views || one.title.localeCompare(other.title))
}

async function mediansOf(db: Db, period: Period): Promise<Map<string, number | null>> {
  const rows: { questionnaireId: string; seconds: number; count: number }[] = await counted(db, period, [
    'seconds',
  ])
    .groupBy('questionnaireId', 'detail')
    .select('questionnaireId', db.raw('detail::integer as seconds'), db.raw('sum(count)::integer as count'))
  const times = Map.groupBy(rows, ({ questionnaireId }) => questionnaireId)
  return new Map([...times].map(([id, counts]) => [id, medianOf(counts)]))
}

/** How many of those who started answered each question; null for a questionnaire nobody has. */
export async function dropOff(db: Db, period: Period, id: string): Promise<Analytics['dropOff']> {
  const found: { title: string; questions: Question[] } | undefined = await forTenant(db, 'questionnaires')
    .where({ id })
    .first('title', 'questions')
  if (!found) return null
  const rows: { measure: string; detail: string; count: number }[] = await counted(
    db,
    period,
    ['start', 'answered'],
    id,
  )
    .groupBy('measure', 'detail')
    .select('measure', 'detail', db.raw('sum(count)::integer as count'))
  const of = (measure: string, detail = '') =>
    rows.find((row) => row.measure === measure && row.detail === detail)?.count ?? 0
  const asked = found.questions.filter(({ type }) => isAnswerable(type))
  return {
    questionnaireId: id,
    title: found.title,
    starts: of('start'),
    questions: asked.map((question) => ({
      ...{ id: question.id, question: question.question },
      answered: of('answered', question.id),
    })),
  }
}
