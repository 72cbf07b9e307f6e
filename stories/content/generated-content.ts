import type { GeneratedContent } from '@cueroom/core/content/content.ts'
import { characterCount, wordCount } from '@cueroom/core/text/word-count.ts'
import type { Answers } from '@cueroom/core/testing/fake-api.ts'
import {
  guestRecord,
  sampleContents,
  sampleGuest,
  sampleNow,
  sampleShow,
} from '@cueroom/core/testing/samples.ts'

/** A text of the sample guest as the API answers it. */
export function generated(type: GeneratedContent['contentType']): GeneratedContent {
  const { content, note, sources } = sampleContents().find(({ contentType }) => contentType === type)!
  const counts = { wordCount: wordCount(content), characterCount: characterCount(content) }
  const written = { provider: 'drafter' as const, model: null, createdAt: sampleNow.toISOString() }
  return {
    id: 1,
    guestId: 1,
    version: 1,
    contentType: type,
    content,
    note,
    sources,
    stale: [],
    edited: null,
    ...counts,
    ...written,
  }
}

/** The show's settings as the API answers them. */
export const storedSettings = {
  ...sampleShow,
  id: 1,
  showLogo: null,
  accent: null,
  tenantId: 'default',
  organizationId: null,
  version: 1,
  createdAt: sampleNow.toISOString(),
  updatedAt: sampleNow.toISOString(),
}

/** What texts rest on, for what opens from them. */
export const answersOfGuest: Answers = {
  guests: { get: () => guestRecord(sampleGuest('maya-okafor'), 1) },
  show: { settings: () => storedSettings },
}
