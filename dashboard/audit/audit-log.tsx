import { auditActions } from '@cueroom/core/contract/audit-actions.ts'
import { Button, Group, Select, Stack, Table, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { IconDownload } from '../icons/index.ts'
import { Dimmed } from '../ui/dimmed.ts'
import { MoreButton } from '../ui/more-button.tsx'
import { RecordListSkeleton } from '../ui/record-list.tsx'
import { ScrollTable } from '../ui/scroll-table.tsx'
import { useSorting } from '../ui/use-sorting.tsx'
import { LoadFailure } from '../ui/states.tsx'
import { dayAndTime } from '../ui/text.ts'
import classes from './audit-log.module.css'
import { type Entry, type Filters, type Scope, useAudit, useAuditDownload } from './audit.queries.ts'

const actionOptions = Object.entries(auditActions).map(([value, label]) => ({ value, label }))
const periods = [
  { value: '1', label: 'Last 24 hours' },
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '365', label: 'Last year' },
]
const day = 86_400_000
/** Search debounce in milliseconds. */
const typingPause = 300

/** Who did what, with filters and a download. */
export function AuditLog({ scope, show }: { scope: Scope; show?: string }) {
  const [filters, setFilters] = useState<Filters>(show ? { show } : {})
  const [typed] = useDebouncedValue(filters, typingPause)
  const log = useAudit(scope, typed)
  const downloading = useAuditDownload(scope)
  return (
    <Stack gap="md">
      <Group gap="sm" align="flex-end">
        <FilterFields filters={filters} onChange={setFilters} />
        <Button
          leftSection={<IconDownload size={16} />}
          loading={downloading.isPending}
          onClick={() => downloading.mutate(filters)}
        >
          Download CSV
        </Button>
      </Group>
      {log.isPending && <RecordListSkeleton label="Loading the audit log" />}
      {log.isError && !log.data && <LoadFailure what="audit log" query={log} />}
      {log.data && log.entries.length === 0 && <Dimmed>No entries match.</Dimmed>}
      {log.entries.length > 0 && <Entries entries={log.entries} scope={scope} />}
      <MoreButton list={log}>Show older</MoreButton>
    </Stack>
  )
}

interface FieldsProps {
  filters: Filters
  onChange: (change: (before: Filters) => Filters) => void
}

/** Omits empty values. */
const withField =
  (name: keyof Filters, value: string | null) =>
  ({ [name]: _, ...rest }: Filters): Filters => ({ ...rest, ...(value && { [name]: value }) })

function FilterFields({ filters, onChange }: FieldsProps) {
  const [period, setPeriod] = useState<string | null>(null)
  return (
    <>
      <Select
        label="Action"
        placeholder="All actions"
        data={actionOptions}
        value={filters.action ?? null}
        onChange={(action) => onChange(withField('action', action))}
        searchable
        clearable
        w={230}
      />
      <Select
        label="Period"
        placeholder="Any time"
        data={periods}
        value={period}
        onChange={(days) => {
          setPeriod(days)
          onChange(withField('since', days && new Date(Date.now() - Number(days) * day).toISOString()))
        }}
        clearable
        w={170}
      />
      <TextInput
        label="Search"
        placeholder="Person, record or address"
        maxLength={200}
        value={filters.search ?? ''}
        onChange={(event) => {
          const { value } = event.currentTarget
          onChange(withField('search', value.trim()))
        }}
        w={230}
      />
    </>
  )
}

const kinds: Record<Entry['actorKind'], string> = {
  host: '',
  key: 'API key',
  admin: 'administrator',
  server: 'on the server',
  stranger: 'not signed in',
}

const who = ({ actor, actorKind }: Entry) =>
  kinds[actorKind] && actor !== 'Administrator' ? `${actor} (${kinds[actorKind]})` : actor

const what = ({ action, details }: Entry) => [auditActions[action], details].filter(Boolean).join(' · ')

const columns = {
  When: ({ createdAt }: Entry) => createdAt,
  Who: who,
  What: what,
}
const columnsOf = {
  show: { ...columns, Address: ({ address }: Entry) => address ?? '' },
  platform: {
    ...columns,
    Tenant: ({ tenantName }: Entry) => tenantName ?? '',
    Address: ({ address }: Entry) => address ?? '',
  },
}

function Entries({ entries, scope }: { entries: Entry[]; scope: Scope }) {
  const { sorted, heads } = useSorting(entries, columnsOf[scope])
  return (
    <ScrollTable label="Audit log" minWidth={scope === 'platform' ? 820 : 640} className={classes.entries}>
      <Table.Thead>
        <Table.Tr>{heads}</Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {sorted.map((entry) => (
          <Table.Tr key={entry.id}>
            <Table.Td className={classes.when ?? ''}>{dayAndTime(entry.createdAt)}</Table.Td>
            <Table.Td className={classes.who ?? ''} dir="auto">
              {who(entry)}
            </Table.Td>
            <Table.Td className={classes.what ?? ''}>{what(entry)}</Table.Td>
            {scope === 'platform' && <Table.Td dir="auto">{entry.tenantName}</Table.Td>}
            <Table.Td>{entry.address}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </ScrollTable>
  )
}
