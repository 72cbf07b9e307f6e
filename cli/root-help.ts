import { coloured } from './app/colours.ts'
import type { Environment, Sink } from './app/cli.ts'

/** Prints the help of the program without loading it. False where the terminal is narrower than the text. */
export function printRootHelp({ stdout, env }: { stdout: Sink; env: Environment['env'] }): boolean {
  if ((stdout.columns ?? columns) < columns) return false
  stdout.write(coloured(stdout, env) ? rootHelp.replace(titles, '\u001b[1m$&\u001b[0m') : rootHelp)
  return true
}

const columns = 80
const titles = /^(?:Usage:|[A-Z][a-z ]*:$)/gm

/** What follows the commands and flags. */
export const afterRootHelp = `Examples:
  $ cueroom login --host https://cueroom.example.com
  $ cueroom guests import speakers.xlsx
  $ cueroom generate --guest 12 --type introduction
  $ cueroom guests list --json

Environment:
  CUEROOM_HOST         the server to talk to
  CUEROOM_TOKEN        a sign-in or API key for scripts, used instead of the
                       stored sign-in
  CUEROOM_CONFIG_DIR   where the sign-ins are stored (~/.config/cueroom)
  NO_COLOR             no colours

Exit codes:
  0 done · 1 failed · 2 usage error · 3 partially done · 4 sign in first
  5 not found · 6 not allowed · 7 an answer is needed · 75 try again later
  130 stopped

Documentation: docs/cli.md in this package has every command with examples`

/** What commander makes of the commands; a test writes it with CUEROOM_UPDATE=1. */
export const rootHelp = `Usage: cueroom <command> [flags]

Everything before you press record: guests, introductions and show notes from
the command line.

Your show:
  guests               list, add, edit, import and export guests
  episodes             list, add, edit and export episodes
  patterns             manage rules and examples for texts
  inbox                show new answers, inquiries and finished batches
  generate             generate texts for guests
  content              list, show, edit, delete and export texts
  questionnaires       build, share and fill in questionnaires, and read answers
  embed                check a page with a widget
  sponsors             find, save, edit and export sponsors
  marketing            write invitations, sponsor emails and social posts
  analytics            show visits, answers, guests, texts and inquiries
  settings             read, edit and compare the show settings
  show                 export or restore your show, or import its feed
  mcp                  let an AI assistant work with your show
  open                 open the dashboard in a browser

Signing in:
  auth                 list the stored sign-ins, and switch between them
  login                sign in to a server
  logout               sign out
  whoami               show who is signed in, and where
  audit                show who signed in, and who changed, deleted or exported
                       what
  keys                 list, create and revoke API keys for scripts
  webhooks             report events of your show to other programs

On the server:
  serve                run the server
  worker               run batches in a separate process
  admin                administrators, tenants, features and purchases
  backup               back up all data to one file
  restore              restore a backup, or list them

Help:
  doctor               check the set-up
  version              print the version
  completion           set up shell completion
  help [command]       show help for a command

Flags:
  --host <url>         the server to use (default: where you signed in, else
                       http://localhost:3000)
  --profile <name>     the stored sign-in to use (see cueroom auth list)
  --tenant <tenant>    the tenant of an admin command: its id or email
  --json               print data as JSON
  --jsonl              print data as JSON Lines
  --jq <filter>        print the JSON filtered with jq
  -q, --quiet          print only data and errors
  -y, --yes            answer yes to all confirmations
  --no-input           never prompt; instead, fail and say which flag to pass
  --no-color           no colours
  --plain              for screen readers: nothing is redrawn, no text in a
                       table is cut
  --pager              show the output with $PAGER, else less
  --timeout <seconds>  timeout of each server call
  --debug              show every call and stack traces
  -v, --version        print the version
  -h, --help           show help for a command

${afterRootHelp}
`
