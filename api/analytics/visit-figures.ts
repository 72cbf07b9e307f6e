import type { Analytics } from '@cueroom/core/analytics/analytics.ts'
import { medianOf } from '@cueroom/core/analytics/durations.ts'
import { datesOf } from '@cueroom/core/analytics/period.ts'
import type { Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import { isAnswerable } from '@cueroom/core/questionnaires/question-types.ts'
import { type Db, forTenant, tenantOf } from '../db/tenant.ts'
import type { Period } from './period.ts'

const steps = ['view', 'start', 'completion'] as const
type Step = (typeof steps)[number]
interface StepCount {
  measure: Step | 'seconds'
  count: number
}

const visitsOf = (rows: readonly StepCount[]) => {
  const of = (step: Step) => rows.find(({ measure }) => measure === step)?.count ?? 0
  return { views: of('view'), starts: of('start'), completions: of('completion') }
}

interface DayCount extends StepCount {
  day: string
  questionnaireId: null
}
interface QuestionnaireCount extends StepCount {
  day: null
  questionnaireId: string
  /** How long answering took, of the measure `seconds`. */
  detail: string
}

// The rows of a year are many: they are read once for both
const countsByBoth = `
  select day, questionnaire_id "questionnaireId", measure, detail,
    coalesce(case when grouping(day) = 1 then sum(count)
      else sum(count) filter (where questionnaire_id = coalesce(?, questionnaire_id)) end, 0)::integer count
  from questionnaire_days
  where tenant_id = ? and day between ? and ? and measure in ('view', 'start', 'completion', 'seconds')
  group by grouping sets ((day, measure), (questionnaire_id, measure, detail))`

/** Visits on each day of the period, of all questionnaires or one; and those that were visited. */
export async function visitsAndQuestionnaires(db: Db, period: Period, questionnaireId?: string) {
  const { rows } = await db.raw<{ rows: (DayCount | QuestionnaireCount)[] }>(countsByBoth, [
    questionnaireId ?? null,
    tenantOf(db),
    period.from,
    period.to,
  ])
  const days = Map.groupBy(
    rows.filter((row) => row.day !== null),
    ({ day }) => day,
  )
  return {
    visits: datesOf(period).map((day) => ({ day, ...visitsOf(days.get(day) ?? []) })),
    questionnaires: await visitedQuestionnaires(
      db,
      rows.filter((row) => row.day === null),
    ),
  }
}

/** The questionnaires that were visited, with deleted ones, most visited first. */
async function visitedQuestionnaires(
  db: Db,
  rows: QuestionnaireCount[],
): Promise<Analytics['questionnaires']> {
  const visited = Map.groupBy(rows, ({ questionnaireId }) => questionnaireId)
  const titles: { id: string; title: string }[] = await forTenant(db, 'questionnaires')
    .whereRaw('id = any(?::text[])', [[...visited.keys()]])
    .select('id', 'title')
  return titles
    .map(({ id, title }) => {
      const counts = visited.get(id) ?? []
      const times = counts.filter(({ measure }) => measure === 'seconds')
      const medianSeconds = medianOf(times.map(({ detail, count }) => ({ seconds: Number(detail), count })))
      return { id, title, ...visitsOf(counts), medianSeconds }
    })
    .toSorted((one, other) => other.views - one.views || one.title.localeCompare(other.title))
}

/** How many of those who started answered each question; null for an unknown questionnaire. */
export async function dropOff(db: Db, period: Period, id: string): Promise<Analytics['dropOff']> {
  const found: { title: string; questions: Question[] } | undefined = await forTenant(db, 'questionnaires')
    .where({ id })
    .first('title', 'questions')
  if (!found) return null
  const rows: { measure: string; detail: string; count: number }[] = await forTenant(db, 'questionnaire_days')
    .where({ questionnaireId: id })
    .whereIn('measure', ['start', 'answered'])
    .whereBetween('day', [period.from, period.to])
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
