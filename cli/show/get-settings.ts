import { type Cli, type Define, usageError } from '../app/cli.ts'
import { saveFile } from '../app/save-file.ts'
import { harmlessJson } from '../app/text.ts'
import { settingAt } from './settings-path.ts'

export const defineGet: Define = (command, cli) =>
  command
    .summary('print the show settings')
    .description(
      'Print the show settings as JSON, or write them to a file. Prints null before the first save.',
    )
    .argument('[path]', 'only this setting, such as contentStyles.tone; text is printed without quotes')
    .option('-o, --output <file>', 'output file; - for standard output')
    .examples(
      'cueroom settings get | jq .contentStyles',
      'cueroom settings get hosts[0].name',
      'cueroom settings get -o show.json',
    )
    .action((path: string | undefined, flags: { output?: string }) =>
      path === undefined ? get(cli, flags.output) : getOne(cli, path, flags.output),
    )

async function getOne({ api, output }: Cli, path: string, target?: string) {
  if (target !== undefined) throw usageError('-o writes all settings. Omit the path.')
  const value = settingAt(await api.show.settings(), path)
  if (typeof value === 'string' && output.format === 'text') output.print(value)
  else output.json(value)
}

async function get(cli: Cli, target?: string) {
  const settings = await cli.api.show.settings()
  if (settings === null) cli.output.say('The show has no settings yet.')
  if (target === undefined || target === '-') return cli.output.json(settings)
  await saveFile(cli, target, Buffer.from(`${harmlessJson(settings, 2)}\n`), `Saved ${target}.`)
}
