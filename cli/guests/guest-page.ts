import { daysAfterRecording } from '@cueroom/core/guest-pages/guest-page-limits.ts'
import type { GuestPage } from '@cueroom/core/guest-pages/guest-page.ts'
import { textChanges } from '@cueroom/core/text/text-changes.ts'
import { recordId } from '../app/command.ts'
import { type Cli, type Define, CliError, usageError } from '../app/cli.ts'
import { shortTime, timeAndZone } from '../app/dates.ts'
import { missing } from '../app/records.ts'
import { readMoments, timeZoneFlag } from '../app/show-time-zone.ts'
import { warnOfLocalLink } from '../app/local-link.ts'

const idHelp = 'the number in the first column of: cueroom guests list'

interface PageFlags {
  renew?: true
  revoke?: true
  factCheck?: boolean
  offer?: string[]
  timeZone?: string
}

export const definePage: Define = (command, cli) =>
  command
    .argument('<id>', idHelp, recordId)
    .summary("create, show or revoke the link to a guest's own page")
    .description(
      "Print the private link to a guest's own page, creating it if needed. On that page, the guest answers, " +
        'uploads a photo, chooses a time, checks the introduction and gives consent.',
    )
    .option('--renew', 'create a new link; the previous one and the personal links stop working')
    .option('--revoke', 'revoke the link and the personal links')
    .option('--fact-check', 'ask the guest to check the introduction')
    .option('--no-fact-check', 'stop showing the introduction to the guest')
    .option('--offer <when...>', 'times to choose from, such as "2026-12-04 09:00"; replaces earlier offers')
    .option(...timeZoneFlag)
    .examples(
      'cueroom guests page 12 --fact-check',
      'cueroom guests page 12 --offer "2026-12-04 09:00" "2026-12-05 14:00" --time-zone Europe/Berlin',
      'cueroom guests page 12 --revoke',
    )
    .action((id: number, flags: PageFlags) => page(cli, id, flags))

async function page(cli: Cli, id: number, flags: PageFlags) {
  const { renew, revoke, factCheck, offer, timeZone } = flags
  if (revoke && (renew || factCheck !== undefined || offer)) throw usageError('Pass --revoke alone.')
  const times = offer && (await readMoments(cli, offer, timeZone))
  const { guestPages } = cli.api
  const params = { id }
  if (revoke) {
    const revoked = await known(id, guestPages.revoke({ params }))
    return cli.output.format === 'text' ? cli.output.done('Link revoked.') : cli.output.json(revoked)
  }
  refuseClosed(cli, await known(id, guestPages.get({ params })))
  let shown = await known(id, guestPages.open({ params, body: { renew: renew ?? false } }))
  if (factCheck !== undefined)
    shown = await guestPages.change({ params, body: { showsIntroduction: factCheck } })
  if (times)
    shown = await guestPages.offerTimes({ params, body: { times: times.moments, timeZone: times.timeZone } })
  print(cli, shown)
}

const known = <T>(id: number, call: Promise<T>) => missing(call, `Couldn't find guest ${id}.`)

/** Nobody is given a link that doesn't open. */
function refuseClosed({ environment }: Cli, { guestId: id, endsAt }: GuestPage) {
  if (endsAt === null || new Date(endsAt) > environment.now()) return
  throw new CliError(
    `This guest's page closed on ${timeAndZone(endsAt)}, ${daysAfterRecording} days after the recording. To reopen it, correct or clear the date.`,
    {
      code: 'page_closed',
      next: [`cueroom guests set-date ${id} "YYYY-MM-DD HH:MM"`, `cueroom guests set-date ${id} --clear`],
    },
  )
}

function print(cli: Cli, shown: GuestPage) {
  const { output } = cli
  if (output.format !== 'text') return output.json(shown)
  const { url, endsAt, showsIntroduction, times, timeZone, factCheck, consent } = shown
  output.print(url ?? '')
  if (url) warnOfLocalLink(cli, url)
  if (endsAt) output.say(`Closes ${timeAndZone(endsAt)}.`)
  if (showsIntroduction) output.say('The guest can check the introduction.')
  for (const { startsAt, chosen, taken } of times)
    output.say(`${shortTime(startsAt, timeZone)} ${timeZone}${chosen ? ', chosen' : taken ? ', taken' : ''}`)
  if (factCheck) output.say(`Fact check: ${factCheck.state}.`)
  if (consent)
    output.say(`Consent to version ${consent.version}: ${consent.name}, ${shortTime(consent.givenAt)}.`)
  if (factCheck?.state === 'proposed') output.next(`cueroom guests fact-check ${shown.guestId}`)
}

interface CheckFlags {
  accept?: true
  reject?: true
  only?: string
}

export const defineFactCheck: Define = (command, cli) =>
  command
    .argument('<id>', idHelp, recordId)
    .summary("show, accept or reject a guest's correction of the introduction")
    .description("Show a guest's correction of the introduction as numbered changes, accept it or reject it.")
    .option('--accept', 'accept all changes')
    .option('--only <numbers>', 'accept some changes, such as 1,3')
    .option('--reject', 'reject all changes')
    .examples('cueroom guests fact-check 12', 'cueroom guests fact-check 12 --only 1,3')
    .action((id: number, flags: CheckFlags) => factCheck(cli, id, flags))

function acceptedOf({ accept, reject, only }: CheckFlags): 'all' | 'none' | number[] | undefined {
  if ([accept, reject, only].filter((flag) => flag !== undefined).length > 1)
    throw usageError('Pass one of --accept, --only and --reject.')
  if (only === undefined) return accept ? 'all' : reject ? 'none' : undefined
  if (!/^[1-9]\d{0,3}(,[1-9]\d{0,3})*$/.test(only))
    throw usageError('Pass the numbers of changes, such as 1,3.')
  return only.split(',').map((number) => Number(number) - 1)
}

async function factCheck(cli: Cli, id: number, flags: CheckFlags) {
  const { api, output } = cli
  const accept = acceptedOf(flags)
  const { factCheck: check } = await known(id, api.guestPages.get({ params: { id } }))
  if (accept !== undefined) {
    if (check?.state !== 'proposed') throw usageError('There is no correction to review.')
    const decided = await api.guestPages.decide({ params: { id }, body: { factCheckId: check.id, accept } })
    return output.outcome(decided, accept === 'none' ? 'Correction rejected.' : 'Introduction corrected.')
  }
  if (output.format !== 'text') return output.json(check)
  if (!check) return output.say("The guest hasn't checked an introduction yet.")
  output.say(`${check.partial ? 'accepted in part' : check.state}, ${shortTime(check.createdAt)}`)
  if (check.proposed === null) return
  for (const part of textChanges(check.original, check.proposed))
    if (part.kind === 'change') {
      const number = part.place + 1
      if (part.before.trim()) output.print(`${number} - ${part.before.trim()}`)
      if (part.after.trim()) output.print(`${number} + ${part.after.trim()}`)
    }
  if (check.state === 'proposed') output.next(`cueroom guests fact-check ${id} --accept`)
}
