import type { Cli, Define } from '../app/cli.ts'
import { recordId } from '../app/command.ts'
import { missing } from '../app/records.ts'
import { saveFile } from '../app/save-file.ts'

export const defineCalendar: Define = (command, cli) =>
  command
    .argument('<id>', 'the number in the first column of: cueroom guests list', recordId)
    .option('-o, --output <file>', 'the file (default: standard output)')
    .summary('save an interview as a calendar file')
    .description("Print a guest's interview as a calendar file (.ics) for your own calendar.")
    .examples('cueroom guests calendar 12 -o interview.ics')
    .action((id: number, { output }: { output?: string }) => calendar(cli, id, output))

async function calendar(cli: Cli, id: number, target = '-') {
  const file = await missing(
    cli.api.calendars.ofGuest({ params: { id } }),
    `Couldn't find guest ${id}, or the guest has no interview date yet.`,
    `cueroom guests set-date ${id} "2026-12-04 09:00"`,
  )
  await saveFile(cli, target, file.bytes, `Saved ${target}.`)
}
