import { Anchor, List, Text } from '@mantine/core'
import { counted } from '@cueroom/core/text/counted.ts'
import { sureConfidence, fieldLabels } from './import-columns.tsx'
import { type PreviewProps, Section } from './preview-section.tsx'

/** What is uncertain: rows with the reason, and columns that only seem to be what they are imported as. */
export function Checks({ preview, choices, turn }: PreviewProps) {
  const { checks, columns } = preview
  const unsure = columns.filter(
    ({ header, field, confidence, samples }) =>
      field &&
      samples.length > 0 &&
      confidence < sureConfidence &&
      choices.reading.map?.[header] === undefined,
  )
  if (checks.total + unsure.length === 0) return null
  return (
    <Section title="Check these">
      <List size="sm" spacing={2}>
        {unsure.map(({ sheet, index, header, field, reason }) => (
          <List.Item key={`${sheet} ${index}`}>
            {`“${header}” is imported as ${fieldLabels[field!].toLowerCase()}: ${reason}`}
          </List.Item>
        ))}
        {checks.rows.map(({ sheet, row, name, message }) => (
          <List.Item key={`${sheet} ${row} ${message}`}>{`Row ${row}, ${name}: ${message}`}</List.Item>
        ))}
      </List>
      {checks.total > checks.rows.length && (
        <Text size="sm" mt={4}>
          <Anchor component="button" type="button" onClick={() => turn({ filter: 'notes' })}>
            Show all {counted(checks.total, 'row')} to check
          </Anchor>
        </Text>
      )}
    </Section>
  )
}
