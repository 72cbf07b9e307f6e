import { Command } from './app/command.ts'
import type { Cli, Define } from './app/cli.ts'
import { withGlobalFlags } from './app/global-flags.ts'
import { helpSummary, settle } from './app/help.ts'
import { version } from './app/installation.ts'
import { afterRootHelp } from './root-help.ts'

interface Entry {
  summary: string
  group: string
  load(): Promise<{ define: Define }>
}

const show = 'Your show:'
const signIn = 'Signing in:'
const server = 'On the server:'
const help = 'Help:'

/** All commands; the one that is named is loaded. */
const commands: Record<string, Entry> = {
  guests: {
    summary: 'list, add, edit, import and export guests',
    group: show,
    load: () => import('./guests/guests.command.ts'),
  },
  episodes: {
    summary: 'list, add, edit and export episodes',
    group: show,
    load: () => import('./episodes/episodes.command.ts'),
  },
  patterns: {
    summary: 'manage rules and examples for texts',
    group: show,
    load: () => import('./patterns/patterns.command.ts'),
  },
  inbox: {
    summary: 'show new answers, inquiries and finished batches',
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
  analytics: {
    summary: 'show visits, answers, guests, texts and inquiries over time',
    group: show,
    load: () => import('./analytics/analytics.command.ts'),
  },
  settings: {
    summary: 'read, edit and compare the show settings',
    group: show,
    load: () => import('./show/settings.command.ts'),
  },
  auth: {
    summary: 'list the stored sign-ins, and switch between them',
    group: signIn,
    load: () => import('./auth/auth.command.ts'),
  },
  login: { summary: 'sign in to a server', group: signIn, load: () => import('./auth/login.command.ts') },
  logout: { summary: 'sign out', group: signIn, load: () => import('./auth/logout.command.ts') },
  whoami: {
    summary: 'show who is signed in, and where',
    group: signIn,
    load: () => import('./auth/whoami.command.ts'),
  },
  show: {
    summary: 'export or restore your show, or import its feed',
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

export const commandNames = Object.keys(commands)

/** The program with the command loaded that the first of the words names, or with `'all'` of them. */
export async function createProgram(cli: Cli, words: readonly string[] | 'all'): Promise<Command> {
  const program = withGlobalFlags(new Command('cueroom'))
    .description(
      'Everything before you press record: guests, introductions and show notes from the command line.',
    )
    .version(version, '-v, --version', 'print the version')
    .addHelpText('after', `\n${afterRootHelp}`)
    .helpOption('-h, --help', helpSummary)
    .commandsGroup(help)
    .helpCommand('help [command]', helpSummary)
  const [wanted, ...path] = words === 'all' ? [] : words
  for (const [name, { summary, group, load }] of Object.entries(commands)) {
    const command = new Command(name).summary(summary).helpGroup(group)
    if (name === wanted || words === 'all') await (await load()).define(command, cli, path)
    program.addCommand(command)
  }
  settle(program, cli.output.help)
  return program
}
