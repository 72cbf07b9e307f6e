import { commandGroup } from '../app/command-group.ts'
import { defineAnswer } from './answer-questionnaire.ts'
import {
  defineAcceptAnswers,
  defineDeleteAnswers,
  defineKeepAnswers,
  defineLockAnswers,
} from './decide-answers.ts'
import { defineList } from './list-questionnaires.ts'
import { defineLink } from './link-questionnaire.ts'
import { defineResponses } from './questionnaire-responses.ts'
import { defineSend } from './send-questionnaire.ts'
import { defineCreate, defineDelete, defineSwitch, defineUpdate } from './write-questionnaire.ts'

export const define = commandGroup('Questionnaires and their answers.', {
  list: defineList,
  create: defineCreate,
  update: defineUpdate,
  link: defineLink,
  send: defineSend,
  activate: (command, cli) => defineSwitch(command, cli, true),
  deactivate: (command, cli) => defineSwitch(command, cli, false),
  delete: defineDelete,
  responses: defineResponses,
  'accept-answers': defineAcceptAnswers,
  'keep-answers': defineKeepAnswers,
  'delete-answers': defineDeleteAnswers,
  'lock-answers': (command, cli) => defineLockAnswers(command, cli, true),
  'unlock-answers': (command, cli) => defineLockAnswers(command, cli, false),
  answer: defineAnswer,
})
