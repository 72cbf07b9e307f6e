import type { Command } from 'commander'
import type { Cli } from '../app/cli.ts'
import { defineAnswer } from './answer-questionnaire.ts'
import { defineAcceptAnswers, defineDeleteAnswers, defineKeepAnswers } from './decide-answers.ts'
import { defineList } from './list-questionnaires.ts'
import { defineLink } from './link-questionnaire.ts'
import { defineResponses } from './questionnaire-responses.ts'
import { defineCreate, defineDelete, defineSwitch, defineUpdate } from './write-questionnaire.ts'

export function define(command: Command, cli: Cli): void {
  command.description('Questionnaires and their answers.')
  defineList(command.command('list'), cli)
  defineCreate(command.command('create'), cli)
  defineUpdate(command.command('update'), cli)
  defineLink(command.command('link'), cli)
  defineSwitch(command.command('activate'), cli, true)
  defineSwitch(command.command('deactivate'), cli, false)
  defineDelete(command.command('delete'), cli)
  defineResponses(command.command('responses'), cli)
  defineAcceptAnswers(command.command('accept-answers'), cli)
  defineKeepAnswers(command.command('keep-answers'), cli)
  defineDeleteAnswers(command.command('delete-answers'), cli)
  defineAnswer(command.command('answer'), cli)
}
