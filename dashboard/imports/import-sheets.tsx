import { counted } from '@cueroom/core/text/format.ts'
import type { PreviewSheet } from '@cueroom/core/imports/session/preview.ts'
import { Checkbox, Group, NativeSelect, Stack } from '@mantine/core'
import { Dimmed } from '../ui/dimmed.ts'
import { type PreviewProps, Section } from './preview-section.tsx'
import classes from './preview.module.css'

/** Which sheets are read, and which row of each has the headers. */
export function Sheets({ preview: { sheets }, chooseSheets, chooseHeaderRow, disabled }: PreviewProps) {
  const imported = sheets.filter((sheet) => sheet.imported).map(({ name }) => name)
  const toggle = (name: string, on: boolean) =>
    chooseSheets(
      sheets.map((sheet) => sheet.name).filter((other) => (other === name ? on : imported.includes(other))),
    )
  const several = sheets.length > 1
  return (
    <Section title={several ? 'Sheets' : 'Header row'}>
      <Stack gap="xs">
        {sheets.map((sheet) => (
          <Group key={sheet.name} gap="sm" className={classes.sheet ?? ''}>
            {several && (
              <Checkbox
                label={sheet.name}
                description={aboutSheet(sheet)}
                checked={sheet.imported}
                // One sheet at least is read
                disabled={disabled || sheet.rows === 0 || (sheet.imported && imported.length === 1)}
                onChange={(event) => toggle(sheet.name, event.currentTarget.checked)}
              />
            )}
            {sheet.imported && (
              <HeaderRow
                sheet={sheet}
                label={several ? `Header row of ${sheet.name}` : 'Header row'}
                disabled={disabled}
                onChange={(row) => chooseHeaderRow(sheet.name, row)}
              />
            )}
          </Group>
        ))}
        {!several && sheets[0]?.reason && <Dimmed>{sheets[0].reason}.</Dimmed>}
      </Stack>
    </Section>
  )
}

const aboutSheet = ({ rows, imported, reason }: PreviewSheet) =>
  [counted(rows, 'row'), imported ? reason : `left out: ${(reason ?? 'no guests found').toLowerCase()}`]
    .filter(Boolean)
    .join(', ')

interface HeaderRowProps {
  sheet: PreviewSheet
  label: string
  disabled: boolean
  onChange: (row: number | 'none') => void
}

function HeaderRow({ sheet: { headerRow, firstRows }, label, disabled, onChange }: HeaderRowProps) {
  const far = headerRow !== null && !firstRows.some(({ row }) => row === headerRow)
  return (
    <NativeSelect
      className={classes.headerRow ?? ''}
      aria-label={label}
      size="xs"
      disabled={disabled}
      value={String(headerRow ?? 'none')}
      onChange={({ currentTarget: { value } }) => onChange(value === 'none' ? 'none' : Number(value))}
      data={[
        { value: 'none', label: 'No header row' },
        ...(far ? [{ value: String(headerRow), label: `Row ${headerRow}` }] : []),
        ...firstRows.map(({ row, text }) => ({ value: String(row), label: `Row ${row}: ${text}` })),
      ]}
    />
  )
}
