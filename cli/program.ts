import { type Argument, Command, CommanderError, Help, InvalidArgumentError } from 'commander'
import { type Cli, type Define, exit, type ExitCode, type GlobalFlags, type Environment } from './app/cli.ts'
import { chooseHost, clientOptions, defaultHost } from './app/connection.ts'
import { type Failure, failureJson, failureLines, failureOf } from './app/failures.ts'
import { version } from './app/installation.ts'
import { loginFile } from './app/login-file.ts'
import { createOutput, type Output } from './app/output.ts'
import { createPrompts } from './app/prompts.ts'

interface Entry {
  summary: string
  group: string
  load(): Promise<{ define: Define }>
}

const show = 'Your show:'
const signIn = 'Signing in:'
const server = 'On the server:'
const help = 'Help:'
const helpSummary = 'show help for a command'

/** All commands, loaded lazily. */
const commands: Record<string, Entry> = {
  guests: {
    summary: 'list, add, edit, import and export guests',
    group: show,
    load: () => import('./guests/guests.command.ts'),
  },
  inbox: {
    summary: 'show what happened while you were away',
    group: show,
    load: () => import('./inbox/inbox.command.ts'),
  },
  generate: {
    summary: 'generate texts for guests',
    group: show,
    load: () => import('./content/generate.command.ts'),
  },
  content: {
    summary: 'list, show, edit, delete and export texts',
    group: show,
    load: () => import('./content/content.command.ts'),
  },
  questionnaires: {
    summary: 'build, share and fill in questionnaires, and read answers',
    group: show,
    load: () => import('./questionnaires/questionnaires.command.ts'),
  },
  embed: {
    summary: 'check a page with a widget',
    group: show,
    load: () => import('./embed/embed.command.ts'),
  },
  sponsors: {
    summary: 'find, save, edit and export sponsors',
    group: show,
    load: () => import('./sponsors/sponsors.command.ts'),
  },
  marketing: {
    summary: 'write invitations, sponsor emails and social posts',
    group: show,
    load: () => import('./marketing/marketing.command.ts'),
  },
  settings: {
    summary: 'read, edit and compare the show settings',
    group: show,
    load: () => import('./show/settings.command.ts'),
  },
  login: { summary: 'sign in to a server', group: signIn, load: () => import('./auth/login.command.ts') },
  logout: { summary: 'sign out', group: signIn, load: () => import('./auth/logout.command.ts') },
  whoami: {
    summary: 'show who is signed in, and where',
    group: signIn,
    load: () => import('./auth/whoami.command.ts'),
  },
  show: {
    summary: 'export your show, or restore an export',
    group: show,
    load: () => import('./show/show-archive.command.ts'),
  },
  audit: {
    summary: 'show who signed in, and who changed, deleted or exported what',
    group: signIn,
    load: () => import('./audit/audit.command.ts'),
  },
  keys: {
    summary: 'list, create and revoke API keys for scripts',
    group: signIn,
    load: () => import('./keys/keys.command.ts'),
  },
  webhooks: {
    summary: 'report events of your show to other programs',
    group: signIn,
    load: () => import('./webhooks/webhooks.command.ts'),
  },
  mcp: {
    summary: 'let an AI assistant work with your show',
    group: show,
    load: () => import('./mcp/mcp.command.ts'),
  },
  open: {
    summary: 'open the dashboard in a browser',
    group: show,
    load: () => import('./instance/open.command.ts'),
  },
  serve: { summary: 'run the server', group: server, load: () => import('./server/serve.command.ts') },
  worker: {
    summary: 'run batches in a separate process',
    group: server,
    load: () => import('./server/worker.command.ts'),
  },
  admin: {
    summary: 'administrators, tenants, features and purchases',
    group: server,
    load: () => import('./server/admin.command.ts'),
  },
  backup: {
    summary: 'back up all data to one file',
    group: server,
    load: () => import('./server/backup.command.ts'),
  },
  restore: {
    summary: 'restore a backup, or list them',
    group: server,
    load: () => import('./server/restore.command.ts'),
  },
  doctor: {
    summary: 'check the set-up',
    group: help,
    load: () => import('./instance/doctor.command.ts'),
  },
  version: { summary: 'print the version', group: help, load: () => import('./instance/version.command.ts') },
  completion: {
    summary: 'set up shell completion',
    group: help,
    load: () => import('./completion.command.ts'),
  },
}

