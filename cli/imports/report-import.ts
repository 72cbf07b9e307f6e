import { counted, numberText } from '@cueroom/core/text/format.ts'
import type { PlannedWork } from '@cueroom/core/imports/send/import-calls.ts'
import type { ImportPlan } from '@cueroom/core/imports/plan/import-plan.ts'
import { type Cli, CliError, exit } from '../app/cli.ts'
import type { Sent } from './send-import.ts'

const same = { email: 'email', linkedin: 'LinkedIn profile', name: 'name' }

/** Summary of an import plan, in one line. */
export function workSummary({ guests, skipped }: ImportPlan, { create, merge, left }: PlannedWork): string {
  const known = guests.flatMap(({ duplicateOf }) => (duplicateOf ? [duplicateOf.by] : []))
  const by = known.length > 0 ? ` (same ${[...new Set(known)].map((each) => same[each]).join(' or ')})` : ''
  const again = create.filter(({ duplicateOf }) => duplicateOf).length
  return [
    `${numberText(create.length - again)} new`,
    ...(again > 0 ? [`${numberText(again)} already here, added again${by}`] : []),
    ...(merge.length > 0 ? [`${numberText(merge.length)} to change${by}`] : []),
    ...(again + merge.length === 0 || left.length > 0
      ? [`${numberText(left.length)} already here${merge.length > 0 ? ' with nothing new' : by}`]
      : []),
    `${counted(skipped.length, 'row')} left out`,
  ].join(' · ')
}

/** Prints what an import did. Rows the server refused end the command with exit code 3. */
export function reportSent(
  { output, environment }: Cli,
  sent: Sent,
  { startedAt, ...alongside }: { startedAt?: string } = {},
): void {
  const { importId, imported, changed, failed } = sent
  if (output.format !== 'text') output.json({ ...sent, ...alongside })
  const took = startedAt
    ? ` in ${((environment.now().getTime() - Date.parse(startedAt)) / 1000).toFixed(1)} s`
    : ''
  const parts = [
    `${numberText(imported)} imported`,
    ...(changed > 0 ? [`${numberText(changed)} changed`] : []),
  ]
  output.done(`${parts.join(', ')}${took}.`)
  if (importId) output.undo(`cueroom guests undo-import ${importId}`)
  output.next('cueroom guests list')
  if (failed.length === 0) return
  throw new CliError(`${counted(failed.length, 'row')} could not be imported.`, {
    exit: exit.partly,
    code: 'partly_done',
    details: failed
      .slice(0, 10)
      .map(({ row, reason, text }) => ({ path: `Row ${row}`, message: `${reason} (${text})` })),
  })
}
