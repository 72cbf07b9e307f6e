import { NetworkError } from '@cueroom/core/contract/client.ts'
import { withRetries } from '@cueroom/core/contract/retry.ts'
import type { Client } from '@cueroom/core/contract.ts'
import { english } from '@cueroom/core/languages/english.ts'
import { questionsAboutGuest } from '@cueroom/core/questionnaires/about-guest.ts'
import { splitAboutGuest } from '@cueroom/core/questionnaires/split-about-guest.ts'
import { answerTo, isAnswered } from '@cueroom/core/questionnaires/answers.ts'
import { changeRefusals } from '@cueroom/core/questionnaires/change-answers.ts'
import { readableAnswer } from '@cueroom/core/questionnaires/check-answers.ts'
import { fingerprint } from '@cueroom/core/questionnaires/fingerprint.ts'
import type {
  Answers,
  PublicQuestionnaire,
  Question,
  SubmittedAnswers,
} from '@cueroom/core/questionnaires/questionnaire.ts'
import { randomId } from '@cueroom/core/text/random-id.ts'
import { shownQuestions } from '@cueroom/core/questionnaires/shown-questions.ts'
import { fieldsOf } from '@cueroom/core/questionnaires/source-fields.ts'
import { type Cli, type Define, CliError, exit } from '../app/cli.ts'
import { shortTime } from '../app/dates.ts'
import { bold, dim } from '../app/text.ts'
import { ask } from './ask-question.ts'
import { found, questionnaireId } from './questionnaire-id.ts'

export const defineAnswer: Define = (command, cli) =>
  command
    .summary('fill in a questionnaire in the terminal')
    .description('Fill in a questionnaire in the terminal, as a guest. Needs only its link, no sign-in.')
    .argument('<link>', 'the link you were given, or the id')
    .action((link: string) => answer(cli, link))

async function answer(cli: Cli, link: string) {
  const { output, prompts } = cli
  const id = questionnaireId(link)
  const guest = /[?&]guest=([\w.-]+)/.exec(link)?.[1]
  const server = URL.parse(link)?.origin ?? cli.host
  const visitor = cli.visit(server)
  const questionnaire = await open(visitor, id, guest).catch((error) => {
    throw error instanceof NetworkError && server !== cli.host ? unreachable(server, error) : error
  })
  const about = questionsAboutGuest(questionnaire.questions, guest, english.questionnaire)
  output.say(bold(questionnaire.title))
  if (questionnaire.description) output.say(questionnaire.description)
  const { submitted } = questionnaire
  if (submitted?.locked) throw locked()
  if (submitted)
    output.say(`You sent answers on ${shortTime(submitted.submittedAt)}. These will replace them.`)
  const all = [...about, ...questionnaire.questions]
  const answers = await askAll(cli, all, submitted?.earlier ?? {})
  const sure = await prompts.confirm('Submit these answers?', { flag: '--yes' })
  if (!sure) return output.say('Nothing was sent.')
  const submission = await submit(cli, visitor, id, {
    ...splitAboutGuest(about, answers),
    uniqueToken: randomId(),
    fingerprint: fingerprint(questionnaire.questions),
    source: { fields: fieldsOf(parametersOf(link), questionnaire.settings.hiddenFields) },
    ...(guest && { guest }),
    ...(submitted && { revises: submitted.revision }),
  })
  if (output.format !== 'text') return output.json(submission)
  thank(cli, questionnaire, all, answers)
}

const locked = () =>
  new CliError(changeRefusals.answers_locked, { exit: exit.notAllowed, code: 'answers_locked' })

const parametersOf = (link: string) => URL.parse(link)?.searchParams ?? new URLSearchParams()

/** Asks every question that the answers before it show. */
async function askAll(cli: Cli, all: Question[], earlier: SubmittedAnswers['earlier']): Promise<Answers> {
  const answers: Answers = {}
  for (const [place, question] of all.entries()) {
    if (!shownQuestions(all, answers).includes(question)) continue
    cli.output.say('')
    cli.output.say(dim(`${place + 1} of ${all.length}`))
    const before = earlier[question.id]?.answer
    if (before) cli.output.say(dim('Leave this empty to keep your earlier answer: '), before)
    const given = await ask(cli, question)
    if (given !== undefined) answers[question.id] = given
  }
  return answers
}

function thank({ output }: Cli, { settings }: PublicQuestionnaire, all: Question[], answers: Answers) {
  const { text, link, linkLabel, copy } = settings.afterSubmit
  output.done(text ?? 'Thank you! Your answers were received.')
  if (link) output.say(linkLabel ? `${linkLabel}: ${link}` : link)
  if (!copy) return
  for (const question of shownQuestions(all, answers)) {
    const answer = answerTo(answers, question.id)
    if (isAnswered(answer)) output.prose(0, `${question.question}\n${readableAnswer(question, answer!)}\n`)
  }
}

const unreachable = (server: string, cause: NetworkError) =>
  new CliError(`No server answers at ${server}.`, { exit: exit.temporary, code: 'no_answer', cause })

/** The questionnaire as a guest sees it, even for a signed-in host. */
async function open(visitor: Client, id: string, guest: string | undefined): Promise<PublicQuestionnaire> {
  const shown: unknown = await found(visitor.questionnaires.get({ params: { id }, query: { guest } }), id)
  const questionnaire = shown as PublicQuestionnaire | { closed: true; title: string }
  if (!('closed' in questionnaire)) return questionnaire
  throw new CliError(`${questionnaire.title} is closed for now. Answers already submitted are safe.`, {
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
