import type { ImportPlan } from '@cueroom/core/guests/import/plan-shapes.ts'
import { leftOutRows } from '@cueroom/core/exports/left-out-rows.ts'
import { Button, Stack, Switch } from '@mantine/core'
import { saveDownload } from '../../ui/download.ts'
import { counted } from '../../ui/text.ts'
import classes from './import-preview.module.css'
import { type PreviewChoices, Section } from './preview-section.tsx'

const reportsShown = 100

const matchedBy = { email: 'same email', linkedin: 'same LinkedIn profile', name: 'same name' }

/** Duplicates, rows that are not imported, and notes, each with its row and reason. */
export function LeftOut({
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
        {skipped.length > 0 && (
          <Button
            variant="subtle"
            size="xs"
            w="fit-content"
            onClick={() => saveDownload(leftOutRows(plan.file, skipped))}
          >
            Download the rows left out
          </Button>
        )}
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
