import { answerTo, isAnswered } from '@cueroom/core/questionnaires/answers.ts'
import { shownAnswer } from '@cueroom/core/questionnaires/shown-answer.ts'
import { sourceLines } from '@cueroom/core/questionnaires/source-fields.ts'
import type { QuestionnaireResponse } from '@cueroom/core/questionnaires/submission.ts'
import type { Cli } from '../app/cli.ts'
import { shortTime } from '../app/dates.ts'
import { bold, dim, oneLine, yellow } from '../app/text.ts'

/** One submission: under its questions in a terminal, one line per answer in a pipe, or JSON. */
export function show(output: Cli['output'], response: QuestionnaireResponse): void {
  if (output.format !== 'text') return output.json(response)
  const { questions, responses, source } = response
  const who = senderOf(response)
  if (!output.terminal) {
    const row = (...cells: string[]) => output.print(cells.map(oneLine).join('\t'))
    for (const question of questions) {
      const answer = answerTo(responses, question.id)
      if (answer !== undefined) row(who, question.question, shownAnswer(question, response))
    }
    for (const line of sourceLines(source)) row(who, 'Source', line)
    return
  }
  output.prose(2, bold(oneLine(who)), '  ', dim(stateOf(response)))
  if (response.state === 'unverified')
    output.prose(
      2,
      yellow(
        `Unverified, number ${response.id}, from the email address of ${response.guestName ?? 'a deleted guest'}`,
      ),
    )
  for (const question of questions) {
    const answer = answerTo(responses, question.id)
    if (isAnswered(answer)) output.prose(0, dim(question.question), `\n${shownAnswer(question, response)}`)
  }
  for (const line of sourceLines(source)) output.prose(2, dim(oneLine(line)))
  output.print('')
}

const stateOf = ({ id, state, submittedAt, changedAt, lockedAt }: QuestionnaireResponse) =>
  [
    shortTime(submittedAt),
    state === 'accepted' && `number ${id}`,
    changedAt && `changed ${shortTime(changedAt)}`,
    lockedAt && 'locked',
  ]
    .filter(Boolean)
    .join(', ')

/** Whose answers they are; of unverified ones, what the form's own fields say. */
function senderOf({ state, guestName, guestEmail, typedName }: QuestionnaireResponse): string {
  if (state === 'unverified') return `${typedName ?? guestEmail} (unverified)`
  return guestName ?? guestEmail ?? 'A deleted guest'
}
