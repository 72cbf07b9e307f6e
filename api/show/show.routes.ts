import { show as contract } from '@cueroom/core/show/show.contract.ts'
import { implement } from '../http/implement.ts'
import { readPictures } from './settings-pictures.ts'
import * as show from './show.service.ts'

export const showRoutes = implement(contract, {
  settings: ({ db }) => show.settings(db),
  create: {
    long: async ({ body, finish }) => {
      const pictures = await readPictures(body)
      return finish((db) => show.create(db, body, pictures))
    },
  },
  update: {
    long: async ({ params, body, ifMatch, finish }) => {
      const pictures = await readPictures(body)
      return finish((db) => show.update(db, params.id, body, pictures, ifMatch))
    },
  },
})
