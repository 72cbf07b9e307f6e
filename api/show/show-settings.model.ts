import type { ShowSettings as Record } from '@cueroom/core/show/show-settings.ts'
import { Model } from '../db/model.ts'

export interface ShowSettings extends Record {}

/** Everything a show has settled about itself; one row a show. */
export class ShowSettings extends Model {
  static override tableName = 'show_settings'
  static override jsonAttributes = [
    'showMethodology',
    'hosts',
    'contentStyles',
    'sponsorshipSettings',
    'privacy',
  ]
}