const examples = `
Examples:
  $ cueroom login --host https://cueroom.example.com
  $ cueroom guests import speakers.xlsx
  $ cueroom generate --guest 12 --type introduction
  $ cueroom guests list --json

Environment:
  CUEROOM_HOST         the server to talk to
  CUEROOM_TOKEN        a sign-in or API key for scripts, used instead of the stored one
  CUEROOM_CONFIG_DIR   where the sign-in is stored (~/.config/cueroom)
  NO_COLOR             no colours

Exit codes:
  0 done · 1 failed · 2 usage error · 3 partially done · 4 sign in first · 5 not found · 6 not allowed
  7 an answer is needed · 75 try again later · 130 stopped`

/** Runs one command line (without the program's name) and returns the exit code. */
export async function run(line: string[], environment: Environment): Promise<ExitCode> {
  const args = expandHelp(line)
  const { flags, command, subcommand, error: mistake } = peek(args)
  const output = createOutput(environment, flags)
  let cli: Cli | undefined
  let program: Command | undefined
  try {
    if (mistake) throw mistake
    cli = await createCli(environment, flags, output)
    program = await createProgram(cli, command)
    await program.parseAsync(args.length > 0 ? args : ['--help'], { from: 'user' })
    await output.finish()
    return exit.ok
  } catch (error) {
    // Requested help isn't an error; help for a missing subcommand is the error message itself
    if (error instanceof CommanderError && error.exitCode === 0) return exit.ok
    if (error instanceof CommanderError && error.code === 'commander.help') return exit.usage
    const { host, tokenFrom } = cli ?? {}
    const known = command && command in commands ? withSubcommand(program, command, subcommand) : undefined
    const context = { host, tokenFrom, command: known, flags, interrupted: environment.signal.aborted }
    return report(failureOf(error, context), error, output)
  }
}

/** `help guests import` is `guests import --help`; commander's own help knows one word. */
const expandHelp = (args: string[]) =>
  args[0] === 'help' && args.length > 2 && args.every((word) => !word.startsWith('-'))
    ? [...args.slice(1), '--help']
    : args

/** "settings apply" if such a command exists, else "settings". */
function withSubcommand(program: Command | undefined, command: string, subcommand = '') {
  const group = program?.commands.find((each) => each.name() === command)
  return group?.commands.some((each) => each.name() === subcommand) ? `${command} ${subcommand}` : command
}

function report(failure: Failure, error: unknown, output: Output) {
  output.fail({ lines: failureLines(failure), json: failureJson(failure) })
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    output.debug(cause.stack ?? cause.message)
  return failure.exit
}

/** The command, and the global flags wherever they appear in the line. */
function peek(args: string[]): {
  flags: GlobalFlags
  command: string | undefined
  subcommand?: string | undefined
  error?: Error
} {
  const program = withGlobalFlags(new Command('cueroom').exitOverride().configureOutput({ outputError() {} }))
  try {
    const { operands } = program.parseOptions(args)
    const command = operands[0] === 'help' ? operands[1] : operands[0]
    return { flags: program.opts(), command, subcommand: operands[1] }
  } catch (error) {
    return { flags: program.opts(), command: undefined, error: error as CommanderError }
  }
}

async function createCli(environment: Environment, flags: GlobalFlags, output: Output): Promise<Cli> {
  const logins = loginFile(environment)
  const host = await chooseHost(flags, environment, logins)
  const apiAs = (token?: string) =>
    environment.connect(clientOptions(host, token, { flags, environment, output }))
  const stored = (await logins.find(host, 'host'))?.token
  const token = environment.env.CUEROOM_TOKEN || stored
  const tokenFrom = environment.env.CUEROOM_TOKEN ? 'environment' : stored ? 'file' : undefined
  const uninterrupted = { ...environment, signal: new AbortController().signal }
  const apiAfterInterrupt = () =>
    environment.connect(clientOptions(host, token, { flags, environment: uninterrupted, output }))
  const prompts = createPrompts(environment, flags)
  return {
    api: apiAs(token),
    apiAs,
    apiAfterInterrupt,
    host,
    tokenFrom,
    output,
    prompts,
    logins,
    flags,
    environment,
  }
}

