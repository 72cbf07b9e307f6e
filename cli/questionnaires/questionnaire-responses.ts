import { responsesDocument } from '@cueroom/core/exports/responses-document.ts'
import { answerText, tidyAnswers } from '@cueroom/core/questionnaires/check-answers.ts'
import { answerTo } from '@cueroom/core/questionnaires/answers.ts'
import type { QuestionnaireResponse } from '@cueroom/core/questionnaires/submission.ts'
import { type Command, Option } from 'commander'
import { type Cli, usageError } from '../app/cli.ts'
import { shortTime } from '../app/dates.ts'
import { saveFile } from '../app/save-file.ts'
import { bold, dim, oneLine } from '../app/text.ts'
import { found, idHelp, questionnaireId } from './questionnaire-id.ts'

interface ResponsesFlags {
  search?: string
  format?: 'csv' | 'xlsx' | 'json' | 'docx'
  output?: string
}

export function defineResponses(command: Command, cli: Cli): void {
  command
    .summary('show or save what guests answered')
    .description('Show what guests answered, newest first, or save it as a file.')
    .argument('<id>', idHelp, questionnaireId)
    .option('--search <text>', 'only answers with this text, or of this guest')
    .addOption(
      new Option('--format <format>', 'a file instead; docx is one Word document for each guest').choices([
        'csv',
        'xlsx',
        'json',
        'docx',
      ]),
    )
    .option(
      '-o, --output <file>',
      'where to write it; - for standard output (default: the name the server gives)',
    )
    .action((id: string, flags: ResponsesFlags) => responses(cli, id, flags))
}

async function responses(cli: Cli, id: string, { search, format, output: target }: ResponsesFlags) {
  const { api, output } = cli
  if (target && (!format || format === 'docx')) throw usageError('-o needs --format csv, xlsx or json.')
  if (format === 'docx') return saveDocuments(cli, await fetchAll(cli, id, search))
  if (format) {
    const query = { format, ...(search && { search }) }
    const { name, bytes } = await found(api.questionnaires.exportResponses({ params: { id }, query }), id)
    const file = target ?? safeName(name)
    await saveFile(cli, file, bytes)
    if (file !== '-') output.done(`${file} is written.`)
    return
  }
  const all = await fetchAll(cli, id, search)
  if (output.format === 'json') return output.json(all)
  if (output.format === 'jsonl') return all.forEach((response) => output.json(response))
  for (const response of all) show(cli, response)
  if (all.length === 0) output.say(search ? `No answers match "${search}".` : 'Nobody has answered yet.')
  output.next(
    `cueroom questionnaires ${all.length > 0 ? 'responses' : 'link'} ${id}${all.length > 0 ? ' --format csv' : ''}`,
  )
}

const pageSize = 200

async function fetchAll({ api }: Cli, id: string, search: string | undefined) {
  const all: QuestionnaireResponse[] = []
  for (;;) {
    const after = all.at(-1)?.id
    const query = { limit: pageSize, ...(search && { search }), ...(after && { after }) }
    const page = await found(api.questionnaires.responses({ params: { id }, query }), id)
    all.push(...page)
    if (page.length < pageSize) return all
  }
}

function show(
  { output }: Cli,
  { guestName, guestEmail, submittedAt, questions, responses }: QuestionnaireResponse,
) {
  const who = guestName ?? guestEmail ?? 'A deleted guest'
  if (!output.terminal) {
    for (const { id, question } of questions) {
      const answer = answerTo(responses, id)
      if (answer !== undefined)
        output.print(`${oneLine(who)}\t${oneLine(question)}\t${oneLine(answerText(answer))}`)
    }
    return
  }
  output.print(bold(who), '  ', dim(shortTime(submittedAt) ?? ''))
  for (const [id, answer] of Object.entries(tidyAnswers(questions, responses))) {
    const label = questions.find((question) => question.id === id)?.question ?? id
    output.print(dim(label), `\n${answerText(answer)}`)
  }
  output.print('')
}

async function saveDocuments(cli: Cli, all: QuestionnaireResponse[]) {
  const settings = await cli.api.show.settings()
  for (const response of all) {
    const { questions: asked, responses: answers, submittedAt, guestName, guestEmail } = response
    const guest = { name: guestName ?? guestEmail ?? 'Deleted guest', title: null, company: null }
    const { name, bytes } = await responsesDocument({
      show: settings,
      guest,
      responses: answers,
      asked,
      submittedAt,
    })
    await saveFile(cli, name, bytes)
    cli.output.done(`${name} is written.`)
  }
  if (all.length === 0) cli.output.say('Nobody has answered yet.')
}

// A server never chooses the directory
const safeName = (name: string) => oneLine(name.replaceAll(/.*[\\/]/g, '')).replace(/^\.+/, '') || 'answers'
