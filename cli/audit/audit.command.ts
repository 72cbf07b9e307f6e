import type { Define } from '../app/cli.ts'
import { showTimeZone } from '../app/show-time-zone.ts'
import { auditColumns, type AuditFlags, filtersOf, readAudit, withAuditFlags } from './audit.ts'

export const define: Define = (command, cli) =>
  withAuditFlags(command)
    .summary('show who signed in, and who changed, deleted or exported what')
    .description('Show who signed in, and who changed, deleted or exported what in your show, newest first.')
    .examples('cueroom audit --since 2026-11-01', 'cueroom audit --action exported -o log.csv')
    .action(async (flags: AuditFlags) => {
      const { audit } = cli.api
      const query = await filtersOf(flags, () => showTimeZone(cli))
      const download = () => audit.export({ query })
      return readAudit(cli, flags, { list: audit.list, query, columns: auditColumns, download })
    })