/** The program with one command loaded, or `'all'`. */
export async function createProgram(cli: Cli, wanted: string | undefined): Promise<Command> {
  const program = withGlobalFlags(new Command('cueroom'))
    .description(
      'Everything before you press record: guests, introductions and show notes from the command line.',
    )
    .version(version, '--version', 'print the version')
    .addHelpText('after', examples)
    .helpOption('-h, --help', helpSummary)
    .commandsGroup(help)
    .helpCommand('help [command]', helpSummary)
  for (const [name, { summary, group, load }] of Object.entries(commands)) {
    const command = new Command(name).summary(summary).helpGroup(group)
    if (name === wanted || wanted === 'all') (await load()).define(command, cli)
    program.addCommand(command)
  }
  settle(program, cli.output.help)
  return program
}

/** Settings that addCommand doesn't inherit: errors are thrown, help goes through the output module. */
function settle(command: Command, sinks: Output['help']) {
  command
    .exitOverride()
    .usage(
      command.commands.length > 0 ? '<command> [flags]' : command.usage().replace('[options]', '[flags]'),
    )
    .configureHelp({ showGlobalOptions: command.parent !== null, subcommandTerm, styleTitle, formatHelp })
    .configureOutput({
      writeOut: (text) => sinks.out.write(text),
      writeErr: (text) => sinks.err.write(text),
      outputError() {},
      getOutHelpWidth: () => Math.min(sinks.out.columns || 100, 100),
      getErrHelpWidth: () => Math.min(sinks.err.columns || 100, 100),
      getOutHasColors: () => sinks.outColours,
      getErrHasColors: () => sinks.errColours,
    })
  for (const child of command.commands)
    settle(child.helpOption('-h, --help', helpSummary).helpCommand(false), sinks)
}

const titles: Record<string, string> = { 'Options:': 'Flags:', 'Global Options:': 'Global flags:' }
const styleTitle = (title: string) => `\u001b[1m${titles[title] ?? title}\u001b[0m`

const subcommandTerm = (command: Command) =>
  [command.name(), ...command.registeredArguments.map(argumentTerm)].join(' ')

const argumentTerm = (argument: Argument) => {
  const name = argument.variadic ? `${argument.name()}...` : argument.name()
  return argument.required ? `<${name}>` : `[${name}]`
}

/** Help with global flags last, after the command's own. */
function formatHelp(command: Command, help: Help) {
  const common = command.parent ? 'Global flags:' : 'Flags:'
  const sections = Help.prototype.formatHelp.call(help, command, help).trimEnd().split('\n\n')
  const isCommon = (section: string) => section.split('\n', 1)[0]?.includes(common) === true
  return `${[...sections.filter((section) => !isCommon(section)), ...sections.filter(isCommon)].join('\n\n')}\n`
}

function withGlobalFlags(program: Command) {
  return program
    .option('--host <url>', `the server to talk to (default: where you signed in, else ${defaultHost})`)
    .option('--json', 'print data as JSON')
    .option('--jsonl', 'print data as JSON Lines')
    .option('--jq <filter>', 'print what a jq filter makes of the JSON')
    .option('-q, --quiet', 'print only data and errors')
    .option('-y, --yes', 'answer yes to every question')
    .option('--no-input', 'never prompt; fail and name the flag instead')
    .option('--no-color', 'no colours')
    .option('--timeout <seconds>', 'timeout of each server call', seconds)
    .option('--debug', 'show every call and stack traces')
}

function seconds(text: string) {
  const value = Number(text)
  if (value > 0 && value <= 3600) return value
  throw new InvalidArgumentError('Must be a number of seconds from 1 to 3600.')
}
