import { archives as contract } from '@cueroom/core/archives/archives.contract.ts'
import { createSlots } from '../content/slots.ts'
import { withStatements } from '../db/tenant.ts'
import { implement } from '../http/implement.ts'
import { exportShow } from './export-show.ts'
import { previewArchive, restoreArchive } from './restore-show.ts'
import { withArchive } from './read-archive.ts'

/** Archives of a show that are read or written in parallel. */
const inSlot = createSlots(1)
/** Seconds that one statement of a restore may take: it writes hundreds of rows, and their triggers run. */
const statementSeconds = 60

export const archiveRoutes = implement(contract, {
  download: {
    long: ({ app, tenantId, session, signal }) =>
      inSlot(tenantId, () => exportShow(app, { tenantId, show: session.name, signal })),
  },
  preview: {
    long: ({ app, file, tenantId, signal, inTenant }) =>
      inSlot(tenantId, () =>
        withArchive(file, { knex: app.knex, signal }, (archive) =>
          withStatements(statementSeconds, () => inTenant((db) => previewArchive(db, archive, app.secrets))),
        ),
      ),
  },
  restore: {
    long: ({ app, file, tenantId, signal, finish }) =>
      inSlot(tenantId, () =>
        withArchive(file, { knex: app.knex, signal }, (archive) =>
          withStatements(statementSeconds, () => finish((db) => restoreArchive(db, archive, app.secrets))),
        ),
      ),
  },
})
