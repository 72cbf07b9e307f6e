import { daysAfterRecording } from '@cueroom/core/guest-pages/guest-page-limits.ts'
import { pageEnd } from '@cueroom/core/guest-pages/page-end.ts'
import { recordId } from '../app/command.ts'
import { type Cli, type Define, usageError } from '../app/cli.ts'
import { shortTime } from '../app/dates.ts'
import { missing } from '../app/records.ts'
import { readMoments, timeZoneFlag } from '../app/show-time-zone.ts'

interface DateFlags {
  timeZone?: string
  clear?: true
}

export const defineSetDate: Define = (command, cli) =>
  command
    .argument('<id>', 'the number in the first column of: cueroom guests list', recordId)
    .argument('[when]', 'date and time, such as "2026-12-04 09:00"')
    .option(...timeZoneFlag)
    .option('--clear', 'clear the date; the guest becomes unscheduled')
    .summary('set an interview date')
    .description('Set or clear an interview date. A future date makes the guest upcoming.')
    .examples(
      'cueroom guests set-date 12 "2026-12-04 09:00"',
      'cueroom guests set-date 12 "2026-12-04 09:00" --time-zone Europe/Berlin',
      'cueroom guests set-date 12 2026-12-04T09:00+01:00',
      'cueroom guests set-date 12 --clear',
    )
    .action((id: number, when: string | undefined, flags: DateFlags) => setDate(cli, id, when, flags))

async function setDate(cli: Cli, id: number, when: string | undefined, flags: DateFlags) {
  const { api, output, environment } = cli
  if ((when === undefined) === !flags.clear) throw usageError('Pass a date, or --clear.')
  const body = when === undefined ? { interviewDate: null } : await interviewAt(cli, when, flags.timeZone)
  const guest = await missing(
    api.guests.setInterviewDate({ params: { id }, body }),
    `Couldn't find guest ${id}.`,
  )
  if (output.format !== 'text') return output.json(guest)
  const shown = shortTime(guest.interviewDate, guest.interviewTimeZone)
  if (guest.interviewDate)
    output.done(`${guest.name}: ${shown} ${guest.interviewTimeZone}, ${guest.episodeStatus}.`)
  else output.done(`Cleared the date of ${guest.name}, who is now ${guest.episodeStatus}.`)
  const warning = pastWarning(guest.interviewDate, environment.now())
  if (warning) output.warn(warning)
}

async function interviewAt(cli: Cli, when: string, flag: string | undefined) {
  const { moments, timeZone } = await readMoments(cli, [when], flag)
  return { interviewDate: moments[0]!, timeZone }
}

/** A mistyped year would otherwise show only when the guest opens a page that is closed. */
function pastWarning(interviewDate: string | null, now: Date) {
  if (interviewDate === null || new Date(interviewDate) > now) return undefined
  const isClosed = new Date(pageEnd(interviewDate)!) <= now
  return isClosed
    ? `This date is in the past, and the guest's page closed ${daysAfterRecording} days after it. Is the year right?`
    : 'This date is in the past.'
}
