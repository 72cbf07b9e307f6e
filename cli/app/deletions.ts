import type { Deletion } from '@cueroom/core/contract/shapes.ts'
import type { Cli } from './cli.ts'

/** Asks before what can't be taken back lightly; `next` is the command that doesn't ask. */
export async function confirmed(
  { prompts, output }: Cli,
  question: string,
  next: string,
  refused = 'Nothing was deleted.',
) {
  const yes = await prompts.confirm(question, {
    flag: '--yes',
    preset: false,
    code: 'confirmation_needed',
    next: [next],
  })
  if (!yes) output.say(refused)
  return yes
}

/** Reports what was deleted and how to restore it. */
export function reportDeletion({ output }: Cli, deletion: Deletion, text: string): void {
  if (output.format !== 'text') return output.json(deletion)
  if (!deletion.deletionId) return output.say('Nothing to delete.')
  output.done(text)
  output.undo(restoreCommand(deletion.deletionId))
}

// Ids can start with a hyphen, like flags
const restoreCommand = (id: string) => `cueroom guests restore ${id.startsWith('-') ? '-- ' : ''}${id}`
