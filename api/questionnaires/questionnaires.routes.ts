import { questionnaires as contract } from '@cueroom/core/questionnaires/questionnaires.contract.ts'
import { implement } from '../http/implement.ts'
import * as questionnaires from './questionnaires.service.ts'

export const questionnaireRoutes = implement(contract, {
  show: { long: ({ app, params }) => questionnaires.showPublic(app.knex, params.id) },
})
