import { expect, test } from 'vitest'
import { planSheets } from '../plan/plan-import.ts'
import { FURTHER_EXPORTS } from '../../testing/imports/further-exports.ts'
import { SAMPLE_EXPORTS } from '../../testing/imports/sample-exports.ts'

const read = (rows: string[][]) => planSheets('file', [{ name: 'Sheet1', rows, links: {}, hidden: false }])

test.each([...SAMPLE_EXPORTS, ...FURTHER_EXPORTS])(
  '$name: every guest, every field, nothing invented',
  ({ rows, guests }) => {
    const plan = read(rows)
    expect(plan.guests.map(({ guest }) => guest)).toEqual(guests)
    expect(plan.questions.length).toBeLessThanOrEqual(1)
  },
)
