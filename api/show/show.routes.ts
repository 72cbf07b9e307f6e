import { show as contract } from '@cueroom/core/show/show.contract.ts'
import { implement } from '../http/implement.ts'
import * as show from './show.service.ts'

export const showRoutes = implement(contract, { settings: ({ db }) => show.settings(db) })
