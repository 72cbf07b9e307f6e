import { extractRecap } from '../recaps/extract-recap.ts'
import type { Recap } from '../recaps/recaps.contract.ts'
import { sampleTalk } from './sample-talk.ts'

/** The recap of the sample talk. */
export const recapOf = (given: Partial<Recap> = {}): Recap => ({
  episodeId: 1,
  ...extractRecap(sampleTalk.cues),
  provider: 'drafter',
  model: null,
  note: null,
  version: 1,
  updatedAt: '2026-11-20T09:00:00Z',
  ...given,
})
