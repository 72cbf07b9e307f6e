import { defaultQuestions } from '../questionnaires/default-questionnaire.ts'

/** A question as one says it: a single one, without notes and alternatives. */
const plainQuestion =
  /^(?:are|can|did|do|does|has|have|how|if|in|is|of|on|was|were|what|when|where|which|who|why)(?![\p{L}])[^?/():;!]{5,90}\?$/iu
/** Asked for the host alone. */
const ofForm =
  /\b(?:add|address|allerg\w+|anything else|audience|avoid|called|consent|equipment|leave out|listeners|microphone|miss|mention|name|permission|photos?|pronouns?|pronounced?|record|us|we)\b/iu

/** Can the host say to listeners that this was asked? */
export const isSayableQuestion = (label: string) => plainQuestion.test(label) && !ofForm.test(label)

/** Is it one of the fixed questions in other words, which the lines for that question may not fit? */
export const isReworded = (id: string, label: string | null) =>
  label !== null &&
  defaultQuestions.some((one) => one.id === id && one.question.toLowerCase() !== label.toLowerCase())
