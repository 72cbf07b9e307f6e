import { counted, numberText } from '@cueroom/core/text/format.ts'
import type { PlannedWork } from '@cueroom/core/imports/send/import-calls.ts'
import type { ImportPlan } from '@cueroom/core/imports/plan/import-plan.ts'
import { type Cli, CliError, exit } from '../app/cli.ts'
import type { Sent } from './send-import.ts'

const same = { email: 'email', linkedin: 'LinkedIn profile', name: 'name' }

/** Summary of an import plan, in one line. Rows of new people that are left out say that they aren't coming. */
export function workSummary({ guests, skipped }: ImportPlan, { create, merge, left }: PlannedWork): string {
  const known = guests.flatMap(({ duplicateOf }) => (duplicateOf ? [duplicateOf.by] : []))
  const by = known.length > 0 ? ` (same ${[...new Set(known)].map((each) => same[each]).join(' or ')})` : ''
  const here = left.filter(({ duplicateOf }) => duplicateOf)
  const again = create.filter(({ duplicateOf }) => duplicateOf).length
  return [
    `${numberText(create.length - again)} new`,
    ...(again > 0 ? [`${numberText(again)} already here, added again${by}`] : []),
    ...(merge.length > 0 ? [`${numberText(merge.length)} to change${by}`] : []),
    ...(again + merge.length === 0 || here.length > 0
      ? [`${numberText(here.length)} already here${merge.length > 0 ? ' with nothing new' : by}`]
      : []),
    `${counted(skipped.length + left.length - here.length, 'row')} left out`,
  ].join(' · ')
}

interface FailedRow {
  row: number | null
  reason: string
  text: string
}

/** Rows without a name, where nobody has read that they are left out: with --yes, unless a plan was saved before. */
export const unreadRows = (
  { skipped }: ImportPlan,
  { yes, plan }: { yes?: boolean; plan?: string | undefined },
) => (yes && plan === undefined ? skipped.filter(({ code }) => code === 'nameless') : [])

/** Names rows that became no guest. @throws with exit code 3 */
export function refuseFailed(failed: readonly FailedRow[]): void {
  if (failed.length === 0) return
  throw new CliError(`${counted(failed.length, 'row')} could not be imported.`, {
    exit: exit.partly,
    code: 'partly_done',
    details: failed
      .slice(0, 10)
      .map(({ row, reason, text }) => ({ path: `Row ${row}`, message: `${reason} (${text})` })),
  })
}

/** Prints what an import did. Rows the server refused, and `unread` ones, end the command with exit code 3. */
export function reportSent(
  { output, environment }: Cli,
  sent: Sent,
  { startedAt, unread = [], ...alongside }: { startedAt?: string; unread?: readonly FailedRow[] } = {},
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
  refuseFailed([...failed, ...unread])
}
