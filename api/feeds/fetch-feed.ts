import { decodeFeed } from '@cueroom/core/feeds/decode-feed.ts'
import { FeedError } from '@cueroom/core/feeds/feed-error.ts'
import { feedBytes, feedSeconds } from '@cueroom/core/feeds/feed-limits.ts'
import { download, FetchError } from '../outbound/download.ts'
import { type OutboundRules, RefusedAddressError } from '../outbound/public-address.ts'
import { invalid } from '../problems/problems.ts'

/** The text of the feed at an address that a host entered. @throws 400 with the reason, for people. */
export async function fetchFeed(url: string, rules: OutboundRules, signal: AbortSignal): Promise<string> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(feedSeconds * 1000)])
  try {
    return decodeFeed(await download(addressOf(url, rules), rules, { most: feedBytes, signal: deadline }))
  } catch (error) {
    if (signal.aborted) throw error
    const message = reasonOf(error, url)
    throw invalid(message, [{ path: 'url', message }])
  }
}

/** The address to fetch: over https, unless private addresses are allowed, and without a fragment. */
function addressOf(url: string, { allowPrivate }: OutboundRules): string {
  if (!/^https?:/iu.test(url)) throw new RefusedAddressError(notPublic)
  const [address = ''] = url.split('#')
  return allowPrivate ? address : address.replace(/^http:/iu, 'https:')
}

const asFile = 'Upload the feed as a file instead.'
const notPublic =
  "This isn't a public web address. Enter one that starts with https://, or upload the feed as a file."

const refusals: Record<RefusedAddressError['reason'], string> = {
  'not-public': notPublic,
  'not-https': `The address redirects to one that doesn't start with https://. ${asFile}`,
  credentials: `The address can't contain a user name or password. ${asFile}`,
  fragment: notPublic,
  port: `The server fetches feeds only from ports 443 and 8443. ${asFile}`,
}

function reasonOf(error: unknown, url: string): string {
  if (error instanceof RefusedAddressError) return refusals[error.reason]
  if (error instanceof FetchError || error instanceof FeedError) return error.message
  if (error instanceof Error && error.name === 'TimeoutError')
    return `The address didn't send its feed within ${feedSeconds} seconds. ${asFile}`
  return /^http:/iu.test(url)
    ? `Couldn't reach the address over https://, which is required here. ${asFile}`
    : "Couldn't reach the address. Check it, or upload the feed as a file instead."
}
