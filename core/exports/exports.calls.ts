import type { Calls } from '../contract/endpoint.ts'
import { docxType, jsonType } from '../contract/file.ts'

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
    summary:
      "Download a guest's copy of their data, as JSON or a Word document; leaves out the host's own material, such as notes",
    audit: 'exported',
    file: [jsonType, docxType],
  },
} as const satisfies Calls
