import { type Command, CommanderError } from 'commander'
import { type Cli, CliError, exit, type ExitCode, type Environment, type GlobalFlags } from './app/cli.ts'
import { expandHelp, peek, withoutHelp } from './app/global-flags.ts'
import { createOutput, type Output } from './app/output.ts'
import { commandNames, createProgram } from './commands.ts'

/** Runs one command line (without the program's name) and returns the exit code. */
export async function run(line: string[], environment: Environment): Promise<ExitCode> {
  const args = expandHelp(line)
  const { flags, words, error } = peek(args)
  const paged = flags.pager && environment.stdout.isTTY ? await environment.openPager() : undefined
  const output = createOutput(paged ? { ...environment, stdout: paged.stdout } : environment, flags)
  // Help needs no connection, so it is added before an action runs
  const cli = { output, flags, environment } as Cli
  const code = await runCommand(cli, { args, words, error })
  const isShown = (await paged?.end()) ?? true
  return isShown ? code : report(noPager(environment), cli)
}

interface Line {
  args: string[]
  words: string[]
  /** Of a global flag without its value. */
  error: Error | undefined
}

async function runCommand(cli: Cli, { args, words, error: mistake }: Line): Promise<ExitCode> {
  let program: Command | undefined
  try {
    if (mistake) throw mistake
    program = await createProgram(cli, words)
    program.hook('preAction', async (_, action) => {
      const { connect } = await import('./app/connect.ts')
      await connect(cli, { newProfile: action.name() === 'login' })
    })
    const line = await withTenant(program, { args, words }, cli.flags)
    const asked = isKnown(program, words) ? line : withoutHelp(line)
    await program.parseAsync(asked.length > 0 ? asked : ['--help'], { from: 'user' })
    await cli.output.finish()
    return exit.ok
  } catch (error) {
    // Requested help isn't an error; help for a missing subcommand is the error message itself
    if (error instanceof CommanderError && error.exitCode === 0) return exit.ok
    if (error instanceof CommanderError && error.code === 'commander.help') return exit.usage
    return report(error, cli, knownCommand(program, words))
  }
}

async function withTenant(program: Command, { args, words }: Omit<Line, 'error'>, { tenant }: GlobalFlags) {
  if (tenant === undefined) return args
  const { tenantFirst } = await import('./app/tenant-flag.ts')
  return tenantFirst(program, { args, words }, tenant)
}

const noPager = ({ env }: Environment) =>
  new CliError(
    `Couldn't start the pager${env.PAGER ? ` ${env.PAGER}` : ''}. Set PAGER, or leave out --pager.`,
    {
      code: 'no_pager',
    },
  )

/** Whether every word is a command, up to one without subcommands. */
function isKnown(command: Command, [word, ...rest]: readonly string[]): boolean {
  if (word === undefined || command.commands.length === 0) return true
  const next = command.commands.find((each) => each.name() === word)
  return next ? isKnown(next, rest) : command.parent === null && word === 'help'
}

/** "settings apply" if such a command exists, else "settings". */
function knownCommand(program: Command | undefined, [command = '', subcommand = '']: readonly string[]) {
  if (!commandNames.includes(command)) return undefined
  const group = program?.commands.find((each) => each.name() === command)
  return group?.commands.some((each) => each.name() === subcommand) ? `${command} ${subcommand}` : command
}

async function report(error: unknown, { output, flags, environment, ...connected }: Cli, command?: string) {
  const { failureJson, failureLines, failureOf } = await import('./app/failures.ts')
  const interrupted = environment.signal.aborted
  const { host, tokenFrom } = connected as Partial<Cli>
  const failure = failureOf(error, { host, tokenFrom, command, flags, interrupted })
  output.fail({ lines: failureLines(failure), next: failure.next, json: failureJson(failure) })
  printCauses(error, output)
  return failure.exit
}

function printCauses(error: unknown, output: Output) {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    output.debug(cause.stack ?? cause.message)
}
