import { counted } from '@cueroom/core/text/format.ts'
import { InvalidArgumentError } from 'commander'
import { type Cli, type Define, CliError, exit } from '../app/cli.ts'
import { printChecks } from '../app/checks.ts'
import { judge } from './judge-page.ts'
import { readPage } from './read-page.ts'
import { visitPage } from './visit-page.ts'

interface CheckFlags {
  /** False after --no-browser. */
  browser: boolean
}

export const defineCheck: Define = (command, cli) =>
  command
    .summary("find out why a widget doesn't show up on a page")
    .description(
      'Open a page with a widget and report every problem with its fix. ' +
        'Uses Chromium if installed; otherwise reads the page without running its scripts.',
    )
    .argument('<url>', 'address of the page', address)
    .option('--no-browser', 'only read the page, even if Chromium is installed')
    .examples(
      'cueroom embed check https://podcast.example/be-our-guest',
      'cueroom embed check http://localhost:4000/guests.html --json',
    )
    .action((url: string, { browser }: CheckFlags) => check(cli, url, browser))

function address(text: string): string {
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol)) return url.href
  throw new InvalidArgumentError('Must be a page address such as https://podcast.example/guests.')
}

async function check(cli: Cli, url: string, browser: boolean) {
  const { output } = cli
  output.progress(`Checking ${url}…`)
  const visit = browser ? await visitPage(cli, url) : undefined
  const page = visit && 'page' in visit ? visit.page : await readPage(cli, url)
  const findings = await judge(cli, page)
  if (visit && 'missing' in visit) findings.push(visit.missing)
  if (output.format === 'text')
    printChecks(
      output,
      'Fix',
      findings.map(({ check: name, fix, ...finding }) => ({ ...finding, name, advice: fix })),
    )
  else output.json({ url: page.url, browser: page.shown !== undefined, findings })
  const faults = findings.filter(({ state }) => state === 'bad').length
  if (faults === 0) return
  throw new CliError(`Found ${counted(faults, 'problem')}.`, {
    exit: exit.failure,
    code: 'embedding_faulty',
  })
}
