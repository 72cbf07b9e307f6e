import type { Define } from '../app/cli.ts'
import { examples } from '../app/examples.ts'
import { type AuditFlags, filtersOf, platformColumns, readAudit, withAuditFlags } from '../audit/audit.ts'
import { asAdmin, findTenant } from './admin-api.ts'

interface Flags extends AuditFlags {
  tenant?: string
}

/** `cueroom admin audit` */
export const defineAudit: Define = (command, cli) =>
  void withAuditFlags(command)
    .option('--tenant <tenant>', 'only of this tenant: its id or email')
    .summary('show what administrators changed and hosts did')
    .addHelpText(
      'after',
      examples(
        'cueroom admin audit --tenant ines@example.com',
        'cueroom admin audit --since 2026-11-01 -o log.csv',
      ),
    )
    .action((flags: Flags) =>
      asAdmin(cli, async (api) => {
        const show = flags.tenant && (await findTenant(api, flags.tenant)).id
        const query = { ...filtersOf(flags), ...(show && { show }) }
        const download = () => api.audit.exportAll({ query })
        return readAudit(cli, flags, { list: api.audit.listAll, query, columns: platformColumns, download })
      }),
    )
