import type { Calls } from '../contract/endpoint.ts'
import { generationSeconds } from '../contract/timeouts.ts'

const feature = 'questionnaires'

export const sends = {
  states: {
    route: 'GET /api/sends',
    summary: 'Say which questionnaires some guests were sent, and whether they opened and answered them',
  },
  template: {
    route: 'GET /api/sends/template',
    summary: 'Get the mails that ask for answers and remind of them, and whether this server can send mail',
  },
  saveTemplate: {
    route: 'PUT /api/sends/template',
    summary: 'Change the mails that ask for answers and remind of them',
    feature,
    requiresActiveSubscription: true,
  },
  prepare: {
    route: 'POST /api/sends/prepare',
    summary: 'Write the mail to each guest, with their personal link; sends nothing',
    feature,
  },
  mark: {
    route: 'POST /api/sends/mark',
    summary: 'Note that the host has sent the questionnaire to some guests, or has not',
    feature,
    requiresActiveSubscription: true,
  },
  mail: {
    route: 'POST /api/sends/mail',
    summary: 'Mail the questionnaire to some guests through the mail server of this instance',
    feature,
    requiresActiveSubscription: true,
    timeoutSeconds: generationSeconds,
  },
} as const satisfies Calls
