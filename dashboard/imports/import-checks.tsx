import { counted } from '@cueroom/core/text/format.ts'
import { Anchor, Button, List, Text } from '@mantine/core'
import { Dimmed } from '../ui/dimmed.ts'
import { sureConfidence, fieldLabels } from './import-columns.tsx'
import { onSheet, type PreviewProps, Section } from './preview-section.tsx'

const sectionId = 'import-checks'

const unsureColumns = ({ preview, choices }: Pick<PreviewProps, 'preview' | 'choices'>) =>
  preview.columns.filter(
    ({ header, field, confidence, samples }) =>
      field &&
      samples.length > 0 &&
      confidence < sureConfidence &&
      choices.reading.map?.[header] === undefined,
  )

/** What was assumed about a whole column, such as the order of day and month. */
const assumed = ({ preview }: Pick<PreviewProps, 'preview'>) =>
  preview.warnings.filter(({ field }) => field !== null)

/** Next to Import: how much is uncertain, with a link to it. */
export function ChecksLink(props: Pick<PreviewProps, 'preview' | 'choices'>) {
  const rows = props.preview.checks.total
  const columns = unsureColumns(props).length + assumed(props).length
  if (rows + columns === 0) return null
  const parts = [columns > 0 && counted(columns, 'column'), rows > 0 && counted(rows, 'row')]
  return (
    <Button
      variant="subtle"
      onClick={() => document.getElementById(sectionId)?.scrollIntoView({ block: 'start' })}
    >
      Unsure about {parts.filter(Boolean).join(' and ')}
    </Button>
  )
}

/** Uncertain rows with their reasons, and columns that were recognized with low confidence. */
export function Checks(props: PreviewProps) {
  const { checks } = props.preview
  const unsure = unsureColumns(props)
  const assumptions = assumed(props)
  const severalSheets = props.preview.sheets.filter(({ imported }) => imported).length > 1
  if (checks.total + unsure.length + assumptions.length === 0) return null
  return (
    <Section title="Unsure" id={sectionId}>
      <Dimmed>Have a look at these. You can import without changing anything.</Dimmed>
      <List size="sm" spacing={2}>
        {unsure.map(({ sheet, index, header, field, reason }) => (
          <List.Item key={`${sheet} ${index}`}>
            {`${onSheet(sheet, props.preview)}“${header}” is imported as ${fieldLabels[field!].toLowerCase()}: ${reason}`}
          </List.Item>
        ))}
        {assumptions.map(({ sheet, message }) => (
          <List.Item key={`${sheet} ${message}`}>{onSheet(sheet, props.preview) + message}</List.Item>
        ))}
        {checks.rows.map(({ sheet, row, names, messages }) => (
          <List.Item key={`${sheet} ${row}`}>
            {`${[severalSheets ? `Row ${row} of ${sheet}` : `Row ${row}`, ...names].join(', ')}: ${messages.join('; ')}`}
          </List.Item>
        ))}
      </List>
      {checks.total > checks.rows.length && (
        <Text size="sm" mt={4}>
          <Anchor component="button" type="button" onClick={() => props.turn({ filter: 'notes' })}>
            Show all {counted(checks.total, 'unsure row')}
          </Anchor>
        </Text>
      )}
    </Section>
  )
}
