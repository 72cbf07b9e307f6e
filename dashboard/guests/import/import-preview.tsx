import type { ImportColumn, ImportField, ImportPlan } from '@cueroom/core/guests/import/plan-shapes.ts'
import { Badge, Select, Stack, Switch, Table, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { ScrollTable } from '../../ui/scroll-table.tsx'
import { personLine } from '../person-line.ts'
import { counted, preview } from '../../ui/text.ts'
import classes from './import-preview.module.css'
import type { Choices } from './use-import-plan.ts'

export interface PreviewChoices {
  choices: Choices
  /** True while the file is read anew after a change. */
  reading: boolean
  mapColumn: (header: string, field: ImportField | 'ignore') => void
  nameNameless: (on: boolean) => void
  /** Whether guests whom the show already has are added once more. */
  duplicates: boolean
  onDuplicates: (on: boolean) => void
  disabled?: boolean
}

const rowsShown = 8
const reportsShown = 100
/** Below this a recognised column should be looked at. */
const sure = 0.9

/** What a file would become: its columns, the first guests, and everything that is left out with the reason. */
export function ImportPreview({ plan, ...choices }: { plan: ImportPlan } & PreviewChoices) {
  return (
    <Stack
      gap="xl"
      className={classes.preview}
      data-reading={choices.reading || undefined}
      aria-busy={choices.reading}
    >
      <Summary plan={plan} />
      <Columns columns={plan.columns} {...choices} />
      <FirstGuests plan={plan} />
      <LeftOut plan={plan} {...choices} />
    </Stack>
  )
}

function Summary({ plan }: { plan: ImportPlan }) {
  const known = plan.guests.filter(({ duplicateOf }) => duplicateOf).length
  const sheets = plan.sheets.filter(({ imported }) => imported)
  const left = plan.sheets.filter(({ imported }) => !imported)
  return (
    <Text size="sm" c="dimmed">
      <Text span fw={600} c="var(--mantine-color-text)">
        {counted(plan.guests.length, 'guest')} found
      </Text>
      {sheets.length > 1 && ` on ${sheets.length} sheets`}
      {known > 0 && `, ${known.toLocaleString('en-US')} of them already in your show`}.
      {left.map(
        ({ name, reason }) => ` Sheet “${name}” is left out: ${(reason ?? 'no guests found').toLowerCase()}.`,
      )}
    </Text>
  )
}

const fieldLabels: Record<ImportField, string> = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  title: 'Title',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  bio: 'Bio',
  expertise: 'Expertise',
  social: 'Social',
  linkedin: 'LinkedIn',
  website: 'Website',
  photo: 'Photo',
}
const fieldOptions = [
  { value: 'ignore', label: 'Do not import' },
  ...Object.entries(fieldLabels)
    .filter(([value]) => value !== 'photo')
    .map(([value, label]) => ({ value, label })),
]

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title order={3} size="h5" mb={6}>
        {title}
      </Title>
      {children}
    </section>
  )
}

function Columns({ columns, ...choices }: { columns: ImportColumn[] } & PreviewChoices) {
  return (
    <Section title="Columns">
      <ScrollTable label="Columns of the file" minWidth={620}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w="26%">In your file</Table.Th>
            <Table.Th>For example</Table.Th>
            <Table.Th w={236}>Becomes</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {columns.map((column) => (
            <ColumnRow key={`${column.sheet}-${column.index}`} column={column} {...choices} />
          ))}
        </Table.Tbody>
      </ScrollTable>
    </Section>
  )
}

function ColumnRow({ column, choices, mapColumn, disabled }: { column: ImportColumn } & PreviewChoices) {
  const { header, field, confidence, reason, samples } = column
  const decided = Object.keys(choices.map).some((key) => key.toLowerCase() === header.toLowerCase())
  const unsure = !decided && confidence >= 0.5 && confidence < sure
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" fw={550} lineClamp={2}>
          {header}
        </Text>
        {unsure && (
          <Badge variant="light" color="coral" size="sm" tt="none" title={reason}>
            Please check
          </Badge>
        )}
      </Table.Td>
      <Table.Td>
        <Text size="sm" c="dimmed" lineClamp={1}>
          {samples.join(' · ')}
        </Text>
      </Table.Td>
      <Table.Td>
        <Select
          aria-label={`“${header}” becomes`}
          size="xs"
          searchable
          allowDeselect={false}
          disabled={disabled ?? false}
          data={fieldOptions}
          value={field === 'photo' ? 'ignore' : (field ?? 'ignore')}
          onChange={(value) => value && mapColumn(header, value as ImportField | 'ignore')}
        />
      </Table.Td>
    </Table.Tr>
  )
}

