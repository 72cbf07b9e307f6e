import { extractRecap } from '../recaps/extract-recap.ts'
import type { Recap } from '../recaps/recaps.contract.ts'
import { sampleTalk } from './sample-talk.ts'

const draft = extractRecap(sampleTalk.cues)

/** The recap of the sample talk. */
export const recapOf = (given: Partial<Recap> = {}): Recap => ({
  episodeId: 1,
  ...draft,
  foundChapters: draft.chapters,
  areChaptersEdited: false,
  seconds: sampleTalk.seconds,
  provider: 'drafter',
  model: null,
  version: 1,
  updatedAt: '2026-11-20T09:00:00Z',
  ...given,
})
