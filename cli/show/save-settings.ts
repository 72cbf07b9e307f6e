import { ApiError } from '@cueroom/core/contract/client.ts'
import type { NewShowSettings, ShowSettings, ShowSettingsChanges } from '@cueroom/core/show/show-settings.ts'
import { type Cli, CliError } from '../app/cli.ts'
import { bodyOf, type Change, changesBetween, withoutRecord } from './settings-changes.ts'

type Fields = Record<string, unknown>

interface SettingsEdit {
  changes: Change[]
  body: ShowSettingsChanges
}

/** The changes from current to desired settings, validated like the API does. */
export async function changesTo(current: ShowSettings | null, wanted: Fields): Promise<SettingsEdit> {
  const { checkedSettings } = await import('./settings-schema.ts')
  const checked = checkedSettings(wanted, current === null)
  const changes = changesBetween(withoutRecord(current), checked)
  return { changes, body: bodyOf(wanted, changes) }
}

/** Saves changes unless someone else changed the settings in between; returns the differences. */
export async function save(
  cli: Cli,
  current: ShowSettings | null,
  body: ShowSettingsChanges,
): Promise<Change[]> {
  const saved = await send(cli, current, body)
  return changesBetween(withoutRecord(current), withoutRecord(saved))
}

async function send({ api }: Cli, current: ShowSettings | null, body: ShowSettingsChanges) {
  try {
    if (current) return await api.show.update({ params: { id: current.id }, body, ifMatch: current.version })
    // First settings require a name
    return await api.show.create({ body: body as NewShowSettings })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error
    throw new CliError('Someone else changed the settings. Nothing was saved.', {
      code: 'version_conflict',
      next: ['compare with cueroom settings get, then run the command again'],
      cause: error,
    })
  }
}
