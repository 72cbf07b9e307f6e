import { trashDays } from '@cueroom/core/deletions/trash.ts'
import type { ContentType } from '@cueroom/core/content/content.ts'
import { contentTypeLabels } from '@cueroom/core/content/content-labels.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { Option } from 'commander'
import { recordId } from '../app/command.ts'
import type { Cli, Define } from '../app/cli.ts'
import { confirmed, reportDeletion } from '../app/deletions.ts'
import { missing } from '../app/records.ts'

interface DeleteFlags {
  guest: number
  type: ContentType
}

export const defineDelete: Define = (command, cli) =>
  command
    .requiredOption('--guest <id>', "the guest's number, as shown by cueroom guests list", recordId)
    .addOption(
      new Option('--type <type>', 'type of the texts')
        .choices(Object.keys(contentTypeLabels))
        .makeOptionMandatory(),
    )
    .summary(`delete the texts of one type for a guest; can be undone for ${trashDays} days`)
    .description(
      `Delete every text of one type for a guest. Asks first; you can restore them for ${trashDays} days.`,
    )
    .examples(
      'cueroom content delete --guest 12 --type introduction',
      'cueroom content delete --guest 12 --type show_notes --yes',
    )
    .action((flags: DeleteFlags) => remove(cli, flags))

async function remove(cli: Cli, { guest: id, type }: DeleteFlags) {
  const { api } = cli
  const nobody = `Couldn't find guest ${id}.`
  const { name } = await missing(api.guests.get({ params: { id } }), nobody)
  const what = `${contentTypeLabels[type]} for ${name}`
  const next = `cueroom content delete --guest ${id} --type ${type} --yes`
  if (!(await confirmed(cli, `Delete ${what}, every version?`, next))) return
  const deletion = await missing(api.content.deleteByGuestAndType({ params: { guestId: id, type } }), nobody)
  reportDeletion(cli, deletion, `Deleted ${what} (${counted(deletion.deleted, 'version')}).`)
}
