import { randomUUID } from 'node:crypto'
import { ApiError, NetworkError } from '@cueroom/core/contract/client.ts'
import { importBytes } from '@cueroom/core/contract/limits.ts'
import { NO_GUESTS } from '@cueroom/core/guests/import/import-error.ts'
import type { ImportPlan, PlannedGuest } from '@cueroom/core/guests/import/plan-shapes.ts'
import type { Command } from 'commander'
import { type Cli, CliError, exit } from '../app/cli.ts'
import { yellow } from '../app/text.ts'
import { fetchGuests } from './pages.ts'
import { shellWord } from './read-guests.ts'
import { readPlan, type SheetFlags, withSheetFlags } from './sheet-flags.ts'
import { counted, grouped, guestColumns, planJson, showPlan } from './show-plan.ts'

interface ImportFlags extends SheetFlags {
  dryRun?: true
}

export function defineImport(command: Command, cli: Cli): void {
  withSheetFlags(command)
    .summary('add the guests of a spreadsheet')
    .description(
      'Add the guests of a spreadsheet. Shows what it found and asks first; guests you have are skipped.',
    )
    .option('--dry-run', 'show what would be imported, and import nothing')
    .addHelpText(
      'after',
      `
Examples:
  $ cueroom guests import speakers.xlsx
  $ cueroom guests import speakers.xlsx --dry-run
  $ cueroom guests import leads.csv --map "Firma=company" --map "Titel=ignore" --yes
  $ curl https://example.com/speakers.csv | cueroom guests import - --yes`,
    )
    .action((file: string, flags: ImportFlags) => importFile(cli, file, flags))
}

async function importFile(cli: Cli, file: string, { dryRun, ...flags }: ImportFlags) {
  const { output, world } = cli
  const { guests: existing } = await fetchGuests(cli.api, { view: 'card' })
  const plan = await readPlan(cli, file, flags, existing)
  showPlan(output, plan)
  if (plan.guests.length === 0) throw new CliError(NO_GUESTS, { exit: exit.usage, code: 'no-guests' })
  const fresh = plan.guests.filter(({ duplicateOf }) => !duplicateOf)
  const photos = fresh.filter(({ guest }) => guest.questionnaire?.photo).length
  if (photos > 0)
    output.say(yellow('! '), `${counted(photos, 'photo')} left out: an import brings no photos.`)
  output.say(summary(plan, fresh.length))
  if (dryRun) return showFresh(cli, plan, fresh)
  if (fresh.length > 0 && !(await confirmed(cli, file, fresh.length))) {
    return output.say('Nothing was imported.')
  }
  const started = world.now().getTime()
  const result = await send(cli, fresh, file)
  if (output.format !== 'text') return output.json({ ...result, ...alongside(plan, fresh.length) })
  if (fresh.length === 0) return output.say('Nothing to import: everyone is here already.')
  output.done(
    `${grouped(result.imported)} imported in ${((world.now().getTime() - started) / 1000).toFixed(1)} s.`,
  )
  output.next('cueroom guests list')
}

function summary({ guests, skipped }: ImportPlan, fresh: number) {
  const bys = [...new Set(guests.flatMap(({ duplicateOf }) => (duplicateOf ? [duplicateOf.by] : [])))]
  const same = { email: 'e-mail', linkedin: 'LinkedIn profile', name: 'name' }
  const why = bys.length > 0 ? ` (same ${bys.map((by) => same[by]).join(' or ')})` : ''
  const known = guests.length - fresh
  return `${grouped(fresh)} new · ${grouped(known)} already here${why} · ${counted(skipped.length, 'row')} left out`
}

function showFresh({ output }: Cli, plan: ImportPlan, fresh: PlannedGuest[]) {
  if (output.format === 'json') return output.json(planJson(plan))
  output.say('')
  output.list(fresh, guestColumns, ({ guest }) => guest)
  output.say('Nothing was imported: this was a dry run.')
}

async function confirmed({ prompts }: Cli, file: string, count: number) {
  const next = file === '-' ? [] : [`cueroom guests import ${shellWord(file)} --yes`]
  return prompts.confirm(`Import ${counted(count, 'guest')}?`, {
    flag: '--yes',
    next,
    code: 'confirmation_needed',
  })
}

const alongside = ({ guests, skipped, questions }: ImportPlan, fresh: number) => ({
  duplicates: guests.length - fresh,
  skipped,
  questions,
})

type NewGuests = Parameters<Cli['api']['guests']['import']>[0]['body']['guests']

/** Sends the guests in calls of at most 1,000. Every call may be repeated: its key makes it count once. */
async function send(cli: Cli, planned: PlannedGuest[], file: string) {
  // The contract brings its schemas along, which other commands do not wait for
  const { importCallGuests } = await import('@cueroom/core/guests/guests.contract.ts')
  const { api, output, world } = cli
  const importId = randomUUID()
  const ids: number[] = []
  for (const [index, guests] of inCalls(planned.map(withoutPhoto), importCallGuests).entries()) {
    output.progress(`Importing ${grouped(ids.length)} of ${grouped(planned.length)} …`)
    const call = () =>
      api.guests.import({
        body: { guests, importId },
        idempotencyKey: `${importId}-${index}`,
        signal: world.signal,
      })
    try {
      world.signal.throwIfAborted()
      ids.push(...(await patiently(cli, call)).ids)
    } catch (error) {
      if (ids.length === 0) throw error
      throw partlyDone(cli, error, ids.length, planned.length, file)
    }
  }
  return { importId: ids.length > 0 ? importId : null, imported: ids.length, ids }
}

const withoutPhoto = ({ guest: { questionnaire: _, ...guest } }: PlannedGuest): NewGuests[number] => guest

const bodyBytes = importBytes - 1_024

/** Cuts the guests into calls that the server takes: by number and by size. */
function inCalls(guests: NewGuests, most: number): NewGuests[] {
  const calls: NewGuests[] = []
  let call: NewGuests = []
  let size = 0
  for (const guest of guests) {
    const bytes = Buffer.byteLength(JSON.stringify(guest)) + 1
    if (call.length === 0 || call.length === most || size + bytes > bodyBytes) {
      call = []
      size = 0
      calls.push(call)
    }
    call.push(guest)
    size += bytes
  }
  return calls
}

const tries = 4

/** Repeats a call that failed for a passing reason, after the time the server names. */
async function patiently<T>({ output, world }: Cli, call: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call()
    } catch (error) {
      const passing =
        error instanceof NetworkError ||
        (error instanceof ApiError && [429, 502, 503, 504].includes(error.status))
      if (!passing || attempt === tries || world.signal.aborted) throw error
      const seconds = Math.min(60, (error instanceof ApiError && error.retryAfter) || 2 ** attempt)
      output.progress(`The server is busy: trying again in ${seconds} s …`)
      await world.wait(seconds * 1000)
    }
  }
}

function partlyDone({ world }: Cli, cause: unknown, done: number, all: number, file: string) {
  const stopped = world.signal.aborted
  const refusal = cause instanceof ApiError ? cause.problem.error : undefined
  const why = stopped ? 'Stopped' : (refusal ?? 'The server stopped answering')
  return new CliError(
    `${why}. ${grouped(done)} of ${counted(all, 'guest')} imported; those are skipped next time.`,
    {
      exit: stopped ? exit.interrupted : exit.partly,
      code: stopped ? 'interrupted' : 'partly_done',
      next: file === '-' ? [] : [`cueroom guests import ${shellWord(file)}`],
      cause,
    },
  )
}
