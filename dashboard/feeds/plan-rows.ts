import type { FeedEpisodeRow, FeedGuest, FeedSetting } from '@cueroom/core/feeds/feeds.contract.ts'
import { settingFields } from '@cueroom/core/show/setting-fields.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { day } from '../ui/text.ts'
import type { Acceptable } from './accept-list.tsx'

/** Characters of a setting that are shown. */
const shownLength = 200
const short = (text: string) => (text.length > shownLength ? `${text.slice(0, shownLength - 1)}…` : text)

const settingLabels: Record<FeedSetting['setting'], string> = {
  podcastName: settingFields.podcastName.label,
  podcastDescription: settingFields.podcastDescription.label,
  showLogo: settingFields.showLogo.label,
  hosts: 'More hosts',
}

export const settingRow = ({ setting, before, after }: FeedSetting): Acceptable => ({
  key: setting,
  label: settingLabels[setting],
  about: [
    ...(before && setting !== 'hosts' ? [`Now: ${short(before)}`] : []),
    `${before && setting !== 'hosts' ? 'In the feed: ' : ''}${short(after.replaceAll('\n', ', '))}`,
  ],
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
