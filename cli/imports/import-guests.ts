import { capitalized, counted, listed, numberText } from '@cueroom/core/text/format.ts'
import { randomId } from '@cueroom/core/text/random-id.ts'
import {
  callsOf,
  guestsIn,
  type ImportCall,
  type PlannedWork,
  leftOutSummary,
  rowsLeftOut,
  workOf,
} from '@cueroom/core/imports/send/import-calls.ts'
import { type Difference, differencesIn, knownGuests } from '@cueroom/core/imports/send/known-guests.ts'
import { type DuplicateChoice, duplicateChoices } from '@cueroom/core/imports/send/merge-guest.ts'
import type { ImportPlan } from '@cueroom/core/imports/plan/import-plan.ts'
import { type Cli, type Define, CliError, exit, usageError } from '../app/cli.ts'
import { noGuestsFound } from '../app/no-guests.ts'
import { yellow } from '../app/text.ts'
import { saveRows } from './failed-rows.ts'
import { findJournal, openJournal, startJournal } from './import-journal.ts'
import { fetchGuests } from '../app/guest-pages.ts'
import { sourceOf } from './import-source.ts'
import { savePlan } from './plan-file.ts'
import { plannedChanges } from './planned-work.ts'
import { shellWord } from '../app/shell-word.ts'
import { sendImport } from './send-import.ts'
import { rememberMapping } from './remembered-mappings.ts'
import { type SheetFlags, withSheetFlags } from './sheet-flags.ts'
import { refuseUnanswered, refuseWithoutGuests } from './unanswered-question.ts'
import { showDifferences } from './show-differences.ts'
import { guestColumns, planJson, showPlan } from './show-plan.ts'
import { refuseFailed, reportSent, unreadRows, workSummary } from './report-import.ts'

interface ImportFlags extends SheetFlags {
  dryRun?: true
  onDuplicate: DuplicateChoice
  plan?: string
  savePlan?: string
  errorsTo?: string
  resume?: string
  restart?: true
}

export const defineImport: Define = (command, cli) =>
  withSheetFlags(command, '[file]')
    .summary('import guests from a spreadsheet')
    .description(
      'Import guests from a spreadsheet. Shows what it found and asks first. The plan is kept in ' +
        '~/.local/state/cueroom until the import is complete, so you can resume it.',
    )
    .choice(
      '--on-duplicate <choice>',
      'for existing guests: skip the row, fill in blanks, replace, or add again',
      duplicateChoices,
      'skip',
    )
    .option('--dry-run', 'show what would be imported without importing')
    .option('--save-plan <file>', 'save what would be imported to a file without importing')
    .option('--plan <file>', 'import a saved plan instead of a spreadsheet')
    .option('--errors-to <file>', 'save skipped rows with reasons as CSV, to correct and import again')
    .option('--resume <import>', 'resume a stopped import')
    .option('--restart', 'start over instead of resuming a stopped import of this file')
    .examples(
      'cueroom guests import speakers.xlsx',
      'cueroom guests import speakers.xlsx --dry-run',
      'cueroom guests import leads.csv --map "Firma=company" --map "Titel=ignore" --yes',
      'cueroom guests import speakers.xlsx --on-duplicate fill --errors-to left-out.csv',
      'cueroom guests import speakers.xlsx --save-plan plan.json && cueroom guests import --plan plan.json',
      'curl https://example.com/speakers.csv | cueroom guests import - --yes',
    )
    .action((file: string | undefined, flags: ImportFlags) => {
      refuseContradictions(file, flags)
      return flags.resume ? resume(cli, flags.resume, flags) : importFile(cli, file, flags)
    })

function refuseContradictions(
  file: string | undefined,
  { resume, restart, plan, dryRun, savePlan }: ImportFlags,
) {
  const sources = [file, plan, resume].filter((source) => source !== undefined)
  if (sources.length !== 1) throw usageError('Pass one of: a file, --plan FILE or --resume ID.')
  if (resume && (restart || dryRun || savePlan))
    throw usageError("--resume uses the original plan and can't be combined with other import flags.")
}

