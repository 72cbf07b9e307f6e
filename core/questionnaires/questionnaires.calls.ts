import type { Calls } from '../contract/endpoint.ts'
import { csvType, docxType, jsonType, xlsxType } from '../contract/file.ts'
import { exportSeconds, generationSeconds } from '../contract/timeouts.ts'
import { submissionBytes } from '../contract/body-limits.ts'

export const questionnaires = {
  list: {
    route: 'GET /api/questionnaires',
    summary: 'List the questionnaires, newest first',
    paged: true,
    feature: 'questionnaires',
  },
  get: {
    route: 'GET /api/questionnaires/{id}',
    summary: 'Get a questionnaire: the full record for its host, the public part of an active one for guests',
    access: 'visitor-or-host',
    rate: 'public',
    cors: true,
  },
  create: {
    route: 'POST /api/questionnaires',
    summary: 'Add a questionnaire',
    feature: 'questionnaires',
    requiresActiveSubscription: true,
    maxBytes: 1024 * 1024,
    status: 201,
  },
  update: {
    route: 'PUT /api/questionnaires/{id}',
    summary: 'Update a questionnaire; absent keys stay unchanged',
    feature: 'questionnaires',
    requiresActiveSubscription: true,
    maxBytes: 1024 * 1024,
  },
  duplicate: {
    route: 'POST /api/questionnaires/{id}/duplicate',
    summary: 'Duplicate a questionnaire: an inactive copy without answers',
    feature: 'questionnaires',
    requiresActiveSubscription: true,
    status: 201,
  },
  remove: {
    route: 'DELETE /api/questionnaires/{id}',
    summary: 'Delete a questionnaire; its answers are kept',
    audit: 'questionnaire_deleted',
  },
  suggest: {
    route: 'POST /api/questionnaires/suggest',
    summary: 'Suggest questions based on the show settings',
    feature: 'questionnaires',
    requiresActiveSubscription: true,
    rate: 'generate',
    timeoutSeconds: generationSeconds,
  },
  submit: {
    route: 'POST /api/questionnaires/{id}/responses',
    summary:
      "Submit a guest's answers. Without a personal link, they never change an existing guest: they add one or wait as unverified. With one, `revises` changes earlier answers",
    access: 'public',
    rate: 'public',
    maxBytes: submissionBytes,
    status: 201,
    cors: true,
  },
  visit: {
    route: 'POST /api/questionnaires/{id}/visits',
    summary: 'Count a visit and the questions answered so far',
    access: 'public',
    rate: 'visit',
    cors: true,
    keepalive: true,
  },
  responses: {
    route: 'GET /api/questionnaires/{id}/responses',
    summary: 'List answers, newest first, including those of a deleted questionnaire',
    paged: true,
  },
  answersOfGuest: {
    route: 'GET /api/guests/{id}/answers',
    summary:
      "List a guest's sets of answers, newest first, with what the answers were before the guest changed them",
  },
  acceptResponse: {
    route: 'POST /api/questionnaires/{id}/responses/{responseId}/accept',
    summary: 'Accept unverified answers for the guest with their email address',
    requiresActiveSubscription: true,
  },
  keepResponseAsGuest: {
    route: 'POST /api/questionnaires/{id}/responses/{responseId}/new-guest',
    summary: 'Keep unverified answers as a new guest',
    requiresActiveSubscription: true,
  },
  removeResponse: {
    route: 'DELETE /api/questionnaires/{id}/responses/{responseId}',
    summary: 'Delete unverified answers',
    audit: 'answers_deleted',
  },
  lockResponse: {
    route: 'PUT /api/questionnaires/{id}/responses/{responseId}/lock',
    summary: 'Lock or unlock answers; until they are locked, guests can change theirs with a personal link',
  },
  exportResponses: {
    route: 'GET /api/questionnaires/{id}/responses/export',
    summary: 'Download the answers as CSV, Excel workbook, JSON or Word document',
    audit: 'exported',
    file: [csvType, xlsxType, jsonType, docxType],
    timeoutSeconds: exportSeconds,
  },
  personalLink: {
    route: 'GET /api/questionnaires/{id}/links/{guestId}',
    summary: 'Get the personal link for one guest; it works until it is revoked',
    givesAccess: true,
  },
} as const satisfies Calls
