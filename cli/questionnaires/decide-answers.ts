import type { QuestionnaireResponse } from '@cueroom/core/questionnaires/submission.ts'
import { InvalidArgumentError } from 'commander'
import type { Command } from '../app/command.ts'
import type { Cli } from '../app/cli.ts'
import { confirmed } from '../app/deletions.ts'
import { missing } from '../app/records.ts'
import { idHelp, questionnaireId } from './questionnaire-id.ts'

interface ResponseParams {
  id: string
  responseId: number
}

export function defineAcceptAnswers(command: Command, cli: Cli): void {
  define(command, 'accept unverified answers for the guest with their email address', (params) =>
    decide(cli, cli.api.questionnaires.acceptResponse({ params }), 'Accepted for'),
  )
}

export function defineKeepAnswers(command: Command, cli: Cli): void {
  define(command, 'keep unverified answers as a new guest', (params) =>
    decide(cli, cli.api.questionnaires.keepResponseAsGuest({ params }), 'Added the guest'),
  )
}

export function defineDeleteAnswers(command: Command, cli: Cli): void {
  define(command, 'delete unverified answers', (params) => remove(cli, params))
}

export function defineLockAnswers(command: Command, cli: Cli, locked: boolean): void {
  const what = locked
    ? 'lock answers: their guest can no longer change them'
    : 'unlock answers: their guest can change them'
  define(command, what, async (params) => {
    const { api, output } = cli
    const response = await existing(api.questionnaires.lockResponse({ params, body: { locked } }))
    if (output.format !== 'text') return output.json(response)
    output.done(
      `${locked ? 'Locked' : 'Unlocked'} the answers of ${response.guestName ?? response.guestEmail}.`,
    )
  })
}

function define(command: Command, what: string, run: (params: ResponseParams) => Promise<void>) {
  command
    .about(what)
    .argument('<id>', idHelp, questionnaireId)
    .argument('<answers>', 'the number shown by `questionnaires responses`', responseId)
    .action((id: string, response: number) => run({ id, responseId: response }))
}

function responseId(text: string) {
  if (/^\d{1,10}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Must be the number shown by `questionnaires responses`.')
}

async function decide({ output }: Cli, call: Promise<QuestionnaireResponse>, what: string) {
  const response = await existing(call)
  if (output.format !== 'text') return output.json(response)
  output.done(`${what} ${response.guestName ?? response.guestEmail}.`)
  if (response.guestId) output.next(`cueroom guests show ${response.guestId}`)
}

async function remove(cli: Cli, params: ResponseParams) {
  const { api, output } = cli
  const next = `cueroom questionnaires delete-answers ${params.id} ${params.responseId} --yes`
  if (!(await confirmed(cli, 'Delete these answers? This can’t be undone.', next))) return
  const deletion = await existing(api.questionnaires.removeResponse({ params }))
  if (output.format !== 'text') return output.json(deletion)
  output.done('Deleted the answers.')
}

const existing = <T>(call: Promise<T>) =>
  missing(call, "Couldn't find these answers.", 'cueroom questionnaires list')
