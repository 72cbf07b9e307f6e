import { commandGroup } from '../app/command-group.ts'

export const define = commandGroup('Questionnaires and their answers.', {
  list: async () => (await import('./list-questionnaires.ts')).defineList,
  create: async () => (await import('./write-questionnaire.ts')).defineCreate,
  update: async () => (await import('./write-questionnaire.ts')).defineUpdate,
  duplicate: async () => (await import('./write-questionnaire.ts')).defineDuplicate,
  link: async () => (await import('./link-questionnaire.ts')).defineLink,
  send: async () => (await import('./send-questionnaire.ts')).defineSend,
  activate: async () => (await import('./write-questionnaire.ts')).defineSwitch(true),
  deactivate: async () => (await import('./write-questionnaire.ts')).defineSwitch(false),
  delete: async () => (await import('./write-questionnaire.ts')).defineDelete,
  responses: async () => (await import('./questionnaire-responses.ts')).defineResponses,
  'accept-answers': async () => (await import('./decide-answers.ts')).defineAcceptAnswers,
  'keep-answers': async () => (await import('./decide-answers.ts')).defineKeepAnswers,
  'delete-answers': async () => (await import('./decide-answers.ts')).defineDeleteAnswers,
  'lock-answers': async () => (await import('./decide-answers.ts')).defineLockAnswers,
  'unlock-answers': async () => (await import('./decide-answers.ts')).defineUnlockAnswers,
  answer: async () => (await import('./answer-questionnaire.ts')).defineAnswer,
})
