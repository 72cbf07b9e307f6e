import type { ImportColumn, ImportField } from '@cueroom/core/guests/import/plan-shapes.ts'
import { Badge, Select, Table, Text } from '@mantine/core'
import { ScrollTable } from '../../ui/scroll-table.tsx'
import { type PreviewChoices, Section } from './preview-section.tsx'

/** Below this a recognised column should be looked at. */
const sure = 0.9

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

/** What each column of the file becomes, and the host's word on it. */
export function Columns({ columns, ...choices }: { columns: ImportColumn[] } & PreviewChoices) {
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
