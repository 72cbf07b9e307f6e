import { auditActionNames, auditActions, type AuditAction } from '@cueroom/core/contract/audit-actions.ts'
import type { AuditEntry, PlatformAuditEntry } from '@cueroom/core/audit/audit-entry.ts'
import type { Download } from '@cueroom/core/contract/download.ts'
import { type Command, upTo } from '../app/command.ts'
import type { Cli } from '../app/cli.ts'
import { dateFlag, shortTime } from '../app/dates.ts'
import { fetchAll } from '../app/pages.ts'
import { saveFile } from '../app/save-file.ts'
import { startOfDay } from '../app/show-time-zone.ts'
import type { Column } from '../app/table.ts'
import { bold, dim } from '../app/text.ts'

export interface AuditFlags {
  action?: AuditAction
  actor?: string
  search?: string
  since?: string
  limit: number
  output?: string
}

const usualLimit = 50

/** The flags of every command that reads an audit log. */
export const withAuditFlags = (command: Command) =>
  command
    .choice('--action <action>', 'only this action', auditActionNames)
    .option('--actor <text>', 'only this actor: part of an email or key name')
    .option('--search <text>', 'text in the person, record, details, address or tenant')
    .option('--since <date>', 'only entries from this date on', dateFlag)
    .option('--limit <number>', 'maximum number', upTo(999_999), usualLimit)
    .option('-o, --output <file>', 'save the whole log as CSV; - for standard output')

/** What of the flags the server filters by; a day begins at midnight in the time zone. */
export const filtersOf = async (
  { action, actor, search, since }: AuditFlags,
  timeZone: () => string | Promise<string>,
) => ({
  ...(action && { action }),
  ...(actor && { actor }),
  ...(search && { search }),
  ...(since && { since: startOfDay(since, await timeZone()) }),
})

const kinds: Partial<Record<AuditEntry['actorKind'], string>> = {
  key: ' (API key)',
  stranger: ' (not signed in)',
}

export const auditColumns: Column<AuditEntry>[] = [
  { title: 'When', cell: ({ createdAt }) => shortTime(createdAt), rigid: true },
  { title: 'Who', cell: ({ actor, actorKind }) => actor + (kinds[actorKind] ?? '') },
  { title: 'What', cell: ({ action }) => bold(auditActions[action]) },
  { title: 'Record', cell: ({ subject }) => subject },
  { title: 'Details', cell: ({ details }) => dim(details ?? '') },
  { title: 'Address', cell: ({ address }) => address },
]

export const platformColumns: Column<PlatformAuditEntry>[] = [
  ...auditColumns,
  { title: 'Tenant', cell: ({ tenantName }) => tenantName },
]

interface Reading<Row> {
  list: Parameters<typeof fetchAll<Row, object>>[1]['list']
  query: object
  columns: readonly Column<Row>[]
  download: () => Promise<Download>
}

/** Prints a log, or saves it. */
export async function readAudit<Row>(cli: Cli, flags: AuditFlags, reading: Reading<Row>) {
  const { output } = cli
  if (flags.output) {
    const { bytes } = await reading.download()
    if (flags.output === '-' && output.terminal)
      return output.print(new TextDecoder().decode(bytes).trimEnd())
    return saveFile(cli, flags.output, bytes, `Saved the audit log to ${flags.output}.`)
  }
  const { limit } = flags
  const query = { ...reading.query, limit: Math.min(limit, 1_000) }
  const { rows } = await fetchAll<Row, object>(output, { list: reading.list, query, what: 'entries', limit })
  output.list(rows, reading.columns)
  if (rows.length === 0) output.say('No entries match.')
  if (rows.length === limit)
    output.shortened(`The newest ${limit} entries. Pass a larger --limit to see earlier ones.`)
}
