import type { Calls } from '../contract/endpoint.ts'
import { docxType } from '../contract/file.ts'

export const exports = {
  questionnaireResponses: {
    route: 'POST /api/export/questionnaire-responses',
    summary: "Download a guest's answers as a Word document",
    audit: 'exported',
    readOnly: true,
    file: docxType,
  },
  guest: {
    route: 'GET /api/export/guests/{id}',
    summary: 'Download everything the show has about a guest as JSON, for a guest who asks for their data',
    audit: 'exported',
    file: 'application/json',
  },
} as const satisfies Calls
