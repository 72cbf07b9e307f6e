import { answerTo } from '@cueroom/core/questionnaires/answers.ts'
import { answerText, tidyAnswers } from '@cueroom/core/questionnaires/check-answers.ts'
import type { QuestionnaireResponse } from '@cueroom/core/questionnaires/submission.ts'
import type { Cli } from '../app/cli.ts'
import { shortTime } from '../app/dates.ts'
import { bold, dim, oneLine, yellow } from '../app/text.ts'

/** One submission: under its questions in a terminal, one line per answer in a pipe, or JSON. */
export function show(output: Cli['output'], response: QuestionnaireResponse): void {
  if (output.format !== 'text') return output.json(response)
  const { submittedAt, questions, responses } = response
  const who = senderOf(response)
  if (!output.terminal) {
    for (const { id, question } of questions) {
      const answer = answerTo(responses, id)
      if (answer !== undefined)
        output.print(`${oneLine(who)}\t${oneLine(question)}\t${oneLine(answerText(answer))}`)
    }
    return
  }
  output.print(bold(oneLine(who)), '  ', dim(shortTime(submittedAt) ?? ''))
  if (response.state === 'unverified')
    output.print(
      yellow(
        `Unverified, number ${response.id}, under the email address of ${response.guestName ?? 'a deleted guest'}`,
      ),
    )
  for (const [id, answer] of Object.entries(tidyAnswers(questions, responses))) {
    const label = questions.find((question) => question.id === id)?.question ?? id
    output.print(dim(label), `\n${answerText(answer)}`)
  }
  output.print('')
}

/** Whose answers they are; of unverified ones, what the form's own fields say. */
function senderOf({ state, guestName, guestEmail, typedName }: QuestionnaireResponse): string {
  if (state === 'unverified') return `${typedName ?? guestEmail} (unverified)`
  return guestName ?? guestEmail ?? 'A deleted guest'
}
