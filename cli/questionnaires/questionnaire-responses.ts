import type { PageCall } from '@cueroom/core/contract/pages.ts'
import { type ResponseFormat, responseFormats } from '@cueroom/core/questionnaires/response-formats.ts'
import { responseStates } from '@cueroom/core/questionnaires/response-states.ts'
import type { ResponseState } from '@cueroom/core/questionnaires/submission.ts'
import { InvalidArgumentError } from 'commander'
import { type Cli, type Define, usageError } from '../app/cli.ts'
import { fetchAll } from '../app/pages.ts'
import { endingsOf, fileFormat } from '../app/file-format.ts'
import { outputHelp, saveFile, targetOf } from '../app/save-file.ts'
import { found, idHelp, questionnaireId } from './questionnaire-id.ts'
import { show } from './show-response.ts'
import { longestWatch } from '../app/watch.ts'
import { watchResponses } from './watch-responses.ts'

interface ResponsesFlags {
  search?: string
  state?: ResponseState
  format?: ResponseFormat
  output?: string
  watch?: true
  for?: number
}

export const defineResponses: Define = (command, cli) =>
  command
    .summary('show or export answers')
    .description('Show answers, newest first, or save them to a file.')
    .argument('<id>', idHelp, questionnaireId)
    .option('--search <text>', 'only answers that contain this text or are from this guest')
    .choice('--state <state>', 'only answers in this state', responseStates)
    .choice('--format <format>', 'write a file in this format', responseFormats)
    .option('-o, --output <file>', outputHelp("the server's file name"))
    .option('--watch', 'show new answers as they arrive, until Ctrl-C')
    .option('--for <minutes>', `how long to watch (default: ${longestWatch / 60} hours)`, minutes)
    .action((id: string, flags: ResponsesFlags) => responses(cli, id, flags))

async function responses(cli: Cli, id: string, flags: ResponsesFlags) {
  refuseMixtures(cli, flags)
  const { search } = flags
  if (flags.watch) return watchResponses(cli, id, search, flags.for ?? longestWatch)
  if (flags.format || flags.output) return save(cli, id, fileFormat(flags, files), flags)
  const { output } = cli
  const all = await fetchResponses(cli, id, flags)
  if (output.format === 'json') return output.json(all)
  for (const response of all) show(output, response)
  if (all.length === 0)
    output.say(
      search
        ? `No answers match "${search}".`
        : flags.state
          ? `No ${flags.state} answers.`
          : 'No answers yet.',
    )
  const waiting = all.find(({ state }) => state === 'unverified')
  if (waiting) return output.next(`cueroom questionnaires accept-answers ${id} ${waiting.id}`)
  output.next(
    `cueroom questionnaires ${all.length > 0 ? 'responses' : 'link'} ${id}${all.length > 0 ? ' --format csv' : ''}`,
  )
}

function refuseMixtures({ output }: Cli, flags: ResponsesFlags) {
  if (flags.watch && (flags.format || flags.output)) throw usageError("--watch can't write a file.")
  if (flags.watch && output.format === 'json') throw usageError('Use --jsonl instead of --json with --watch.')
  if (flags.for && !flags.watch) throw usageError('--for only works with --watch.')
}

const files = { byEnding: endingsOf(responseFormats), usual: 'csv' as const }

async function save(
  cli: Cli,
  id: string,
  format: ResponseFormat,
  { search, state, output: target }: ResponsesFlags,
) {
  const query = { format, ...(search && { search }), ...(state && { state }) }
  const exported = cli.api.questionnaires.exportResponses({ params: { id }, query })
  const { name, bytes } = await found(exported, id)
  const file = targetOf(cli, target, { name, extension: format })
  await saveFile(cli, file, bytes, `Saved ${file}.`)
}

type Which = Pick<ResponsesFlags, 'search' | 'state'>

async function fetchResponses({ api, output }: Cli, id: string, { search, state }: Which) {
  const list = (page: PageCall<Which>) => api.questionnaires.responses({ params: { id }, ...page })
  const query = { ...(search && { search }), ...(state && { state }) }
  const reading = fetchAll(output, { list, query, what: 'answers' })
  return (await found(reading, id)).rows
}

function minutes(text: string) {
  const value = Number(text)
  if (value > 0 && value <= 7 * longestWatch) return value
  throw new InvalidArgumentError('Must be a number of minutes, at most a week.')
}
