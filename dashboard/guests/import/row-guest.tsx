import type { DuplicateChoice } from '@cueroom/core/guests/import/merge.ts'
import type { PreviewRow } from '@cueroom/core/guests/import/preview.ts'
import { Checkbox, NativeSelect, Table, Text } from '@mantine/core'
import { personLine } from '../person-line.ts'
import { duplicateOptions, matchedBy } from './import-decisions.tsx'
import type { PreviewProps } from './preview-section.tsx'
import classes from './preview.module.css'

/** Who a row becomes, what is to happen with it, or why it becomes nobody. */
export function RowGuest({ row, preview, chooseRow, disabled }: PreviewProps & { row: PreviewRow }) {
  const { guests, duplicateOf, choice, leftOut, notes } = row
  const where = { sheet: preview.page.sheet, row: row.row }
  const who = guests.map(({ name }) => name).join(' and ')
  return (
    <Table.Td>
      {guests.map((guest, index) => (
        <div key={index}>
          <Text size="sm" fw={550} dir="auto">
            {guest.name}
          </Text>
          <Text size="xs" c="dimmed" lineClamp={2}>
            {personLine(guest)}
          </Text>
        </div>
      ))}
      {leftOut && (
        <Text size="sm" c="dimmed">
          {leftOut}
        </Text>
      )}
      {duplicateOf && (
        <NativeSelect
          mt={4}
          size="xs"
          aria-label={`${who}, row ${row.row}`}
          description={`${matchedBy[duplicateOf.by]} as ${duplicateOf.name}`}
          disabled={disabled}
          data={duplicateOptions}
          value={choice ?? 'skip'}
          onChange={({ currentTarget }) => chooseRow(where, currentTarget.value as DuplicateChoice)}
        />
      )}
      {guests.length > 0 && !duplicateOf && (
        <Checkbox
          mt={4}
          size="xs"
          label="Import"
          aria-label={`Import ${who}, row ${row.row}`}
          disabled={disabled}
          checked={choice === 'create'}
          onChange={({ currentTarget }) => chooseRow(where, currentTarget.checked ? 'create' : 'skip')}
        />
      )}
      {notes
        .filter(({ field }) => field === null)
        .map(({ message }) => (
          <span key={message} className={classes.note}>
            {message}
          </span>
        ))}
    </Table.Td>
  )
}
