import type { Command } from 'commander'
import type { Cli } from '../app/cli.ts'
import { saveFile } from '../app/save-file.ts'
import { harmlessJson } from '../app/text.ts'

export function defineGet(command: Command, cli: Cli): void {
  command
    .summary('print the show settings')
    .description('Print the show settings as JSON, or write them into a file. Before they are made: null.')
    .option('-o, --output <file>', 'where to write them; - for standard output')
    .addHelpText(
      'after',
      `
Examples:
  $ cueroom settings get | jq .contentStyles
  $ cueroom settings get -o show.json`,
    )
    .action((flags: { output?: string }) => get(cli, flags.output))
}

async function get(cli: Cli, target?: string) {
  const settings = await cli.api.show.settings()
  if (settings === null) cli.output.say('The show has no settings yet.')
  if (target === undefined || target === '-') return cli.output.json(settings)
  await saveFile(cli, target, Buffer.from(`${harmlessJson(settings, 2)}\n`))
  cli.output.done(`${target} is written.`)
}
