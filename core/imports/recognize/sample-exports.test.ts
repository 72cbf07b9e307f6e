import { expect, test } from 'vitest'
import { planSheets } from '../plan/plan-import.ts'
import { prepareSheets } from '../plan/prepare-sheets.ts'
import { furtherExports } from '../../testing/imports/further-exports.ts'
import { sampleExports } from '../../testing/imports/sample-exports.ts'

const read = (rows: string[][]) =>
  planSheets('file', prepareSheets([{ name: 'Sheet1', rows, links: {}, hidden: false }]), { timeZone: 'UTC' })

test.each([...sampleExports, ...furtherExports])(
  '$name: every guest, every field, nothing invented',
  ({ rows, guests }) => {
    const plan = read(rows)
    expect(plan.guests.map(({ guest }) => guest)).toEqual(guests)
    expect(plan.questions.length).toBeLessThanOrEqual(1)
  },
)
