import { counted, numberText } from '../text/format.ts'
import { present } from '../text/present.ts'
import { feedEpisodes } from './feed-limits.ts'
import type { FeedPlan } from './feeds.contract.ts'

/** Dates that couldn't be read are named up to here. */
const shownDates = 3

/** Notices about a feed for the host before the import, as sentences. */
export function planNotices({ known, isCut, unreadDates, unidentified, transcripts }: FeedPlan): string[] {
  const dates = [...new Set(unreadDates)]
  const more = dates.length > shownDates ? ', …' : ''
  return present([
    known > 0 &&
      `${counted(known, 'episode')} in this feed ${known === 1 ? 'is' : 'are'} already in your show.`,
    isCut && `We only read the first ${numberText(feedEpisodes)} episodes in the feed.`,
    dates.length > 0 &&
      `${counted(unreadDates.length, 'episode')} ${unreadDates.length === 1 ? 'has' : 'have'} a date that couldn't be read: ${quoted(dates)}${more}. ${unreadDates.length === 1 ? 'It counts' : 'They count'} as published, without a date.`,
    unidentified > 0 &&
      `${counted(unidentified, 'item')} ${unidentified === 1 ? 'is' : 'are'} left out: without an id, audio, link or title, we couldn't recognize ${unidentified === 1 ? 'it' : 'them'} in your next import.`,
    transcripts > 0 &&
      `${counted(transcripts, 'episode')} ${transcripts === 1 ? 'links to its transcript. The link goes' : 'link to their transcripts. The links go'} into the notes.`,
  ])
}

const quoted = (dates: string[]) =>
  dates
    .slice(0, shownDates)
    .map((date) => `“${date}”`)
    .join(', ')
