import { withSchemas } from '../contract/endpoint.ts'
import { PublicIdParams } from '../contract/shapes.ts'
import { PublicQuestionnaire } from './questionnaire.ts'
import { questionnaires as calls } from './questionnaires.calls.ts'

export const questionnaires = withSchemas(calls, {
  show: { params: PublicIdParams, reply: PublicQuestionnaire },
})
