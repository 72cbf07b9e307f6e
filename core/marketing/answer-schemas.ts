import { answerSchema } from '../prompts/answer-schema.ts'
import { ModelDiscovery, ModelEmail, ModelPosts, ModelRecapAnswer } from './model-drafts.ts'
import type { TaskName } from './task-kinds.ts'

const email = answerSchema(ModelEmail)

/** The JSON schema of each task’s answer, for servers that support structured output. */
export const answerSchemas = {
  invitation: email,
  outreach: email,
  posts: answerSchema(ModelPosts),
  discovery: answerSchema(ModelDiscovery),
  recap: answerSchema(ModelRecapAnswer),
} satisfies Record<TaskName, unknown>
