import { shortened } from '../text/format.ts'
import { quoted, sentences } from '../text/sentences.ts'
import { type Answer, answerTo, isAnswered } from './answers.ts'
import { fixedIds } from './default-questionnaire.ts'
import { isForHostAlone, purposesOf } from './purpose.ts'
import type { Answers, AskedQuestion } from './questionnaire.ts'
import { isRequest } from './requests.ts'

/** A guest's answers with the questions as they were asked. */
export interface AnsweredQuestions {
  responses: Answers
  asked: AskedQuestion[]
}

/** The id of the fixed question, or of the host's own answered question that asks the same. */
export function idFor(fixedId: string, { responses, asked }: AnsweredQuestions): string {
  const answered = asked.filter(({ id }) => isAnswered(answerTo(responses, id)))
  const own = [...purposesOf(answered, fixedIds)].find(([, purpose]) => purpose === fixedId)
  return isAnswered(answerTo(responses, fixedId)) || !own ? fixedId : own[0]
}

/** The answer to the fixed question of that id, or to the host's own question that asks the same. */
export const answerFor = (fixedId: string, answers: AnsweredQuestions): Answer | undefined =>
  answerTo(answers.responses, idFor(fixedId, answers))

/** "No.", "Nothing, ask away!": nothing to know. */
const declines =
  /^(?:all (?:good|fine)|anything goes|ask (?:away|me)|n\/?a|nah|no|none|nope|not really|nothing)\b/iu

/** Characters of a request that a note repeats, and how many of them. */
const longestNamed = 200
const mostNamed = 3

/**
 * What the guest asks of the host, in the guest’s words: “Don’t mention …”, and whatever they answered to a question
 * about what to leave out.
 */
export function requestsOf({ bio, responses, asked }: AnsweredQuestions & { bio: string | null }): string[] {
  const isForHost = new Set(asked.filter(({ question }) => isForHostAlone(question)).map(({ id }) => id))
  const toHost = Object.entries(responses).flatMap(([id, given]) => {
    const said = [given].flat().flatMap(sentences)
    if (!isForHost.has(id)) return said.filter(isRequest)
    return said.length > 0 && !declines.test(said[0]!) ? [said.join(' ')] : []
  })
  const asks = [...sentences(bio ?? '').filter(isRequest), ...toHost]
  return [...new Set(asks)].slice(0, mostNamed).map((one) => quoted([shortened(one, longestNamed)]))
}
