import { decodeBytes } from '../imports/read/encoding.ts'
import { FeedError } from './feed-error.ts'

/** Maximum characters to search for the end of an XML declaration. */
const declarationLength = 200

/**
 * The text of a feed: in the encoding that its first line declares, unless its bytes say otherwise.
 * @throws FeedError for a picture, a recording and other files that hold no text
 */
export function decodeFeed(bytes: Uint8Array): string {
  const text = decode(bytes)
  if (text.includes('\0')) throw new FeedError("This file isn't a feed.")
  return text
}

function decode(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, declarationLength))
  const declared = /^<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/iu.exec(start)?.[1]
  if (!declared || /^utf-?8$/iu.test(declared)) return decodeBytes(bytes)
  try {
    return new TextDecoder(declared).decode(bytes)
  } catch {
    // Unknown encoding
    return decodeBytes(bytes)
  }
}
