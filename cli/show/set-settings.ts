import type { Cli, Define } from '../app/cli.ts'
import { changesTo, save } from './save-settings.ts'
import { printChanges, withoutRecord } from './settings-changes.ts'

export const defineSet: Define = (command, cli) =>
  command
    .argument('<path=value...>', 'settings as path=value, such as contentStyles.tone=professional')
    .summary('change individual settings')
    .description(
      'Change individual settings. A value is text, or JSON for other types. An empty value clears the setting. A logo ' +
        'or host photo can be a picture file. Prints what changed.',
    )
    .examples(
      'cueroom settings set contentStyles.tone=professional contentStyles.introLength=brief',
      'cueroom settings set "hosts[0].name=Ines Laurent" "hosts[0].photo=ines.jpg"',
      `cueroom settings set 'showMethodology.topicFocusAreas=["craft","place"]'`,
      'cueroom settings set podcastDescription=',
    )
    .action((assignments: string[]) => set(cli, assignments))

async function set(cli: Cli, assignments: string[]) {
  const { assign } = await import('./settings-path.ts')
  const current = await cli.api.show.settings()
  const wanted = structuredClone(withoutRecord(current))
  for (const assignment of assignments) await assign(cli, wanted, assignment)
  const { changes, body } = await changesTo(current, wanted)
  const saved = changes.length > 0 ? await save(cli, current, body) : []
  printChanges(cli.output, saved)
  if (changes.length > 0) cli.output.done('Saved.')
  else cli.output.say('Nothing to change.')
}