function FirstGuests({ plan: { guests } }: { plan: ImportPlan }) {
  if (guests.length === 0) {
    return (
      <Section title="No guests yet">
        <Text size="sm" c="dimmed">
          No column holds names. Choose which column becomes the name.
        </Text>
      </Section>
    )
  }
  return (
    <Section title={guests.length > rowsShown ? `The first ${rowsShown} guests` : 'Your guests'}>
      <ScrollTable label="Guests of the file" minWidth={620}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={56}>Row</Table.Th>
            <Table.Th>Guest</Table.Th>
            <Table.Th>Email and phone</Table.Th>
            <Table.Th>Bio</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {guests.slice(0, rowsShown).map((planned) => (
            <GuestRow key={`${planned.sheet}-${planned.row}`} planned={planned} />
          ))}
        </Table.Tbody>
      </ScrollTable>
    </Section>
  )
}

function GuestRow({ planned: { row, guest, duplicateOf } }: { planned: ImportPlan['guests'][number] }) {
  return (
    <Table.Tr>
      <Table.Td c="dimmed">{row}</Table.Td>
      <Table.Td>
        <Text size="sm" fw={550}>
          {guest.name}{' '}
          {duplicateOf && (
            <Badge component="span" variant="default" size="sm" tt="none">
              In your show
            </Badge>
          )}
        </Text>
        <Text size="sm" c="dimmed" lineClamp={1}>
          {personLine(guest)}
        </Text>
      </Table.Td>
      <Table.Td>
        <Text size="sm">{guest.email}</Text>
        <Text size="sm" c="dimmed">
          {guest.phone}
        </Text>
      </Table.Td>
      <Table.Td>
        <Text size="sm" c="dimmed" lineClamp={2}>
          {preview(guest.bio ?? '', 120)}
        </Text>
      </Table.Td>
    </Table.Tr>
  )
}

const matchedBy = { email: 'same email', linkedin: 'same LinkedIn profile', name: 'same name' }

function LeftOut({
  plan,
  choices,
  nameNameless,
  duplicates,
  onDuplicates,
  disabled,
}: { plan: ImportPlan } & PreviewChoices) {
  const known = plan.guests.filter(({ duplicateOf }) => duplicateOf)
  const nameless = plan.skipped.filter(({ code }) => code === 'nameless')
  const { warnings, skipped } = plan
  if (known.length + skipped.length + warnings.length === 0 && !choices.nameNameless) return null
  return (
    <Section title="Worth a look">
      <Stack gap="sm">
        {known.length > 0 && (
          <Switch
            label={`Add the ${counted(known.length, 'guest')} already in your show once more`}
            checked={duplicates}
            disabled={disabled ?? false}
            onChange={(event) => onDuplicates(event.currentTarget.checked)}
          />
        )}
        {(nameless.length > 0 || choices.nameNameless) && (
          <Switch
            label="Add rows without a name as “Guest {row}”"
            description={
              nameless.length > 0 ? `${counted(nameless.length, 'row')} without a name` : undefined
            }
            checked={choices.nameNameless}
            disabled={disabled ?? false}
            onChange={(event) => nameNameless(event.currentTarget.checked)}
          />
        )}
        <Report
          title={counted(known.length, 'duplicate')}
          rows={known.map(({ row, guest, duplicateOf }) => ({
            row,
            text: `${guest.name}: ${matchedBy[duplicateOf!.by]} as ${duplicateOf!.name}`,
          }))}
        />
        <Report
          title={`${counted(skipped.length, 'row')} left out`}
          rows={skipped.map(({ row, reason, text }) => ({ row, text: `${reason}: ${text}` }))}
        />
        <Report
          title={counted(warnings.length, 'note')}
          rows={warnings.map(({ row, message }) => ({ row, text: message }))}
        />
      </Stack>
    </Section>
  )
}

function Report({ title, rows }: { title: string; rows: { row: number | null; text: string }[] }) {
  if (rows.length === 0) return null
  const more = rows.length - reportsShown
  return (
    <details className={classes.report}>
      <summary>{title}</summary>
      <ul>
        {rows.slice(0, reportsShown).map(({ row, text }, index) => (
          <li key={index}>
            {row !== null && <b>Row {row}</b>} {text}
          </li>
        ))}
        {more > 0 && <li>and {more.toLocaleString('en-US')} more</li>}
      </ul>
    </details>
  )
}
