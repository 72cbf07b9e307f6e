import { storedPhotoFolder } from '@cueroom/core/media/stored-photo.ts'
import type { ServerRoute } from '@hapi/hapi'
import { inVisitor } from '../db/tenant.ts'
import type { App } from '../http/app.ts'
import { clientAddress } from '../http/limits.ts'
import { notFound } from '../problems/problems.ts'
import { findPicture } from './media.service.ts'

/** Serves pictures at unguessable addresses, to anyone who has the address. */
export const pictureRoute = (app: App): ServerRoute => ({
  method: 'GET',
  path: `${storedPhotoFolder}{id}`,
  options: { auth: false },
  handler: async (request, h) => {
    await app.limits.take('read', clientAddress(request, app.env))
    const id = String(request.params.id)
    const picture = /^[\w-]{22}$/.test(id)
      ? await inVisitor(app.knex, (db) => findPicture(db, id))
      : undefined
    if (!picture) throw notFound('Picture')
    return h
      .response(picture.bytes)
      .type(picture.mime)
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('content-security-policy', "default-src 'none'; sandbox")
  },
})
