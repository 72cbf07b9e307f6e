import { guestLabels } from '@cueroom/core/guests/guest-fields.ts'
import {
  type ColumnTarget,
  type ImportColumn,
  type ImportField,
  importFields,
  isZoneColumn,
} from '@cueroom/core/imports/recognize/import-column.ts'
import { counted, listed, numberText } from '@cueroom/core/text/format.ts'
import { columnLabel } from '@cueroom/core/imports/read/cell-text.ts'
import { Anchor, Badge, Button, NativeSelect, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { Dimmed } from '../ui/dimmed.ts'
import { ScrollTable } from '../ui/scroll-table.tsx'
import classes from './preview.module.css'
import { type PreviewProps, Section } from './preview-section.tsx'

const sectionId = 'import-columns'

/** Number of skipped columns shown initially. */
const columnsAtOnce = 30

/** Confidence below which a recognized column should be checked. */
export const sureConfidence = 0.9

export const fieldLabels: Record<ImportField, string> = {
  ...guestLabels,
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  photo: 'Photo',
  interviewDate: 'Interview date',
  interviewTime: 'Interview time',
  episodeStatus: 'Episode status',
  notes: 'Notes',
}
const fieldOptions = [
  { value: 'ignore', label: "Don't import" },
  ...importFields.filter((value) => value !== 'photo').map((value) => ({ value, label: fieldLabels[value] })),
]

const dateOrderOptions = [
  { value: 'interviewDate-day-first', label: 'Interview date, day first' },
  { value: 'interviewDate-month-first', label: 'Interview date, month first' },
]

/** Only numeric dates are ambiguous and have a day/month order to choose. */
const optionsFor = ({ field }: ImportColumn) =>
  field === 'interviewDate' ? [...fieldOptions, ...dateOrderOptions] : fieldOptions

function targetOf({ field, code, dateOrder }: ImportColumn): ColumnTarget {
  if (field === null || field === 'photo') return 'ignore'
  const isChosen = code === 'chosen' || code === 'remembered'
  return isChosen && dateOrder && dateOrder !== 'unsure' ? `interviewDate-${dateOrder}` : field
}

/** The field for each column, which the host can change. */
export function Columns(props: PreviewProps) {
  const { columns, sheets } = props.preview
  const several = sheets.filter(({ imported }) => imported).length > 1
  const [all, setAll] = useState(false)
  const shown = all ? columns : foremost(columns)
  return (
    <Section title="Columns" id={sectionId}>
      <ScrollTable label="Columns of the file" minWidth={320}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w="26%">In your file</Table.Th>
            <Table.Th className={classes.sample}>For example</Table.Th>
            <Table.Th w={236}>Becomes</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map((column) => (
            <ColumnRow key={`${column.sheet}-${column.index}`} column={column} several={several} {...props} />
          ))}
        </Table.Tbody>
      </ScrollTable>
      {shown.length < columns.length && (
        <Button variant="subtle" size="xs" mt={4} onClick={() => setAll(true)}>
          Show all {columns.length} columns
        </Button>
      )}
    </Section>
  )
}

const namesShown = 4

/** At the top: which columns with something in them aren't imported, unless the host chose so, with a link to all columns. */
export function ColumnsLeft({ preview: { columns } }: PreviewProps) {
  const left = columns.filter(
    (column) =>
      !column.field &&
      column.code !== 'chosen' &&
      column.samples.length > 0 &&
      !isZoneColumn(column, columns),
  )
  if (left.length === 0) return null
  const names = left.slice(0, namesShown).map(({ header }) => header)
  const more = left.length - names.length
  const all = listed(more > 0 ? [...names, `${numberText(more)} more`] : names)
  const [arent, them] = left.length === 1 ? ["isn't", 'it'] : ["aren't", 'them']
  return (
    <Dimmed>
      {`${counted(left.length, 'column')} ${arent} imported: ${all}. `}
      <Anchor
        component="button"
        type="button"
        onClick={() => document.getElementById(sectionId)?.scrollIntoView({ block: 'start' })}
      >
        Check {them}
      </Anchor>
    </Dimmed>
  )
}

/** For wide sheets, imported columns first, then some of the others. */
function foremost(columns: ImportColumn[]): ImportColumn[] {
  let room = columnsAtOnce
  const others = new Set(columns.filter(({ field }) => !field).filter(() => room-- > 0))
  return columns.filter((column) => column.field || others.has(column))
}

/** The key of the host's choice for a column: its header, unless another column of the sheet has the same. */
const keyOf = ({ sheet, index, header }: ImportColumn, columns: ImportColumn[]) =>
  columns.some((other) => other.sheet === sheet && other.index !== index && other.header === header)
    ? columnLabel(index)
    : header

interface ColumnProps extends PreviewProps {
  column: ImportColumn
  /** Whether columns of several sheets are shown. */
  several: boolean
}

function ColumnRow({ column, several, preview, choices, mapColumn, disabled }: ColumnProps) {
  const { sheet, header, confidence, reason, samples } = column
  const key = keyOf(column, preview.columns)
  const decided = choices.reading.map?.[key] !== undefined
  const unsure = !decided && confidence >= 0.5 && confidence < sureConfidence
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" fw={550} lineClamp={2}>
          {header}
        </Text>
        {several && <Dimmed size="xs">{sheet}</Dimmed>}
        {isZoneColumn(column, preview.columns) && <Dimmed size="xs">{reason}</Dimmed>}
        {unsure && (
          <Badge color="coral" size="sm" miw="max-content" title={reason}>
            Please check
          </Badge>
        )}
      </Table.Td>
      <Table.Td className={classes.sample}>
        <Dimmed lineClamp={1}>{samples.join(' · ')}</Dimmed>
      </Table.Td>
      <Table.Td>
        <NativeSelect
          aria-label={`“${header}” becomes`}
          size="xs"
          disabled={disabled}
          data={optionsFor(column)}
          value={targetOf(column)}
          onChange={(event) => mapColumn(key, event.currentTarget.value as ColumnTarget)}
        />
      </Table.Td>
    </Table.Tr>
  )
}
