import { calendars as contract } from '@cueroom/core/calendars/calendars.contract.ts'
import { implement } from '../http/implement.ts'
import * as files from './calendar-files.service.ts'
import * as calendars from './calendars.service.ts'

export const calendarRoutes = implement(contract, {
  get: ({ db }) => calendars.get(db),
  create: ({ db, origin }) => calendars.create(db, origin),
  revoke: ({ db }) => calendars.revoke(db),
  ofEpisode: {
    long: ({ params, origin, inTenant }) => inTenant((db) => files.episodeFile(db, params.id, origin)),
  },
  ofGuest: {
    long: ({ params, origin, inTenant }) => inTenant((db) => files.guestFile(db, params.id, origin)),
  },
})
