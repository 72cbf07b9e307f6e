import type { GeneratedContent } from '@cueroom/core/content/content.ts'
import { content as contract } from '@cueroom/core/content/content.contract.ts'
import { missingIds } from '../db/missing-ids.ts'
import { implement } from '../http/implement.ts'
import { threads } from '../threads/threads.ts'
import * as content from './content.service.ts'
import * as preview from './preview.service.ts'
import { guestsByTexts } from './guests-by-texts.ts'
import { inShowsTurn } from './recent-texts.ts'
import { inSlot } from './slots.ts'
import { versions } from './text-versions.service.ts'

/** The types of the texts that are older than what they were written from. */
const typesOutOfDate = (texts: Pick<GeneratedContent, 'contentType' | 'stale'>[]) => [
  ...new Set(texts.flatMap(({ contentType, stale }) => (stale.length > 0 ? [contentType] : []))),
]

export const contentRoutes = implement(contract, {
  recent: ({ db, query }) => content.recent(db, query),
  states: ({ db, query }) => content.states(db, query),
  generate: {
    long: ({ app, tenantId, body, signal, emit, inTenant, finish }) =>
      inSlot(tenantId, () =>
        inShowsTurn(app.drafting, tenantId, async () => {
          const brief = await inTenant((db) => content.briefToStore(db, body))
          const draft = await app.drafting.draft(brief, {
            tenantId,
            signal,
            onText: (text) => emit({ text }),
          })
          return finish((db) => content.store(db, body, brief, draft))
        }),
      ),
  },
  preview: {
    long: ({ app, tenantId, body, signal, emit, inTenant }) =>
      inSlot(tenantId, async () => {
        const briefs = await inTenant((db) => preview.briefs(db, body))
        return preview.preview(app.drafting, briefs, { tenantId, signal }, emit)
      }),
  },
  update: ({ db, params, body, ifMatch }) =>
    content.update(db, params.id, { content: body.content, version: ifMatch }),
  versions: ({ db, params }) => versions(db, params.id),
  guests: ({ db }) => guestsByTexts(db),
  deleteByGuestAndType: ({ db, params }) => content.deleteByGuestAndType(db, params.guestId, params.type),
  exportTexts: {
    long: async ({ body, tenantId, signal, inTenant }) => {
      const material = await inTenant((db) => content.textsMaterial(db, body.ids))
      const document = await threads.run('textsDocument', material, { tenantId, signal })
      return {
        ...document,
        missing: missingIds(
          body.ids,
          material.texts.map(({ id }) => id),
        ),
        outOfDate: typesOutOfDate(material.texts),
      }
    },
  },
  exportWord: {
    long: async ({ body, tenantId, signal, inTenant }) => {
      const material = await inTenant((db) => content.exportMaterial(db, body.guestId))
      const document = await threads.run('contentDocument', material, { tenantId, signal })
      return { ...document, outOfDate: typesOutOfDate(material.contents) }
    },
  },
})
