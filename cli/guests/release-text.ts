import type { Cli, Define } from '../app/cli.ts'
import { readText } from '../app/input.ts'

export const defineRelease: Define = (command, cli) =>
  command
    .argument('[file]', 'a text file with the new release text; - reads standard input')
    .summary('print or replace the release text that guests agree to')
    .description(
      'Print the release text, or store a new version from a file. Guests who agreed to an earlier version are asked again.',
    )
    .examples('cueroom guests release', 'cueroom guests release release.txt')
    .action((file: string | undefined) => release(cli, file))

const textBytes = 100_000

async function release({ api, output, environment }: Cli, file: string | undefined) {
  if (file === undefined) {
    const { release: current } = await api.guestPages.release()
    if (output.format !== 'text') return output.json(current)
    return current ? output.prose(0, current.text) : output.say('There is no release text yet.')
  }
  const text = (await readText(environment, file, textBytes, 'the release text')).trim()
  const saved = await api.guestPages.saveRelease({ body: { text } })
  output.outcome(saved, `Release text saved as version ${saved.version}.`)
}
