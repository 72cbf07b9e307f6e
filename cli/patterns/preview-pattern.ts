import type { ContentType } from '@cueroom/core/content/content.ts'
import { recordId } from '../app/command.ts'
import type { Cli, Define } from '../app/cli.ts'
import { findPattern, idArgument } from './list-patterns.ts'

export const definePreview: Define = (command, cli) =>
  command
    .argument('<id>', idArgument, recordId)
    .requiredOption('--guest <id>', 'the guest to write about', recordId)
    .option('--prompt', 'also show what the pattern changes in the prompt')
    .summary('write a text with and without a training pattern')
    .description("Write a guest's text with and without a training pattern. Nothing is stored.")
    .examples('cueroom patterns preview 3 --guest 12 --prompt')
    .action((id: number, flags: Flags) => preview(cli, id, flags))

interface Flags {
  guest: number
  prompt?: boolean
}

async function preview(cli: Cli, id: number, flags: Flags) {
  const { contentType, patternType, pattern, description } = await findPattern(cli, id)
  const tried = { contentType: contentType as ContentType, patternType, pattern, description }
  const made = await cli.api.patterns.preview({ body: { guestId: flags.guest, id, pattern: tried } })
  const { output } = cli
  if (output.format !== 'text') return output.json(made)
  output.print(`Without the pattern\n\n${made.today.content}\n\nWith the pattern\n\n${made.changed.content}`)
  if (!flags.prompt) return
  const { onlyChanges, promptChanges } = await import('@cueroom/core/patterns/prompt-changes.ts')
  const signs = { same: ' ', removed: '-', added: '+' }
  const lines = onlyChanges(promptChanges(made.prompts.today, made.prompts.changed)).flatMap(
    ({ kind, text }) =>
      text
        .replace(/\n$/u, '')
        .split('\n')
        .map((line) => `${signs[kind]} ${line}`),
  )
  output.print(`\nPrompt\n\n${lines.join('\n')}`)
}
