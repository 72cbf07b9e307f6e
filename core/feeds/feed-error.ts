/** A file that isn't a feed, or only a part of one. The message is for people. */
export class FeedError extends Error {
  override name = 'FeedError'
  /** Stable, for programs. */
  readonly code: 'not_a_feed' | 'incomplete_feed'

  constructor(message: string, code: FeedError['code'] = 'not_a_feed') {
    super(message)
    this.code = code
  }
}
