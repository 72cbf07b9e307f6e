import { Command } from './app/command.ts'
import type { Cli, Define } from './app/cli.ts'
import { withGlobalFlags } from './app/global-flags.ts'
import { helpSummary, settle } from './app/help.ts'
import { version } from './app/installation.ts'
import { afterRootHelp } from './root-help.ts'

interface Entry {
  summary: string
  load(): Promise<{ define: Define }>
}

const help = 'Help:'

/** All commands, by the heading they have in the help; the one that is named is loaded. */
const groups: Record<string, Record<string, Entry>> = {
  'Your show:': {
    guests: {
      summary: 'list, add, edit, import and export guests',
      load: () => import('./guests/guests.command.ts'),
    },
    episodes: {
      summary: 'list, add, edit and export episodes',
      load: () => import('./episodes/episodes.command.ts'),
    },
    patterns: {
      summary: 'manage rules and examples for texts',
      load: () => import('./patterns/patterns.command.ts'),
    },
    inbox: {
      summary: 'show new answers, inquiries and finished batches',
      load: () => import('./inbox/inbox.command.ts'),
    },
    generate: { summary: 'generate texts for guests', load: () => import('./content/generate.command.ts') },
    content: {
      summary: 'list, show, edit, delete and export texts',
      load: () => import('./content/content.command.ts'),
    },
    questionnaires: {
      summary: 'build, share and fill in questionnaires, and read answers',
      load: () => import('./questionnaires/questionnaires.command.ts'),
    },
    embed: { summary: 'check a page with a widget', load: () => import('./embed/embed.command.ts') },
    sponsors: {
      summary: 'find, save, edit and export sponsors',
      load: () => import('./sponsors/sponsors.command.ts'),
    },
    marketing: {
      summary: 'write invitations, sponsor emails and social posts',
      load: () => import('./marketing/marketing.command.ts'),
    },
    analytics: {
      summary: 'show visits, answers, guests, texts and inquiries',
      load: () => import('./analytics/analytics.command.ts'),
    },
    settings: {
      summary: 'read, edit and compare the show settings',
      load: () => import('./show/settings.command.ts'),
    },
    show: {
      summary: 'export or restore your show, or import its feed',
      load: () => import('./show/show-archive.command.ts'),
    },
    mcp: { summary: 'let an AI assistant work with your show', load: () => import('./mcp/mcp.command.ts') },
    open: { summary: 'open the dashboard in a browser', load: () => import('./instance/open.command.ts') },
  },
  'Signing in:': {
    auth: {
      summary: 'list the stored sign-ins, and switch between them',
      load: () => import('./auth/auth.command.ts'),
    },
    login: { summary: 'sign in to a server', load: () => import('./auth/login.command.ts') },
    logout: { summary: 'sign out', load: () => import('./auth/logout.command.ts') },
    whoami: { summary: 'show who is signed in, and where', load: () => import('./auth/whoami.command.ts') },
    audit: {
      summary: 'show who signed in, and who changed, deleted or exported what',
      load: () => import('./audit/audit.command.ts'),
    },
    keys: {
      summary: 'list, create and revoke API keys for scripts',
      load: () => import('./keys/keys.command.ts'),
    },
    webhooks: {
      summary: 'report events of your show to other programs',
      load: () => import('./webhooks/webhooks.command.ts'),
    },
  },
  'On the server:': {
    serve: { summary: 'run the server', load: () => import('./server/serve.command.ts') },
    worker: {
      summary: 'run batches in a separate process',
      load: () => import('./server/worker.command.ts'),
    },
    admin: {
      summary: 'administrators, tenants, features and purchases',
      load: () => import('./server/admin.command.ts'),
    },
    backup: { summary: 'back up all data to one file', load: () => import('./server/backup.command.ts') },
    restore: { summary: 'restore a backup, or list them', load: () => import('./server/restore.command.ts') },
  },
  [help]: {
    doctor: { summary: 'check the set-up', load: () => import('./instance/doctor.command.ts') },
    version: { summary: 'print the version', load: () => import('./instance/version.command.ts') },
    completion: { summary: 'set up shell completion', load: () => import('./completion.command.ts') },
  },
}

const commands = Object.entries(groups).flatMap(([group, entries]) =>
  Object.entries(entries).map(([name, entry]) => ({ name, group, ...entry })),
)

export const commandNames = commands.map(({ name }) => name)

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
  for (const { name, summary, group, load } of commands) {
    const command = new Command(name).summary(summary).helpGroup(group)
    if (name === wanted || words === 'all') await (await load()).define(command, cli, path)
    program.addCommand(command)
  }
  settle(program, cli.output.help)
  return program
}
