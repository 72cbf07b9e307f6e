import { decodeFeed } from '@cueroom/core/feeds/decode-feed.ts'
import { feedBytes, feedSeconds } from '@cueroom/core/feeds/feed-limits.ts'
import { download, FetchError } from '../outbound/download.ts'
import { type OutboundRules, RefusedAddressError } from '../outbound/public-address.ts'
import { invalid } from '../problems/problems.ts'

/** The text of the feed at an address that a host entered. @throws 400 with the reason, for people. */
export async function fetchFeed(url: string, rules: OutboundRules, signal: AbortSignal): Promise<string> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(feedSeconds * 1000)])
  try {
    return decodeFeed(await download(url, rules, { most: feedBytes, signal: deadline }))
  } catch (error) {
    if (signal.aborted) throw error
    const message = reasonOf(error)
    throw invalid(message, [{ path: 'url', message }])
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof RefusedAddressError || error instanceof FetchError) return error.message
  if (error instanceof Error && error.name === 'TimeoutError')
    return `The address didn't send its feed within ${feedSeconds} seconds. Upload the feed as a file instead.`
  return "Couldn't reach the address. Check it, or upload the feed as a file instead."
}
