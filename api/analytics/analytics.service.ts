import type { Analytics, AnalyticsQuery } from '@cueroom/core/analytics/analytics.ts'
import { addDays, usualPeriodDays } from '@cueroom/core/analytics/period.ts'
import type { Db } from '../db/tenant.ts'
import { dayIn, showDates } from '../show/show-day.ts'
import { guestsByDay, timesBetweenSteps } from './guest-figures.ts'
import { dayStart, type Period } from './period.ts'
import { dropOff, visitsAndQuestionnaires } from './visit-figures.ts'
import { inquiriesByWeek, textsByWeek } from './week-figures.ts'

/** Everything that is counted of a show, for a period in its time zone. */
export async function analyse(db: Db, query: AnalyticsQuery): Promise<Analytics> {
  const { timeZone } = await showDates(db)
  const period = periodOf(query, timeZone)
  const { visits, questionnaires } = await visitsAndQuestionnaires(db, period, query.questionnaire)
  const chosen = query.questionnaire ?? questionnaires[0]?.id
  return {
    timeZone,
    from: period.from,
    to: period.to,
    visits,
    questionnaires,
    dropOff: chosen === undefined ? null : await dropOff(db, period, chosen),
    guests: await guestsByDay(db, period),
    times: await timesBetweenSteps(db, period),
    texts: await textsByWeek(db, period),
    inquiries: await inquiriesByWeek(db, period),
  }
}

function periodOf(query: AnalyticsQuery, timeZone: string): Period {
  const today = dayIn(timeZone)
  const to = query.to ?? (query.from && query.from > today ? query.from : today)
  const from = query.from ?? addDays(to, 1 - usualPeriodDays)
  const starts = dayStart(from, timeZone)
  return { from, to, today, timeZone, starts, ends: dayStart(addDays(to, 1), timeZone) }
}
