import { addDays } from '@cueroom/core/analytics/period.ts'
import { defaultQuestions } from '@cueroom/core/questionnaires/default-questionnaire.ts'
import type { Db } from '../db/tenant.ts'

/** Days for which visits were counted. */
const days = 60
const guestsBefore = 8

/** What the sample show has counted: visits that thin out from question to question, and guests that are recorded. */
export async function addCounts(db: Db, now: Date) {
  const { id: questionnaireId } = await db('questionnaires').first('id')
  const rows = Array.from({ length: days }, (_, n) => {
    const day = addDays(now.toISOString().slice(0, 10), n + 1 - days)
    const views = 1 + ((n * 7) % 5)
    const starts = Math.ceil(views / 2)
    const completion = n % 4 === 0 ? 1 : 0
    return [
      { day, measure: 'view', detail: '', count: views },
      { day, measure: 'start', detail: '', count: starts },
      ...defaultQuestions.map(({ id }, place) => ({
        ...{ day, measure: 'answered', detail: id },
        count: Math.max(completion, Math.round(starts * (1 - place / (defaultQuestions.length + 2)))),
      })),
      { day, measure: 'completion', detail: '', count: completion },
      { day, measure: 'seconds', detail: String(420 + 60 * (n % 9)), count: completion },
    ]
  })
  const counted = rows.flat().filter(({ count }) => count > 0)
  await db('questionnaire_days').insert(counted.map((row) => ({ ...row, questionnaireId })))
  await db('guest_days').insert(
    rows.map(([first], n) => ({
      day: first!.day,
      unscheduled: guestsBefore - Math.floor(n / 20),
      upcoming: 1 + Math.floor(n / 20),
      completed: Math.floor(n / 15),
    })),
  )
}
