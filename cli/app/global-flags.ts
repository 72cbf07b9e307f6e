import { type CommanderError, InvalidArgumentError } from 'commander'
import { Command } from './command.ts'
import type { GlobalFlags } from './cli.ts'

export const defaultHost = 'http://localhost:3000'

/** `help guests import` and `guests help import` are `guests import --help`. */
export function expandHelp(args: string[]): string[] {
  const at = args.indexOf('help')
  if (at < 0 || at > 1 || args.length === 1 || args.some((word) => word.startsWith('-'))) return args
  return [...args.toSpliced(at, 1), '--help']
}

/** The line without what asks for help, which commander would answer for a command that doesn't exist. */
export const withoutHelp = (args: readonly string[]) =>
  args.filter((word) => word !== '--help' && word !== '-h')

/** The words of the command, and the global flags wherever they appear in the line. */
export function peek(args: string[]): { flags: GlobalFlags; words: string[]; error?: Error } {
  const program = withGlobalFlags(new Command('cueroom').exitOverride().configureOutput({ outputError() {} }))
  try {
    return { words: program.parseOptions(args).operands, flags: program.opts() }
  } catch (error) {
    return { words: [], flags: program.opts(), error: error as CommanderError }
  }
}

export const withGlobalFlags = (program: Command) =>
  program
    .option('--host <url>', `the server to use (default: where you signed in, else ${defaultHost})`)
    .option('--profile <name>', 'the stored sign-in to use (see cueroom auth list)')
    .option('--tenant <tenant>', 'the tenant of an admin command: its id or email')
    .option('--json', 'print data as JSON')
    .option('--jsonl', 'print data as JSON Lines')
    .option('--jq <filter>', 'print the JSON filtered with jq')
    .option('-q, --quiet', 'print only data and errors')
    .option('-y, --yes', 'answer yes to all confirmations')
    .option('--no-input', 'never prompt; instead, fail and say which flag to pass')
    .option('--no-color', 'no colours')
    .option('--plain', 'for screen readers: nothing is redrawn, no text in a table is cut')
    .option('--pager', 'show the output with $PAGER, else less')
    .option('--timeout <seconds>', 'timeout of each server call', seconds)
    .option('--debug', 'show every call and stack traces')

function seconds(text: string) {
  const value = Number(text)
  if (value > 0 && value <= 3600) return value
  throw new InvalidArgumentError('Must be a number of seconds from 1 to 3600.')
}
