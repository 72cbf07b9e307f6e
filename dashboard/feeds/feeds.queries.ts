import type { FeedPlan } from '@cueroom/core/feeds/feeds.contract.ts'
import { type AcceptedFeed, sendFeed } from '@cueroom/core/feeds/send-feed.ts'
import { useState } from 'react'
import { useChange } from '../app/api.tsx'

/** Where a feed comes from. */
export type FeedSource = { url: string } | { text: string }

/** Reads a feed; why it can't be read is shown by the form. */
export const useFeedPlan = () =>
  useChange((api, source: FeedSource): Promise<FeedPlan> => api.feeds.plan({ body: source }), {})

/** Imports what was accepted, and says how much of it is done, 0 to 1. */
export function useImportFeed() {
  const [done, setDone] = useState(0)
  const importing = useChange((api, accepted: AcceptedFeed) => sendFeed(api, accepted, setDone), {
    refresh: ['settings', 'episodes', 'series', 'guests'],
    partial: true,
    failure: {
      title: 'Import stopped',
      message: "Couldn't import everything. Import again: what was added stays and is not added twice.",
    },
  })
  return { ...importing, done }
}
