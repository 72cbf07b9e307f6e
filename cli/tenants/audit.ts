import type { Define } from '../app/cli.ts'
import { ownTimeZone } from '../app/dates.ts'
import { type AuditFlags, filtersOf, platformColumns, readAudit, withAuditFlags } from '../audit/audit.ts'
import { asAdmin, findTenant } from './admin-api.ts'

/** `cueroom admin audit` */
export const defineAudit: Define = (command, cli) =>
  withAuditFlags(command)
    .summary('show what administrators changed and hosts did')
    .description('Show what administrators changed and hosts did, newest first. Pass --tenant for one show.')
    .examples(
      'cueroom admin audit --tenant ines@example.com',
      'cueroom admin audit --since 2026-11-01 -o log.csv',
    )
    .action((flags: AuditFlags) =>
      asAdmin(cli, async (api) => {
        const { tenant } = cli.flags
        const show = tenant && (await findTenant(api, tenant)).id
        const query = { ...(await filtersOf(flags, ownTimeZone)), ...(show && { show }) }
        const download = () => api.audit.exportAll({ query })
        return readAudit(cli, flags, { list: api.audit.listAll, query, columns: platformColumns, download })
      }),
    )
