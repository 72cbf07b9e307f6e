import type { Feed } from '@cueroom/core/feeds/feed.ts'
import { FeedError } from '@cueroom/core/feeds/feed-error.ts'
import { findGuests, type FoundGuest } from '@cueroom/core/feeds/find-guests.ts'
import { readFeed } from '@cueroom/core/feeds/read-feed.ts'

/** A feed with the guests that it names, or why the text isn't a feed. */
export type FeedReading = { feed: Feed; guests: FoundGuest[] } | { problem: string; code: FeedError['code'] }

export function readFeedOf(text: string): FeedReading {
  try {
    const feed = readFeed(text)
    return { feed, guests: findGuests(feed) }
  } catch (error) {
    if (error instanceof FeedError) return { problem: error.message, code: error.code }
    throw error
  }
}
