/** A file that isn't a feed. The message is for people. */
export class FeedError extends Error {
  override name = 'FeedError'
}
