import { counted } from '@cueroom/core/text/format.ts'
import type { Cli, Define } from '../app/cli.ts'
import { shellWord } from '../app/shell-word.ts'
import { readPlan, readSheet, type SheetFlags, withSheetFlags } from './sheet-flags.ts'
import { guestColumns, planJson, showPlan } from './show-plan.ts'

export const defineRead: Define = (command, cli) =>
  withSheetFlags(command)
    .summary('show what an import would read from a spreadsheet')
    .description('Show what an import would read from a spreadsheet. Needs no server and changes nothing.')
    .examples(
      'cueroom guests read speakers.xlsx',
      "cueroom guests read speakers.csv --json | jq '.guests[].email'",
    )
    .action((file: string, flags: SheetFlags) => read(cli, file, flags))

async function read(cli: Cli, file: string, flags: SheetFlags) {
  const { output } = cli
  const plan = await readPlan(cli, await readSheet(cli, file), flags)
  if (output.format === 'json') return output.json(planJson(plan))
  showPlan(output, plan)
  output.say('')
  const coming = plan.guests.filter(({ cancelled }) => !cancelled)
  output.list(coming, guestColumns(plan), ({ guest }) => guest)
  if (coming.some(({ guest }) => guest.interviewDate))
    output.say(
      `Times are read in ${plan.timeZone}, the time zone of this computer. An import reads them in your show's.`,
    )
  output.say(`${counted(coming.length, 'guest')} found.`)
  if (coming.length > 0 && file !== '-') output.next(`cueroom guests import ${shellWord(file)}`)
}
