import type { Calls } from '../contract/endpoint.ts'
import { docxType } from '../contract/file.ts'

export const exports = {
  questionnaireResponses: {
    route: 'POST /api/export/questionnaire-responses',
    summary: "Download a guest's answers as a Word document",
    access: 'tenant',
    audit: 'exported',
    readOnly: true,
    file: docxType,
  },
} as const satisfies Calls
