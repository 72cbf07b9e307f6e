import { recordId } from '../app/command.ts'
import { type Cli, type Define, usageError } from '../app/cli.ts'
import { readText } from '../app/input.ts'
import { sendEdit } from '../app/records.ts'

interface EditFlags {
  file: string
  ifVersion?: number
}

export const defineEdit: Define = (command, cli) =>
  command
    .argument('<id>', 'the number in the first column of: cueroom content list', recordId)
    .requiredOption('-f, --file <file>', 'the new text, up to 100,000 characters; - for standard input')
    .versionOption('text', 'content show')
    .summary('replace a text with your own')
    .description('Replace a text with the contents of a file.')
    .examples(
      'cueroom content show 5 > introduction.txt',
      'cueroom content edit 5 -f introduction.txt',
      "sed 's/kelp/seaweed/g' introduction.txt | cueroom content edit 5 -f -",
    )
    .action((id: number, flags: EditFlags) => edit(cli, id, flags))

const textBytes = 500_000

async function edit({ api, output, environment }: Cli, id: number, { file, ifVersion }: EditFlags) {
  const content = (await readText(environment, file, textBytes, 'the text')).trim()
  if (!content) throw usageError('The text is empty. To delete it, use cueroom content delete.')
  const edited = { commands: 'cueroom content', record: 'text', id, body: { content }, version: ifVersion }
  const text = await sendEdit(api.content.update, edited)
  output.outcome(text, `Saved text ${id}: ${text.wordCount} words (version ${text.version}).`)
}
