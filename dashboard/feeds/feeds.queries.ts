import { decodeFeed } from '@cueroom/core/feeds/decode-feed.ts'
import type { FeedPlan } from '@cueroom/core/feeds/feeds.contract.ts'
import { type AcceptedFeed, sendFeed } from '@cueroom/core/feeds/send-feed.ts'
import { useState } from 'react'
import { useChange } from '../app/api.tsx'

/** Reads a feed from its address or a file; why it can't be read is shown by the form. */
export const useFeedPlan = () =>
  useChange(async (api, source: string | File): Promise<FeedPlan> => {
    const body =
      typeof source === 'string'
        ? { url: source }
        : { text: decodeFeed(new Uint8Array(await source.arrayBuffer())) }
    return api.feeds.plan({ body })
  }, {})

/** Imports the accepted items and reports progress from 0 to 1. */
export function useImportFeed() {
  const [done, setDone] = useState(0)
  const importing = useChange((api, accepted: AcceptedFeed) => sendFeed(api, accepted, setDone), {
    refresh: ['settings', 'episodes', 'series', 'guests'],
    partial: true,
    failure: {
      title: 'Import stopped',
      message: "Couldn't import everything. Import again to add the rest. Nothing is added twice.",
    },
  })
  return { ...importing, done }
}
