import type { Analytics } from '../analytics/analytics.ts'
import { addDays } from '../analytics/period.ts'

/** Ten days of a show with one busy questionnaire. */
export function sampleAnalytics(): Analytics {
  const from = '2026-11-14'
  const days = Array.from({ length: 10 }, (_, day) => ({ day: addDays(from, day), n: day }))
  const weeks = Array.from({ length: 2 }, (_, week) => ({ week: addDays('2026-11-09', week * 7), n: week }))
  const question = (id: string, text: string, answered: number) => ({ id, question: text, answered })
  return {
    timeZone: 'Europe/Copenhagen',
    ...{ from, to: '2026-11-23' },
    visits: days.map(({ day, n }) => ({
      ...{ day, views: (n * 7) % 11, starts: ((n * 7) % 11) >> 1, completions: n % 3 === 0 ? 1 : 0 },
    })),
    questionnaires: [
      {
        ...{ id: 'before', title: 'Before we record', views: 146, starts: 66, completions: 10 },
        medianSeconds: 720,
      },
    ],
    dropOff: {
      ...{ questionnaireId: 'before', title: 'Before we record', starts: 66 },
      questions: [
        question('bio', 'Who are you, in three sentences?', 60),
        question('work', 'What are you working on now?', 34),
        question('photo', 'A photo for the episode page', 12),
      ],
    },
    guests: days.map(({ day, n }) => ({
      day,
      unscheduled: 20 - (n >> 1),
      upcoming: 3 + (n % 4),
      completed: n,
    })),
    times: [
      { step: 'answered', guests: 9, medianHours: 31.5 },
      { step: 'recorded', guests: 6, medianHours: 220 },
    ],
    texts: weeks.map(({ week, n }) => ({ week, introductions: 3 + n, questions: 2 + n, showNotes: n })),
    inquiries: weeks.map(({ week, n }) => ({ week, inquiries: n % 3 })),
  }
}

/** The same show before anything happened. */
export function emptyAnalytics(): Analytics {
  const { timeZone, from, to, visits, texts, inquiries, times } = sampleAnalytics()
  return {
    ...{ timeZone, from, to, questionnaires: [], dropOff: null, guests: [] },
    visits: visits.map(({ day }) => ({ day, views: 0, starts: 0, completions: 0 })),
    times: times.map(({ step }) => ({ step, guests: 0, medianHours: null })),
    texts: texts.map(({ week }) => ({ week, introductions: 0, questions: 0, showNotes: 0 })),
    inquiries: inquiries.map(({ week }) => ({ week, inquiries: 0 })),
  }
}