async function importFile(cli: Cli, file: string | undefined, flags: ImportFlags) {
  const { output, api } = cli
  const source = await sourceOf(cli, file, flags)
  const sends = !flags.dryRun && !flags.savePlan
  const show = sends
    ? { host: cli.host, tenantId: (await api.auth.session()).tenant.id, digest: source.digest }
    : undefined
  if (show && (await offerResume(cli, show, flags))) return

  const view = flags.onDuplicate === 'create' ? 'card' : 'whole'
  const { guests: existing } = await fetchGuests(api, { view }, output)
  const plan = await source.planFor(existing)
  showPlan(output, plan)
  const rowsSource = source.file && { file: source.file, sheets: plan.sheets }
  if (plan.guests.length === 0) {
    if (flags.errorsTo) await saveRows(cli, flags.errorsTo, rowsLeftOut(plan, []), { source: rowsSource })
    if (flags.plan === undefined) refuseWithoutGuests(source.command, plan)
    throw new CliError(noGuestsFound, { exit: exit.usage, code: 'no_guests' })
  }
  const known = knownGuests(existing, plan.timeZone)
  const work = workOf(plan.guests, flags, known)
  reportLeftOutPhotos(cli, work)
  output.say(workSummary(plan, work))
  const differing = differencesIn(plan.guests, known)
  if (flags.onDuplicate !== 'create') showDifferences(output, differing, plan, flags.onDuplicate)
  const leftOut = rowsLeftOut(plan, work.left)
  if (!show) {
    if (flags.errorsTo) await saveRows(cli, flags.errorsTo, leftOut, { source: rowsSource })
    if (flags.savePlan) return writePlan(cli, flags.savePlan, plan)
    return showWork(cli, plan, work, { changes: plannedChanges(work, existing, known), differing })
  }
  if (flags.plan === undefined) refuseUnanswered(cli, source.command, plan)
  if (!(await confirmed(cli, source.command, work))) return output.say('Nothing was imported.')
  if (flags.errorsTo) await saveRows(cli, flags.errorsTo, leftOut, { source: rowsSource })

  const calls = callsOf(work)
  const createdAt = cli.environment.now().toISOString()
  const merges = work.merge.map(({ planned: { sheet, row, guest }, id }) => ({
    id,
    sheet,
    row,
    text: guest.name,
  }))
  const report = { merges, leftOut: leftOutSummary(leftOut) }
  const { file: name, timeZone } = plan
  const task = { ...show, importId: randomId(), file: name, createdAt, timeZone, calls, ...report }
  const unread = unreadRows(plan, { ...cli.flags, plan: flags.plan })
  if (calls.length === 0) return reportNothing(cli, { plan, work, unread })
  const sent = await sendImport(cli, await startJournal(cli.environment, task))
  if (flags.map) await rememberMapping(cli, plan, flags.map)
  if (flags.errorsTo && sent.failed.length > 0)
    await saveRows(cli, flags.errorsTo, [...leftOut, ...sent.failed], { source: rowsSource, again: true })
  reportSent(cli, sent, { startedAt: createdAt, unread, ...alongside(plan, work) })
}

/** Asks whether to resume a stopped import of the same file; false starts over. */
async function offerResume(
  cli: Cli,
  show: Parameters<typeof findJournal>[1],
  flags: ImportFlags,
): Promise<boolean> {
  const found = await findJournal(cli.environment, show)
  if (!found) return false
  const id = found.importId
  const count = (calls: ImportCall[]) => calls.reduce((sum, call) => sum + guestsIn(call), 0)
  const done = numberText(count(found.calls.filter((_, index) => found.acknowledged.has(index))))
  const question = `An import of ${found.file} was stopped after ${done} of ${counted(count(found.calls), 'guest')}. Resume it?`
  const wanted =
    !flags.restart &&
    (await cli.prompts.confirm(question, {
      flag: `--resume ${id} or --restart`,
      code: 'unfinished_import',
      next: [`cueroom guests import --resume ${id}`],
    }))
  if (wanted) await resume(cli, id, flags)
  else await found.remove()
  return wanted
}

async function resume(cli: Cli, id: string, flags: ImportFlags) {
  const journal = await openJournal(cli.environment, id)
  const { tenant } = await cli.api.auth.session()
  if (journal.host !== cli.host || journal.tenantId !== tenant.id)
    throw usageError(
      `This import belongs to another show, at ${journal.host}. Sign in there, then resume it.`,
    )
  const sent = await sendImport(cli, journal)
  if (flags.errorsTo && sent.failed.length > 0) await saveRows(cli, flags.errorsTo, sent.failed)
  reportSent(cli, sent)
}

function reportLeftOutPhotos({ output }: Cli, { create }: PlannedWork) {
  const photos = create.filter(({ guest }) => guest.questionnaire?.photo).length
  if (photos === 0) return
  output.say(yellow('! '), `${counted(photos, 'photo')} skipped: imports don't include photos.`)
}

async function writePlan(cli: Cli, target: string, plan: ImportPlan) {
  await savePlan(cli, target, plan)
  if (target === '-') return
  cli.output.outcome(
    { file: target, guests: plan.guests.length },
    `Saved the plan to ${target}. Nothing was imported.`,
  )
  cli.output.next(`cueroom guests import --plan ${shellWord(target)}`)
}

function showWork(
  { output }: Cli,
  plan: ImportPlan,
  { create }: PlannedWork,
  facts: { changes: ReturnType<typeof plannedChanges>; differing: Difference[] },
) {
  if (output.format === 'json') return output.json({ ...planJson(plan), ...facts })
  output.say('')
  output.list(create, guestColumns(plan), ({ guest }) => guest)
  output.say('Nothing was imported: this was a dry run.')
}

async function confirmed({ prompts }: Cli, command: string | undefined, { create, merge }: PlannedWork) {
  const parts = [
    ...(create.length > 0 ? [`import ${counted(create.length, 'guest')}`] : []),
    ...(merge.length > 0 ? [`change ${counted(merge.length, 'guest')}`] : []),
  ]
  if (parts.length === 0) return true
  return prompts.confirm(`${capitalized(listed(parts))}?`, {
    flag: '--yes',
    next: command ? [`${command} --yes`] : [],
    code: 'confirmation_needed',
  })
}

const alongside = ({ skipped, questions }: ImportPlan, { left }: PlannedWork) => ({
  duplicates: left.length,
  skipped,
  questions,
})

interface NothingToSend {
  plan: ImportPlan
  work: PlannedWork
  unread: ReturnType<typeof unreadRows>
}

function reportNothing({ output }: Cli, { plan, work, unread }: NothingToSend) {
  const nothing = { importId: null, imported: 0, ids: [], changed: 0, failed: [] }
  if (output.format !== 'text') output.json({ ...nothing, ...alongside(plan, work) })
  else output.say('Nothing to import: all guests are already in your show.')
  refuseFailed(unread)
}
