import { counted } from '@cueroom/core/text/format.ts'
import { type DuplicateChoice, duplicateChoices } from '@cueroom/core/imports/send/merge-guest.ts'
import { Button, NativeSelect, Stack, Switch } from '@mantine/core'
import { useChange } from '../app/api.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { saveDownload } from '../ui/download.ts'
import { type PreviewProps, Section } from './preview-section.tsx'

export const matchedBy = { email: 'Same email', linkedin: 'Same LinkedIn profile', name: 'Same name' }

const duplicateLabels: Record<DuplicateChoice, string> = {
  skip: 'Skip',
  fill: 'Fill in blanks',
  update: 'Update from the file',
  create: 'Add as new guest',
}
export const duplicateOptions = duplicateChoices.map((value) => ({ value, label: duplicateLabels[value] }))

/** How to handle existing guests, rows without a name, and cells with several people. */
export function Decisions(props: PreviewProps) {
  const { preview, choices, onDuplicate, nameNameless, splitPeople, disabled } = props
  const { counts } = preview
  const { reading, people } = choices
  const warnings = preview.warnings.filter(({ field }) => field === null)
  const offersNameless = counts.nameless > 0 || reading.nameNameless
  const offersSplit = counts.severalPeople > 0 || reading.splitPeople === false
  const several = Object.keys(people.rows ?? {}).length > 0
  const untouched = counts.guests - counts.create - counts.merge + counts.leftOut
  if (!offersNameless && !offersSplit && counts.known + untouched + warnings.length === 0) return null
  return (
    <Section title="Duplicates and rows left out">
      <Stack gap="sm">
        {counts.known > 0 && (
          <NativeSelect
            label={`${counted(counts.known, 'guest')} already in your show`}
            description={
              several
                ? 'Changing this resets your choices for individual rows, except for those you left out.'
                : undefined
            }
            maw={320}
            disabled={disabled}
            data={duplicateOptions}
            value={people.onDuplicate}
            onChange={({ currentTarget }) => onDuplicate(currentTarget.value as DuplicateChoice)}
          />
        )}
        {offersNameless && (
          <Switch
            label="Add rows without a name as “Guest {row}”"
            description={
              counts.nameless > 0 ? `${counted(counts.nameless, 'row')} without a name` : undefined
            }
            checked={reading.nameNameless ?? false}
            disabled={disabled}
            onChange={(event) => nameNameless(event.currentTarget.checked)}
          />
        )}
        {offersSplit && (
          <Switch
            label="Several people in one cell become one guest each"
            description={
              counts.severalPeople > 0
                ? `${counted(counts.severalPeople, 'row')} with several people`
                : undefined
            }
            checked={reading.splitPeople !== false}
            disabled={disabled}
            onChange={(event) => splitPeople(event.currentTarget.checked)}
          />
        )}
        {warnings.map(({ sheet, message }) => (
          <Dimmed key={`${sheet} ${message}`}>{[sheet, message].filter(Boolean).join(': ')}</Dimmed>
        ))}
        {untouched > 0 && <DownloadLeftOut {...props} />}
      </Stack>
    </Section>
  )
}

function DownloadLeftOut({ leftOutFile }: PreviewProps) {
  const download = useChange(leftOutFile, {
    onSuccess: saveDownload,
    failure: { title: 'Download failed', message: "Couldn't create the file. Please try again." },
  })
  return (
    <Button
      variant="subtle"
      size="xs"
      w="fit-content"
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      Download the rows left out
    </Button>
  )
}
