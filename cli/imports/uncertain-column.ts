import type { ImportPlan } from '@cueroom/core/imports/plan/import-plan.ts'
import { type Cli, CliError, exit } from '../app/cli.ts'
import { shellWord } from '../app/shell-word.ts'

/** Without prompts and --yes, an ambiguous column needs an explicit answer. */
export function refuseUncertainColumn(
  { prompts, flags }: Pick<Cli, 'prompts' | 'flags'>,
  command: string | undefined,
  { questions }: ImportPlan,
): void {
  const question = questions.find(({ code }) => code === 'uncertain-column' || code === 'date-order')
  const column = question?.header
  if (prompts.possible || flags.yes || question === undefined || column === undefined) return
  const choices = question.choices.flatMap(({ options }) => options.map?.[column] ?? [])
  const answer = (choice: string) => `--map ${shellWord(`${column}=${choice}`)}`
  throw new CliError(`${question.text} Pass ${choices.map(answer).join(' or ')}.`, {
    exit: exit.answerNeeded,
    code: 'ambiguous_column',
    facts: { column, choices },
    next: command ? choices.map((choice) => `${command} ${answer(choice)} --yes`) : [],
  })
}
