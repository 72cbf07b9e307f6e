import { shortened, counted } from '@cueroom/core/text/format.ts'
import type { DuplicateChoice } from '@cueroom/core/imports/send/merge-guest.ts'
import type { Difference, FieldChange } from '@cueroom/core/imports/send/known-guests.ts'
import { fieldNames } from '@cueroom/core/imports/plan/questions.ts'
import type { ImportPlan } from '@cueroom/core/imports/plan/import-plan.ts'
import { timeAndZone } from '../app/dates.ts'
import type { Output } from '../app/output.ts'
import { sheetNames } from './show-plan.ts'
import { dim, yellow } from '../app/text.ts'

const linesShown = 8
const valueLength = 60

/** Prints which guests of the show the file describes differently, and how to take that over. */
export function showDifferences(
  output: Output,
  differing: Difference[],
  { timeZone, sheets }: Pick<ImportPlan, 'timeZone' | 'sheets'>,
  onDuplicate: DuplicateChoice,
): void {
  if (differing.length === 0) return
  const who = counted(differing.length, 'guest')
  const have = differing.length === 1 ? 'has' : 'have'
  output.say(yellow('! '), `${who} already in your show ${have} different details in this file:`)
  const value = (field: FieldChange['field'], text: string | null) =>
    text === null
      ? 'blank'
      : field === 'interviewDate'
        ? timeAndZone(text, timeZone)
        : shortened(text.replaceAll(/\s+/g, ' '), valueLength)
  const on = sheetNames({ sheets })
  for (const { sheet, row, name, changes } of differing.slice(0, linesShown)) {
    const said = changes.map(
      ({ field, now, file }) => `${fieldNames[field]}: ${value(field, now)} → ${value(field, file)}`,
    )
    output.say(`  ${on(sheet)}Row ${row}, ${name}: ${said.join('; ')}`)
  }
  const rest = differing.length - linesShown
  if (rest > 0) output.say(dim(`  and ${rest} more; --dry-run --json lists all`))
  if (onDuplicate === 'skip')
    output.say('  They stay as they are. Pass --on-duplicate update to update them.')
}
