import { shortened } from '../text/format.ts'
import type { FeedSetting } from './feeds.contract.ts'

/** Characters of a value that are shown. */
const shownLength = 200
/** Values that fit on a line with another one. */
const lineLength = 60

/** What importing a setting would change, in a line or two: "Unhurried Work → Slow Talks". */
export function settingChange({ setting, before, after, isFilled }: FeedSetting): string[] {
  // The show's own hosts are kept, and the feed's are added after them
  const whole = setting === 'hosts' && isFilled && before !== null ? `${before}\n${after}` : after
  const next = shortened(whole.replaceAll('\n', ', '), shownLength)
  if (setting === 'showLogo') {
    const link = `A link to ${next}; the picture isn't copied`
    return before === null ? [link] : ['Now: your own picture', `In the feed: ${link}`]
  }
  if (before === null) return [next]
  const now = shortened(before.replaceAll('\n', ', '), shownLength)
  return Math.max(now.length, next.length) <= lineLength
    ? [`${now} → ${next}`]
    : [`Now: ${now}`, `In the feed: ${next}`]
}
