import type { Feed } from '@cueroom/core/feeds/feed.ts'
import type { FeedSetting } from '@cueroom/core/feeds/feeds.contract.ts'
import { nameKey } from '@cueroom/core/feeds/find-guests.ts'
import type { ShowSettings } from '@cueroom/core/show/show-settings.ts'
import { sampleShow } from '@cueroom/core/testing/sample-show.ts'

/** The settings for which a feed has a different value. Values from the sample show don't count as filled in. */
export function settingsOf(feed: Feed, saved: ShowSettings | null): FeedSetting[] {
  const { title, description, image } = feed
  const text = (setting: 'podcastName' | 'podcastDescription', after: string): FeedSetting => {
    const before = saved?.[setting] ?? null
    return { setting, before, after, isFilled: before !== null && before !== sampleShow[setting] }
  }
  const logo = saved?.showLogo ?? null
  const settings: FeedSetting[] = [
    text('podcastName', title),
    text('podcastDescription', description),
    { setting: 'showLogo', before: logo, after: image ?? '', isFilled: logo !== null },
    hostsOf(feed, saved),
  ]
  return settings.filter(({ before, after }) => after !== '' && after !== before)
}

function hostsOf({ people }: Feed, saved: ShowSettings | null): FeedSetting {
  const before = saved?.hosts.flatMap(({ name }) => name ?? []) ?? []
  const isFilled = before.some((name) => !sampleShow.hosts.some((sample) => sample.name === name))
  const known = new Set(before.map(nameKey))
  const names = new Set(people.filter(({ role }) => role === 'host').map(({ name }) => name))
  const missing = [...names].filter((name) => !known.has(nameKey(name)))
  // The sample's hosts are replaced by all of the feed's
  const after = isFilled || missing.length === 0 ? missing : [...names]
  return { setting: 'hosts', before: before.join('\n') || null, after: after.join('\n'), isFilled }
}
