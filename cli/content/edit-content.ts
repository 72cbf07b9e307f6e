import { ApiError } from '@cueroom/core/contract/client.ts'
import type { Command } from 'commander'
import { type Cli, CliError, usageError } from '../app/cli.ts'
import { readFileOrInput } from '../app/input.ts'
import { guestId, missing } from '../app/guest-id.ts'
import { atLeastOne } from '../guests/list-guests.ts'
import { examples } from '../app/examples.ts'

interface EditFlags {
  file: string
  ifVersion?: number
}

export function defineEdit(command: Command, cli: Cli): void {
  command
    .argument('<id>', 'the number in the first column of: cueroom content list', guestId)
    .requiredOption('-f, --file <file>', 'the new text, up to 100,000 characters; - for standard input')
    .option(
      '--if-version <number>',
      "fail if the text's version differs (see content show --json)",
      atLeastOne,
    )
    .summary('replace a text with your own')
    .description('Replace a text with the contents of a file.')
    .addHelpText(
      'after',
      examples(
        'cueroom content show 5 > introduction.txt',
        'cueroom content edit 5 -f introduction.txt',
        "sed 's/kelp/seaweed/g' introduction.txt | cueroom content edit 5 -f -",
      ),
    )
    .action((id: number, flags: EditFlags) => edit(cli, id, flags))
}

const textBytes = 500_000

async function edit({ api, output, environment }: Cli, id: number, { file, ifVersion }: EditFlags) {
  const content = (await readFileOrInput(environment, file, textBytes, 'the text'))
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trim()
  if (!content) throw usageError('The text is empty. To delete it, use cueroom content delete.')
  const call = api.content.update({
    params: { id },
    body: { content },
    ...(ifVersion && { ifMatch: ifVersion }),
  })
  const text = await missing(call, `Couldn't find text ${id}.`, 'cueroom content list').catch(
    (error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      throw new CliError(error.problem.error ?? 'Someone else changed this text.', {
        code: error.problem.code ?? 'version_conflict',
        next: [`cueroom content show ${id}`],
        cause: error,
      })
    },
  )
  if (output.format !== 'text') return output.json(text)
  output.done(`Saved text ${id}: ${text.wordCount} words (version ${text.version}).`)
}
