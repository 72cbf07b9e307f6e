import type { QuestionnaireResponse } from '@cueroom/core/questionnaires/submission.ts'
import { InvalidArgumentError } from 'commander'
import type { Cli, Define } from '../app/cli.ts'
import { confirmed } from '../app/deletions.ts'
import { missing } from '../app/records.ts'
import { idHelp, questionnaireId } from './questionnaire-id.ts'

interface ResponseParams {
  id: string
  responseId: number
}

/** A command about one set of answers. */
const aboutAnswers =
  (what: string, run: (cli: Cli, params: ResponseParams) => Promise<void>): Define =>
  (command, cli) =>
    command
      .about(what)
      .argument('<id>', idHelp, questionnaireId)
      .argument('<answers>', 'the number shown by `questionnaires responses`', responseId)
      .action((id: string, response: number) => run(cli, { id, responseId: response }))

export const defineAcceptAnswers = aboutAnswers(
  'accept unverified answers for the guest with their email address',
  (cli, params) => decide(cli, cli.api.questionnaires.acceptResponse({ params }), 'Accepted for'),
)

export const defineKeepAnswers = aboutAnswers('keep unverified answers as a new guest', (cli, params) =>
  decide(cli, cli.api.questionnaires.keepResponseAsGuest({ params }), 'Added the guest'),
)

export const defineDeleteAnswers = aboutAnswers('delete unverified answers', remove)

export const defineLockAnswers = aboutAnswers(
  'lock answers: their guest can no longer change them',
  (cli, params) => lock(cli, params, true),
)

export const defineUnlockAnswers = aboutAnswers(
  'unlock answers: their guest can change them',
  (cli, params) => lock(cli, params, false),
)

async function lock({ api, output }: Cli, params: ResponseParams, locked: boolean) {
  const response = await existing(api.questionnaires.lockResponse({ params, body: { locked } }))
  output.outcome(
    response,
    `${locked ? 'Locked' : 'Unlocked'} the answers of ${response.guestName ?? response.guestEmail}.`,
  )
}

function responseId(text: string) {
  if (/^\d{1,10}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Must be the number shown by `questionnaires responses`.')
}

async function decide({ output }: Cli, call: Promise<QuestionnaireResponse>, what: string) {
  const response = await existing(call)
  output.outcome(response, `${what} ${response.guestName ?? response.guestEmail}.`)
  if (response.guestId) output.next(`cueroom guests show ${response.guestId}`)
}

async function remove(cli: Cli, params: ResponseParams) {
  const { api, output } = cli
  const next = `cueroom questionnaires delete-answers ${params.id} ${params.responseId} --yes`
  if (!(await confirmed(cli, 'Delete these answers? This can’t be undone.', next))) return
  const deletion = await existing(api.questionnaires.removeResponse({ params }))
  output.outcome(deletion, 'Deleted the answers.')
}

const existing = <T>(call: Promise<T>) =>
  missing(call, "Couldn't find these answers.", 'cueroom questionnaires list')
