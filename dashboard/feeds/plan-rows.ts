import type { FeedEpisodeRow, FeedGuest, FeedSetting } from '@cueroom/core/feeds/feeds.contract.ts'
import { settingChange } from '@cueroom/core/feeds/setting-change.ts'
import { settingFields } from '@cueroom/core/show/setting-fields.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { day } from '../ui/text.ts'
import type { Acceptable } from './accept-list.tsx'

const settingLabels: Record<FeedSetting['setting'], string> = {
  podcastName: settingFields.podcastName.label,
  podcastDescription: settingFields.podcastDescription.label,
  showLogo: settingFields.showLogo.label,
  hosts: 'Hosts',
}

/** Settings that the host filled in are replaced only if the host accepts it. */
export const settingRow = (setting: FeedSetting): Acceptable => ({
  key: setting.setting,
  label: settingLabels[setting.setting],
  about: settingChange(setting),
  isUnsure: setting.isFilled,
})

export const episodeRow = ({ guid, title, number, season, publicationDate }: FeedEpisodeRow): Acceptable => ({
  key: guid,
  label: number === null ? title : `${number}. ${title}`,
  about: [
    [publicationDate ? day(publicationDate) : 'No date', season !== null && `Season ${season}`]
      .filter(Boolean)
      .join(' · '),
  ],
})

export const guestRow = ({ name, guids, isSure, known }: FeedGuest): Acceptable => ({
  key: name,
  label: name,
  about: [
    [
      counted(guids.length, 'episode'),
      known !== null && 'already one of your guests',
      !isSure && 'only named in a title: check it',
    ]
      .filter(Boolean)
      .join(' · '),
  ],
  isUnsure: !isSure,
})
