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

/** Without the guest as "you", or the host as "we". */
const ofNeither = (text: string) => !/\b(?:I|me|my|our|us|we|you|your)\b/iu.test(text)

/** "What are you working on?" as "what {they} is working on", as a line has it; null for what can’t be reported so. */
function reported(label: string): string | null {
  if (!isSayableQuestion(label)) return null
  const [, doing] = /^What are you (\p{Ll}{2,15}ing(?: [^?]{2,60})?)\?$/u.exec(label) ?? []
  if (doing && ofNeither(doing)) return `what {they} is ${doing}`
  const [, rest] = /^What do ([^?]{5,80})\?$/u.exec(label) ?? []
  const parts = rest?.split(/\byour\b/u) ?? []
  return parts.length === 2 && parts.every(ofNeither) ? `what ${parts.join('{their}')}` : null
}

/** Lines that bring in the answer to a question of the host’s own, with the question as one reports it. */
export function reportedLines(label: string): readonly string[] | null {
  const asked = reported(label)
  return asked
    ? [
        `I asked ${asked}. The answer:`,
        `I wanted to know ${asked}. The answer:`,
        `I asked {them} ${asked}, and {they} said:`,
        `I asked {them} ${asked}. {their} answer:`,
      ]
    : null
}

/** Lines that say for whom the advice is, as the question does: "Advice for a beginner?" */
export function adviceLines(label: string): readonly string[] | null {
  const [, whom = ''] =
    /^(?:Advice for|What would you (?:say to|tell)) ((?:an?|somebody|someone) [^?]{3,50})\?$/u.exec(label) ??
    []
  return whom && ofNeither(whom)
    ? [
        `Here’s what {they} would say to ${whom}:`,
        `I asked what {they} would say to ${whom}. The answer:`,
        `Here’s {their} advice for ${whom}:`,
        `I asked {them} what {they} would say to ${whom}, and {they} told me:`,
      ]
    : null
}
