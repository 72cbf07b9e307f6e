import { commandGroup } from '../app/command-group.ts'

export const define = commandGroup('Questionnaires and their answers.', {
  list: async () => (await import('./list-questionnaires.ts')).defineList,
  create: async () => (await import('./write-questionnaire.ts')).defineCreate,
  update: async () => (await import('./write-questionnaire.ts')).defineUpdate,
  link: async () => (await import('./link-questionnaire.ts')).defineLink,
  send: async () => (await import('./send-questionnaire.ts')).defineSend,
  activate: async () => {
    const { defineSwitch } = await import('./write-questionnaire.ts')
    return (command, cli) => defineSwitch(command, cli, true)
  },
  deactivate: async () => {
    const { defineSwitch } = await import('./write-questionnaire.ts')
    return (command, cli) => defineSwitch(command, cli, false)
  },
  delete: async () => (await import('./write-questionnaire.ts')).defineDelete,
  responses: async () => (await import('./questionnaire-responses.ts')).defineResponses,
  'accept-answers': async () => (await import('./decide-answers.ts')).defineAcceptAnswers,
  'keep-answers': async () => (await import('./decide-answers.ts')).defineKeepAnswers,
  'delete-answers': async () => (await import('./decide-answers.ts')).defineDeleteAnswers,
  'lock-answers': async () => {
    const { defineLockAnswers } = await import('./decide-answers.ts')
    return (command, cli) => defineLockAnswers(command, cli, true)
  },
  'unlock-answers': async () => {
    const { defineLockAnswers } = await import('./decide-answers.ts')
    return (command, cli) => defineLockAnswers(command, cli, false)
  },
  answer: async () => (await import('./answer-questionnaire.ts')).defineAnswer,
})
