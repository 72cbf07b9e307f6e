import { trashDays } from '@cueroom/core/deletions/trash.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { type Cli, type Define, usageError } from '../app/cli.ts'
import { missing } from '../app/records.ts'
import { confirmed, reportDeletion } from '../app/deletions.ts'
import { refuseMissing } from '../app/missing-guests.ts'
import { shellWord } from '../app/shell-word.ts'
import { idOf } from './set-status.ts'

interface DeleteFlags {
  all?: true
  confirm?: string
}

export const defineDelete: Define = (command, cli) =>
  command
    .argument('[id...]', 'numbers in the first column of: cueroom guests list')
    .option('--all', 'delete every guest of the show')
    .option('--confirm <name>', "with --all: the podcast's name, as confirmation")
    .summary(`delete guests; can be undone for ${trashDays} days`)
    .description(`Delete guests. Asks first; you can restore them for ${trashDays} days.`)
    .examples(
      'cueroom guests delete 12',
      'cueroom guests delete 3 4 5 --yes',
      'cueroom guests delete --all --confirm "Unhurried Work"',
    )
    .action((words: string[], flags: DeleteFlags) => remove(cli, words, flags))

async function remove(cli: Cli, words: string[], flags: DeleteFlags) {
  const ids = [...new Set(words.map(idOf))]
  if (flags.all && ids.length > 0) throw usageError('Pass guest numbers or --all, not both.')
  if (flags.confirm !== undefined && !flags.all) throw usageError('--confirm only works with --all.')
  if (flags.all) return removeAll(cli, flags.confirm)
  const [id] = ids
  if (id === undefined) throw usageError('Pass guest numbers, or --all.')
  return ids.length === 1 ? removeOne(cli, id) : removeMany(cli, ids)
}

async function removeOne(cli: Cli, id: number) {
  const { api } = cli
  const nobody = `Couldn't find guest ${id}.`
  const { name } = await missing(api.guests.get({ params: { id } }), nobody)
  if (!(await confirmed(cli, `Delete ${name}?`, `cueroom guests delete ${id} --yes`))) return
  reportDeletion(cli, await missing(api.guests.remove({ params: { id } }), nobody), `Deleted ${name}.`)
}

async function removeMany(cli: Cli, ids: number[]) {
  if (
    !(await confirmed(
      cli,
      `Delete ${counted(ids.length, 'guest')}?`,
      `cueroom guests delete ${ids.join(' ')} --yes`,
    ))
  )
    return
  const deletion = await cli.api.guests.removeMany({ body: { ids } })
  if (deletion.deleted > 0) reportDeletion(cli, deletion, `Deleted ${counted(deletion.deleted, 'guest')}.`)
  refuseMissing(deletion.missing, ids)
}

async function removeAll(cli: Cli, typed: string | undefined) {
  const { api, prompts } = cli
  const settings = await api.show.settings()
  const name = settings?.podcastName ?? (await api.auth.session()).tenant.name
  const given =
    typed ??
    (await prompts.text(`Delete every guest? Type the name of the podcast (${name}):`, {
      flag: '--confirm',
      code: 'confirmation_needed',
      next: [`cueroom guests delete --all --confirm ${shellWord(name)}`],
    }))
  if (given.normalize().trim() !== name.normalize().trim())
    throw usageError(`Nothing was deleted. The podcast is called ${name}.`)
  const deletion = await api.guests.removeAll()
  reportDeletion(cli, deletion, `Deleted all ${counted(deletion.deleted, 'guest')}.`)
}
