import {
  auditCells,
  auditHeaders,
  platformAuditCells,
  platformAuditHeaders,
} from '@cueroom/core/audit/audit-file.ts'
import type { AuditEntry, PlatformAuditEntry } from '@cueroom/core/audit/audit-entry.ts'
import { audit as contract } from '@cueroom/core/audit/audit.contract.ts'
import { csvType } from '@cueroom/core/contract/file.ts'
import { csvPieces } from '@cueroom/core/exports/streamed-rows.ts'
import { eachPart } from '../exports/read-parts.ts'
import { type Db, inPlatform } from '../db/tenant.ts'
import { implement } from '../http/implement.ts'
import * as audit from './audit.service.ts'

export const auditRoutes = implement(contract, {
  list: ({ db, query }) => audit.list(db, query),
  export: {
    long: ({ inTenant, query }) => ({
      name: 'audit-log.csv',
      type: csvType,
      pieces: csvPieces(
        auditHeaders,
        eachPart<AuditEntry>(inTenant, (db) => audit.listOf(db, query)),
        auditCells,
      ),
    }),
  },
  listAll: ({ db, query }) => audit.listAll(db, query),
  exportAll: {
    long: ({ app, query }) => {
      const read = <T>(work: (db: Db) => Promise<T>) => inPlatform(app.knex, work)
      return {
        name: 'audit-log.csv',
        type: csvType,
        pieces: csvPieces(
          platformAuditHeaders,
          eachPart<PlatformAuditEntry>(read, (db) => audit.listOfAll(db, query)),
          platformAuditCells,
        ),
      }
    },
  },
})
