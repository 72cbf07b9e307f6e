import { ContentStyles } from '@cueroom/core/show/content-styles.ts'
import { ShowMethodology } from '@cueroom/core/show/methodology.ts'
import { ShowSettings as SavedSettings, type Show } from '@cueroom/core/show/show-settings.ts'
import { type Db, tenantOf } from '../db/tenant.ts'
import { ShowSettings } from './show-settings.model.ts'

/** The settings of the transaction's show; null before they were first saved. */
export const settings = async (db: Db) => (await ShowSettings.own(db).first()) ?? null

/** The show as texts are written from it: before settings were saved, its name and every default. */
export async function showForDrafting(db: Db): Promise<Show> {
  const saved = await settings(db)
  // Settings saved by an older version lack newer choices: the schema fills them in
  if (saved) return SavedSettings.parse(saved)
  const { name } = await db('tenants')
    .where({ id: tenantOf(db) })
    .first('name')
  return {
    podcastName: name,
    podcastDescription: null,
    hosts: [],
    showMethodology: ShowMethodology.parse({}),
    contentStyles: ContentStyles.parse({}),
    sponsorshipSettings: null,
  }
}
