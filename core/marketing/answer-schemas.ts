import {
  type AnswerSchema,
  aNumber,
  aText,
  listOf,
  oneOf,
  recordOf,
  textOrNull,
} from '../prompts/answer-schema.ts'
import type { TaskName } from './task-kinds.ts'

/** What `ModelEmail` reads. */
const emailAnswer = recordOf({ subject: aText, paragraphs: listOf(aText), suggestions: listOf(aText) })

/** What `ModelPosts` reads. */
const postsAnswer = recordOf({
  posts: listOf(recordOf({ text: aText, hashtags: listOf(aText) })),
  suggestions: listOf(aText),
})

/** What `ModelRecapAnswer` reads. */
const recapAnswer = recordOf({
  summary: listOf(aText),
  quotes: listOf(aText),
  chapters: listOf(recordOf({ line: aNumber, title: aText })),
})

/** What `ModelDiscovery` reads. */
const discoveryAnswer = recordOf({
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

/** The JSON schema of each task’s answer, for servers that support structured output. */
export const answerSchemas: Record<TaskName, AnswerSchema> = {
  invitation: emailAnswer,
  outreach: emailAnswer,
  posts: postsAnswer,
  discovery: discoveryAnswer,
  recap: recapAnswer,
}
