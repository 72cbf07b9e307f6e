import type { Calls } from '../contract/endpoint.ts'
import { generationSeconds } from '../contract/timeouts.ts'

const feature = 'questionnaires'

export const sends = {
  states: {
    route: 'GET /api/sends',
    summary: 'Get which questionnaires were sent to some guests, and whether they opened and answered them',
  },
  template: {
    route: 'GET /api/sends/template',
    summary: 'Get the invitation and reminder emails, and whether this server can send email',
  },
  saveTemplate: {
    route: 'PUT /api/sends/template',
    summary: 'Change the invitation and reminder emails',
    feature,
    requiresActiveSubscription: true,
  },
  prepare: {
    route: 'POST /api/sends/prepare',
    summary: 'Write the email to each guest with their personal link, without sending it',
    feature,
  },
  mark: {
    route: 'POST /api/sends/mark',
    summary: 'Mark the questionnaire as sent or not sent to some guests',
    feature,
    requiresActiveSubscription: true,
  },
  mail: {
    route: 'POST /api/sends/mail',
    summary: "Email the questionnaire to some guests through the server's mail server",
    feature,
    requiresActiveSubscription: true,
    timeoutSeconds: generationSeconds,
  },
} as const satisfies Calls
