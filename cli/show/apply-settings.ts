import { settingsBytes } from '@cueroom/core/contract/body-limits.ts'
import { counted } from '@cueroom/core/text/format.ts'
import type { ShowSettings } from '@cueroom/core/show/show-settings.ts'
import { type Cli, type Define, CliError, exit, usageError } from '../app/cli.ts'
import { readText } from '../app/input.ts'
import { shellWord } from '../app/shell-word.ts'
import { changesTo, save } from './save-settings.ts'
import { merged, printChanges, withoutRecord } from './settings-changes.ts'

const fileFlag = '-f, --file <file>'
const fileHelp = 'a JSON file as written by settings get; - for standard input'

export const defineApply: Define = (command, cli) =>
  command
    .requiredOption(fileFlag, fileHelp)
    .option('--dry-run', 'print changes without applying them')
    .summary('apply settings from a file')
    .description(
      'Apply settings from a file and print what changed. Settings missing from the file stay unchanged; lists are replaced. ' +
        'If the file contains a version, it must match the current one.',
    )
    .examples(
      'cueroom settings get -o show.json',
      'cueroom settings apply -f show.json --dry-run',
      'cueroom settings apply -f show.json',
      `echo '{"contentStyles":{"tone":"friendly"}}' | cueroom settings apply -f -`,
    )
    .action((flags: { file: string; dryRun?: true }) => apply(cli, flags.file, flags.dryRun === true))

export const defineDiff: Define = (command, cli) =>
  command
    .requiredOption(fileFlag, fileHelp)
    .summary('compare settings with a file')
    .description('Compare the settings with a file. Exits with 0 if equal, 1 if different.')
    .examples(
      'cueroom settings diff -f show.json',
      "cueroom settings diff -f show.json --json | jq '.[].path'",
    )
    .action((flags: { file: string }) => diff(cli, flags.file))

async function apply(cli: Cli, file: string, dryRun: boolean) {
  const { output } = cli
  const { current, changes, body, version } = await compare(cli, file)
  const stale = current !== null && version !== undefined && version !== current.version
  if (changes.length > 0 && stale && !dryRun) throw conflict(file, version, current)
  printChanges(output, changes.length > 0 && !dryRun ? await save(cli, current, body) : changes)
  if (changes.length === 0) return output.say('Nothing to change: the settings already match.')
  if (!dryRun) return output.done(`${counted(changes.length, 'change')} saved.`)
  output.say('Nothing was changed: this was a dry run.')
  if (stale) output.warn(conflict(file, version, current).message)
}

const conflict = (file: string, version: number, { version: now }: ShowSettings) =>
  new CliError(
    `${named(file)} has version ${version}, but the settings are now at version ${now}. ` +
      'Remove "version" from the file to apply it anyway.',
    { code: 'version_conflict', next: file === '-' ? [] : [`cueroom settings diff -f ${shellWord(file)}`] },
  )

async function diff(cli: Cli, file: string) {
  const { changes } = await compare(cli, file)
  printChanges(cli.output, changes)
  if (changes.length === 0) return cli.output.say('No differences.')
  throw new CliError(`${counted(changes.length, 'difference')}.`, {
    exit: exit.failure,
    code: 'different',
    next: file === '-' ? [] : [`cueroom settings apply -f ${shellWord(file)}`],
  })
}

async function compare(cli: Cli, file: string) {
  const read = await readSettings(cli, file)
  const current = await cli.api.show.settings()
  const wanted = merged(withoutRecord(current), withoutRecord(read)) as Record<string, unknown>
  const version = typeof read.version === 'number' ? read.version : undefined
  return { current, version, ...(await changesTo(current, wanted)) }
}

async function readSettings({ environment }: Cli, file: string): Promise<Record<string, unknown>> {
  const text = await readText(environment, file, settingsBytes, 'the settings')
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch (error) {
    throw usageError(`${named(file)} is not JSON: ${(error as Error).message}.`)
  }
  if (typeof read === 'object' && read !== null && !Array.isArray(read))
    return read as Record<string, unknown>
  throw usageError(
    `${named(file)} doesn't contain settings. Expected a JSON object, as printed by settings get.`,
  )
}

const named = (file: string) => (file === '-' ? 'Standard input' : file)
