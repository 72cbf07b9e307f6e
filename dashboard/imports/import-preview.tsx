import { counted, numberText } from '@cueroom/core/text/format.ts'
import type { ImportPreview as Preview } from '@cueroom/core/imports/session/preview.ts'
import { Stack, Text } from '@mantine/core'
import { Dimmed } from '../ui/dimmed.ts'
import { Checks } from './import-checks.tsx'
import { Columns, ColumnsLeft } from './import-columns.tsx'
import { Decisions } from './import-decisions.tsx'
import { Differences } from './import-differences.tsx'
import { Question } from './import-question.tsx'
import { Rows } from './import-rows.tsx'
import { Sheets } from './import-sheets.tsx'
import type { PreviewProps } from './preview-section.tsx'
import classes from './preview.module.css'

/** The preview of a file: guests first, then uncertain items, duplicates, skipped rows, and the column mapping. */
export function ImportPreview(props: PreviewProps) {
  const { preview, reading } = props
  return (
    <Stack gap="lg" className={classes.preview} data-reading={reading || undefined} aria-busy={reading}>
      <div>
        <Summary preview={preview} />
        <ColumnsLeft {...props} />
      </div>
      {preview.questions.slice(0, 1).map((question) => (
        <Question key={question.text} question={question} {...props} />
      ))}
      <Differences {...props} />
      <Rows {...props} />
      <Checks {...props} />
      <Decisions {...props} />
      <Columns {...props} />
      <Sheets {...props} />
    </Stack>
  )
}

function Summary({ preview: { counts, sheets } }: { preview: Preview }) {
  const imported = sheets.filter((sheet) => sheet.imported)
  const many = (count: number) => numberText(count)
  return (
    <Dimmed role="status">
      <Text span fw={600} c="var(--mantine-color-text)">
        {counted(counts.guests, 'guest')} found
      </Text>
      {imported.length > 1 && ` on ${imported.length} sheets`}
      {counts.known > 0 && `, ${many(counts.known)} of them already in your show`}
      {counts.leftOut > 0 && `, ${counted(counts.leftOut, 'row')} left out`}
      {counts.leftByHost > 0 && `, ${many(counts.leftByHost)} of them by you`}.
    </Dimmed>
  )
}
