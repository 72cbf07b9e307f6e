import { expect, test } from 'vitest'
import { emptyAnalytics, sampleAnalytics } from '../testing/sample-analytics.ts'
import { AnalyticsQuery } from './analytics.ts'
import { chartFile } from './chart-file.ts'
import { chartNames, chartTable, isEmptyChart } from './charts.ts'
import { durationText, medianOf, roundedSeconds } from './durations.ts'
import { datesOf, mondaysOf } from './period.ts'

test.each([
  { from: '2026-11-02', to: '2026-11-01' },
  { from: '2020-01-01', to: '2026-01-01' },
  { from: 'yesterday' },
])('the period %o is refused', (period) => {
  expect(AnalyticsQuery.safeParse(period).success).toBe(false)
})

test('every chart of a show without events is empty, and none of one with them', () => {
  expect(chartNames.filter((chart) => !isEmptyChart(emptyAnalytics(), chart))).toEqual([])
  expect(chartNames.filter((chart) => isEmptyChart(sampleAnalytics(), chart))).toEqual([])
})

test('a question says how many of those who started answered it, and times are said in words', () => {
  expect(chartTable(sampleAnalytics(), 'drop-off').rows[1]).toEqual([
    'What are you working on now?',
    34,
    '52%',
  ])
  expect(chartTable(sampleAnalytics(), 'times').rows).toEqual([
    ['From invitation to answers', 9, '32 h'],
    ['From answers to recording', 6, '9 days'],
  ])
})

test('a title that a spreadsheet program would run is harmless in the file', () => {
  const analytics = sampleAnalytics()
  analytics.questionnaires[0]!.title = '=1+1'
  const { name, bytes } = chartFile(analytics, 'questionnaires')
  expect(name).toBe('questionnaires-2026-11-14-2026-11-23.csv')
  expect(new TextDecoder().decode(bytes)).toContain(`"'=1+1","146","66","10","12 min"`)
})

test('a period has its days on both sides of a change of the clock, and its weeks begin on Monday', () => {
  expect(datesOf({ from: '2026-10-24', to: '2026-10-26' })).toEqual([
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
  ])
  expect(mondaysOf({ from: '2026-11-01', to: '2026-11-09' })).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
  ])
})

test('the median of counted times is that of the times', () => {
  expect(medianOf([])).toBeNull()
  expect(
    medianOf([
      { seconds: 600, count: 1 },
      { seconds: 10, count: 3 },
    ]),
  ).toBe(10)
  expect([14, 640, 8_000].map(roundedSeconds)).toEqual([10, 660, 7_800])
  expect([40, 600, 20_000, 400_000].map(durationText)).toEqual(['40 s', '10 min', '6 h', '5 days'])
})
