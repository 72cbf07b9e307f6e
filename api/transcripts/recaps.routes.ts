import { recaps as contract } from '@cueroom/core/recaps/recaps.contract.ts'
import { inSlot } from '../content/slots.ts'
import { implement } from '../http/implement.ts'
import { showForDrafting } from '../show/show.service.ts'
import { spokenLines } from './transcripts.service.ts'
import * as recaps from '../recaps/recaps.service.ts'
import { writeRecap } from './write-recap.ts'

export const recapRoutes = implement(contract, {
  get: ({ db, params }) => recaps.get(db, params.id),
  write: {
    long: ({ app, tenantId, params, signal, inTenant, finish }) =>
      inSlot(tenantId, async () => {
        const source = await inTenant(async (db) => ({
          ...(await spokenLines(db, params.id)),
          show: await showForDrafting(db),
        }))
        const recap = await writeRecap(app.drafting, source, { tenantId, signal })
        return finish((db) => recaps.store(db, params.id, recap))
      }),
  },
  saveChapters: ({ db, params, body, ifMatch }) => recaps.saveChapters(db, params.id, body.chapters, ifMatch),
  chapters: {
    long: ({ params, query, inTenant }) => inTenant((db) => recaps.chapters(db, params.id, query.format)),
  },
})
