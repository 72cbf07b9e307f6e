import { counted, numberText } from '@cueroom/core/text/format.ts'
import type { FieldChange } from '@cueroom/core/imports/send/known-guests.ts'
import { Alert, Group, List, Radio, Text } from '@mantine/core'
import { recordingTime } from '../ui/text.ts'
import { fieldLabels } from './import-columns.tsx'
import { onSheet, type PreviewProps } from './preview-section.tsx'

/** Guests of the show whom the file describes differently, what differs, and whether the file's details count. */
export function Differences({ preview, choices, onDuplicate, disabled }: PreviewProps) {
  const { total, guests } = preview.differing
  if (total === 0) return null
  const title = `${counted(total, 'guest')} already in your show ${total === 1 ? 'has' : 'have'} different details in this file`
  const { onDuplicate: chosen } = choices.people
  return (
    <Alert color="indigo" title={title} role="group" aria-label={title}>
      <List size="sm" spacing={4}>
        {guests.map(({ sheet, row, name, changes }) => (
          <List.Item key={`${sheet} ${row} ${name}`}>
            <Text span size="sm" fw={550}>
              {name}
            </Text>
            , {onSheet(sheet, preview)}row {row}
            {changes.map((change) => (
              <Change key={change.field} change={change} timeZone={preview.timeZone} />
            ))}
          </List.Item>
        ))}
      </List>
      {total > guests.length && <Text size="sm">and {numberText(total - guests.length)} more</Text>}
      <Radio.Group
        mt="sm"
        aria-label="Details from the file"
        value={chosen}
        onChange={(value) => onDuplicate(value === 'update' ? 'update' : 'skip')}
      >
        <Group gap="md">
          <Radio value="skip" label="Leave as they are" disabled={disabled} />
          <Radio
            value="update"
            label={total === 1 ? 'Update from the file' : `Update these ${numberText(total)} from the file`}
            disabled={disabled}
          />
        </Group>
      </Radio.Group>
    </Alert>
  )
}

function Change({ change, timeZone }: { change: FieldChange; timeZone: string }) {
  const { field, now, file } = change
  const shown = (text: string | null) =>
    text === null ? 'blank' : field === 'interviewDate' ? recordingTime(text, timeZone) : text
  return (
    <Text size="sm" dir="auto">
      {`${fieldLabels[field]}: ${shown(now)} → ${shown(file)}`}
    </Text>
  )
}
