import { isBritish } from '@cueroom/core/drafting/spelling.ts'
import { ContentStyles } from '@cueroom/core/show/content-styles.ts'
import { likelyDateFormat } from '@cueroom/core/show/date-format.ts'
import { ShowMethodology } from '@cueroom/core/show/methodology.ts'
import {
  type ReceivedSettings,
  ShowSettings as SavedSettings,
  type Show,
} from '@cueroom/core/show/show-settings.ts'
import type { ShowPrivacy } from '@cueroom/core/show/privacy.ts'
import { settingChanges } from '@cueroom/core/show/setting-changes.ts'
import type { PartialModelObject } from 'objection'
import { type Db, tenantOf } from '../db/tenant.ts'
import { noteForAudit } from '../http/audit-note.ts'
import { conflict } from '../problems/problems.ts'
import { pictureText, type SettingsPictures } from './settings-pictures.ts'
import { ShowSettings } from './show-settings.model.ts'

/** The settings of the transaction's show; null before they were first saved. */
export async function settings(db: Db) {
  const saved = await ShowSettings.forTenant(db).first()
  // Settings saved by an older version lack newer choices: the schema fills them in
  return saved ? SavedSettings.parse(saved) : null
}

/** Saves the settings for the first time. @throws 409 when the show has some already. */
export async function create(db: Db, body: ReceivedSettings, pictures: SettingsPictures) {
  if (await ShowSettings.forTenant(db).first())
    throw conflict('This show already has settings. Reload the page to see them.', 'version_conflict')
  const columns = await columnsOf(db, body, pictures)
  const show = { ...showDefaults(), ...columns } as Show
  const dateFormat = likelyDateFormat(body.timeZone, isBritish(show))
  return ShowSettings.forTenant(db)
    .insert({ dateFormat, ...show })
    .returning('*')
}

/** Changes the settings, unless someone else did since the version that was read. @throws 409, 404. */
export async function update(
  db: Db,
  id: number,
  body: ReceivedSettings,
  pictures: SettingsPictures,
  version: number | undefined,
) {
  const before = await settings(db)
  const saved = await ShowSettings.updateVersion(db, { id, version }, () => columnsOf(db, body, pictures))
  noteForAudit(db, { details: settingChanges(before, (await settings(db))!) })
  return saved
}

/** Hosts with a blank name are dropped (specification 5). */
async function columnsOf(db: Db, body: ReceivedSettings, pictures: SettingsPictures) {
  const { showLogo, hosts, ...columns }: PartialModelObject<ShowSettings> & ReceivedSettings = body
  const kept: NonNullable<ReceivedSettings['hosts']> = []
  for (const [place, host] of (hosts ?? []).entries()) {
    if (host.name) kept.push({ ...host, photo: await pictureText(db, pictures.hosts[place]) })
  }
  return {
    ...columns,
    ...(hosts && { hosts: kept }),
    ...(showLogo !== undefined && { showLogo: await pictureText(db, pictures.logo) }),
  } as PartialModelObject<ShowSettings>
}

/** What public pages of the show are recognised by. */
export async function showLook(
  db: Db,
): Promise<Pick<SavedSettings, 'podcastName' | 'showLogo' | 'accent' | 'dateFormat'>> {
  return { showLogo: null, accent: null, ...(await showForDrafting(db)) }
}

/** What guests read about their data, and the name they know the show by. */
export async function showPrivacy(db: Db): Promise<{ show: string; privacy: ShowPrivacy }> {
  const saved = await settings(db)
  const show = saved?.podcastName ?? (await showForDrafting(db)).podcastName
  return { show, privacy: saved?.privacy ?? {} }
}

/** Whose name mails to guests have, and who gets their replies: a host with an address, else whoever owns the account. */
export async function showSender(db: Db): Promise<{ name: string; address: string }> {
  const { podcastName, hosts } = await showForDrafting(db)
  const address = hosts.find(({ email }) => email)?.email
  if (address) return { name: podcastName, address }
  const { email } = await db('tenants')
    .where({ id: tenantOf(db) })
    .first('email')
  return { name: podcastName, address: email }
}

/** The show as texts are written from it: before settings were saved, its name and every default. */
export async function showForDrafting(db: Db): Promise<Show> {
  const saved = await settings(db)
  if (saved) return saved
  const { name } = await db('tenants')
    .where({ id: tenantOf(db) })
    .first('name')
  return { podcastName: name, ...showDefaults() }
}

const showDefaults = () => ({
  podcastDescription: null,
  hosts: [],
  showMethodology: ShowMethodology.parse({}),
  contentStyles: ContentStyles.parse({}),
  sponsorshipSettings: null,
})
