import { askDateOrder, likelyOrder } from '@cueroom/core/imports/plan/date-order.ts'
import type { ImportPlan, ImportQuestion } from '@cueroom/core/imports/plan/import-plan.ts'
import { type Cli, CliError, exit } from '../app/cli.ts'
import { answerFlags } from './answer-flags.ts'

/**
 * What a person would decide after reading the question needs a flag where nobody reads it. `--yes` agrees with what a plan
 * assumes, but which of two days a date is has no likely answer.
 * @throws CliError with the question and the flags that answer it
 */
export function refuseUnanswered(
  { prompts, flags, output }: Pick<Cli, 'prompts' | 'flags' | 'output'>,
  command: string | undefined,
  { questions, columns, timeZone }: ImportPlan,
): void {
  const isRead = prompts.possible && !flags.yes && !flags.quiet && output.format === 'text'
  if (isRead) return
  // A plan asks one question at most, which may be another one
  const question =
    askDateOrder(columns, likelyOrder(timeZone)) ??
    (flags.yes ? undefined : questions.find(({ code }) => code === 'uncertain_column'))
  if (question) throw answerNeeded(question, command)
}

const bringsGuests: ImportQuestion['code'][] = ['people', 'name_column', 'nameless_rows']

/**
 * A file may have guests once its question is answered.
 * @throws CliError with the question and the flags that answer it
 */
export function refuseWithoutGuests(command: string | undefined, { questions }: ImportPlan): void {
  const question = questions.find(({ code }) => bringsGuests.includes(code))
  if (question) throw answerNeeded(question, command)
}

/** The error for a question: its message has the flags that answer it, `next` the commands with them. */
function answerNeeded({ text, header, choices }: ImportQuestion, command: string | undefined): CliError {
  const answers = choices.map(({ options }) => answerFlags(options).join(' ')).filter(Boolean)
  const targets = choices.flatMap(({ options }) => (header && options.map?.[header]) || [])
  return new CliError(`${text} Pass ${answers.join(' or ')}.`, {
    exit: exit.answerNeeded,
    code: header === undefined ? 'ambiguous_guests' : 'ambiguous_column',
    facts: header === undefined ? {} : { column: header, choices: targets },
    next: command ? answers.map((answer) => `${command} ${answer} --yes`) : [],
  })
}
