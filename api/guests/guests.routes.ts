import { guests as contract } from '@cueroom/core/guests/guests.contract.ts'
import { implement } from '../http/implement.ts'
import { readPhoto } from '../media/photo.ts'
import * as deletions from './deletions.service.ts'
import * as guests from './guests.service.ts'

export const guestRoutes = implement(contract, {
  list: ({ db, query }) => guests.list(db, query),
  show: ({ db, params }) => guests.show(db, params.id),
  create: {
    long: async ({ body, finish }) => {
      const photo = await readPhoto(body.questionnaire?.photo)
      return finish((db) => guests.create(db, body, photo))
    },
  },
  import: ({ db, body }) => guests.importGuests(db, body),
  setStatus: ({ db, params, body }) => guests.setStatus(db, params.id, body.episodeStatus),
  remove: ({ db, params }) => deletions.remove(db, params.id),
  removeAll: ({ db }) => deletions.removeAll(db),
  restore: ({ db, body }) => deletions.restore(db, body.deletionId),
})
