import { readFile } from 'node:fs/promises'
import { extname, resolve } from 'node:path'
import { NetworkError } from '@cueroom/core/contract/client.ts'
import { withRetries } from '@cueroom/core/contract/retry.ts'
import type { Client } from '@cueroom/core/contract.ts'
import {
  emailProblem,
  questionsAboutGuest,
  splitAboutGuest,
} from '@cueroom/core/questionnaires/about-guest.ts'
import { problemWith } from '@cueroom/core/questionnaires/check-answers.ts'
import { fingerprint } from '@cueroom/core/questionnaires/fingerprint.ts'
import type { Answers, PublicQuestionnaire, Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import { randomId } from '@cueroom/core/text/random-id.ts'
import type { Command } from 'commander'
import { type Cli, CliError, exit } from '../app/cli.ts'
import { clientOptions } from '../app/connection.ts'
import { bold, dim, yellow } from '../app/text.ts'
import { found, questionnaireId } from './questionnaire-id.ts'

export function defineAnswer(command: Command, cli: Cli): void {
  command
    .summary('fill in a questionnaire here')
    .description('Fill in a questionnaire in the terminal, as a guest. Needs only its link, no sign-in.')
    .argument('<link>', 'the link you were given, or the id')
    .action((link: string) => answer(cli, link))
}

async function answer(cli: Cli, link: string) {
  const { output, prompts } = cli
  const id = questionnaireId(link)
  const guest = /[?&]guest=([\w.-]+)/.exec(link)?.[1]
  const server = URL.parse(link)?.origin ?? cli.host
  const visitor = cli.environment.connect(clientOptions(server, undefined, cli))
  const questionnaire = await open(visitor, id, guest).catch((error) => {
    throw error instanceof NetworkError && server !== cli.host ? unreachable(server, error) : error
  })
  const about = questionsAboutGuest(questionnaire.questions, guest)
  output.say(bold(questionnaire.title))
  if (questionnaire.description) output.say(questionnaire.description)
  const answers: Answers = {}
  const all = [...about, ...questionnaire.questions]
  for (const [place, question] of all.entries()) {
    output.say('')
    output.say(dim(`${place + 1} of ${all.length}`))
    const given = await ask(cli, question)
    if (given !== undefined) answers[question.id] = given
  }
  const sure = await prompts.confirm('Submit these answers?', { flag: '--yes' })
  if (!sure) return output.say('Nothing was sent.')
  const submission = await submit(cli, visitor, id, {
    ...splitAboutGuest(about, answers),
    uniqueToken: randomId(),
    fingerprint: fingerprint(questionnaire.questions),
    ...(guest && { guest }),
  })
  if (output.format !== 'text') return output.json(submission)
  output.done('Thank you! Your answers were received.')
}

const unreachable = (server: string, cause: NetworkError) =>
  new CliError(`No server answers at ${server}.`, { exit: exit.temporary, code: 'no_answer', cause })

/** The questionnaire as a guest sees it, even for a signed-in host. */
async function open(visitor: Client, id: string, guest: string | undefined): Promise<PublicQuestionnaire> {
  const shown: unknown = await found(visitor.questionnaires.get({ params: { id }, query: { guest } }), id)
  const questionnaire = shown as PublicQuestionnaire | { closed: true; title: string }
  if (!('closed' in questionnaire)) return questionnaire
  throw new CliError(`${questionnaire.title} is closed at the moment. Answers already submitted are safe.`, {
    exit: exit.notAllowed,
    code: 'closed',
  })
}

/** Submits with one token, so that retries store the answers once. */
const submit = (
  { environment: { signal, wait } }: Cli,
  visitor: Client,
  id: string,
  body: Parameters<Client['questionnaires']['submit']>[0]['body'],
) =>
  withRetries(() => visitor.questionnaires.submit({ params: { id }, body }), {
    retries: 2,
    pause: (repetition) => 2_000 * repetition,
    signal,
    wait,
  })

/** Prompts until the answer is valid, by the form's rules. */
async function ask(cli: Cli, question: Question): Promise<Answers[string] | undefined> {
  for (;;) {
    const given = await read(cli, question)
    const problem =
      question.id === 'guest-email' ? emailProblem(String(given ?? '')) : problemWith(question, given)
    if (!problem) return given
    cli.output.say(yellow('! '), problem)
  }
}

async function read(
  cli: Cli,
  { question, type, required, options }: Question,
): Promise<Answers[string] | undefined> {
  const hint = {
    text: '',
    textarea: '',
    select: 'number',
    radio: 'number',
    checkbox: 'numbers',
    photo: 'file',
  }[type]
  options.forEach((option, place) => cli.output.say(dim(`  ${place + 1} `), option))
  const message = [question, hint && `(${hint})`, !required && '(optional)'].filter(Boolean).join(' ')
  const line = (await cli.prompts.text(message, { flag: 'the answers in a browser' })).trim()
  if (!line) return undefined
  if (type === 'photo') return readPhoto(cli, line)
  if (options.length === 0) return line
  const chosen = line.split(/[\s,]+/).map((part) => options[Number(part) - 1] ?? part)
  return type === 'checkbox' ? chosen : (options.find((option) => option === line) ?? chosen[0])
}

const types: Record<string, string> = { '.png': 'png', '.jpg': 'jpeg', '.jpeg': 'jpeg', '.webp': 'webp' }
/** Maximum bytes of a photo in a submission. */
const largestPhoto = 700_000

async function readPhoto({ output, environment }: Cli, path: string): Promise<string> {
  if (/^https?:\/\//i.test(path)) return path
  const bytes = await readFile(resolve(environment.directory, path)).catch(() => undefined)
  const type = types[extname(path).toLowerCase()]
  if (bytes && type && bytes.length <= largestPhoto)
    return `data:image/${type};base64,${bytes.toString('base64')}`
  const why = !bytes
    ? 'File not found.'
    : !type
      ? 'Use a PNG, JPEG or WebP file.'
      : 'The photo can be at most 700 kB.'
  output.say(yellow('! '), why)
  // An empty answer is checked by the question's own rule
  return path
}
