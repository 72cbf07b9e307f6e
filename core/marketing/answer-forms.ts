import { aNumber, aText, listOf, oneOf, recordOf, textOrNull } from '../prompts/answer-schema.ts'

/** What `ModelEmail` reads. */
export const emailAnswer = recordOf({ subject: aText, paragraphs: listOf(aText), suggestions: listOf(aText) })

/** What `ModelPosts` reads. */
export const postsAnswer = recordOf({
  posts: listOf(recordOf({ text: aText, hashtags: listOf(aText) })),
  suggestions: listOf(aText),
})

/** What `ModelRecapAnswer` reads. */
export const recapAnswer = recordOf({
  summary: listOf(aText),
  quotes: listOf(aText),
  chapters: listOf(recordOf({ line: aNumber, title: aText })),
})

/** What `ModelDiscovery` reads. */
export const discoveryAnswer = recordOf({
  sponsors: listOf(
    recordOf({
      companyName: aText,
      industry: aText,
      reasonForMatch: aText,
      estimatedBudgetRange: aText,
      contactStrategy: aText,
      websiteUrl: textOrNull,
      marketingContactEmail: textOrNull,
      kind: oneOf(['company', 'company-type']),
    }),
  ),
  strategyNotes: listOf(aText),
})
