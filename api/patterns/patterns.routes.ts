import { patterns as contract } from '@cueroom/core/patterns/patterns.contract.ts'
import { inSlot } from '../content/slots.ts'
import { implement } from '../http/implement.ts'
import { previewBriefs, previewPattern } from './pattern-preview.ts'
import * as patterns from './patterns.service.ts'

export const patternRoutes = implement(contract, {
  list: ({ db }) => patterns.list(db),
  create: ({ db, body }) => patterns.create(db, body),
  update: ({ db, params, body, ifMatch }) => patterns.update(db, params.id, body, ifMatch),
  reorder: ({ db, body }) => patterns.reorder(db, body.ids),
  remove: ({ db, params }) => patterns.remove(db, params.id),
  preview: {
    long: ({ app, tenantId, body, signal, emit, inTenant }) =>
      inSlot(tenantId, async () => {
        const briefs = await inTenant((db) => previewBriefs(db, body))
        return previewPattern(app.drafting, briefs, { tenantId, signal }, emit)
      }),
  },
})
